// Near the full grid nearly every clue can go, so that many are taken at once; where they cannot
// all go, the halves are tried. What comes out is the same as one by one. Where the first half
// could go, the second cannot, and is halved at once.
#include "quadrille/create/generate/remove_clues.h"

#include <algorithm>
#include <utility>

namespace quadrille::create {

using sudoku::Cell;
using sudoku::Grid;

ClueRemoval::ClueRemoval(Grid board, Groups groups, std::uint32_t least)
    : board_(board),
      full_(std::move(board)),
      groups_(std::move(groups)),
      least_(least),
      clues_(board_.given_count()) {}

// How many clues are worth a try at once, by the share of cells that hold one.
std::size_t ClueRemoval::run_length() const {
  const std::uint32_t cells = board_.shape().cell_count();
  const std::uint32_t percent = 100 * clues_ / cells;
  if (percent > 60) return std::max(1U, clues_ - cells * 58 / 100);
  if (percent > 48) return std::max(1U, cells / 14);
  if (percent > 40) return std::max(1U, cells / 27);
  return 1;
}

void ClueRemoval::start_run() {
  const std::size_t wanted = run_length();
  const std::size_t begin = next_;
  std::size_t cells = 0;
  while (next_ < groups_.size() && (next_ == begin || cells < wanted)) {
    const std::size_t more = groups_[next_].size();
    if (clues_ < least_ + cells + more) {
      // It cannot go whatever comes after it.
      if (next_ > begin) break;
      ++next_;
      return;
    }
    cells += more;
    ++next_;
  }
  runs_.push_back({.begin = begin, .end = next_});
}

void ClueRemoval::take(const Run& run) {
  for (std::size_t i = run.begin; i < run.end; ++i) {
    for (const Cell cell : groups_[i]) board_.set(cell, 0);
    clues_ -= static_cast<std::uint32_t>(groups_[i].size());
  }
}

void ClueRemoval::put_back(const Run& run) {
  for (std::size_t i = run.begin; i < run.end; ++i) {
    for (const Cell cell : groups_[i]) board_.set(cell, full_.at(cell));
    clues_ += static_cast<std::uint32_t>(groups_[i].size());
  }
}

void ClueRemoval::split(const Run& run) {
  if (run.size() == 1) return;
  const std::size_t middle = run.begin + run.size() / 2;
  runs_.push_back({.begin = middle, .end = run.end});
  runs_.push_back({.begin = run.begin, .end = middle, .first_half = true});
}

const Grid* ClueRemoval::question() {
  while (!runs_.empty() || next_ < groups_.size()) {
    if (runs_.empty()) {
      start_run();
    } else if (runs_.back().needed) {
      const Run run = runs_.back();
      runs_.pop_back();
      split(run);
    } else {
      take(runs_.back());
      return &board_;
    }
  }
  return nullptr;
}

void ClueRemoval::answer(std::uint64_t solutions) {
  const Run run = runs_.back();
  runs_.pop_back();
  if (solutions == 1) {
    if (run.first_half) runs_.back().needed = true;
    return;
  }
  if (solutions == Counter::kUnknown) unsure_ = true;
  put_back(run);
  split(run);
}

double ClueRemoval::progress() const {
  if (groups_.empty()) return 1;
  std::size_t left = groups_.size() - next_;
  for (const Run& run : runs_) left += run.size();
  return 1 - static_cast<double>(left) / static_cast<double>(groups_.size());
}

void remove_clues(std::span<ClueRemoval> removals, Counter& counter) {
  std::vector<ClueRemoval*> asked;
  std::vector<const Grid*> boards;
  for (;;) {
    asked.clear();
    boards.clear();
    for (ClueRemoval& removal : removals) {
      if (const Grid* board = removal.question()) {
        asked.push_back(&removal);
        boards.push_back(board);
      }
    }
    if (asked.empty()) return;
    if (counter.stopped()) {
      for (ClueRemoval* removal : asked) removal->answer(Counter::kUnknown);
      return;
    }
    const auto counts = counter.count(boards, 2);
    for (std::size_t i = 0; i < asked.size(); ++i) asked[i]->answer(counts[i]);
  }
}

}  // namespace quadrille::create
