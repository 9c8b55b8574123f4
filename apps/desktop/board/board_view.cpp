#include "apps/desktop/board/board_view.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>
#include <cmath>

#include "apps/desktop/board/board_keys.h"
#include "apps/desktop/board/board_painter.h"
#include "apps/desktop/board/rules_painter.h"

namespace quadrille::desktop {
namespace {

using sudoku::Cell;

constexpr double kMostZoom = 24;
// While dragging, only the middle of a cell counts, so that one can drag diagonally.
constexpr double kDragReach = 0.42;

}  // namespace

BoardView::BoardView(Workspace& workspace, Entry& entry, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      entry_(entry),
      geometry_(workspace.game().shape(), 48) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_InputMethodEnabled, false);
  setObjectName(QStringLiteral("board"));
  setAccessibleName(workspace.words("desktop.board.name"));
  connect(&workspace, &Workspace::game_opened, this, [this] {
    zoom_ = 1;
    filtered_ = 0;
    resize_cells();
  });
  connect(&workspace, &Workspace::game_changed, this, [this] {
    faults_.reset();
    // Rules that were set may need room.
    if (room_beside() != geometry_.rules()) resize_cells();
    refresh();
    tell_cursor();
  });
  connect(&workspace, &Workspace::tool_changed, this, [this] {
    if (room_beside() != geometry_.rules()) resize_cells();
  });
  connect(&workspace, &Workspace::selection_changed, this, [this] {
    refresh();
    if (const auto cursor = workspace_.selection().cursor) {
      Q_EMIT cursor_moved(geometry_.cell(*cursor));
      if (hasFocus()) {
        QAccessibleEvent moved(this, QAccessible::Focus);
        moved.setChild(static_cast<int>(*cursor));
        QAccessible::updateAccessibility(&moved);
      }
    }
  });
  connect(&workspace, &Workspace::answer_changed, this, &BoardView::refresh);
  connect(&workspace, &Workspace::overlay_changed, this, &BoardView::refresh);
  connect(&workspace, &Workspace::symbols_changed, this, &BoardView::refresh);
  connect(&workspace, &Workspace::photograph_changed, this, &BoardView::refresh);
  connect(&workspace, &Workspace::pointed_changed, this, qOverload<>(&QWidget::update));
  connect(&workspace.theme(), &Theme::changed, this, &BoardView::refresh);
  connect(&entry, &Entry::changed, this, &BoardView::refresh);
}

// That in hand. The filter goes on with the one that it had, also where empty cells are selected.
sudoku::Digit BoardView::digit_in_question() const {
  const bool digits = entry_.mode() != play::EntryMode::colour;
  const sudoku::Digit in_hand = digits ? entry_.in_hand() : sudoku::Digit{0};
  if (!workspace_.settings().board().filter) return in_hand;
  const sudoku::Digit now =
      in_hand != 0 ? in_hand : play::shared_digit(workspace_.game(), workspace_.selection());
  if (now != 0) filtered_ = now;
  return filtered_;
}

const BoardLook& BoardView::look() const {
  if (!look_) {
    look_ = look_of(workspace_,
                    {.digit = digit_in_question(), .faults = faults_ ? &*faults_ : nullptr});
  }
  return *look_;
}

void BoardView::refresh() {
  look_.reset();
  update();
}

void BoardView::tell_cursor() {
  if (const auto cursor = workspace_.selection().cursor; cursor && QAccessible::isActive()) {
    QAccessibleEvent renamed(this, QAccessible::NameChanged);
    renamed.setChild(static_cast<int>(*cursor));
    QAccessible::updateAccessibility(&renamed);
  }
}

void BoardView::show_faults(const play::Faults& faults) {
  faults_ = faults;
  refresh();
}

void BoardView::fit_into(const QSizeF& room) {
  room_ = room;
  resize_cells();
}

RulesRoom BoardView::room_beside() const {
  const bool wanted = workspace_.tool() != nullptr && workspace_.tool()->needs_room_beside();
  return room_for_rules(workspace_.game().record().frame, wanted);
}

void BoardView::resize_cells() {
  const sudoku::Grid& frame = workspace_.game().record().frame;
  const RulesRoom rules = room_beside();
  const double fitting = BoardGeometry::fitting_cell(frame.size(), room_, rules);
  geometry_ =
      BoardGeometry(frame.shape(), zoom_ == 1 ? fitting : std::round(fitting * zoom_), true, rules);
  const QSize whole = geometry_.whole().toSize();
  setFixedSize(whole);
  updateGeometry();
  refresh();
  Q_EMIT zoomed();
}

