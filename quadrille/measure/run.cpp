#include "quadrille/measure/run.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "quadrille/formats/write.h"
#include "quadrille/solve/plain.h"
#include "quadrille/solve/solve.h"

namespace quadrille::measure {
namespace {

using sudoku::EngineName;
using sudoku::kPlainBoard;

constexpr double kTurn = 0.01;  // seconds

constexpr std::array<Contender, 8> kContenders = {{
    {.name = "links", .engine = EngineName::links, .one_at_a_time = true},
    {.name = "single", .one_at_a_time = true},
    {.name = "batch-128", .engine = EngineName::batch_128},
    {.name = "batch-avx2", .engine = EngineName::batch_avx2},
    {.name = "batch-avx512", .engine = EngineName::batch_avx512},
    {.name = "rows", .engine = EngineName::rows, .one_at_a_time = true, .usual = false},
    {.name = "learn", .engine = EngineName::learn, .one_at_a_time = true, .usual = false},
    {.name = "sat", .engine = EngineName::sat, .one_at_a_time = true, .usual = false},
}};

std::uint64_t count_of(sudoku::Verdict verdict) {
  switch (verdict) {
    case sudoku::Verdict::one:
      return 1;
    case sudoku::Verdict::many:
      return 2;
    default:
      return 0;
  }
}

void solve_one_at_a_time(EngineName engine, const BoardSet& set, std::size_t first,
                         Answers& answers, const Stop* stop) {
  for (std::size_t i = 0; i < answers.counts.size(); ++i) {
    sudoku::Answer answer = sudoku::solve(set.boards[first + i], {.engine = engine, .stop = stop});
    answers.counts[i] = count_of(answer.verdict);
    answers.solutions[i] = std::move(answer.solution);
    // Of other engines, the board itself, and two for each one that was split.
    const cover::Stats& stats = answer.stats;
    answers.nodes += stats.links.nodes != 0 ? stats.links.nodes : 1 + 2 * stats.decisions;
    answers.updates += stats.links.updates;
  }
}

void solve_in_a_batch(sudoku::PlainSolver& solver, const BoardSet& set, std::size_t first,
                      Answers& answers, const Stop* stop) {
  const std::size_t count = answers.counts.size();
  const sudoku::PlainBoards boards{
      // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): the count tells where it ends
      .text = set.text(first).data(),
      .count = count,
      .stride = kPlainBoard};
  sudoku::PlainReport report = solver.solve(boards, {.counts = answers.counts,
                                                     .solutions = answers.texts.data(),
                                                     .stride = kPlainBoard,
                                                     .stop = stop});
  answers.nodes += count + 2 * report.splits;  // each split of a board makes two of it
  answers.failure = std::move(report.failure);
}

EngineRun::Solve make_solve(const Contender& contender) {
  assert(is_available(contender));
  if (contender.one_at_a_time) {
    return [engine = contender.engine](const BoardSet& set, std::size_t first, Answers& answers,
                                       const Stop* stop) {
      solve_one_at_a_time(engine, set, first, answers, stop);
    };
  }
  auto solver = contender.card != nullptr ? std::make_shared<sudoku::PlainSolver>(*contender.card)
                                          : std::make_shared<sudoku::PlainSolver>(contender.engine);
  return [solver = std::move(solver)](const BoardSet& set, std::size_t first, Answers& answers,
                                      const Stop* stop) {
    solve_in_a_batch(*solver, set, first, answers, stop);
  };
}

// The boards that it takes in one go: a few; or more than there are lanes, many times over. A card
// has many more lanes.
std::size_t piece_size(const Contender& contender) {
  if (contender.card != nullptr) return SIZE_MAX;
  return contender.one_at_a_time ? kLevelPuzzles : kLevelPuzzles * 128;
}

bool is_stopped(const Stop* stop) { return stop != nullptr && stop->requested(); }

}  // namespace

std::span<const Contender> all_contenders() { return kContenders; }

Contender contender_of(const sudoku::Card& card) {
  return {.name = name(EngineName::gpu), .engine = EngineName::gpu, .card = &card};
}

bool is_available(const Contender& contender) { return sudoku::is_available(contender.engine); }

bool can_take(const Contender& contender, const BoardSet& set) {
  return is_available(contender) && (contender.one_at_a_time || set.is_plain());
}

std::vector<Contender> contenders(const BoardSet& set) {
  std::vector<Contender> able;
  std::ranges::copy_if(kContenders, std::back_inserter(able), [&](const Contender& contender) {
    return contender.usual && can_take(contender, set);
  });
  return able;
}

EngineRun::EngineRun(const Contender& contender, const BoardSet& set)
    : EngineRun(contender, set, make_solve(contender)) {}

EngineRun::EngineRun(const Contender& contender, const BoardSet& set, Solve solve)
    : contender_(contender), set_(&set), solve_(std::move(solve)) {
  assert(contender.one_at_a_time || set.is_plain());
}

// For the next piece, which the end of the set may cut short.
void EngineRun::make_room() {
  const std::size_t boards = std::min(piece_size(contender_), set_->size() - first_);
  answers_.counts.assign(boards, 0);
  if (contender_.one_at_a_time) {
    answers_.solutions.assign(boards, std::nullopt);
  } else {
    answers_.texts.assign(boards * kPlainBoard, '.');
  }
  answers_.nodes = 0;
  answers_.updates = 0;
}

std::optional<Error> EngineRun::go_on(double seconds, const Clock& clock, const Stop* stop) {
  const double end = seconds_ + seconds;
  while (seconds_ < end) {
    make_room();
    const double start = clock();
    solve_(*set_, first_, answers_, stop);
    const double taken = clock() - start;
    if (is_stopped(stop)) break;
    if (answers_.failure) return answers_.failure;
    if (auto wrong = check()) return wrong;
    const std::size_t boards = answers_.counts.size();
    seconds_ += taken;
    puzzles_ += boards;
    nodes_ += answers_.nodes;
    updates_ += answers_.updates;
    first_ = (first_ + boards) % set_->size();
  }
  return std::nullopt;
}

std::optional<Error> EngineRun::check() const {
  const auto line_of = [](const sudoku::Grid& grid) { return write(grid, sudoku::Format::line); };
  for (std::size_t i = 0; i < answers_.counts.size(); ++i) {
    const std::size_t board = first_ + i;
    if (answers_.counts[i] != 1) {
      return Error{fmt::format("{}: expected one solution of {}, found {}", engine(),
                               line_of(set_->boards[board]), answers_.counts[i])};
    }
    std::string found;
    if (!contender_.one_at_a_time) {
      found = answers_.texts.substr(i * kPlainBoard, kPlainBoard);
      if (found == set_->solution_text(board)) continue;
    } else if (answers_.solutions[i]) {
      if (*answers_.solutions[i] == set_->solutions[board]) continue;
      found = line_of(*answers_.solutions[i]);
    }
    return Error{fmt::format("{}: expected the solution {} of {}, found {}", engine(),
                             line_of(set_->solutions[board]), line_of(set_->boards[board]), found)};
  }
  return std::nullopt;
}

Comparison::Comparison(const BoardSet& set, std::span<const Contender> contenders,
                       ComparisonOptions options)
    : options_(std::move(options)) {
  for (const Contender& contender : contenders) runs_.emplace_back(contender, set);
}

bool Comparison::advance() {
  const auto left = [&](const EngineRun& run) { return options_.seconds - run.seconds(); };
  for (EngineRun& run : runs_) {
    if (left(run) <= 0) continue;
    wrong_ = run.go_on(std::min(kTurn, left(run)), options_.clock, options_.stop);
    if (wrong_ || is_stopped(options_.stop)) return false;
  }
  return std::ranges::any_of(runs_, [&](const EngineRun& run) { return left(run) > 0; });
}

}  // namespace quadrille::measure
