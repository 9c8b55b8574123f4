// Drawn rows: rows between bars, in which a blank place is an empty cell.
//   sizes_of_drawn_row("| 5 3   |   7   |       |").front() == 9
//   cells_of_drawn_row("|53 | 7 |   |", 9)          // "5", "3", "", "", "7", "", "", "", ""
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace quadrille::sudoku {

struct DrawnCell {
  std::size_t offset;     // in bytes from the start of the line
  std::string_view text;  // nothing where the place is blank
};

// The board sizes that the row may belong to, the likeliest first; none where its segments do not
// tell. Only sizes whose usual boxes are as wide as the segments count, and those with one cell a
// segment.
std::vector<std::uint32_t> sizes_of_drawn_row(std::string_view line);

// The cells of a row of `size`, taken at fixed places: every segment between bars has the same
// number of cells C, and is C, 2C-1, 2C or 2C+1 characters wide, or holds one cell of any width.
// Nothing where the row is not drawn like that.
std::optional<std::vector<DrawnCell>> cells_of_drawn_row(std::string_view line, std::uint32_t size);

}  // namespace quadrille::sudoku
