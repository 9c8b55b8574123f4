#include "apps/cli/pipeline/limited_solve.h"

#include <cassert>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/system/interrupt.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::cli {
namespace {

constexpr std::chrono::milliseconds kSlice(100);

cover::SearchOptions with_stop(cover::SearchOptions options, const Stop& stop) {
  options.stop = &stop;
  return options;
}

}  // namespace

LimitedSolve::LimitedSolve(const Settings& settings, const Stop& parent, std::size_t threads)
    : settings_(settings), start_(Stop::Clock::now()), stop_(&parent) {
  set_timeout(stop_, settings.timeout);
  options_ = {.engine = settings.engine,
              .choose = settings.choose,
              .seed = settings.seed,
              .max_nodes = settings.max_nodes,
              .stop = &stop_,
              .threads = static_cast<std::uint32_t>(threads),
              .memory = settings.memory,
              .card = settings.card};
}

sudoku::Answer LimitedSolve::solve(const sudoku::Grid& grid) {
  refusal_ = refusal(options_.engine, grid);
  sudoku::Answer answer = sudoku::solve(grid, options_);
  with_rules_read_.reset();
  if (answer.with_rules_read != sudoku::Verdict::unknown) {
    with_rules_read_ = told_with_rules_read(grid, answer.with_rules_read);
  }
  answered_by(answer.engine);
  return answer;
}

sudoku::Count LimitedSolve::count(const sudoku::Grid& grid, std::uint64_t limit) {
  refusal_ = refusal(options_.engine, grid);
  sudoku::Count count = sudoku::count(sudoku::as_read(grid), limit, options_);
  answered_by(count.engine);
  found(grid, count);
  return count;
}

sudoku::ClassCount LimitedSolve::count_classes(const sudoku::Grid& grid) {
  refusal_ = refusal(options_.engine, grid);
  if (refusal_) return {};
  sudoku::ClassCount count = sudoku::count_classes(grid, options_);
  answered_by(count.solutions.engine);
  return count;
}

void LimitedSolve::found(const sudoku::Grid& grid, const sudoku::Count& count) {
  with_rules_read_ = told_with_rules_read(grid, count);
}

cover::SearchOptions LimitedSolve::cover_options() const { return sudoku::cover_options(options_); }

void LimitedSolve::answered_by(const cover::EngineReport& report) {
  engine_ = cover::name(report.engine);
  reason_ = report.reason;
}

void LimitedSolve::answered_by(const sudoku::EngineReport& report) {
  failure_ = report.failed ? std::optional<Error>(report.reason) : std::nullopt;
  engine_ = sudoku::name(report.engine);
  reason_ = report.reason;
}

Message LimitedSolve::excuse() const {
  if (refusal_) return refusal_->message();
  if (with_rules_read_) return *with_rules_read_;
  if (interrupt().requested()) return Message("cli.interrupted");
  if (stop_.requested() && settings_.timeout) {
    return {"cli.within_seconds", {{"seconds", fmt::format("{}", *settings_.timeout)}}};
  }
  return {"cli.within_nodes", {{"nodes", settings_.max_nodes}}};
}

bool LimitedSolve::was_handed_over() const {
  const sudoku::EngineName asked = settings_.engine;
  return asked != sudoku::EngineName::automatic && !is_batch(asked) && engine_ != name(asked) &&
         !reason_.key.empty() && reason_.key != "engine.no_search";
}

std::string LimitedSolve::engine_line(const std::string& where) const {
  if (refusal_ || !(settings_.verbose || was_handed_over())) return {};
  return fmt::format("{}: {}\n", where,
                     told("cli.answered_by", {{"engine", engine_}, {"reason", reason_}}));
}

std::string LimitedSolve::stats_line(const cover::Stats& stats,
                                     const std::optional<Natural>& counted) const {
  if (!settings_.stats) return {};
  std::string line = fmt::format("solutions={}", counted.value_or(stats.solutions).text());
  if (stats.links.nodes > 0) {
    line += fmt::format(" nodes={} updates={}", stats.links.nodes, stats.links.updates);
  }
  line += fmt::format(" decisions={} propagations={} conflicts={} seconds={:.6f} engine={}",
                      stats.decisions, stats.propagations, stats.conflicts, seconds(), engine_);
  if (const auto name = card()) line += fmt::format(" card=\"{}\"", *name);
  return line + "\n";
}

void LimitedSolve::add_stats(JsonWriter& json, const cover::Stats& stats) const {
  if (settings_.stats) {
    if (stats.links.nodes > 0) {
      json.member("nodes", stats.links.nodes).member("updates", stats.links.updates);
    }
    json.member("decisions", stats.decisions).member("propagations", stats.propagations);
    json.member("conflicts", stats.conflicts).member("seconds", seconds());
  }
  json.member("engine", engine_);
  if (const auto name = card(); name && settings_.stats) json.member("card", *name);
}

std::optional<std::string> LimitedSolve::card() const {
  if (settings_.card == nullptr || engine_ != name(sudoku::EngineName::gpu)) return std::nullopt;
  return settings_.card->name();
}

double LimitedSolve::seconds() const {
  return std::chrono::duration<double>(Stop::Clock::now() - start_).count();
}

SteadySearch::SteadySearch(const cover::Problem& problem, const cover::SearchOptions& options,
                           Progress& progress)
    : limits_(options),
      progress_(progress),
      slice_(options.stop),
      search_(problem, with_stop(options, slice_)) {
  assert(options.stop != nullptr);
  begin_slice();
}

bool SteadySearch::next() {
  while (!search_.next()) {
    if (is_over()) return false;
    part_ = search_.progress();
    progress_.advance(0, part_);
    begin_slice();
  }
  progress_.advance(1, part_);
  return true;
}

SteadyCount::SteadyCount(const cover::Problem& problem, std::uint64_t limit,
                         const cover::SearchOptions& options, Progress& progress)
    : limits_(options),
      progress_(progress),
      slice_(options.stop),
      counter_(problem, limit, with_stop(options, slice_)) {
  assert(options.stop != nullptr);
}

cover::Count SteadyCount::run() {
  do {
    progress_.advance(0, counter_.progress());
    slice_.set_deadline(Stop::Clock::now() + kSlice);
  } while (!counter_.run() && !limits_.stop->requested());
  return counter_.count();
}

SteadyBest::SteadyBest(const cover::Problem& problem, std::uint64_t count, cover::Aim aim,
                       const cover::SearchOptions& options, Progress& progress)
    : limits_(options),
      progress_(progress),
      slice_(options.stop),
      search_(problem, count, aim, with_stop(options, slice_)) {
  assert(options.stop != nullptr);
}

cover::BestSolutions SteadyBest::run() {
  do {
    progress_.advance(0, search_.progress());
    slice_.set_deadline(Stop::Clock::now() + kSlice);
  } while (!search_.run() && !limits_.stop->requested());
  return search_.best();
}

void SteadySearch::begin_slice() { slice_.set_deadline(Stop::Clock::now() + kSlice); }

bool SteadySearch::is_over() const {
  return search_.exhausted() || limits_.stop->requested() || search_.nodes() >= limits_.max_nodes;
}

}  // namespace quadrille::cli
