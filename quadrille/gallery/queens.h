// Queens: n queens on an n x n board, none attacking another. Every row and every column must have
// a queen (primary items); a diagonal may have one (secondary items).
//   use(gallery::queens(8).option_count());   // 64
#pragma once

#include <string>

#include "quadrille/cover/problem.h"

namespace quadrille::gallery {

inline cover::Problem queens(std::uint32_t n) {
  cover::ProblemBuilder builder;
  std::vector<cover::ItemId> rows;
  std::vector<cover::ItemId> columns;
  std::vector<cover::ItemId> rising;   // row + column is the same along each
  std::vector<cover::ItemId> falling;  // row - column is
  for (std::uint32_t i = 0; i < n; ++i)
    rows.push_back(builder.add_primary("row " + std::to_string(i)));
  for (std::uint32_t i = 0; i < n; ++i) {
    columns.push_back(builder.add_primary("column " + std::to_string(i)));
  }
  for (std::uint32_t i = 0; i < 2 * n - 1; ++i) {
    rising.push_back(builder.add_secondary("rising " + std::to_string(i)));
    falling.push_back(builder.add_secondary("falling " + std::to_string(i)));
  }
  for (std::uint32_t row = 0; row < n; ++row) {
    for (std::uint32_t column = 0; column < n; ++column) {
      builder.add_option({{rows[row]},
                          {columns[column]},
                          {rising[row + column]},
                          {falling[row + n - 1 - column]}});
    }
  }
  return *builder.build();
}

}  // namespace quadrille::gallery
