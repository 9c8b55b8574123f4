// Mark layout: where the marks of a cell stand. Corner marks lie in rows along the top and the
// bottom, centre marks in lines between them, as large as there is room for: however many there
// are, none lies over another and none is left out.
//   const render::CellMarks marks{.corner = {{4, "4"}, {6, "6"}}, .centre = {{1, "1"}}};
//   for (const render::PlacedMark& mark : render::lay_out_marks(marks, 9).centre.marks) {
//     draw(mark.text, mark.middle.x, mark.middle.y);
//   }
// In units of a cell, whose upper left corner is 0, 0.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "quadrille/render/outline.h"
#include "quadrille/sudoku/shape.h"

namespace quadrille::render {

struct MarkText {
  sudoku::Digit digit = 0;
  std::string text = {};  // how it is written

  friend bool operator==(const MarkText&, const MarkText&) = default;
};

struct PlacedMark {
  sudoku::Digit digit = 0;
  std::string text = {};
  Point middle = {};  // of the text

  friend bool operator==(const PlacedMark&, const PlacedMark&) = default;
};

struct MarkGroup {
  std::vector<PlacedMark> marks = {};
  double font = 0;  // the size of the letters
};

struct MarkLayout {
  MarkGroup corner = {};
  MarkGroup centre = {};
};

struct CellMarks {
  std::vector<MarkText> corner = {};
  std::vector<MarkText> centre = {};
  // Whether each centre mark has a place of its own (board_geometry.h); where there are corner
  // marks too, there is no room for that.
  bool at_places = false;
};

// `size` is that of the board.
MarkLayout lay_out_marks(const CellMarks& marks, std::uint32_t size);

}  // namespace quadrille::render
