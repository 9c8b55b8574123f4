// A board of n cells has n + 1 horizontal and n + 1 vertical lines, most of them invisible. Only
// those on which some border runs are given room: three characters between two columns (one
// otherwise), a line of text between two rows (none otherwise). So 3x3 boxes stand close together,
// and regions, whose borders may run anywhere, get the full lattice.
#include "quadrille/render/board_text.h"

#include "quadrille/render/ansi.h"
#include "quadrille/render/board_cells.h"
#include "quadrille/render/borders.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::Grid;

class BoardDrawing {
 public:
  BoardDrawing(const Grid& puzzle, const Grid* solution, const BoardStyle& style)
      : cells_(puzzle, solution, style.conflicts),
        style_(style),
        borders_(puzzle.shape(), style.cell_lines && !style.ascii ? Line::light : Line::none),
        size_(puzzle.size()),
        width_(symbol_width(size_)),
        room_beside_(size_ + 1),
        room_above_(size_ + 1) {
    const bool lattice = puzzle.shape().is_irregular();
    for (std::uint32_t line = 0; line <= size_; ++line) {
      room_beside_[line] = lattice || borders_.left_of(0, line) != Line::none;
      room_above_[line] = lattice || borders_.above(line, 0) != Line::none;
    }
  }

  std::string draw() {
    for (std::uint32_t row = 0; row <= size_; ++row) {
      if (room_above_[row]) draw_line_above(row);
      if (row < size_) draw_cells(row);
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
    for (std::uint32_t column = 0; column <= size_; ++column) {
      const Crossing crossing = borders_.crossing(row, column);
      const std::uint32_t padding = room_beside_[column] ? 1 : 0;
      if (column > 0) put_level(crossing.left, padding);
      put(crossing);
      if (column < size_) put_level(crossing.right, padding + width_);
    }
    out_ += '\n';
  }

  void draw_cells(std::uint32_t row) {
    for (std::uint32_t column = 0; column <= size_; ++column) {
      const bool room = room_beside_[column];
      if (room && column > 0) out_ += ' ';
      const Line line = borders_.left_of(row, column);
      put({.up = line, .down = line});
      if (room && column < size_) out_ += ' ';
      if (column < size_) draw_cell(row * size_ + column);
    }
    out_ += '\n';
  }

  void draw_cell(Cell cell) {
    const CellContent content = cells_.at(cell);
    const std::string text = symbol(content.digit, size_);
    std::string_view ink = content.is_given     ? ansi::kBold
                           : content.digit != 0 ? ansi::kCyan
                                                : ansi::kDim;
    if (content.is_in_conflict) ink = content.is_given ? ansi::kBoldRed : ansi::kRed;
    out_.append(width_ - text.size(), ' ');
    paint(out_, text, ink, style_.colour);
  }

  BoardCells cells_;
  const BoardStyle& style_;
  Borders borders_;
  std::uint32_t size_;
  std::uint32_t width_;            // of a cell
  std::vector<bool> room_beside_;  // for each vertical line
  std::vector<bool> room_above_;   // for each horizontal line
  std::string out_;
};

}  // namespace

std::string board_text(const Grid& puzzle, const Grid* solution, const BoardStyle& style) {
  return BoardDrawing(puzzle, solution, style).draw();
}

}  // namespace quadrille::render
