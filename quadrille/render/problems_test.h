// Problems and boards that several tests of the pictures draw, and the lines of a text.
#pragma once

#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/cover/problem.h"

namespace quadrille::render {

// The classic example: items 1 to 7, six options without names.
inline cover::Problem seven_items() {
  cover::ProblemBuilder builder;
  for (int item = 1; item <= 7; ++item) builder.add_primary(std::to_string(item));
  using Items = std::initializer_list<std::uint32_t>;
  for (const Items items :
       {Items{3, 5, 6}, Items{1, 4, 7}, Items{2, 3, 6}, Items{1, 4}, Items{2, 7}, Items{4, 5, 7}}) {
    std::vector<cover::Entry> entries;
    for (const std::uint32_t item : items) entries.push_back({cover::ItemId{item - 1}});
    builder.add_option(entries);
  }
  return *builder.build();
}

// Three primary items, two secondary ones with colours.
inline cover::Problem coloured_items() {
  cover::ProblemBuilder builder;
  const cover::ItemId p = builder.add_primary("p");
  const cover::ItemId q = builder.add_primary("q");
  const cover::ItemId r = builder.add_primary("r");
  const cover::ItemId x = builder.add_secondary("x");
  const cover::ItemId y = builder.add_secondary("y");
  const cover::ColourId amber = builder.add_colour("amber");
  const cover::ColourId blue = builder.add_colour("blue");
  builder.add_option({{p}, {q}, {x}, {y, amber}});
  builder.add_option({{p}, {r}, {x, amber}, {y}});
  builder.add_option({{p}, {x, blue}});
  builder.add_option({{q}, {x, amber}}, "choice");
  builder.add_option({{r}, {y, blue}});
  return *builder.build();
}

// Digits and dots, row after row.
inline sudoku::Grid drawn(const sudoku::Shape& shape, std::string_view digits) {
  sudoku::Grid grid(shape);
  for (sudoku::Cell cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] != '.') grid.set(cell, static_cast<sudoku::Digit>(digits[cell] - '0'));
  }
  return grid;
}

// One capital letter a cell.
inline sudoku::Shape lettered(std::uint32_t size, std::string_view letters) {
  std::vector<std::uint16_t> regions;
  for (const char letter : letters) regions.push_back(static_cast<std::uint16_t>(letter - 'A'));
  return *sudoku::Shape::regions(size, std::move(regions));
}

inline sudoku::Shape five_regions() { return lettered(5, "AABBBAABBCADDCCDDDCCEEEEE"); }

// Without their newlines.
inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace quadrille::render
