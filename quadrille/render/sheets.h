// Sheets: how puzzles lie on printed pages: how many side by side, and where each of them stands.
//   const auto places = render::sheet_places({.width = 180, .height = 267}, 4, 8);   // millimetres
//   for (std::size_t i = 0; i < grids.size(); ++i) {
//     if (i % 4 == 0) say("a new page");
//     draw(places[i % 4].caption, places[i % 4].board, grids[i]);
//   }
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::render {

// So many puzzles on a page, by choice.
inline constexpr std::array<std::uint32_t, 4> kPerPage = {1, 2, 4, 6};
// Solutions need no room to write in.
inline constexpr std::uint32_t kSolutionsPerPage = 6;

// What can be printed on: a page without its margins, in any unit.
struct SheetRoom {
  double width;
  double height;
};

struct SheetGrid {
  std::uint32_t rows;
  std::uint32_t columns;

  friend bool operator==(const SheetGrid&, const SheetGrid&) = default;
};

// On an upright page there are at least as many rows as columns, on a wide one the other way round.
// requires: one of kPerPage
SheetGrid sheet_grid(std::uint32_t per_page, bool wide = false);

// From the upper left corner of the room.
struct SheetBox {
  double x;
  double y;
  double width;
  double height;
};

struct SheetPlace {
  SheetBox caption;  // a line above the board, as wide as it
  SheetBox board;    // a square, the same for all
};

// The places of a page, row by row, as large as they can be. Captions are so high, and so is what
// parts two places.
// requires: one of kPerPage, and a room for some board
std::vector<SheetPlace> sheet_places(const SheetRoom& room, std::uint32_t per_page, double caption);

// Pages for so many puzzles; the last may be shorter.
constexpr std::size_t page_count(std::size_t puzzles, std::uint32_t per_page) {
  return (puzzles + per_page - 1) / per_page;
}

}  // namespace quadrille::render
