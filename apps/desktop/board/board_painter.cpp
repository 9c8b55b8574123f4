#include "apps/desktop/board/board_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "apps/desktop/board/rules_painter.h"
#include "apps/desktop/board/step_painter.h"

namespace quadrille::desktop {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using Weight = SymbolTexts::Weight;

constexpr double kDigit = 0.62;        // of the width of a cell
constexpr double kWideDigit = 0.46;    // of two figures or more
constexpr double kLeastLetters = 4.5;  // pixels; smaller ones are drawn as dots
constexpr double kLeastCellForLines = 7;
constexpr double kLeastPlace = 2.4;  // pixels of a candidate, for a dot to be told from the next
constexpr double kDot = 0.42;        // of the place of a candidate

double digit_size(const std::vector<std::string>& symbols) {
  const std::size_t longest = symbols.back().size();
  return longest == 1 ? kDigit : longest == 2 ? kWideDigit : kWideDigit * 0.72;
}

}  // namespace

bool BoardPainter::in_sight(Cell cell) const {
  const std::uint32_t row = cell / at_.size();
  const std::uint32_t column = cell % at_.size();
  return row >= rows_.first && row < rows_.end && column >= columns_.first && column < columns_.end;
}

void BoardPainter::paint(QPainter& painter, const QRectF& exposed, const BoardPicture& picture) {
  rows_ = at_.span(exposed.top(), exposed.bottom());
  columns_ = at_.span(exposed.left(), exposed.right());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(at_.board(), palette_.paper);
  paint_papers(painter, picture);
  const RulesPainter rules(at_, palette_, picture.look.broken);
  rules.paint(painter, picture.look.rules, RulesPainter::Layer::below);
  paint_lines(painter, picture);
  rules.paint(painter, picture.look.rules, RulesPainter::Layer::above);
  paint_contents(painter, picture);
  paint_heads(painter, picture);
  if (picture.overlay != nullptr && picture.overlay->scene) {
    paint_step(painter, at_, palette_, *picture.overlay->scene, picture.symbols);
  }
  paint_doubt(painter, picture);
  paint_pointed(painter, picture);
  paint_selection(painter, picture);
}

QColor BoardPainter::paper_of(const CellLook& look) const {
  using play::Tint;
  switch (look.tint) {
    case Tint::none:
      return {};
    case Tint::peer:
      return palette_.accent_pale;
    case Tint::pair:
      return palette_.warn_soft;
    case Tint::possible:
      return palette_.good_soft;
    case Tint::same:
      return palette_.accent_soft;
    case Tint::cell:
    case Tint::row:
    case Tint::column:
    case Tint::box:
      return palette_
          .family_pale[static_cast<std::size_t>(look.tint) - static_cast<std::size_t>(Tint::cell)];
    case Tint::hint:
      return palette_.warn_soft;
    case Tint::conflict:
    case Tint::wrong:
      return palette_.bad_soft;
  }
  return {};
}

