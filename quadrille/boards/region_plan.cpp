#include "quadrille/boards/region_plan.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace quadrille::sudoku {

RegionPlan::RegionPlan(std::uint32_t size)
    : size_(size), region_of_(std::size_t{size} * size), counts_(size, 0) {
  assert(size >= 1 && size <= kMaxSize);
}

RegionPlan::RegionPlan(const Shape& shape) : RegionPlan(shape.size()) {
  if (!shape.has_boxes()) return;
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    paint(cell, static_cast<Region>(shape.box_of(cell)));
  }
}

bool RegionPlan::paint(Cell cell, std::optional<Region> region) {
  assert(cell < region_of_.size() && (!region || *region < size_));
  if (region_of_[cell] == region) return false;
  if (region_of_[cell]) --counts_[*region_of_[cell]];
  region_of_[cell] = region;
  if (region) ++counts_[*region];
  return true;
}

std::uint32_t RegionPlan::unpainted() const {
  return size_ * size_ - std::accumulate(counts_.begin(), counts_.end(), 0U);
}

std::uint32_t RegionPlan::pieces(Region region) const {
  std::uint32_t pieces = 0;
  std::vector<bool> seen(region_of_.size(), false);
  std::vector<Cell> reached;
  const auto reach = [&](Cell cell) {
    if (seen[cell] || region_of_[cell] != region) return;
    seen[cell] = true;
    reached.push_back(cell);
  };
  for (Cell first = 0; first < region_of_.size(); ++first) {
    reach(first);
    if (!reached.empty()) ++pieces;
    while (!reached.empty()) {
      const Cell cell = reached.back();
      reached.pop_back();
      if (cell >= size_) reach(cell - size_);
      if (cell + size_ < region_of_.size()) reach(cell + size_);
      if (cell % size_ != 0) reach(cell - 1);
      if (cell % size_ + 1 != size_) reach(cell + 1);
    }
  }
  return pieces;
}

std::optional<RegionPlan::Region> RegionPlan::next_open(Region from) const {
  for (std::uint32_t step = 0; step < size_; ++step) {
    const auto region = static_cast<Region>((from + step) % size_);
    if (counts_[region] < size_) return region;
  }
  return std::nullopt;
}

bool RegionPlan::complete() const {
  return std::ranges::all_of(counts_, [this](std::uint32_t count) { return count == size_; });
}

Result<Shape> RegionPlan::shape() const {
  std::vector<std::uint16_t> regions;
  for (const std::optional<Region>& region : region_of_) {
    if (region) regions.push_back(*region);
  }
  return Shape::regions(size_, std::move(regions));
}

}  // namespace quadrille::sudoku
