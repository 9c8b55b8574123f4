// A board of n rows has n + 1 horizontal and n + 1 vertical lines, most of them invisible. Only
// those on which some border runs are given room: three characters between two columns (one
// otherwise), a line of text between two rows (none otherwise). So 3x3 boxes stand close together,
// and regions, whose borders may run anywhere, get the full lattice.
#include <cassert>
#include <utility>
#include <vector>

#include "quadrille/render/board.h"
#include "quadrille/render/board/drawing.h"
#include "quadrille/render/terminal.h"

namespace quadrille::render {
namespace {

class Frame {
 public:
  Frame(const sudoku::Shape& shape, const FrameStyle& style, std::span<const std::uint32_t> widths)
      : style_(style),
        widths_(widths),
        borders_(shape, style.cell_lines && !style.ascii ? Line::light : Line::none),
        rows_(borders_.rows()),
        columns_(borders_.columns()),
        room_beside_(columns_ + 1, shape.is_irregular()),
        room_above_(rows_ + 1, shape.is_irregular()) {
    assert(widths.size() == columns_);
    for (std::uint32_t row = 0; row <= rows_; ++row) {
      for (std::uint32_t column = 0; column <= columns_; ++column) {
        const Crossing crossing = borders_.crossing(row, column);
        if (crossing.down != Line::none) room_beside_[column] = true;
        if (crossing.right != Line::none) room_above_[row] = true;
      }
    }
  }

  std::string draw(const PutCell& put_cell) {
    for (std::uint32_t row = 0; row <= rows_; ++row) {
      if (room_above_[row]) draw_line_above(row);
      if (row < rows_) draw_cells(row, put_cell);
    }
    return std::move(out_);
  }

 private:
  void put(const Crossing& crossing) {
    out_ += style_.ascii ? ascii_stroke(crossing) : stroke(crossing);
  }

  void put_level(Line line, std::uint32_t count) {
    for (; count > 0; --count) put({.right = line, .left = line});
  }

  void draw_line_above(std::uint32_t row) {
    for (std::uint32_t column = 0; column <= columns_; ++column) {
      const Crossing crossing = borders_.crossing(row, column);
      const std::uint32_t padding = room_beside_[column] ? 1 : 0;
      if (column > 0) put_level(crossing.left, padding);
      put(crossing);
      if (column < columns_) put_level(crossing.right, padding + widths_[column]);
    }
    out_ += '\n';
  }

  void draw_cells(std::uint32_t row, const PutCell& put_cell) {
    for (std::uint32_t column = 0; column <= columns_; ++column) {
      const bool room = room_beside_[column];
      if (room && column > 0) out_ += ' ';
      const Line line = borders_.left_of(row, column);
      put({.up = line, .down = line});
      if (room && column < columns_) out_ += ' ';
      if (column == columns_) break;
      const sudoku::Cell cell = borders_.cell_at(row, column);
      if (cell != sudoku::kNoCell) {
        put_cell(out_, cell);
      } else {
        out_.append(widths_[column], ' ');
      }
    }
    out_ += '\n';
  }

  const FrameStyle& style_;
  std::span<const std::uint32_t> widths_;
  Borders borders_;
  std::uint32_t rows_;
  std::uint32_t columns_;
  std::vector<bool> room_beside_;  // for each vertical line
  std::vector<bool> room_above_;   // for each horizontal line
  std::string out_;
};

}  // namespace

std::string draw_board(const sudoku::Shape& shape, const FrameStyle& style,
                       std::span<const std::uint32_t> widths, const PutCell& put_cell) {
  return Frame(shape, style, widths).draw(put_cell);
}

std::string board_text(const sudoku::Grid& puzzle, const sudoku::Grid* solution,
                       const BoardStyle& style) {
  const BoardCells cells(puzzle, solution, style.conflicts);
  const std::uint32_t width = symbol_width(puzzle.size());
  const std::vector<std::uint32_t> widths(Borders(puzzle.shape()).columns(), width);
  return draw_board(puzzle.shape(), {.ascii = style.ascii, .cell_lines = style.cell_lines}, widths,
                    [&](std::string& out, sudoku::Cell cell) {
                      const CellContent content = cells.at(cell);
                      const std::string text = symbol(content.digit, puzzle.size());
                      out.append(width - text.size(), ' ');
                      paint(out, text, cell_ink(content), style.colour);
                    });
}

}  // namespace quadrille::render
