// Walk: a search on the rules of a board as they stand, without a matrix.
//   if (const std::unique_ptr<Walk> walk = begin_walk(grid, stop)) {
//     while (walk->next(UINT64_MAX, stop)) use(walk->solution());
//   }
// It tries digits cell by cell, and applies all filters (filter_all.h) after each. A board that
// needs hardly any trying is solved before a matrix would have been made. For others an engine that
// learns from dead ends may be better, and search/rule_turns.h lets the two take turns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/rules/draft/rule.h"

namespace quadrille::sudoku::rules {

class Walk {
 public:
  Walk() = default;
  virtual ~Walk() = default;
  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;

  // Goes on to the next solution; false when there is none, when so much work has been done since
  // the beginning, or a stop came first. In the last two cases it goes on where it was.
  virtual bool next(std::uint64_t most_work, const Stop* stop) = 0;
  // The digits of all cells.
  // requires: next() has returned true
  [[nodiscard]] virtual std::span<const Digit> solution() const = 0;
  // Every solution has been seen.
  [[nodiscard]] virtual bool exhausted() const = 0;
  // What has been done, in steps of one to two nanoseconds.
  [[nodiscard]] virtual std::uint64_t work() const = 0;
  // The part of its tree that it has seen, from 0 to 1.
  [[nodiscard]] virtual double progress() const = 0;
  [[nodiscard]] virtual std::uint64_t decisions() const = 0;
  [[nodiscard]] virtual std::uint64_t conflicts() const = 0;
};

// Nothing where the board is too large for it, or a stop came first.
// requires: a grid with constraints
std::unique_ptr<Walk> begin_walk(const Grid& grid, const Stop* stop);

// The same for rules as they were lowered.
// requires: at most kMostMasked digits
std::unique_ptr<Walk> begin_walk(const Shape& shape, const RuleSet& rules);

}  // namespace quadrille::sudoku::rules
