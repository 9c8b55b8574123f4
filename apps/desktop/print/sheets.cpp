#include "apps/desktop/print/sheets.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPdfWriter>
#include <utility>

#include "apps/desktop/board/rules_painter.h"
#include "quadrille/create/level.h"
#include "quadrille/render/board.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

// In points.
constexpr double kCaption = 20;
constexpr double kLetters = 11;
constexpr double kHeading = 30;
constexpr double kFooter = 28;

// Less is no paper: three rows of captions and gaps, and something of a board.
constexpr double kLeastRoom = 8 * kCaption;

constexpr double kPointsPerInch = 72;
// Boards are drawn with cells of this width and then scaled, so that lines are in proportion.
constexpr double kDrawnCell = 48;

// Black on white, whatever the theme is.
const Palette& ink_on_paper() {
  static const Palette kPalette = [] {
    Palette palette = palette_of(PaletteKind::light);
    palette.paper = Qt::white;
    palette.ink = Qt::black;
    palette.line = QColor(0x99, 0x99, 0x99);
    palette.line_strong = Qt::black;
    palette.ink_soft = QColor(0x44, 0x44, 0x44);
    palette.accent = QColor(0x33, 0x33, 0x33);
    return palette;
  }();
  return kPalette;
}

QRectF rect_of(const render::SheetBox& box) { return {box.left, box.top, box.width, box.height}; }

BoardLook look_of_solution(const sudoku::Grid& puzzle, const sudoku::Grid& solution) {
  BoardLook look{.cells = std::vector<CellLook>(solution.cells().size()),
                 .rules = render::rule_shapes(puzzle)};
  for (sudoku::Cell cell = 0; cell < look.cells.size(); ++cell) {
    look.cells[cell].digit = solution.at(cell);
    look.cells[cell].given = puzzle.at(cell) != 0;
  }
  return look;
}

}  // namespace

Sheets::Sheets(const Shared& shared, const std::vector<PrintedPuzzle>& puzzles, SheetWishes wishes)
    : shared_(shared), wishes_(std::move(wishes)) {
  const Words& words = shared_.words;
  const bool numbered = puzzles.size() > 1;
  order_ = {.puzzles = puzzles.size(), .per_page = wishes_.per_page};
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const PrintedPuzzle& puzzle = puzzles[i];
    puzzles_.push_back({puzzle.game.puzzle(),
                        {caption_of(puzzle, numbered ? i + 1 : 0), look_of_puzzle(puzzle.game)}});
    if (!wishes_.solutions) continue;
    if (!puzzle.solution) {
      without_solution_ += puzzle.solution_sought ? 1 : 0;
      continue;
    }
    order_.solutions.push_back(i);
    puzzles_.back().solution = {numbered ? words("desktop.print.solution_of", {{"number", i + 1}})
                                         : words("desktop.print.solution"),
                                look_of_solution(puzzles_.back().givens, *puzzle.solution)};
  }
  pages_ = render::lay_out_sheets(order_, {}).size();
}

QString Sheets::caption_of(const PrintedPuzzle& puzzle, std::size_t number) const {
  const Words& words = shared_.words;
  QStringList parts;
  if (number > 0) parts.append(words("desktop.print.puzzle", {{"number", number}}));
  const sudoku::Shape& shape = puzzle.game.shape();
  if (shape != *sudoku::Shape::boxes(3, 3)) parts.append(words.tell(shape.message()));
  if (wishes_.rating && puzzle.rating) {
    const logic::Level level = create::level_of(puzzle.game.puzzle(), *puzzle.rating);
    parts.append(
        words("desktop.print.rating", {{"rating", logic::rating_message(puzzle.rating->difficulty)},
                                       {"level", logic::message_of(level)}}));
  }
  return parts.join(u" · "_s);
}

BoardLook Sheets::look_of_puzzle(const play::Game& game) const {
  // Candidates are those of what is shown.
  const play::Game givens(game.puzzle());
  const play::Game& shown = wishes_.entered ? game : givens;
  const bool candidates = wishes_.candidates && game.size() <= render::kMaxSizeWithMarks;
  BoardLook look{.cells = std::vector<CellLook>(game.cells().size()),
                 .rules = render::rule_shapes(game.record().frame)};
  for (sudoku::Cell cell = 0; cell < look.cells.size(); ++cell) {
    const play::CellState& state = shown.cell(cell);
    CellLook& paper = look.cells[cell];
    paper.digit = state.digit;
    paper.given = state.given;
    paper.colours = state.colours;
    if (state.digit != 0) continue;
    paper.corner = state.corner;
    paper.candidates = state.centre;
    if (state.corner.empty() && state.centre.empty() && candidates) {
      paper.candidates = shown.candidates(cell);
    } else if (!state.corner.empty()) {
      paper.candidates = {};
      paper.centre = state.centre;
    }
  }
  return look;
}

