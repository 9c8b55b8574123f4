#include "apps/cli/pipeline/effort.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "apps/cli/options/settings.h"

namespace quadrille::cli {

Effort::Effort(const Settings& settings, const Stop& parent, std::size_t threads)
    : settings_(settings), start_(Stop::Clock::now()), stop_(&parent) {
  set_timeout(stop_, settings.timeout);
  options_ = {.engine = settings.engine,
              .choose = settings.choose,
              .seed = settings.seed,
              .max_nodes = settings.max_nodes,
              .stop = &stop_,
              .threads = static_cast<std::uint32_t>(threads)};
}

sudoku::Answer Effort::solve(const sudoku::Grid& grid) {
  refusal_ = refusal(options_.engine, grid.shape()).value_or("");
  sudoku::Answer answer = sudoku::solve(grid, options_);
  answered_by(answer.engine);
  return answer;
}

sudoku::Count Effort::count(const sudoku::Grid& grid, std::uint64_t limit) {
  refusal_ = refusal(options_.engine, grid.shape()).value_or("");
  sudoku::Count count = sudoku::count(grid, limit, options_);
  answered_by(count.engine);
  return count;
}

cover::SearchOptions Effort::cover_options() const {
  return {.engine = cover_engine(options_.engine),
          .choose = options_.choose,
          .seed = options_.seed,
          .max_nodes = options_.max_nodes,
          .stop = options_.stop,
          .threads = options_.threads};
}

void Effort::answered_by(const cover::EngineReport& report) {
  engine_ = cover::name(report.engine);
  reason_ = report.reason;
}

void Effort::answered_by(const sudoku::EngineReport& report) {
  engine_ = sudoku::name(report.engine);
  reason_ = report.reason;
}

std::string Effort::excuse() const {
  if (!refusal_.empty()) return refusal_;
  if (stop_.requested() && settings_.timeout) {
    return fmt::format("no answer within {} s", *settings_.timeout);
  }
  return fmt::format("no answer within {} nodes", settings_.max_nodes);
}

std::string Effort::engine_line(const std::string& where) const {
  if (!settings_.verbose) return {};
  return refusal_.empty() ? fmt::format("{}: answered by {}: {}\n", where, engine_, reason_) : "";
}

std::string Effort::stats_line(const cover::Stats& stats) const {
  if (!settings_.stats) return {};
  std::string line = fmt::format("solutions={}", stats.solutions);
  if (stats.links.nodes > 0) {
    line += fmt::format(" nodes={} updates={}", stats.links.nodes, stats.links.updates);
  }
  return line + fmt::format(" decisions={} propagations={} conflicts={} seconds={:.6f} engine={}\n",
                            stats.decisions, stats.propagations, stats.conflicts, seconds(),
                            engine_);
}

void Effort::add_stats(nlohmann::ordered_json& object, const cover::Stats& stats) const {
  if (!settings_.stats) return;
  if (stats.links.nodes > 0) {
    object["nodes"] = stats.links.nodes;
    object["updates"] = stats.links.updates;
  }
  object["decisions"] = stats.decisions;
  object["propagations"] = stats.propagations;
  object["conflicts"] = stats.conflicts;
  object["seconds"] = seconds();
  object["engine"] = engine_;
}

double Effort::seconds() const {
  return std::chrono::duration<double>(Stop::Clock::now() - start_).count();
}

}  // namespace quadrille::cli
