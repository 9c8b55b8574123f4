// Dominoes: tile a board of rows x columns with dominoes. Every cell is an item, every place for a
// domino an option.
//   use(gallery::dominoes(6, 6).option_count());   // 60
#pragma once

#include <string>

#include "quadrille/cover/problem.h"

namespace quadrille::gallery {

inline cover::Problem dominoes(std::uint32_t rows, std::uint32_t columns) {
  cover::ProblemBuilder builder;
  std::vector<cover::ItemId> cells;
  for (std::uint32_t row = 0; row < rows; ++row) {
    for (std::uint32_t column = 0; column < columns; ++column) {
      cells.push_back(builder.add_primary(std::to_string(row) + "," + std::to_string(column)));
    }
  }
  for (std::uint32_t row = 0; row < rows; ++row) {
    for (std::uint32_t column = 0; column < columns; ++column) {
      const std::uint32_t cell = row * columns + column;
      if (column + 1 < columns) builder.add_option({{cells[cell]}, {cells[cell + 1]}});
      if (row + 1 < rows) builder.add_option({{cells[cell]}, {cells[cell + columns]}});
    }
  }
  return *builder.build();
}

}  // namespace quadrille::gallery