render::Sheet Sheets::sheet(const QSizeF& room, std::size_t page) const {
  const render::SheetPaper paper{.width = room.width(),
                                 .height = room.height(),
                                 .margin = 0,
                                 .gap = kCaption,
                                 .caption = kCaption};
  return render::lay_out_sheets(order_, paper)[page];
}

QStringList Sheets::captions(std::size_t page) const {
  QStringList captions;
  const render::Sheet shown = sheet({595, 842}, page);
  for (const render::SheetFigure& figure : shown.figures) {
    const Puzzle& puzzle = puzzles_[figure.puzzle];
    captions.append((shown.solutions ? puzzle.solution : puzzle.puzzle).caption);
  }
  return captions;
}

void Sheets::paint(QPainter& painter, const QSizeF& room, std::size_t page) {
  painter.save();
  const QFont font = shared_.theme.figures(kLetters);
  painter.setPen(Qt::black);
  QRectF left(QPointF(0, 0), room);
  if (!wishes_.heading.isEmpty()) {
    QFont large = font;
    large.setPixelSize(static_cast<int>(kLetters * 1.5));
    large.setBold(true);
    painter.setFont(large);
    painter.drawText(QRectF(0, 0, room.width(), kHeading), Qt::AlignHCenter | Qt::AlignTop,
                     wishes_.heading);
    left.setTop(kHeading);
  }
  painter.setFont(font);
  if (page_count() > 1) {
    left.setBottom(room.height() - kFooter);
    painter.drawText(
        QRectF(0, left.bottom(), room.width(), kFooter), Qt::AlignHCenter | Qt::AlignBottom,
        shared_.words("desktop.print.page", {{"page", page + 1}, {"pages", page_count()}}));
  }
  if (left.width() > kLeastRoom && left.height() > kLeastRoom) {
    const QFontMetricsF metrics(font);
    const render::Sheet shown = sheet(left.size(), page);
    for (const render::SheetFigure& figure : shown.figures) {
      const Puzzle& puzzle = puzzles_[figure.puzzle];
      const auto& [caption, look] = shown.solutions ? puzzle.solution : puzzle.puzzle;
      const QRectF above = rect_of(figure.caption).translated(left.topLeft());
      painter.setPen(Qt::black);
      painter.setFont(font);
      painter.drawText(above, Qt::AlignLeft | Qt::AlignVCenter,
                       metrics.elidedText(caption, Qt::ElideRight, above.width()));
      paint_board(painter, puzzle.givens, look, rect_of(figure.board).translated(left.topLeft()));
    }
  }
  painter.restore();
}

void Sheets::paint_board(QPainter& painter, const sudoku::Grid& givens, const BoardLook& look,
                         const QRectF& place) {
  const sudoku::Shape& shape = givens.shape();
  const sudoku::Layout layout(shape);
  std::vector<std::string> symbols;
  for (std::uint32_t digit = 1; digit <= shape.size(); ++digit) {
    symbols.push_back(sudoku::symbol_text(static_cast<sudoku::Digit>(digit), shape.size(),
                                          shared_.settings.board().symbols));
  }
  texts_.use(shared_.theme.figures(kDrawnCell), symbols);
  const BoardGeometry geometry(shape, kDrawnCell, false, room_for_rules(givens));
  painter.save();
  painter.translate(place.topLeft());
  const double beside = geometry.beside();
  const double scale = place.width() / (geometry.board_width() + 2 * beside);
  painter.scale(scale, scale);
  painter.translate(beside - geometry.left(), beside - geometry.left());
  BoardPainter(geometry, ink_on_paper(), texts_)
      .paint(painter, geometry.board(),
             {.layout = layout,
              .symbols = symbols,
              .look = look,
              .number_colours = shared_.settings.board().number_colours});
  painter.restore();
}

void print_sheets(Sheets& sheets, QPagedPaintDevice& device) {
  QPainter painter(&device);
  const QSizeF room = device.pageLayout().paintRect(QPageLayout::Point).size();
  for (std::size_t page = 0; page < sheets.page_count(); ++page) {
    if (page > 0) device.newPage();
    painter.save();
    painter.scale(device.logicalDpiX() / kPointsPerInch, device.logicalDpiY() / kPointsPerInch);
    sheets.paint(painter, room, page);
    painter.restore();
  }
}

QByteArray pdf_of(Sheets& sheets, const QPageLayout& layout, const QString& title) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageLayout(layout);
  writer.setTitle(title);
  writer.setCreator(u"Quadrille"_s);
  print_sheets(sheets, writer);
  return bytes;
}

}  // namespace quadrille::desktop
