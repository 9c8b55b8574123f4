#include "quadrille/sudoku/rules/peers.h"

#include <algorithm>

#include "quadrille/base/sort.h"
#include "quadrille/sudoku/mosaic.h"

namespace quadrille::sudoku::rules {

Peers::Peers(const Shape& shape)
    : words_((shape.cell_count() + 63) / 64),
      seen_(shape.cell_count() * words_, 0),
      of_cell_(shape.cell_count()) {
  const ShapeAreas areas(shape);
  for (Unit area = 0; area < areas.count(); ++area) add_group(areas.cells(area));
}

void Peers::add_group(std::span<const Cell> cells) {
  const auto number = static_cast<std::uint32_t>(groups_.size());
  groups_.emplace_back(cells.begin(), cells.end());
  quadrille::sort(groups_.back());
  std::vector<std::uint64_t> together(words_, 0);
  for (const Cell cell : groups_.back()) together[cell / 64] |= std::uint64_t{1} << (cell % 64);
  for (const Cell cell : groups_.back()) {
    of_cell_[cell].push_back(number);
    std::uint64_t* const seen = seen_.data() + cell * words_;
    for (std::size_t word = 0; word < words_; ++word) seen[word] |= together[word];
    seen[cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
  }
}

bool Peers::share_group(std::span<const Cell> cells) const {
  if (cells.empty()) return true;
  return std::ranges::any_of(of_cell_[cells.front()], [&](std::uint32_t group) {
    return std::ranges::all_of(
        cells, [&](Cell cell) { return std::ranges::binary_search(of_cell_[cell], group); });
  });
}

bool Peers::all_differ(std::span<const Cell> cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (!sees(cells[i], cells[j])) return false;
    }
  }
  return true;
}

}  // namespace quadrille::sudoku::rules
