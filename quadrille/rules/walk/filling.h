// Filling: what some cells that differ have left of a set of digits that they hold together.
//   Filling filling;
//   if (filling.begin(cells, candidates, set) && filling.settle()) filling.add_to(ways);
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/rules/walk/candidates.h"

namespace quadrille::sudoku::rules {

// Of each of some cells.
using CellMasks = std::array<Mask, kMostMasked>;

inline Mask mask_of(const Digits& digits) {
  Mask mask = 0;
  for (std::uint32_t i = 0; i < kMostMasked; ++i) mask |= Mask{digits.test(i)} << i;
  return mask;
}

inline std::vector<Mask> masks_of(std::span<const Digits> sets) {
  std::vector<Mask> masks;
  masks.reserve(sets.size());
  for (const Digits& set : sets) masks.push_back(mask_of(set));
  return masks;
}

// The place of a cell in a list, where it is added if need be.
inline std::size_t number_of(std::vector<Cell>& cells, Cell cell) {
  const auto at = std::ranges::find(cells, cell);
  if (at != cells.end()) return static_cast<std::size_t>(at - cells.begin());
  cells.push_back(cell);
  return cells.size() - 1;
}

class Filling {
 public:
  // False where they cannot hold it.
  bool begin(std::span<const Cell> cells, const Candidates& candidates, Mask set) {
    count_ = cells.size();
    set_ = set;
    Mask held = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      left_[i] = candidates.at(cells[i]) & set;
      if (left_[i] == 0) return false;
      held |= left_[i];
    }
    return held == set;
  }
  // Takes away what singles rule out; false where they contradict each other.
  bool settle() {
    Outcome outcome = Outcome::changed;
    while (outcome == Outcome::changed) outcome = draw_out();
    return outcome == Outcome::stays;
  }
  void add_to(CellMasks& ways) const {
    for (std::size_t i = 0; i < count_; ++i) ways[i] |= left_[i];
  }

 private:
  enum class Outcome : std::uint8_t { changed, stays, fails };

  Outcome draw_out() {
    Mask once = 0;
    Mask twice = 0;
    Mask fixed = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Mask here = left_[i];
      twice |= once & here;
      once |= here;
      if (!is_single(here)) continue;
      if ((fixed & here) != 0) return Outcome::fails;
      fixed |= here;
    }
    if (once != set_) return Outcome::fails;
    Outcome outcome = Outcome::stays;
    for (std::size_t i = 0; i < count_; ++i) {
      if (is_single(left_[i])) continue;
      Mask left = left_[i] & ~fixed;
      const Mask alone = left & ~twice;
      if (alone != 0) left = alone;
      if (left == 0 || (alone != 0 && !is_single(alone))) return Outcome::fails;
      if (left == left_[i]) continue;
      left_[i] = left;
      outcome = Outcome::changed;
    }
    return outcome;
  }

  CellMasks left_;
  std::size_t count_ = 0;
  Mask set_ = 0;
};

inline bool keep_all(std::span<const Cell> cells, std::span<const Mask> masks,
                     Candidates& candidates) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!candidates.keep(cells[i], masks[i])) return false;
  }
  return true;
}

}  // namespace quadrille::sudoku::rules
