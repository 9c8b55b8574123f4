#include "quadrille/gallery/families.h"

#include <string>
#include <vector>

#include "quadrille/rules/encode.h"

namespace quadrille::gallery {

cover::Problem queens(std::uint32_t n) {
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

cover::Problem langford(std::uint32_t n) {
  cover::ProblemBuilder builder;
  std::vector<cover::ItemId> numbers;
  std::vector<cover::ItemId> places;
  for (std::uint32_t number = 1; number <= n; ++number) {
    numbers.push_back(builder.add_primary(std::to_string(number)));
  }
  for (std::uint32_t place = 1; place <= 2 * n; ++place) {
    places.push_back(builder.add_primary("place " + std::to_string(place)));
  }
  for (std::uint32_t number = 1; number <= n; ++number) {
    for (std::uint32_t left = 0; left + number + 1 < 2 * n; ++left) {
      builder.add_option({{numbers[number - 1]}, {places[left]}, {places[left + number + 1]}});
    }
  }
  return *builder.build();
}

cover::Problem dominoes(std::uint32_t rows, std::uint32_t columns) {
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

cover::Problem latin_squares(std::uint32_t n) {
  return sudoku::encode(sudoku::Grid(*sudoku::Shape::latin(n))).problem;
}

}  // namespace quadrille::gallery
