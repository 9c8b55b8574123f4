// First some solutions of the board are walked: where that is all of them, every candidate is
// counted. Else each candidate that is not yet known is put on the board, and the solutions of that
// are counted, many boards at a time. Where one solution is enough, each that is found settles
// every candidate in it.
#include "quadrille/create/true_candidates.h"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "quadrille/boards/layout.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

std::uint64_t up_to(std::uint64_t limit, const sudoku::Count& count) {
  return count.solutions.small().value_or(limit);
}

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;

constexpr std::uint64_t kMostWalked = 10'000;  // solutions, some milliseconds of them
// Plain boards of 9x9 in a part: some for each lane. Others are searched one by one, and what one
// of them shows need not be asked of the next.
constexpr std::size_t kLanes = 64;

std::size_t part_of(const Grid& grid, std::uint32_t threads) {
  const bool in_lanes =
      grid.constraints() == nullptr && grid.shape() == *sudoku::Shape::boxes(3, 3);
  return (in_lanes ? kLanes : 1) * std::max(threads, 1U);
}

}  // namespace

TrueCandidates::TrueCandidates(const Grid& grid, const TrueCandidatesOptions& options)
    : grid_(grid),
      read_(sudoku::as_read(grid)),
      options_(options),
      counts_(std::size_t{grid.shape().cell_count()} * grid.size(), 0),
      known_(counts_.size(), true) {
  assert(options.limit > 0);
  list_candidates();
}

// The others are known to be in no solution.
void TrueCandidates::list_candidates() {
  const sudoku::Layout layout(grid_.shape());
  for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
    std::vector<bool> seen(grid_.size() + 1, false);
    for (const sudoku::Unit unit : layout.units_of(cell)) {
      for (const Cell other : layout.cells(unit)) {
        if (other != cell) seen[grid_.at(other)] = true;
      }
    }
    for (std::uint32_t digit = 1; digit <= grid_.size(); ++digit) {
      if (seen[digit] || !grid_.allows(cell, static_cast<Digit>(digit))) continue;
      open_.push_back(number(cell, static_cast<Digit>(digit)));
      known_[open_.back()] = false;
    }
  }
  std::ranges::reverse(open_);
  all_ = open_.size();
}

bool TrueCandidates::advance() {
  if (stopped()) return false;
  if (!begun_) {
    walk();
    return !open_.empty() && !stopped();
  }
  std::vector<Grid> boards;
  asked_.clear();
  const std::size_t part = part_of(grid_, options_.threads);
  for (auto next = open_.rbegin(); next != open_.rend() && asked_.size() < part; ++next) {
    asked_.push_back(*next);
    boards.push_back(read_);
    boards.back().set(static_cast<Cell>(*next / grid_.size()),
                      static_cast<Digit>(*next % grid_.size() + 1));
  }
  options_.limit == 1 ? ask_for_one(boards) : ask_for_counts(boards);
  std::erase_if(open_, [&](std::size_t candidate) { return known_[candidate]; });
  return !open_.empty() && !stopped();
}

void TrueCandidates::walk() {
  const std::uint64_t most = std::min(options_.limit, kMostWalked);
  sudoku::Solutions walked(read_, {.stop = options_.stop});
  while (solutions_ < most && walked.next()) {
    ++solutions_;
    see(walked.solution());
  }
  if (walked.exhausted()) {
    for (const std::size_t candidate : open_) known_[candidate] = true;
  } else if (solutions_ == kMostWalked) {
    solutions_ =
        up_to(options_.limit, sudoku::count(read_, options_.limit, {.stop = options_.stop}));
  }
  if (stopped() && !walked.exhausted()) return;
  begun_ = true;
  // A given stands in every solution.
  for (Cell cell = 0; cell < grid_.shape().cell_count(); ++cell) {
    if (grid_.at(cell) != 0) settle(number(cell, grid_.at(cell)), solutions_);
  }
  std::erase_if(open_, [&](std::size_t candidate) { return known_[candidate]; });
}

void TrueCandidates::see(const Grid& solution) {
  for (Cell cell = 0; cell < grid_.shape().cell_count(); ++cell) {
    const std::size_t candidate = number(cell, solution.at(cell));
    if (++counts_[candidate] >= options_.limit) settle(candidate, options_.limit);
  }
}

void TrueCandidates::settle(std::size_t candidate, std::uint64_t count) {
  counts_[candidate] = count;
  known_[candidate] = true;
}

void TrueCandidates::ask_for_one(const std::vector<Grid>& boards) {
  const auto answers = sudoku::solve(boards, {.stop = options_.stop, .threads = options_.threads});
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (answers[i].solution) see(*answers[i].solution);
    if (answers[i].another) see(*answers[i].another);
    if (answers[i].verdict == cover::Verdict::none) settle(asked_[i], 0);
  }
}

void TrueCandidates::ask_for_counts(const std::vector<Grid>& boards) {
  const auto found =
      sudoku::count(boards, options_.limit, {.stop = options_.stop, .threads = options_.threads});
  for (std::size_t i = 0; i < found.size(); ++i) {
    std::uint64_t& count = counts_[asked_[i]];
    count = std::max(count, up_to(options_.limit, found[i]));
    known_[asked_[i]] = found[i].exact || count >= options_.limit;
  }
}

double TrueCandidates::progress() const {
  if (!begun_) return 0;
  return all_ == 0 ? 1 : 1 - static_cast<double>(open_.size()) / static_cast<double>(all_);
}

Grid TrueCandidates::marked() const {
  Grid grid = grid_;
  std::vector<bool> marks(counts_.size());
  for (std::size_t candidate = 0; candidate < marks.size(); ++candidate) {
    marks[candidate] = counts_[candidate] > 0;
  }
  grid.set_marks(std::move(marks));
  return grid;
}

}  // namespace quadrille::create
