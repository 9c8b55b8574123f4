#include "quadrille/render/board_text.h"

#include "quadrille/render/board/ansi.h"
#include "quadrille/render/board/board_cells.h"
#include "quadrille/render/board/board_frame.h"

namespace quadrille::render {
namespace {

std::string_view ink_of(const CellContent& content) {
  if (content.is_in_conflict) return content.is_given ? ansi::kBoldRed : ansi::kRed;
  if (content.is_given) return ansi::kBold;
  return content.digit != 0 ? ansi::kCyan : ansi::kDim;
}

}  // namespace

std::string board_text(const sudoku::Grid& puzzle, const sudoku::Grid* solution,
                       const BoardStyle& style) {
  const BoardCells cells(puzzle, solution, style.conflicts);
  const std::uint32_t width = symbol_width(puzzle.size());
  const std::vector<std::uint32_t> widths(puzzle.size(), width);
  return draw_board(puzzle.shape(), {.ascii = style.ascii, .cell_lines = style.cell_lines}, widths,
                    [&](std::string& out, sudoku::Cell cell) {
                      const CellContent content = cells.at(cell);
                      const std::string text = symbol(content.digit, puzzle.size());
                      out.append(width - text.size(), ' ');
                      paint(out, text, ink_of(content), style.colour);
                    });
}

}  // namespace quadrille::render