void BoardPainter::paint_papers(QPainter& painter, const BoardPicture& picture) {
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (std::uint32_t row = rows_.first; row < rows_.end; ++row) {
    for (std::uint32_t column = columns_.first; column < columns_.end; ++column) {
      const Cell cell = row * at_.size() + column;
      const CellLook& look = picture.look.cells[cell];
      if (!look.colours.empty()) paint_colours(painter, picture, cell);
      const QColor paper =
          look.selected && look.tint < play::Tint::conflict ? palette_.accent_soft : paper_of(look);
      if (!paper.isValid()) continue;
      // The colours of the player stay in sight.
      if (look.colours.empty()) painter.fillRect(at_.cell(cell), paper);
    }
  }
  painter.setRenderHint(QPainter::Antialiasing);
  if (picture.overlay == nullptr) return;
  for (const auto& [cell, paper] : picture.overlay->cells) {
    if (in_sight(cell)) painter.fillRect(at_.cell(cell), paper);
  }
  painter.setPen(Qt::NoPen);
  for (const auto& [option, paper] : picture.overlay->options) {
    if (!in_sight(option.cell) || picture.look.cells[option.cell].digit != 0) continue;
    painter.setBrush(paper);
    painter.drawRoundedRect(at_.option(option).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  }
}

// Several colours of one cell are bands from the upper right to the lower left.
void BoardPainter::paint_colours(QPainter& painter, const BoardPicture& picture, Cell cell) {
  const QRectF rect = at_.cell(cell);
  const play::Marks& colours = picture.look.cells[cell].colours;
  const double count = colours.count();
  painter.save();
  painter.setClipRect(rect);
  painter.setPen(Qt::NoPen);
  double band = 0;
  for (const std::uint32_t colour : colours) {
    const double from = 2 * rect.width() * band / count;
    const double to = 2 * rect.width() * (band + 1) / count;
    QPainterPath path;
    path.moveTo(rect.left() + from, rect.top());
    path.lineTo(rect.left() + to, rect.top());
    path.lineTo(rect.left() + to - 2 * rect.width(), rect.top() + 2 * rect.height());
    path.lineTo(rect.left() + from - 2 * rect.width(), rect.top() + 2 * rect.height());
    painter.fillPath(path, palette_.colours[colour - 1]);
    band += 1;
  }
  if (picture.number_colours && at_.cell_width() > 20) {
    painter.setPen(palette_.ink);
    QFont font = painter.font();
    font.setPixelSize(std::max(7, static_cast<int>(at_.cell_width() * 0.18)));
    painter.setFont(font);
    QStringList numbers;
    for (const std::uint32_t colour : colours) numbers.append(QString::number(colour));
    painter.drawText(rect.adjusted(2, 0, -2, 0), Qt::AlignRight | Qt::AlignBottom,
                     numbers.join(QLatin1Char(' ')));
  }
  painter.restore();
}

void BoardPainter::paint_contents(QPainter& painter, const BoardPicture& picture) {
  for (std::uint32_t row = rows_.first; row < rows_.end; ++row) {
    for (std::uint32_t column = columns_.first; column < columns_.end; ++column) {
      const Cell cell = row * at_.size() + column;
      const CellLook& look = picture.look.cells[cell];
      if (look.digit != 0) {
        paint_digit(painter, picture, cell);
      } else if (!look.candidates.empty()) {
        paint_candidates(painter, picture, cell);
      } else if (!look.corner.empty() || !look.centre.empty()) {
        paint_marks(painter, picture, cell);
      }
    }
  }
}

void BoardPainter::paint_digit(QPainter& painter, const BoardPicture& picture, Cell cell) {
  const CellLook& look = picture.look.cells[cell];
  const QRectF rect = at_.cell(cell);
  const double letters = at_.cell_width() * digit_size(picture.symbols);
  const QColor ink = look.struck && !look.given ? palette_.bad
                     : look.given               ? palette_.ink
                                                : palette_.accent;
  if (letters < kLeastLetters) {
    const double inset = rect.width() * 0.25;
    painter.fillRect(rect.adjusted(inset, inset, -inset, -inset), ink);
    return;
  }
  painter.setPen(ink);
  texts_.draw(painter, rect.center(), look.digit, letters,
              look.given ? Weight::strong : Weight::normal);
  if (look.struck) {
    painter.setPen(QPen(palette_.bad, std::max(1.2, rect.width() * 0.035)));
    const double inset = rect.width() * 0.2;
    painter.drawLine(rect.bottomLeft() + QPointF(inset, -inset),
                     rect.topRight() + QPointF(-inset, inset));
  }
}

// What the player has written is in ink, candidates that the program shows are paler; and corner
// marks stand on slips, so that a single one is not taken for a centre mark.
void BoardPainter::paint_marks(QPainter& painter, const BoardPicture& picture, Cell cell) {
  const CellLook& look = picture.look.cells[cell];
  render::MarksToPlace marks;
  for (const std::uint32_t digit : look.corner) marks.corner.push_back(static_cast<Digit>(digit));
  for (const std::uint32_t digit : look.centre) marks.centre.push_back(static_cast<Digit>(digit));
  const render::MarkLayout layout = render::lay_out_marks(marks, picture.symbols);
  const QRectF rect = at_.cell(cell);
  for (const render::MarkGroup* group : {&layout.corner, &layout.centre}) {
    const double letters = group->font * rect.width() * at_.marks_part();
    if (letters < kLeastLetters) continue;
    for (const render::PlacedMark& mark : group->marks) {
      const bool chosen = mark.digit == picture.look.digit;
      const QPointF middle = rect.topLeft() + QPointF(mark.x * rect.width(),
                                                      at_.height_of_mark(mark.y) * rect.height());
      if (group == &layout.corner) paint_slip(painter, middle, letters, picture.symbols);
      painter.setPen(chosen ? palette_.accent : palette_.ink);
      texts_.draw(painter, middle, mark.digit, letters, chosen ? Weight::strong : Weight::normal);
    }
  }
}

void BoardPainter::paint_slip(QPainter& painter, const QPointF& middle, double letters,
                              const std::vector<std::string>& symbols) {
  const double high = letters * 1.02;
  const double wide = std::max(high, letters * 0.62 * static_cast<double>(symbols.back().size()));
  painter.setPen(QPen(palette_.line, 1));
  painter.setBrush(palette_.accent_pale);
  painter.drawRoundedRect(QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high), 2, 2);
  painter.setBrush(Qt::NoBrush);
}

