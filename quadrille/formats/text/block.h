// Block: lines that look like the rows of a grid, while it is open whether they are one.
//   block.add(row);
//   if (block.is_complete()) emit(block.is_grid() ? one_grid : many_one_line_boards);
//
// A grid has as many rows as cells in a row. Blank lines may part it into bands, all of the same
// number of rows; any other blank line ends it. Lines of 4, 9, 16, ... cells may also be boards of
// their own: they are a grid if at least half of those with a digit hold one that is too large for
// the smaller board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::sudoku {

struct BlockRow {
  std::size_t begin = 0;             // of the line in the input
  std::size_t end = 0;               // of the line, without its line break
  std::size_t next = 0;              // of the next line
  std::size_t number = 1;            // of the line
  std::vector<std::uint32_t> sizes;  // of the grids it may belong to, the likeliest first
  bool may_stand_alone = false;      // its number of cells is also that of a board on one line
  bool has_digits = false;
  bool fits_one_line = false;  // its digits are small enough for that board
};

class Block {
 public:
  [[nodiscard]] bool empty() const { return rows_.empty(); }
  [[nodiscard]] const std::vector<BlockRow>& rows() const { return rows_; }

  // Says that a ruler or a heading shows a grid.
  void set_drawn() { drawn_ = true; }
  void add(BlockRow row);
  // Takes note of a blank line; false where the block cannot go on behind it.
  // requires: !empty()
  [[nodiscard]] bool add_blank_line();

  // Whether a row may follow: where bands are separated by blank lines, one is due after each band.
  [[nodiscard]] bool can_take_row() const;
  // Whether the row has as many cells as those before it.
  // requires: !empty()
  [[nodiscard]] bool matches(const BlockRow& row) const;

  // The size of the grid as the rows have it so far; where they disagree, as most of them have it.
  // requires: !empty()
  [[nodiscard]] std::uint32_t size() const;
  [[nodiscard]] bool is_complete() const { return !empty() && rows_.size() >= size(); }
  [[nodiscard]] bool is_grid() const;
  // The rows of the first band, or all rows where no blank line parts them.
  [[nodiscard]] std::size_t first_band() const { return band_ != 0 ? band_ : rows_.size(); }
  // Whether the first `count` rows, and no more, are a whole grid.
  [[nodiscard]] bool can_be_grid_of(std::size_t count) const;

 private:
  std::vector<BlockRow> rows_;
  std::vector<std::uint32_t> common_;  // the sizes that all rows allow
  bool drawn_ = false;
  bool after_blank_ = false;
  std::size_t band_ = 0;  // rows before the first blank line
};

}  // namespace quadrille::sudoku
