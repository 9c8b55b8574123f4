#include "quadrille/rules/draft/peers.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/boards/mosaic.h"

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

// As many as possible of one group of the board, then whoever sees all of them.
std::vector<std::vector<Cell>> Peers::parts_of(std::vector<Cell> cells) const {
  std::vector<std::vector<Cell>> parts;
  if (all_differ(cells)) {
    parts.push_back(std::move(cells));
    return parts;
  }
  while (!cells.empty()) {
    std::vector<Cell> best = {cells.front()};
    for (const std::vector<Cell>& group : groups_) {
      std::vector<Cell> here;
      std::ranges::copy_if(cells, std::back_inserter(here),
                           [&](Cell cell) { return std::ranges::binary_search(group, cell); });
      if (here.size() > best.size()) best = std::move(here);
    }
    for (const Cell cell : cells) {
      if (std::ranges::all_of(best, [&](Cell other) { return sees(cell, other); })) {
        best.push_back(cell);
      }
    }
    std::erase_if(cells, [&](Cell cell) { return std::ranges::find(best, cell) != best.end(); });
    parts.push_back(std::move(best));
  }
  return parts;
}

}  // namespace quadrille::sudoku::rules