void BoardView::zoom_by(double factor) { set_zoom(zoom_ * factor); }

void BoardView::zoom_to_fit() { set_zoom(1); }

void BoardView::set_zoom(double zoom) {
  const double limited = std::clamp(zoom, 1.0, kMostZoom);
  if (limited == zoom_) return;
  zoom_ = limited < 1.05 ? 1.0 : limited;
  resize_cells();
}

QSize BoardView::sizeHint() const { return geometry_.whole().toSize(); }

void BoardView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  texts_.use(workspace_.theme().figures(16), workspace_.symbols());
  BoardPainter(geometry_, workspace_.palette(), texts_)
      .paint(painter, event->rect(),
             {workspace_.game().layout(), workspace_.symbols(), look(), workspace_.overlay().get(),
              workspace_.pointed(), hasFocus(), workspace_.settings().board().number_colours});
}

QImage BoardView::picture(int width) const {
  const sudoku::Grid& frame = workspace_.game().record().frame;
  const RulesRoom rules = room_for_rules(frame);
  const BoardGeometry fitting(
      frame.shape(), BoardGeometry::fitting_cell(frame.size(), QSizeF(width, width), rules), true,
      rules);
  QImage image(fitting.whole().toSize(), QImage::Format_ARGB32_Premultiplied);
  const Palette& palette = palette_of(PaletteKind::light);
  image.fill(palette.paper);
  QPainter painter(&image);
  BoardLook plain = look();
  plain.cursor.reset();
  for (CellLook& cell : plain.cells) cell.selected = cell.doubtful = false;
  SymbolTexts texts;
  texts.use(workspace_.theme().figures(16), workspace_.symbols());
  BoardPainter(fitting, palette, texts)
      .paint(painter, image.rect(),
             {workspace_.game().layout(), workspace_.symbols(), plain, workspace_.overlay().get()});
  return image;
}

bool BoardView::event(QEvent* event) {
  // Keys that mean something on the board are the board's before they are a command's.
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    const auto command = command_of_key(*key, entry_.context());
    // With Ctrl a digit is a centre mark; all else with Ctrl are commands of the window.
    const bool mark =
        command && command->kind == play::Command::Kind::figure && command->figure > 0;
    if (command && (plain || mark)) event->accept();
  } else if (event->type() == QEvent::ToolTip) {
    show_note(*static_cast<QHelpEvent*>(event));
    return true;
  }
  return QWidget::event(event);
}

// What a panel has to say about a candidate, or what the margin is good for.
void BoardView::show_note(const QHelpEvent& help) {
  const auto at = shown_at(help.pos());
  const Overlay* overlay = workspace_.overlay().get();
  if (!at) {
    QToolTip::showText(help.globalPos(), workspace_.words("desktop.board.margin"), this);
  } else if (at->digit != 0 && overlay != nullptr && overlay->note) {
    QToolTip::showText(help.globalPos(), overlay->note(*at), this, geometry_.option(*at).toRect());
  } else {
    QToolTip::hideText();
  }
}

void BoardView::keyPressEvent(QKeyEvent* event) {
  if (workspace_.tool() != nullptr && workspace_.tool()->key(*event)) return;
  const auto command = command_of_key(*event, entry_.context());
  if (!command || !entry_.command(*command, event->timestamp())) QWidget::keyPressEvent(event);
}

