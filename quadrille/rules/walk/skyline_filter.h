// SkylineFilter: how many cells of a line are greater than all before them.
//   SkylineFilter filter(skyline, digits, peers);
//   if (!filter.apply(candidates)) …   // not so many can be seen
// For each cell and each digit that may be the highest so far, a row of bits says how many may have
// been seen; another, from the end, how many must have been.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/rules/draft/peers.h"
#include "quadrille/rules/walk/candidates.h"

namespace quadrille::sudoku::rules {

class SkylineFilter {
 public:
  SkylineFilter(const Skyline& skyline, std::uint32_t digits, const Peers& peers);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return 4 * cells_.size() * digits_; }

 private:
  // By the highest so far, where 0 is none yet.
  using Counts = std::array<std::uint64_t, kMostMasked + 1>;

  void go_forth(std::size_t place);
  void go_back(std::size_t place);
  [[nodiscard]] Mask kept(std::size_t place) const;

  std::vector<Cell> cells_;
  std::uint32_t digits_;
  std::uint32_t seen_;
  bool differ_;  // the cells
  std::vector<Mask> left_;
  std::vector<Counts> before_;  // each cell, and behind the last
  std::vector<Counts> wanted_;  // likewise
};

}  // namespace quadrille::sudoku::rules
