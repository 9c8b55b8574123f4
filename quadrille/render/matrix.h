// Matrix: an exact-cover problem seen as a matrix, its items sorted into families, as text, as SVG
// and as a bitmap. A row is an option, a column an item.
//   const sudoku::Encoding encoding = sudoku::encode(grid);
//   const render::MatrixView view = render::matrix_view(encoding);   // cell, row, column, box
//   render::matrix_text(view, {.width = 100});
//   render::matrix_svg(view);
//   render::matrix_pbm(view);       // black and white, for a file that ends in .pbm
//   render::matrix_summary(view);   // "729 options, 324 items, 2916 ones, density 1.23%"
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/language.h"
#include "quadrille/cover/problem.h"
#include "quadrille/rules/encode.h"

namespace quadrille::render {

struct MatrixView {
  const cover::Problem* problem;             // outlives the view
  std::vector<std::uint8_t> family_of_item;  // one for every item
  std::vector<std::string> family_names;     // one for every family
};

MatrixView matrix_view(const cover::Problem& problem);
MatrixView matrix_view(const sudoku::Encoding& encoding);

std::string matrix_summary(const MatrixView& view, const Language& language = english());

// Takes a long output piece by piece, for what may be larger than the memory. False means "enough":
// the writer stops.
using Sink = std::function<bool(std::string_view)>;

struct MatrixTextStyle {
  std::uint32_t head = 12;   // options shown at the beginning
  std::uint32_t tail = 6;    // and at the end, with a note of how many there are between
  std::uint32_t width = 80;  // columns of the terminal; too many items are cut in the same way
  bool all = false;          // every option and item, however many
  bool colour = false;       // a colour for each family; without it no escape sequence
  bool ascii = false;        // ... and ~ instead of an ellipsis
  char empty_symbol = '.';   // printable ASCII
  const Language* language = &english();
};

// The name of an option stands at the left of its row, that of an item downwards over its column,
// with a blank column between families. A coloured item shows the first character of the
// colour in place of a 1. Very long names are cut. Each line ends in a newline.
std::string matrix_text(const MatrixView& view, const MatrixTextStyle& style = {});

// The same, line by line: a matrix shown in full may be larger than the memory.
void write_matrix_text(const MatrixView& view, const MatrixTextStyle& style, const Sink& sink);

// A standalone SVG picture, each family in its colour. Up to 2,000 options and items together carry
// their names; larger ones are drawn with one unit a cell and no names. 25x25 in full, 15,625 x
// 2,500, takes less than a megabyte.
std::string matrix_svg(const MatrixView& view);

// Bitmaps, one pixel a cell. No picture is without pixels: where there are no options, or no items,
// it has one row, or column, of paper.

// PBM (P4). A one is black. A column of black pixels stands between two families, which makes the
// picture as many pixels wider as there are such places: 2,503 for the 2,500 items of 25x25.
std::string matrix_pbm(const MatrixView& view);

// PPM (P6). A one has the strong colour of its family, everything else its pale one.
std::string matrix_ppm(const MatrixView& view);

// The same row by row: the picture of a large matrix may be larger than the memory.
void write_matrix_pbm(const MatrixView& view, const Sink& sink);
void write_matrix_ppm(const MatrixView& view, const Sink& sink);

}  // namespace quadrille::render
