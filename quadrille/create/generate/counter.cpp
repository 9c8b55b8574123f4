#include "quadrille/create/generate/counter.h"

#include <algorithm>

#include "quadrille/logic/position.h"
#include "quadrille/solve/plain.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {

using sudoku::Grid;
using sudoku::kPlainBoard;

namespace {

// Places digits that are the last in their cell, or have one place left in a unit, as far as they
// go. The position is then solved, broken, or has no single left. False where a stop came first.
bool place_singles(logic::Position& position, const Stop* stop) {
  std::vector<sudoku::RuleId> forced;
  for (std::uint32_t i = 0; i < position.layout().rule_count(); ++i) {
    const sudoku::RuleId rule{i};
    if (position.count(rule) == 1) forced.push_back(rule);
  }
  for (std::uint32_t tried = 1; !forced.empty() && !position.broken(); ++tried) {
    // On the largest boards a thousand of them take some milliseconds.
    if (stop != nullptr && tried % 1024 == 0 && stop->requested()) return false;
    const sudoku::RuleId rule = forced.back();
    forced.pop_back();
    // By now it may have been covered.
    if (position.count(rule) != 1) continue;
    const std::uint32_t number = *position.options(rule).begin();
    position.place(position.layout().option(rule, number), &forced);
  }
  return true;
}

}  // namespace

Counter::Counter(const sudoku::Shape& shape, const CounterOptions& options)
    : options_(options), layout_(std::make_shared<const sudoku::Layout>(shape)) {
  if (!refusal(sudoku::EngineName::batch, shape)) solver_.emplace();
}

std::uint64_t Counter::count(const Grid& board, std::uint64_t limit) {
  const Grid* one = &board;
  return count({&one, 1}, limit).front();
}

std::span<const std::uint64_t> Counter::count(std::span<const Grid* const> boards,
                                              std::uint64_t limit) {
  counts_.resize(boards.size());
  if (solver_) {
    count_in_lanes(boards, limit);
  } else {
    std::ranges::transform(boards, counts_.begin(),
                           [&](const Grid* board) { return search(*board, limit); });
  }
  return counts_;
}

void Counter::count_in_lanes(std::span<const Grid* const> boards, std::uint64_t limit) {
  texts_.resize(boards.size() * kPlainBoard);
  char* text = texts_.data();
  for (const Grid* board : boards) {
    for (const sudoku::Digit digit : board->cells()) *text++ = static_cast<char>('0' + digit);
  }
  const sudoku::PlainReport report =
      solver_->solve({.text = texts_.data(), .count = boards.size(), .stride = kPlainBoard},
                     {.counts = counts_, .limit = limit, .stop = options_.stop});
  for (std::size_t i = 0; i < report.open.size(); ++i) {
    if (report.open[i] != 0) counts_[i] = kUnknown;
  }
}

std::uint64_t Counter::search(const Grid& board, std::uint64_t limit) const {
  logic::Position position(board, layout_);
  if (!place_singles(position, options_.stop)) return kUnknown;
  if (position.broken()) return 0;
  if (position.empty_cells() == 0) return std::min<std::uint64_t>(1, limit);
  if (options_.max_nodes == 0) return kUnknown;
  const sudoku::Count count = sudoku::count(
      position.grid(), limit, {.max_nodes = options_.max_nodes, .stop = options_.stop});
  const std::uint64_t solutions = count.solutions.small().value_or(limit);
  return count.exact || solutions >= limit ? solutions : kUnknown;
}

}  // namespace quadrille::create