std::optional<sudoku::Placement> BoardView::shown_at(const QPointF& point) const {
  auto at = geometry_.place(point);
  if (at && (at->digit == 0 || !look().cells[at->cell].candidates.has(at->digit))) at->digit = 0;
  return at;
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  const auto at = shown_at(event->position());
  if (event->button() != Qt::LeftButton) return;
  const bool extend = event->modifiers().testAnyFlags(Qt::ShiftModifier | Qt::ControlModifier);
  if (workspace_.tool() != nullptr &&
      workspace_.tool()->press_at(geometry_.in_cells(event->position()), extend)) {
    tool_held_ = true;
    dragged_ = at ? std::optional(at->cell) : std::nullopt;
    return;
  }
  if (!at) {
    gripped_ = event->position();
    workspace_.select({});
    return;
  }
  dragged_ = at->cell;
  if (workspace_.tool() != nullptr) {
    tool_held_ = true;
    workspace_.tool()->press(at->cell, extend);
  } else if (extend || !entry_.press_cell(*at)) {
    workspace_.select(play::pressed(workspace_.selection(), at->cell, extend));
  }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
  const auto at = shown_at(event->position());
  if (!(event->buttons() & Qt::LeftButton)) {
    setCursor(at ? Qt::ArrowCursor : Qt::OpenHandCursor);
    workspace_.point_at(at && at->digit != 0 ? Pointed{.option = at} : Pointed{});
    return;
  }
  if (gripped_) {
    carry_off(event->position());
    return;
  }
  if (!at || !dragged_ || *dragged_ == at->cell) return;
  const QPointF off = event->position() - geometry_.cell(at->cell).center();
  if (std::hypot(off.x(), off.y()) > kDragReach * geometry_.cell_width()) return;
  dragged_ = at->cell;
  if (tool_held_) {
    if (workspace_.tool() != nullptr) workspace_.tool()->drag(at->cell);
  } else if (entry_.in_hand() == 0) {
    workspace_.select(play::including(workspace_.selection(), at->cell));
  }
}

// Once it has been moved far enough to be meant.
void BoardView::carry_off(const QPointF& point) {
  if ((point - *gripped_).manhattanLength() < QApplication::startDragDistance()) return;
  gripped_.reset();
  Q_EMIT carried_off();
}

void BoardView::mouseReleaseEvent(QMouseEvent* /*event*/) {
  dragged_.reset();
  gripped_.reset();
  if (tool_held_ && workspace_.tool() != nullptr) workspace_.tool()->release();
  tool_held_ = false;
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
  const auto at = shown_at(event->position());
  if (!at || workspace_.tool() != nullptr || entry_.in_hand() != 0) {
    mousePressEvent(event);
    return;
  }
  workspace_.select(play::alike(workspace_.game().cells(), at->cell));
}

void BoardView::leaveEvent(QEvent* /*event*/) { workspace_.point_at({}); }

void BoardView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  // Who comes by the keyboard needs a place to begin.
  const auto reason = event->reason();
  const bool by_keys = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
  if (by_keys && !workspace_.selection().cursor) workspace_.select(play::only(0));
}

QString BoardView::description(Cell cell) const {
  const Words& words = workspace_.words();
  const CellLook& shown = look().cells[cell];
  const std::uint32_t size = workspace_.game().size();
  const auto written = [this](const play::Marks& marks) {
    QStringList texts;
    for (const std::uint32_t digit : marks) {
      texts.append(workspace_.symbol(static_cast<sudoku::Digit>(digit)));
    }
    return texts.join(QLatin1Char(' ')).toStdString();
  };
  Argument::List parts{
      Message("desktop.cell.place", {{"row", cell / size + 1}, {"column", cell % size + 1}})};
  if (shown.digit != 0) {
    const std::string symbol = workspace_.symbols()[shown.digit - 1U];
    parts.emplace_back(shown.given ? Argument(Message("desktop.cell.given", {{"digit", symbol}}))
                                   : Argument(symbol));
  } else {
    parts.emplace_back(Message("desktop.cell.empty"));
    if (!shown.corner.empty()) {
      parts.emplace_back(Message("desktop.cell.corner", {{"marks", written(shown.corner)}}));
    }
    const play::Marks& centre = shown.centre.empty() ? shown.candidates : shown.centre;
    if (!centre.empty()) {
      parts.emplace_back(Message("desktop.cell.centre", {{"marks", written(centre)}}));
    }
  }
  if (!shown.colours.empty()) {
    QStringList colours;
    for (const std::uint32_t colour : shown.colours) colours.append(QString::number(colour));
    parts.emplace_back(Message("desktop.cell.colours",
                               {{"colours", colours.join(QLatin1Char(' ')).toStdString()}}));
  }
  for (const auto& [digit, colour] : shown.candidate_colours) {
    parts.emplace_back(
        Message("desktop.cell.candidate_colour",
                {{"digit", workspace_.symbols()[digit - 1U]}, {"colour", std::uint64_t{colour}}}));
  }
  if (shown.doubtful) parts.emplace_back(Message("desktop.cell.doubtful"));
  if (shown.tint == play::Tint::conflict) parts.emplace_back(Message("desktop.cell.conflict"));
  if (shown.tint == play::Tint::wrong) parts.emplace_back(Message("desktop.cell.wrong"));
  return words("desktop.cell.told", {{"parts", std::move(parts)}});
}

}  // namespace quadrille::desktop
