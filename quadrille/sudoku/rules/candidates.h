// Candidates: the digits that are left in the cells of a board, a mask for each of them.
//   Candidates candidates(masks);
//   if (!candidates.keep(cell, ~digit)) …   // nothing is left for the cell
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/sudoku/rules/rule.h"

namespace quadrille::sudoku::rules {

// Digits, each at its number less one.
using Mask = std::uint32_t;
inline constexpr std::uint32_t kMostMasked = 32;

inline bool is_single(Mask mask) { return (mask & (mask - 1)) == 0; }

// The digits that are left in the cells of a board, and which cells have lost some of late.
class Candidates {
 public:
  explicit Candidates(std::vector<Mask> masks)
      : masks_(std::move(masks)), listed_(masks_.size(), 0) {}

  [[nodiscard]] Mask at(Cell cell) const { return masks_[cell]; }
  [[nodiscard]] std::span<const Mask> all() const { return masks_; }
  // False where nothing is left.
  bool keep(Cell cell, Mask mask) {
    const Mask left = masks_[cell] & mask;
    if (left == masks_[cell]) return true;
    masks_[cell] = left;
    if (listed_[cell] == 0) {
      listed_[cell] = 1;
      changed_.push_back(cell);
    }
    return left != 0;
  }
  // A cell that has lost digits since it was last asked for.
  std::optional<Cell> next_changed() {
    if (changed_.empty()) return std::nullopt;
    const Cell cell = changed_.back();
    changed_.pop_back();
    listed_[cell] = 0;
    return cell;
  }
  // All as they were, with none that has changed.
  void put_back(std::span<const Mask> masks) {
    std::ranges::copy(masks, masks_.begin());
    for (const Cell cell : changed_) listed_[cell] = 0;
    changed_.clear();
  }

 private:
  std::vector<Mask> masks_;
  std::vector<Cell> changed_;
  std::vector<std::uint8_t> listed_;
};

}  // namespace quadrille::sudoku::rules
