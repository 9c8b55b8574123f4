#include "apps/desktop/play/entry_bar.h"

#include <QHBoxLayout>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "apps/desktop/look/icons.h"

namespace quadrille::desktop {
namespace {

// Digits of larger boards are typed: so many buttons would be in the way.
constexpr std::uint32_t kMostButtons = 36;
constexpr int kMostInARow = 18;
constexpr int kFewestInARow = 3;          // in a window that is too narrow for more
constexpr std::uint32_t kMostLarge = 16;  // so many buttons can be large
constexpr int kGap = 1;                   // pixels between them

QToolButton* small_button(QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setAutoRaise(true);
  // The keyboard stays on the board.
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

}  // namespace

EntryBar::EntryBar(Workspace& workspace, Entry& entry, const std::vector<QAction*>& modes,
                   QWidget* parent)
    : QWidget(parent), workspace_(workspace), entry_(entry) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 0, 8, 4);
  row->setSpacing(2);
  row->addStretch();
  for (QAction* mode : modes) {
    QToolButton* button = small_button(this);
    button->setDefaultAction(mode);
    row->addWidget(button);
    modes_.push_back(button);
  }
  row->addSpacing(10);
  digits_ = new QWidget(this);
  row->addWidget(digits_);
  row->addSpacing(10);
  erase_ = small_button(this);
  erase_->setToolTip(workspace.words("desktop.entry.erase"));
  erase_->setAccessibleName(erase_->toolTip());
  connect(erase_, &QToolButton::clicked, &entry, &Entry::press_clear);
  row->addWidget(erase_);
  row->addStretch();
  connect(&entry, &Entry::changed, this, &EntryBar::refresh);
  connect(&workspace, &Workspace::game_opened, this, &EntryBar::rebuild);
  connect(&workspace, &Workspace::game_changed, this, &EntryBar::refresh);
  connect(&workspace, &Workspace::symbols_changed, this, &EntryBar::rebuild);
  connect(&workspace.theme(), &Theme::changed, this, &EntryBar::rebuild);
  rebuild();
}

void EntryBar::rebuild() {
  qDeleteAll(buttons_);
  buttons_.clear();
  delete digits_->layout();
  columns_ = 0;
  colours_ = entry_.mode() == play::EntryMode::colour;
  const std::uint32_t count = play::entries_in(entry_.mode(), workspace_.game().size());
  count_ = count;
  const QSize icons = workspace_.theme().icon_size(22);
  for (QToolButton* mode : modes_) mode->setIconSize(icons);
  erase_->setIcon(workspace_.theme().icon("erase"));
  erase_->setIconSize(icons);
  digits_->setVisible(count <= kMostButtons);
  if (count > kMostButtons) return;
  const bool large = count <= kMostLarge;
  const QFont font = workspace_.theme().font(large ? 1.5 : 1.15);
  for (std::uint32_t number = 1; number <= count; ++number) {
    QToolButton* button = small_button(digits_);
    const auto digit = static_cast<sudoku::Digit>(number);
    button->setCheckable(true);
    button->setFont(font);
    button->setMinimumSize(large ? QSize(32, 32) : QSize(26, 26));
    connect(button, &QToolButton::clicked, this, [this, digit] {
      entry_.press_digit(digit);
      refresh();
    });
    buttons_.push_back(button);
  }
  if (colours_) paint_colours();
  refresh();
  arrange();
}

// The width of all but the digits, and that of the widest digit.
int EntryBar::width_beside() const {
  return layout()->totalMinimumSize().width() - digits_->minimumSizeHint().width();
}

int EntryBar::width_of_digit() const {
  int widest = 0;
  for (const QToolButton* button : buttons_) {
    widest = std::max({widest, button->minimumWidth(), button->sizeHint().width()});
  }
  return widest + kGap;
}

QSize EntryBar::minimumSizeHint() const {
  const QSize all = QWidget::minimumSizeHint();
  if (buttons_.empty()) return all;
  return {std::min(all.width(), width_beside() + kFewestInARow * width_of_digit()), all.height()};
}

// Rows of the same length, or nearly so, and as few as there is room for.
void EntryBar::arrange() {
  if (buttons_.empty()) return;
  const int count = static_cast<int>(buttons_.size());
  const int fitting = std::clamp((width() - width_beside()) / width_of_digit(), kFewestInARow,
                                 std::max(kFewestInARow, std::min(kMostInARow, count)));
  const int rows = (count + fitting - 1) / fitting;
  const int columns = (count + rows - 1) / rows;
  if (columns == columns_) return;
  columns_ = columns;
  delete digits_->layout();
  auto* grid = new QGridLayout(digits_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(kGap);
  for (int place = 0; place < count; ++place) {
    grid->addWidget(buttons_[static_cast<std::size_t>(place)], place / columns, place % columns);
  }
}

void EntryBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void EntryBar::paint_colours() {
  const Palette& palette = workspace_.palette();
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setIcon(swatch_of(palette.colours[i], palette.line_strong));
    buttons_[i]->setIconSize(workspace_.theme().icon_size(22));
  }
}

void EntryBar::refresh() {
  // Who tells of a change may do so before all others know of another board.
  if (colours_ != (entry_.mode() == play::EntryMode::colour) ||
      count_ != play::entries_in(entry_.mode(), workspace_.game().size())) {
    rebuild();
    return;
  }
  const Words& words = workspace_.words();
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    QToolButton& button = *buttons_[i];
    const auto digit = static_cast<sudoku::Digit>(i + 1);
    button.setChecked(entry_.in_hand() == digit);
    if (colours_) {
      const QString name = words("desktop.entry.colour", {{"number", i + 1}});
      button.setToolTip(name);
      button.setAccessibleName(name);
      continue;
    }
    const std::int32_t left = workspace_.game().left(digit);
    button.setText(workspace_.symbol(digit));
    button.setToolTip(words("desktop.entry.left", {{"count", left > 0 ? left : 0}}));
    button.setAccessibleName(workspace_.symbol(digit));
    QPalette ink = button.palette();
    ink.setColor(QPalette::ButtonText,
                 left > 0 ? workspace_.palette().ink : workspace_.palette().line);
    button.setPalette(ink);
  }
}

}  // namespace quadrille::desktop
