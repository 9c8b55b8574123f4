#include "quadrille/sudoku/rules/peers.h"

#include <algorithm>

#include "quadrille/base/sort.h"

namespace quadrille::sudoku::rules {

Peers::Peers(const Shape& shape) : of_cell_(shape.cell_count()) {
  const Layout layout(shape);
  for (Unit unit = 0; unit < layout.unit_count(); ++unit) add_group(layout.cells(unit));
}

void Peers::add_group(std::span<const Cell> cells) {
  const auto number = static_cast<std::uint32_t>(groups_.size());
  groups_.emplace_back(cells.begin(), cells.end());
  quadrille::sort(groups_.back());
  for (const Cell cell : groups_.back()) of_cell_[cell].push_back(number);
}

bool Peers::sees(Cell a, Cell b) const {
  if (a == b) return false;
  const auto& of_b = of_cell_[b];
  return std::ranges::any_of(
      of_cell_[a], [&](std::uint32_t group) { return std::ranges::binary_search(of_b, group); });
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
