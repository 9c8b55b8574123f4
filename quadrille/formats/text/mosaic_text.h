// Mosaics as text: boards that are not square, row by row or on one line, and pictures of boards
// that overlap.
//   const Shape shape = *Rectangle::shape({.rows = 2, .columns = 3, .digits = 4});
//   read_rectangle("12.\n..4", shape), read_rectangle("12...4", shape)
#pragma once

#include <cstdint>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/text/line_scan.h"

namespace quadrille::sudoku {

// How many lines with cells a board of that shape has, if it begins with this one.
// requires: a mosaic
std::uint32_t lines_of_mosaic(const Shape& shape, const LineScan& first);

// The cells of a board, or on one line its marks.
// requires: a shape of a rectangle
Result<Grid> read_rectangle(std::string_view text, const Shape& shape);

// What a text holds where the shape of the options is a mosaic, or there is none.
Result<Grid> read_mosaic(std::string_view text, const ReadOptions& options);

}  // namespace quadrille::sudoku
