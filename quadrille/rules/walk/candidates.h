// Candidates: the digits that are left in the cells of a board, a mask for each of them.
//   Candidates candidates(masks);
//   if (!candidates.keep(cell, ~digit)) …   // nothing is left for the cell
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/rules/draft/rule.h"

namespace quadrille::sudoku::rules {

// Digits, each at its number less one.
using Mask = std::uint32_t;
inline constexpr std::uint32_t kMostMasked = 32;

inline bool is_single(Mask mask) { return (mask & (mask - 1)) == 0; }

// The digits that are left in the cells of a board, and which cells have lost some of late.
class Candidates {
 public:
  explicit Candidates(std::vector<Mask> masks)
      : masks_(std::move(masks)), changed_(masks_.size() / 64 + 1, 0) {}

  [[nodiscard]] Mask at(Cell cell) const { return masks_[cell]; }
  [[nodiscard]] std::span<const Mask> all() const { return masks_; }
  // False where nothing is left.
  bool keep(Cell cell, Mask mask) {
    const Mask left = masks_[cell] & mask;
    if (left == masks_[cell]) return true;
    masks_[cell] = left;
    changed_[cell / 64] |= std::uint64_t{1} << (cell % 64);
    return left != 0;
  }
  // A cell that has lost digits since it was last asked for.
  std::optional<Cell> next_changed() {
    for (std::size_t word = 0; word < changed_.size(); ++word) {
      if (changed_[word] == 0) continue;
      const auto bit = static_cast<Cell>(std::countr_zero(changed_[word]));
      changed_[word] &= changed_[word] - 1;
      return static_cast<Cell>(word * 64) + bit;
    }
    return std::nullopt;
  }
  // Every cell counts as one that has changed.
  void change_all() {
    for (Cell cell = 0; cell < masks_.size(); ++cell) {
      changed_[cell / 64] |= std::uint64_t{1} << (cell % 64);
    }
  }
  // All as they were, with none that has changed.
  void put_back(std::span<const Mask> masks) {
    std::ranges::copy(masks, masks_.begin());
    std::ranges::fill(changed_, 0);
  }

 private:
  std::vector<Mask> masks_;
  std::vector<std::uint64_t> changed_;  // a bit for each cell
};

}  // namespace quadrille::sudoku::rules
