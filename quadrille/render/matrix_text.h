// MatrixText: a matrix in rows of ones and dots, with the names of options and items.
//   matrix_text(view, {.width = 100})
//       1234567
//     1 ..1.11.
//     2 1..1..1
#pragma once

#include <cstdint>
#include <string>

#include "quadrille/render/matrix_view.h"
#include "quadrille/render/sink.h"

namespace quadrille::render {

struct MatrixTextStyle {
  std::uint32_t head = 12;   // options shown at the beginning
  std::uint32_t tail = 6;    // and at the end, with a note of how many there are between
  std::uint32_t width = 80;  // columns of the terminal; too many items are cut in the same way
  bool all = false;          // every option and item, however many
  bool colour = false;       // a colour for each family; without it no escape sequence
  char empty_symbol = '.';   // printable ASCII
};

// A row is an option, its name at the left; a column is an item, its name written downwards over
// it, with a blank column between families. A coloured item shows the first character of the
// colour in place of a 1. Very long names are cut. Each line ends in a newline.
std::string matrix_text(const MatrixView& view, const MatrixTextStyle& style = {});

// The same, line by line: a matrix shown in full may be larger than the memory.
void write_matrix_text(const MatrixView& view, const MatrixTextStyle& style, const Sink& sink);

}  // namespace quadrille::render
