#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "quadrille/boards/conflicts.h"
#include "quadrille/create/full_grid.h"
#include "quadrille/create/generate/generator.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;

namespace {

constexpr std::uint64_t kMostSolutions = 1000;  // counted at first
constexpr std::size_t kChanges = 64;            // tried at a time
constexpr int kRounds = 100;
constexpr int kPatience = 12;  // rounds without progress

}  // namespace

MaskSearch::MaskSearch(const sudoku::Shape& shape, const std::vector<bool>& mask, Counter& counter)
    : shape_(shape), counter_(counter) {
  assert(mask.size() == shape.cell_count());
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (mask[cell]) clues_.push_back(cell);
  }
}

// One digit replaced, or two swapped.
Grid MaskSearch::changed(const Grid& puzzle, Random& random) const {
  Grid other = puzzle;
  const auto count = static_cast<std::uint32_t>(clues_.size());
  const Cell cell = clues_[random.below(count)];
  if (random.below(2) == 0) {
    other.set(cell, static_cast<Digit>(random.below(puzzle.size()) + 1));
  } else {
    const Cell second = clues_[random.below(count)];
    other.set(cell, puzzle.at(second));
    other.set(second, puzzle.at(cell));
  }
  return other;
}

// Of some changed puzzles the first with the fewest solutions, also if it is no better than before:
// that leads away from where nothing gets better.
std::optional<MaskSearch::Found> MaskSearch::best_change(const Found& now, Random& random) {
  std::vector<Grid> boards;
  for (std::size_t i = 0; i < kChanges; ++i) {
    Grid board = changed(now.puzzle, random);
    if (board != now.puzzle && find_conflicts(board).empty()) boards.push_back(std::move(board));
  }
  std::vector<const Grid*> pointers;
  for (const Grid& board : boards) pointers.push_back(&board);
  const auto counts = counter_.count(pointers, now.solutions);
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    if (counts[i] == 0 || counts[i] == Counter::kUnknown) continue;
    if (!best || counts[i] < counts[*best]) best = i;
  }
  if (!best) return std::nullopt;
  return Found{std::move(boards[*best]), now.solution, counts[*best]};
}

MaskSearch::Found MaskSearch::run(Random& random, const Stop* stop) {
  Found found{Grid(shape_), Grid(shape_), Counter::kUnknown};
  const std::optional<Grid> full = random_full_grid(shape_, random, stop);
  if (!full) return found;
  for (const Cell cell : clues_) found.puzzle.set(cell, full->at(cell));
  found.solutions = counter_.count(found.puzzle, kMostSolutions);
  int idle = 0;
  for (int round = 0; round < kRounds && idle < kPatience && found.solutions > 1; ++round) {
    std::optional<Found> better = best_change(found, random);
    if (counter_.stopped()) return {found.puzzle, found.solution, Counter::kUnknown};
    idle = better && better->solutions < found.solutions ? 0 : idle + 1;
    if (better) found = *std::move(better);
  }
  if (found.solutions != 1) return found;
  if (const auto answer = sudoku::solve(found.puzzle, {.stop = stop}); answer.solution) {
    found.solution = *answer.solution;
  } else {
    found.solutions = Counter::kUnknown;
  }
  return found;
}

}  // namespace quadrille::create