void BoardPainter::paint_candidates(QPainter& painter, const BoardPicture& picture, Cell cell) {
  const CellLook& look = picture.look.cells[cell];
  const double letters =
      std::min(at_.places().font(picture.symbols), 0.27) * at_.cell_width() * at_.marks_part();
  const render::StepScene* scene =
      picture.overlay != nullptr && picture.overlay->scene ? &*picture.overlay->scene : nullptr;
  // On a cell with a colour a line sets them off.
  painter.setPen(look.colours.empty() ? QPen(Qt::NoPen) : QPen(palette_.line_strong, 1));
  for (const auto& [digit, colour] : look.candidate_colours) {
    painter.setBrush(palette_.colours[colour - 1U]);
    painter.drawRoundedRect(at_.option({cell, digit}), 2, 2);
  }
  if (letters < kLeastLetters) {
    paint_dots(painter, picture, cell);
    return;
  }
  QColor ink;
  for (const std::uint32_t number : look.candidates) {
    const auto digit = static_cast<Digit>(number);
    // What a step sets off is drawn with it.
    if (scene != nullptr && scene->role({cell, digit}) != render::Role::none) continue;
    const bool chosen = digit == picture.look.digit;
    const QColor& wanted = chosen ? palette_.accent : look.noted ? palette_.ink : palette_.ink_soft;
    if (ink != wanted) painter.setPen(ink = wanted);
    texts_.draw(painter, at_.middle({cell, digit}), digit, letters,
                chosen ? Weight::strong : Weight::normal);
  }
}

// Candidates that are too small to be read: how many there are, and where the one that is set off
// is among them.
void BoardPainter::paint_dots(QPainter& painter, const BoardPicture& picture, Cell cell) {
  const double place = std::min(at_.places().width(), at_.places().height()) * at_.cell_width();
  if (place < kLeastPlace) return;
  const double side = std::max(1.0, std::round(place * kDot));
  for (const std::uint32_t number : picture.look.cells[cell].candidates) {
    const auto digit = static_cast<Digit>(number);
    const bool chosen = digit == picture.look.digit;
    const QPointF middle = at_.middle({cell, digit});
    const double wide = chosen ? std::min(2 * side, place) : side;
    painter.fillRect(
        QRectF(std::round(middle.x() - wide / 2), std::round(middle.y() - wide / 2), wide, wide),
        chosen ? palette_.accent : palette_.ink_soft);
  }
}

void BoardPainter::paint_lines(QPainter& painter, const BoardPicture& picture) {
  const double wide = at_.cell_width();
  const QRectF board = at_.board();
  painter.setRenderHint(QPainter::Antialiasing, false);
  if (wide >= kLeastCellForLines) {
    painter.setPen(QPen(palette_.line, palette_.contrast ? 2 : 1));
    for (std::uint32_t row = std::max(1U, rows_.first); row < std::min(rows_.end + 1, at_.size());
         ++row) {
      painter.drawLine(at_.at({0, 1.0 * row}), at_.at({1.0 * at_.size(), 1.0 * row}));
    }
    for (std::uint32_t column = std::max(1U, columns_.first);
         column < std::min(columns_.end + 1, at_.size()); ++column) {
      painter.drawLine(at_.at({1.0 * column, 0}), at_.at({1.0 * column, 1.0 * at_.size()}));
    }
  }
  painter.setRenderHint(QPainter::Antialiasing);
  const double strong = std::clamp(wide * 0.045, 1.0, 3.0) + (palette_.contrast ? 1 : 0);
  painter.setPen(QPen(palette_.line_strong, strong, Qt::SolidLine, Qt::SquareCap));
  const sudoku::Shape& shape = picture.layout.shape();
  if (picture.overlay != nullptr && !picture.overlay->regions.empty()) {
    const std::vector<int>& regions = picture.overlay->regions;
    for (const QLineF& line : region_lines(at_, [&](Cell cell) { return regions[cell]; })) {
      painter.drawLine(line);
    }
  } else if (shape.has_boxes()) {
    for (const QLineF& line : region_lines(at_, [&](Cell cell) { return shape.box_of(cell); })) {
      painter.drawLine(line);
    }
  }
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(board);
}

