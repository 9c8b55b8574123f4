#include "apps/cli/pipeline/effort.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "apps/cli/options/timeout.h"
#include "quadrille/sudoku/batch/one_board.h"
#include "quadrille/sudoku/batch/puzzle.h"

namespace quadrille::cli {
namespace {

std::string batch_name(sudoku::batch::InstructionSet set) {
  return fmt::format("batch-{}", sudoku::batch::name(set));
}

}  // namespace

Effort::Effort(const Settings& settings, const Stop& parent, std::size_t threads)
    : settings_(settings), start_(Stop::Clock::now()), stop_(&parent) {
  set_timeout(stop_, settings.timeout);
  options_ = {.engine = settings.engine.cover,
              .choose = settings.choose,
              .seed = settings.seed,
              .max_nodes = settings.max_nodes,
              .stop = &stop_,
              .threads = static_cast<std::uint32_t>(threads)};
}

sudoku::Answer Effort::solve(const sudoku::Grid& grid) {
  if (refuses(grid)) return {};
  sudoku::Answer answer =
      settings_.engine.batch
          ? sudoku::batch::solve_one(grid,
                                     {.instruction_set = *settings_.engine.batch, .stop = &stop_})
          : sudoku::solve(grid, options_);
  answered_by(grid, answer.engine);
  return answer;
}

sudoku::Count Effort::count(const sudoku::Grid& grid, std::uint64_t limit) {
  if (refuses(grid)) return {};
  sudoku::Count count =
      settings_.engine.batch
          ? sudoku::batch::count_one(grid, limit,
                                     {.instruction_set = *settings_.engine.batch, .stop = &stop_})
          : sudoku::count(grid, limit, options_);
  answered_by(grid, count.engine);
  return count;
}

bool Effort::refuses(const sudoku::Grid& grid) {
  if (!settings_.engine.batch || sudoku::batch::fits(grid.shape())) return false;
  refusal_ = fmt::format("{} takes boards of 9x9 with boxes of 3x3, found {}",
                         batch_name(*settings_.engine.batch), grid.shape().describe());
  return true;
}

void Effort::answered_by(const cover::EngineReport& report) {
  engine_ = cover::name(report.engine);
  reason_ = report.reason;
}

void Effort::answered_by(const sudoku::Grid& grid, const cover::EngineReport& report) {
  if (settings_.engine.batch) {
    engine_ = batch_name(*settings_.engine.batch);
    reason_ = "asked for";
  } else if (sudoku::uses_batch(grid, options_)) {
    engine_ = batch_name(sudoku::batch::best_instruction_set());
    reason_ = "the quickest for boards of 9x9";
  } else {
    answered_by(report);
  }
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
  return fmt::format("solutions={} nodes={} updates={} seconds={:.6f} engine={}\n", stats.solutions,
                     stats.nodes, stats.updates, seconds(), engine_);
}

void Effort::add_stats(nlohmann::ordered_json& object, const cover::Stats& stats) const {
  if (!settings_.stats) return;
  object["nodes"] = stats.nodes;
  object["updates"] = stats.updates;
  object["seconds"] = seconds();
  object["engine"] = engine_;
}

double Effort::seconds() const {
  return std::chrono::duration<double>(Stop::Clock::now() - start_).count();
}

}  // namespace quadrille::cli
