#include "apps/desktop/set/regions_panel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "apps/desktop/look/icons.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;
using Region = sudoku::RegionPlan::Region;

constexpr std::size_t kMostStrokes = 200;  // that can be undone

}  // namespace

RegionsPanel::RegionsPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), plan_(workspace.game().shape()) {
  build();
  build_swatches();
  connect(&workspace, &Workspace::game_opened, this, [this] {
    plan_ = sudoku::RegionPlan(workspace_.game().shape());
    before_.clear();
    region_ = 0;
    build_swatches();
    refresh();
  });
  connect(&workspace, &Workspace::game_changed, this, &RegionsPanel::refresh);
  connect(&workspace.theme(), &Theme::changed, this, &RegionsPanel::refresh);
  refresh();
}

RegionsPanel::~RegionsPanel() {
  if (workspace_.tool() == this) workspace_.set_tool(nullptr);
}

void RegionsPanel::build() {
  const Words& words = workspace_.words();
  auto* explained = new QLabel(words("desktop.regions.explained"), this);
  explained->setWordWrap(true);
  auto* inside = new QWidget(this);
  swatches_ = new QGridLayout(inside);
  swatches_->setContentsMargins(0, 0, 0, 0);
  swatches_->setSpacing(4);
  auto* area = new QScrollArea(this);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setWidget(inside);
  state_ = new QLabel(this);
  state_->setWordWrap(true);
  const auto button = [&](const char* label, void (RegionsPanel::*doing)()) {
    auto* made = new QPushButton(words(label), this);
    connect(made, &QPushButton::clicked, this, doing);
    return made;
  };
  auto* tools = new QGridLayout;
  tools->addWidget(button("desktop.regions.selected", &RegionsPanel::paint_selected), 0, 0, 1, 2);
  tools->addWidget(button("desktop.regions.boxes", &RegionsPanel::begin_with_boxes), 1, 0);
  tools->addWidget(button("desktop.regions.clear", &RegionsPanel::clear), 1, 1);
  undo_ = button("desktop.regions.undo", &RegionsPanel::undo);
  take_ = button("desktop.regions.take", &RegionsPanel::take_over);
  tools->addWidget(undo_, 2, 0);
  tools->addWidget(take_, 2, 1);
  auto* column = new QVBoxLayout(this);
  column->addWidget(explained);
  column->addWidget(state_);
  column->addWidget(area, 1);
  column->addLayout(tools);
  setMinimumWidth(300);
}

void RegionsPanel::build_swatches() {
  for (QToolButton* old : std::exchange(buttons_, {})) delete old;
  const std::uint32_t size = plan_.size();
  const int columns = std::max(3, static_cast<int>(std::ceil(std::sqrt(size))));
  for (std::uint32_t number = 0; number < size; ++number) {
    const auto region = static_cast<Region>(number);
    auto* button = new QToolButton(swatches_->parentWidget());
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(button, &QToolButton::clicked, this, [this, region] { choose(region); });
    const int place = static_cast<int>(number);
    swatches_->addWidget(button, place / columns, place % columns);
    buttons_.push_back(button);
  }
  swatches_->setRowStretch(static_cast<int>(size) / columns + 1, 1);
}

void RegionsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  workspace_.set_tool(this);
  refresh();
}

void RegionsPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (workspace_.tool() == this) workspace_.set_tool(nullptr);
  put_away();
}

void RegionsPanel::put_away() {
  if (shown_ && workspace_.overlay() == shown_) workspace_.set_overlay(nullptr, nullptr);
  shown_.reset();
}

// Nine that are easy to tell apart; more go round the circle of hues, neighbours far apart.
QColor RegionsPanel::colour(Region region) const {
  const Palette& palette = workspace_.palette();
  if (plan_.size() <= palette.colours.size()) return palette.colours[region];
  const double hue = std::fmod(region * 0.618034, 1.0);
  return QColor::fromHslF(static_cast<float>(hue), palette.dark ? 0.42F : 0.62F,
                          palette.dark ? 0.27F : 0.85F);
}

void RegionsPanel::choose(Region region) {
  region_ = region;
  refresh();
}

void RegionsPanel::press(sudoku::Cell cell, bool extend) {
  if (extend) {  // takes the region of the cell as that to paint with
    if (const auto there = plan_.region_of(cell)) choose(*there);
    return;
  }
  painting_ = true;
  before_.push_back(plan_);
  if (before_.size() > kMostStrokes) before_.erase(before_.begin());
  // A cell that is in the region already is taken out, and so are those that follow.
  brush_ = plan_.region_of(cell) == region_ ? std::nullopt : std::optional(region_);
  drag(cell);
}

void RegionsPanel::drag(sudoku::Cell cell) {
  if (!painting_ || !plan_.paint(cell, brush_)) return;
  refresh();
}