// The numbers of rows and columns.
void BoardPainter::paint_heads(QPainter& painter, const BoardPicture& picture) {
  if (at_.head() == 0) return;
  QFont font = painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(at_.cell_width() * 0.26), 8, 14));
  font.setWeight(QFont::Normal);
  painter.setFont(font);
  const std::optional<Cell> cursor = picture.look.cursor;
  const auto draw = [&](const QRectF& rect, std::uint32_t number, bool here) {
    painter.setPen(here ? palette_.accent : palette_.ink_soft);
    painter.drawText(rect, Qt::AlignCenter, QString::number(number + 1));
  };
  const double from = at_.left() - at_.beside() - at_.head() - 2;
  for (std::uint32_t row = rows_.first; row < rows_.end; ++row) {
    const QRectF cell = at_.cell(row * at_.size());
    draw(QRectF(from, cell.top(), at_.head(), cell.height()), row,
         cursor && *cursor / at_.size() == row);
  }
  for (std::uint32_t column = columns_.first; column < columns_.end; ++column) {
    const QRectF cell = at_.cell(column);
    draw(QRectF(cell.left(), from, cell.width(), at_.head()), column,
         cursor && *cursor % at_.size() == column);
  }
}

void BoardPainter::paint_selection(QPainter& painter, const BoardPicture& picture) {
  std::vector<Cell> selected;
  for (Cell cell = 0; cell < picture.look.cells.size(); ++cell) {
    if (picture.look.cells[cell].selected) selected.push_back(cell);
  }
  const double width = std::clamp(at_.cell_width() * 0.06, 1.5, 3.5);
  painter.setBrush(Qt::NoBrush);
  if (!selected.empty() && selected.size() < picture.look.cells.size()) {
    painter.setPen(QPen(palette_.accent, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    paint_outline(painter, at_, selected, width / 2 / at_.cell_width());
  }
  // Where the keyboard is, also among other selected cells.
  if (picture.focused && picture.look.cursor) {
    painter.setPen(QPen(palette_.ink_soft, 1, Qt::DotLine));
    const double inset = width + 1.5;
    painter.drawRect(at_.cell(*picture.look.cursor).adjusted(inset, inset, -inset, -inset));
  }
}

// A question mark and a broken frame: the sign does not hang on its colour.
void BoardPainter::paint_doubt(QPainter& painter, const BoardPicture& picture) {
  QFont font = painter.font();
  font.setPixelSize(std::max(8, static_cast<int>(at_.cell_width() * 0.3)));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  painter.setBrush(Qt::NoBrush);
  const double wide = std::clamp(at_.cell_width() * 0.05, 1.5, 3.0);
  painter.setPen(QPen(palette_.bad, wide, Qt::DashLine, Qt::FlatCap));
  for (Cell cell = 0; cell < picture.look.cells.size(); ++cell) {
    if (!picture.look.cells[cell].doubtful || !in_sight(cell)) continue;
    const QRectF rect = at_.cell(cell);
    painter.drawRect(rect.adjusted(1.5 * wide, 1.5 * wide, -1.5 * wide, -1.5 * wide));
    painter.drawText(rect.adjusted(0, 2 * wide, -3 * wide, 0), Qt::AlignRight | Qt::AlignTop,
                     QStringLiteral("?"));
  }
}

void BoardPainter::paint_pointed(QPainter& painter, const BoardPicture& picture) {
  const Pointed& pointed = picture.pointed;
  painter.setBrush(Qt::NoBrush);
  if (pointed.rule) {
    const sudoku::Layout& layout = picture.layout;
    const bool is_cell = layout.is_cell(*pointed.rule);
    const auto family = is_cell
                            ? std::size_t{0}
                            : static_cast<std::size_t>(layout.family(layout.unit(*pointed.rule)));
    painter.setPen(QPen(palette_.family[family], std::clamp(at_.cell_width() * 0.06, 1.5, 3.5)));
    const Cell own[] = {index(*pointed.rule)};
    const auto cells =
        is_cell ? std::span<const Cell>(own) : layout.cells(layout.unit(*pointed.rule));
    paint_outline(painter, at_, cells, 0.05);
  }
  if (pointed.option && pointed.option->digit != 0) {
    // The cell and the digit, also where that is no mark.
    const bool empty = picture.look.cells[pointed.option->cell].digit == 0;
    QColor wash = palette_.accent;
    wash.setAlphaF(0.12F);
    painter.fillRect(at_.cell(pointed.option->cell), wash);
    const QRectF place =
        empty ? at_.option(*pointed.option) : at_.cell(pointed.option->cell).adjusted(3, 3, -3, -3);
    painter.setPen(QPen(palette_.accent, 2));
    if (empty) painter.setBrush(palette_.paper);
    painter.drawRoundedRect(place, 3, 3);
    if (empty) {
      painter.setPen(palette_.accent);
      texts_.draw(painter, place.center(), pointed.option->digit, place.height() * 0.72,
                  SymbolTexts::Weight::strong);
    }
  }
}

}  // namespace quadrille::desktop
