#include "quadrille/solve/bands/field.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace quadrille::sudoku::bands {
namespace {

bool is_latin(const Shape& shape) {
  return !shape.has_boxes() || shape.box_rows() == 1 || shape.box_columns() == 1;
}

// Whether bands of so many rows, with boxes of so many columns, can be counted.
bool has_bands(std::uint32_t rows, std::uint32_t columns) {
  return columns == 2 || (columns == 3 && rows == 3);
}

// What follows for the cells of a unit: a digit that is settled in one is left in no other, and
// one that is left in a single cell is settled there. Whether anything did.
bool settle(Field& field, const std::vector<std::uint32_t>& unit) {
  Digits settled = 0;
  Digits once = 0;
  Digits twice = 0;
  for (const std::uint32_t cell : unit) {
    const Digits left = field.left[cell];
    if (std::has_single_bit(left)) {
      field.contradicts |= (settled & left) != 0;
      settled |= left;
    }
    twice |= once & left;
    once |= left;
  }
  field.contradicts |= once != field.all();  // a digit has no place
  once = static_cast<Digits>(once & ~twice);
  bool changed = false;
  for (const std::uint32_t cell : unit) {
    Digits& left = field.left[cell];
    if (std::has_single_bit(left)) continue;
    auto now = static_cast<Digits>(left & ~settled);
    if ((now & once) != 0) now &= once;
    changed |= now != left;
    left = now;
  }
  return changed;
}

void settle_all(Field& field) {
  const std::uint32_t box_rows = field.stack > 0 ? field.size / field.stack : 0;
  field.left = field.given;
  std::vector<std::vector<std::uint32_t>> units;
  for (std::uint32_t line = 0; line < field.size; ++line) {
    std::vector<std::uint32_t> row;
    std::vector<std::uint32_t> column;
    for (std::uint32_t place = 0; place < field.size; ++place) {
      row.push_back(line * field.size + place);
      column.push_back(place * field.size + line);
    }
    units.push_back(row);
    units.push_back(column);
  }
  if (field.stack > 0) {
    for (std::uint32_t box = 0; box < field.size; ++box) {
      std::vector<std::uint32_t> cells;
      for (std::uint32_t place = 0; place < field.size; ++place) {
        const std::uint32_t row = box / box_rows * box_rows + place / field.stack;
        const std::uint32_t column = box % box_rows * field.stack + place % field.stack;
        cells.push_back(row * field.size + column);
      }
      units.push_back(cells);
    }
  }
  for (bool changed = true; changed && !field.contradicts;) {
    changed = false;
    for (const auto& unit : units) changed |= settle(field, unit);
  }
}

void find_reaches(Field& field) {
  field.reaches.assign(field.parts.size() * field.size, 0);
  for (std::uint32_t part = 0; part < field.parts.size(); ++part) {
    Columns* const reaches = &field.reaches[std::size_t{part} * field.size];
    for (const std::uint32_t row : field.parts[part]) {
      for (std::uint32_t column = 0; column < field.size; ++column) {
        for (Digits rest = field.left_at(row, column); rest != 0;
             rest &= static_cast<Digits>(rest - 1)) {
          reaches[std::countr_zero(rest)] |= static_cast<Columns>(1U << column);
        }
      }
    }
  }
}

Field lay(const Grid& grid, std::uint32_t stack, bool by_stacks) {
  Field field{.size = grid.size(), .stack = stack, .by_stacks = by_stacks};
  for (std::uint32_t row = 0; row < field.size; ++row) {
    for (std::uint32_t column = 0; column < field.size; ++column) {
      const Cell cell = by_stacks ? column * field.size + row : row * field.size + column;
      Digits digits = 0;
      for (std::uint32_t digit = 0; digit < field.size; ++digit) {
        if (grid.allows(cell, static_cast<Digit>(digit + 1))) digits |= Digits(1U << digit);
      }
      field.given.push_back(digits);
    }
  }
  settle_all(field);
  return field;
}

Field lay_bands(const Grid& grid, std::uint32_t height, std::uint32_t width, bool by_stacks) {
  Field field = lay(grid, width, by_stacks);
  for (std::uint32_t row = 0; row < field.size; ++row) {
    if (row % height == 0) field.parts.emplace_back();
    field.parts.back().push_back(row);
  }
  find_reaches(field);
  return field;
}

// The rows with the most givens are one half: then it can be filled in fewer ways.
Field lay_latin(const Grid& grid, bool by_stacks) {
  Field field = lay(grid, 0, by_stacks);
  struct Row {
    std::uint32_t empty_cells;
    std::uint32_t row;
  };
  std::vector<Row> rows;
  for (std::uint32_t row = 0; row < field.size; ++row) {
    rows.push_back({0, row});
    for (std::uint32_t column = 0; column < field.size; ++column) {
      if (!std::has_single_bit(field.left_at(row, column))) ++rows.back().empty_cells;
    }
  }
  std::ranges::sort(rows, [](const Row& a, const Row& b) {
    return a.empty_cells != b.empty_cells ? a.empty_cells < b.empty_cells : a.row < b.row;
  });
  field.parts.resize(2);
  for (std::uint32_t i = 0; i < field.size; ++i) {
    field.parts[i < field.size / 2 ? 0 : 1].push_back(rows[i].row);
  }
  for (auto& part : field.parts) std::ranges::sort(part);
  find_reaches(field);
  return field;
}

}  // namespace

Field without_givens_of(const Field& field, std::uint32_t part) {
  Field rest = field;
  for (const std::uint32_t row : field.parts[part]) {
    for (std::uint32_t column = 0; column < field.size; ++column) {
      rest.given[row * field.size + column] = field.all();
    }
  }
  settle_all(rest);
  find_reaches(rest);
  return rest;
}

bool has_field(const Shape& shape) {
  if (shape.is_irregular() || shape.is_mosaic() || shape.size() < 2) return false;
  if (is_latin(shape)) return shape.size() <= kMostLatin;
  return shape.size() <= kMostDigits && (has_bands(shape.box_rows(), shape.box_columns()) ||
                                         has_bands(shape.box_columns(), shape.box_rows()));
}

std::vector<Field> fields(const Grid& grid) {
  const Shape& shape = grid.shape();
  assert(has_field(shape) && !grid.constraints());
  std::vector<Field> found;
  if (is_latin(shape)) {
    found.push_back(lay_latin(grid, false));
    found.push_back(lay_latin(grid, true));
    return found;
  }
  const std::uint32_t high = shape.box_rows();
  const std::uint32_t wide = shape.box_columns();
  if (has_bands(high, wide)) found.push_back(lay_bands(grid, high, wide, false));
  // NOLINTNEXTLINE(readability-suspicious-call-argument): by stacks, the boxes lie on their side
  if (has_bands(wide, high)) found.push_back(lay_bands(grid, wide, high, true));
  return found;
}

}  // namespace quadrille::sudoku::bands
