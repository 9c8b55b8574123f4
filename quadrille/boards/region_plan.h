// RegionPlan: a board on the way to being divided into regions, cell by cell.
//   sudoku::RegionPlan plan(9);
//   plan.paint(40, 3);                          // r5c5 into the fourth region
//   if (plan.count(3) < plan.size()) say("cells are missing");
//   const Result<sudoku::Shape> divided = plan.shape();
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/shape.h"

namespace quadrille::sudoku {

class RegionPlan {
 public:
  using Region = std::uint16_t;  // from 0 to size - 1

  // No cell has a region yet.
  // requires: the size of a board
  explicit RegionPlan(std::uint32_t size);
  // The boxes or regions of a board; none where it has none.
  explicit RegionPlan(const Shape& shape);

  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] std::optional<Region> region_of(Cell cell) const { return region_of_[cell]; }
  // Puts the cell into the region, or into none; whether it was elsewhere before.
  // requires: a cell and a region of the board
  bool paint(Cell cell, std::optional<Region> region);

  // How many cells a region has, and how many have none.
  [[nodiscard]] std::uint32_t count(Region region) const { return counts_[region]; }
  [[nodiscard]] std::uint32_t unpainted() const;
  // How many pieces a region is in, if cells connect by their sides: usually 1, but that is not
  // required.
  [[nodiscard]] std::uint32_t pieces(Region region) const;
  // The next region with too few cells, from that one on and round; nothing if there is none.
  [[nodiscard]] std::optional<Region> next_open(Region from) const;
  // Every region has as many cells as there are digits.
  [[nodiscard]] bool complete() const;

  // The board. An error says what is missing: the region of some cells, or a region that has too
  // many or too few.
  [[nodiscard]] Result<Shape> shape() const;

  friend bool operator==(const RegionPlan&, const RegionPlan&) = default;

 private:
  std::uint32_t size_;
  std::vector<std::optional<Region>> region_of_;
  std::vector<std::uint32_t> counts_;
};

}  // namespace quadrille::sudoku
