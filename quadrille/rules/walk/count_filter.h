// Count filters: how often digits come in some cells.
//   CountFilter filter({.cells = cells, .digit = 7, .least = 2, .most = 2}, peers);
//   if (!filter.apply(candidates)) …   // it cannot come so often
// Of cells that all see each other, at most one has the digit. A filter for chains finds as much
// for single cells, but is slow: with these filters six published boards with such rules take a
// tenth of the time or less.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/rules/draft/peers.h"
#include "quadrille/rules/walk/candidates.h"

namespace quadrille::sudoku::rules {

// Cells in parts in which all see each other, and how often digits come in them.
class CountedCells {
 public:
  struct Range {
    std::uint32_t fixed = 0;     // so often it stands there
    std::uint32_t possible = 0;  // so often it may, at most
  };

  CountedCells(const std::vector<Cell>& cells, const Peers& peers);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] Range range(const Candidates& candidates, Mask digit) const;
  // Takes away what would make it less or more; `range` as above.
  bool keep(Candidates& candidates, Mask digit, const Range& range, std::uint32_t least,
            std::uint32_t most) const;

 private:
  std::vector<Cell> cells_;        // part by part
  std::vector<std::size_t> ends_;  // of the parts
};

class CountFilter {
 public:
  CountFilter(const Counted& counted, const Peers& peers);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_.cells(); }
  [[nodiscard]] std::size_t cost() const { return 2 * cells().size(); }

 private:
  CountedCells cells_;
  Mask digit_;
  std::uint32_t least_;
  std::uint32_t most_;
};

// The digits that are there add up to the number of cells.
class CirclesFilter {
 public:
  CirclesFilter(const Circles& circles, const Peers& peers, std::uint32_t digits);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_.cells(); }
  [[nodiscard]] std::size_t cost() const { return std::size_t{2} * digits_ * cells().size(); }

 private:
  CountedCells cells_;
  std::uint32_t digits_;
  std::uint32_t first_value_;
};

class EqualCountsFilter {
 public:
  EqualCountsFilter(const EqualCounts& equal, const Peers& peers, std::uint32_t digits);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return std::size_t{2} * digits_ * cells_.size(); }

 private:
  std::vector<CountedCells> groups_;
  std::vector<CountedCells::Range> ranges_;
  std::vector<Cell> cells_;  // each once
  std::uint32_t digits_;
};

}  // namespace quadrille::sudoku::rules