void RegionsPanel::release() {
  if (!std::exchange(painting_, false)) return;
  if (before_.back() == plan_) before_.pop_back();
  // A region that is full makes room for the next.
  if (brush_ && plan_.count(region_) == plan_.size()) {
    if (const auto next = plan_.next_open(region_)) region_ = *next;
  }
  refresh();
}

void RegionsPanel::replace(const sudoku::RegionPlan& plan) {
  if (plan == plan_) return;
  before_.push_back(std::exchange(plan_, plan));
  refresh();
}

void RegionsPanel::paint_selected() {
  sudoku::RegionPlan plan = plan_;
  for (const sudoku::Cell cell : workspace_.selection().cells) plan.paint(cell, region_);
  replace(plan);
  workspace_.say(state_->text());
}

void RegionsPanel::undo() {
  if (before_.empty()) return;
  plan_ = before_.back();
  before_.pop_back();
  refresh();
}

void RegionsPanel::clear() {
  replace(sudoku::RegionPlan(plan_.size()));
  choose(0);
}

void RegionsPanel::begin_with_boxes() {
  if (const auto usual = sudoku::Shape::of_size(plan_.size())) replace(sudoku::RegionPlan(*usual));
}

QString RegionsPanel::missing_text() const {
  const Words& words = workspace_.words();
  const std::uint32_t size = plan_.size();
  if (const std::uint32_t open = plan_.unpainted(); open > 0) {
    return words("desktop.regions.unpainted", {{"count", open}});
  }
  for (std::uint32_t number = 0; number < size; ++number) {
    const std::uint32_t count = plan_.count(static_cast<Region>(number));
    if (count > size) {
      return words("desktop.regions.too_many", {{"region", number + 1}, {"count", count - size}});
    }
  }
  Argument::List torn;
  for (std::uint32_t number = 0; number < size; ++number) {
    if (plan_.pieces(static_cast<Region>(number)) > 1) torn.emplace_back(number + 1);
  }
  if (!torn.empty()) return words("desktop.regions.torn", {{"regions", std::move(torn)}});
  return words("desktop.regions.complete");
}

void RegionsPanel::refresh() {
  const Words& words = workspace_.words();
  const Palette& palette = workspace_.palette();
  const std::uint32_t size = plan_.size();
  for (std::uint32_t number = 0; number < buttons_.size(); ++number) {
    const auto region = static_cast<Region>(number);
    QToolButton* button = buttons_[number];
    const std::uint32_t count = plan_.count(region);
    button->setChecked(region == region_);
    QFont font = workspace_.theme().font();
    font.setBold(region == region_);
    button->setFont(font);
    button->setIcon(swatch_of(colour(region), palette.line_strong));
    button->setText(
        words("desktop.regions.count", {{"region", number + 1}, {"count", count}, {"size", size}}));
    button->setAccessibleName(
        words("desktop.regions.told", {{"region", number + 1}, {"count", count}, {"size", size}}));
    QPalette colours = QWidget::palette();
    colours.setColor(QPalette::ButtonText, count > size    ? palette.bad
                                           : count == size ? palette.good
                                                           : palette.ink);
    button->setPalette(colours);
  }
  state_->setText(missing_text());
  QPalette told = QWidget::palette();
  told.setColor(QPalette::WindowText, plan_.complete() ? palette.good : palette.bad);
  state_->setPalette(told);
  undo_->setEnabled(!before_.empty());
  take_->setEnabled(plan_.complete());
  if (!isVisible()) return;
  auto overlay = std::make_shared<Overlay>();
  overlay->regions.assign(std::size_t{size} * size, -1);
  for (sudoku::Cell cell = 0; cell < overlay->regions.size(); ++cell) {
    if (const auto region = plan_.region_of(cell)) {
      overlay->regions[cell] = *region;
      overlay->cells.emplace_back(cell, colour(*region));
    }
  }
  shown_ = overlay;
  workspace_.set_overlay(this, shown_);
}

void RegionsPanel::take_over() {
  const Result<sudoku::Shape> shape = plan_.shape();
  if (!shape) {
    workspace_.say(workspace_.words().tell(shape.error()));
    return;
  }
  sudoku::Grid grid(*shape);
  const sudoku::Grid puzzle = workspace_.game().puzzle();
  for (sudoku::Cell cell = 0; cell < puzzle.cells().size(); ++cell) grid.set(cell, puzzle.at(cell));
  if (puzzle.constraints()) {
    auto rules = sudoku::Constraints::of(*shape, puzzle.constraints()->list());
    if (!rules) {
      workspace_.say(workspace_.words().tell(rules.error()));
      return;
    }
    grid.set_constraints(*std::move(rules));
  }
  workspace_.offer(play::Game(grid, play::Mode::set));
}

}  // namespace quadrille::desktop
