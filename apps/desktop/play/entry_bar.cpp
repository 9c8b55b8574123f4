#include "apps/desktop/play/entry_bar.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>

namespace quadrille::desktop {
namespace {

// Digits of larger boards are typed: so many buttons would be in the way.
constexpr std::uint32_t kMostButtons = 36;
constexpr int kInARow = 18;

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
    button->setIconSize(QSize(22, 22));
    row->addWidget(button);
  }
  row->addSpacing(10);
  digits_ = new QWidget(this);
  row->addWidget(digits_);
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
  colours_ = entry_.mode() == play::EntryMode::colour;
  const std::uint32_t count = colours_ ? play::kColours : workspace_.game().size();
  digits_->setVisible(count <= kMostButtons);
  if (count > kMostButtons) return;
  auto* grid = new QGridLayout(digits_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(1);
  for (std::uint32_t number = 1; number <= count; ++number) {
    QToolButton* button = small_button(digits_);
    const auto digit = static_cast<sudoku::Digit>(number);
    button->setCheckable(true);
    button->setFont(workspace_.theme().font(1.5));
    button->setMinimumSize(32, 32);
    connect(button, &QToolButton::clicked, this, [this, digit] {
      entry_.press_digit(digit);
      refresh();
    });
    const int place = static_cast<int>(number) - 1;
    grid->addWidget(button, place / kInARow, place % kInARow);
    buttons_.push_back(button);
  }
  if (colours_) paint_colours();
  refresh();
}

void EntryBar::paint_colours() {
  const Palette& palette = workspace_.palette();
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    QPixmap picture(44, 44);
    picture.setDevicePixelRatio(2);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette.line_strong);
    painter.setBrush(palette.colours[i]);
    painter.drawRoundedRect(QRectF(2, 2, 18, 18), 4, 4);
    buttons_[i]->setIcon(QIcon(picture));
    buttons_[i]->setIconSize(QSize(22, 22));
  }
}

void EntryBar::refresh() {
  if (colours_ != (entry_.mode() == play::EntryMode::colour)) {
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
