// Sheets: the pages to print: which puzzle lies where, and the painting of one page.
//   Sheets sheets(shared, puzzles, {.per_page = 4, .solutions = true});
//   sheets.paint(painter, room, 0);              // in points, from the corner of the room
//   write_pdf(sheets, layout);                   // all of them; its text is text
// How pages are divided is render/sheets.h; a board is drawn as on the screen, in black and white.
#pragma once

#include <QByteArray>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QSizeF>
#include <QString>
#include <vector>

#include "apps/desktop/board/board_painter.h"
#include "apps/desktop/print/printed_puzzle.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/render/sheets.h"

namespace quadrille::desktop {

struct SheetWishes {
  std::uint32_t per_page = 1;  // 1, 2, 4 or 6
  bool solutions = false;      // on pages of their own, after the puzzles
  bool candidates = false;     // in empty cells
  bool rating = false;         // above each puzzle
  bool entered = false;        // what the player has entered and marked
  QString heading = {};        // above every page

  friend bool operator==(const SheetWishes&, const SheetWishes&) = default;
};

class Sheets {
 public:
  Sheets(const Shared& shared, const std::vector<PrintedPuzzle>& puzzles, SheetWishes wishes);

  [[nodiscard]] std::size_t page_count() const { return pages_; }
  // Puzzles whose solution was looked for, and that have not exactly one.
  [[nodiscard]] std::size_t without_solution() const { return without_solution_; }
  // requires: page < page_count()
  void paint(QPainter& painter, const QSizeF& room, std::size_t page);
  // What stands above the boards of a page, for those who do not see it.
  [[nodiscard]] QStringList captions(std::size_t page) const;

 private:
  struct Figure {
    QString caption;
    BoardLook look;
  };
  struct Puzzle {
    sudoku::Grid givens;
    Figure puzzle;
    Figure solution = {};
  };
  [[nodiscard]] render::Sheet sheet(const QSizeF& room, std::size_t page) const;
  [[nodiscard]] QString caption_of(const PrintedPuzzle& puzzle, std::size_t number) const;
  [[nodiscard]] BoardLook look_of_puzzle(const play::Game& game) const;
  void paint_board(QPainter& painter, const sudoku::Grid& givens, const BoardLook& look,
                   const QRectF& place);

  Shared shared_;
  SheetWishes wishes_;
  std::vector<Puzzle> puzzles_;
  render::SheetOrder order_;
  std::size_t pages_ = 0;
  std::size_t without_solution_ = 0;
  SymbolTexts texts_;
};

// Paints all pages on a printer, or on whatever has pages.
void print_sheets(Sheets& sheets, QPagedPaintDevice& device);
QByteArray pdf_of(Sheets& sheets, const QPageLayout& layout, const QString& title);

}  // namespace quadrille::desktop
