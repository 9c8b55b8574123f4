#include "quadrille/logic/layout.h"

#include <array>
#include <string_view>

#include <fmt/format.h>

namespace quadrille::logic {

Layout::Layout(const sudoku::Shape& shape)
    : shape_(shape), size_(shape.size()), families_(shape.has_boxes() ? 3 : 2) {
  units_.resize(std::size_t{cell_count()} * families_);
  places_.resize(units_.size());
  cells_.resize(std::size_t{unit_count()} * size_);
  std::vector<std::uint16_t> filled(unit_count(), 0);
  Cell cell = 0;
  for (std::uint32_t row = 0; row < size_; ++row) {
    for (std::uint32_t column = 0; column < size_; ++column, ++cell) {
      std::array<Unit, 3> units = {row, size_ + column, 0};
      if (has_boxes()) units[2] = 2 * size_ + shape.box_of(cell);
      for (std::uint32_t family = 0; family < families_; ++family) {
        const Unit unit = units[family];
        units_[cell * families_ + family] = unit;
        places_[cell * families_ + family] = filled[unit];
        cells_[unit * size_ + filled[unit]++] = cell;
      }
    }
  }
}

std::string Layout::unit_name(Unit unit) const {
  const std::string_view box = shape_.is_irregular() ? "region" : "box";
  const std::array<std::string_view, 3> names = {"row", "column", box};
  return fmt::format("{} {}", names[unit / size_], unit % size_ + 1);
}

}  // namespace quadrille::logic
