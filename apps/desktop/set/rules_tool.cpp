#include "apps/desktop/set/rules_tool.h"

#include <QScopedValueRollback>
#include <algorithm>
#include <functional>
#include <utility>

namespace quadrille::desktop {
namespace {

using sudoku::Cell;
using sudoku::Constraint;
using sudoku::ConstraintKind;
using sudoku::ConstraintList;
using sudoku::Gesture;

std::vector<Cell> all_cells_of(const Constraint& rule) {
  std::vector<Cell> cells = rule.head;
  cells.insert(cells.end(), rule.cells.begin(), rule.cells.end());
  return cells;
}

play::Selection selection_of(const std::vector<Cell>& cells, Cell cursor) {
  play::Selection selection;
  for (const Cell cell : cells) selection = play::including(std::move(selection), cell);
  selection.cursor = cursor;
  return selection;
}

}  // namespace

RulesTool::RulesTool(Workspace& workspace) : workspace_(workspace) {
  const auto drop = [this] {
    if (!busy_) forget();
  };
  connect(&workspace, &Workspace::selection_changed, this, drop);
  connect(&workspace, &Workspace::game_changed, this, drop);
}

RulesTool::~RulesTool() {
  if (workspace_.tool() == this) workspace_.set_tool(nullptr);
}

void RulesTool::forget() {
  stroke_.reset();
  waiting_.clear();
  chosen_.reset();
  continued_.reset();
  held_ = false;
  placing_ = false;
  typing_ = false;
  numbers_ = kept_;
  Q_EMIT changed();
}

void RulesTool::choose_kind(ConstraintKind kind) {
  if (kind == kind_) return;
  kind_ = kind;
  kept_.clear();
  forget();
  Q_EMIT told({});
  if (workspace_.tool() == this) Q_EMIT workspace_.tool_changed();
}

ConstraintList RulesTool::rules() const {
  const auto& rules = workspace_.game().record().frame.constraints();
  return rules ? rules->list() : ConstraintList();
}

ConstraintKind RulesTool::kind_in_hand() const {
  const ConstraintList list = rules();
  return chosen_ && *chosen_ < list.constraints.size() ? list.constraints[*chosen_].kind : kind_;
}

bool RulesTool::takes_numbers() const { return sudoku::form_of(kind_in_hand()).most_values > 0; }

std::vector<render::RuleShape> RulesTool::preview() const {
  std::vector<Constraint> drawn = waiting_;
  if (drawn.empty() && stroke_) {
    drawn = stroke_->constraints();
    if (stroke_->wants_copy()) drawn = {{.kind = kind_, .cells = stroke_->cells()}};
    const auto values =
        sudoku::parse_values(workspace_.game().shape(), kind_, numbers_.toStdString());
    for (Constraint& rule : drawn) {
      if (values && !continued_ && sudoku::form_of(kind_).most_values > 0) rule.values = *values;
    }
  }
  auto shapes = render::rule_shapes(workspace_.game().shape(), drawn);
  const std::size_t there = rules().constraints.size();
  for (render::RuleShape& shape : shapes) shape.constraint += there;
  return shapes;
}

void RulesTool::select(const play::Selection& selection) {
  const QScopedValueRollback busy(busy_, true);
  workspace_.select(selection);
}

bool RulesTool::replace(ConstraintList list, bool same_step) {
  auto made = sudoku::Constraints::of(workspace_.game().shape(), std::move(list));
  Q_EMIT told(made ? QString() : workspace_.words().tell(made.error()));
  if (!made) return false;
  const QScopedValueRollback busy(busy_, true);
  workspace_.set_constraints(*made, same_step);
  return true;
}

// Strokes.

void RulesTool::begin() {
  if (chosen_ || !waiting_.empty()) numbers_ = kept_;
  stroke_.emplace(workspace_.game().shape(), kind_, circle_);
  waiting_.clear();
  chosen_.reset();
  continued_.reset();
  placing_ = false;
  typing_ = false;
  Q_EMIT told({});
}

void RulesTool::show_stroke(Cell cursor) {
  select(selection_of(stroke_->cells(), cursor));
  Q_EMIT changed();
}

bool RulesTool::press_at(render::Point point, bool extend) {
  const std::uint32_t size = workspace_.game().size();
  const bool inside = point.x >= 0 && point.y >= 0 && point.x < size && point.y < size;
  const Cell cell = inside ? static_cast<Cell>(point.y) * size + static_cast<Cell>(point.x) : 0;
  if (inside && placing_) {
    place_copy(cell);
    return true;
  }
  pressed_ = point;
  before_press_ = chosen_;
  if (inside && extend && chosen_) {
    const Constraint rule = rules().constraints[*chosen_];
    const Gesture gesture = sudoku::gesture_of(rule.kind);
    if (gesture == Gesture::line || gesture == Gesture::area) {
      stroke_.emplace(workspace_.game().shape(), rule.kind);
      stroke_->resume(rule);
      continued_ = chosen_;
      held_ = true;
      drag(cell);
      return true;
    }
  }
  begin();
  held_ = stroke_->press(point.x, point.y);
  if (held_) {
    show_stroke(inside ? cell : stroke_->cells().front());
    return true;
  }
  forget();
  const auto there = render::rules_at(workspace_.game().record().frame, point);
  choose_next(there);
  return inside || !there.empty();
}

void RulesTool::press(Cell cell, bool /*extend*/) { select(play::only(cell)); }

void RulesTool::drag(Cell cell) {
  if (held_ && stroke_->extend(cell)) show_stroke(cell);
}

void RulesTool::release() {
  if (!std::exchange(held_, false)) return;
  if (stroke_->dragged() || continued_) {
    finish();
  } else {
    click();
  }
}

// A press that went nowhere: a mark, a cell, a clue; or the choice of a drawing.
void RulesTool::click() {
  const Gesture gesture = sudoku::gesture_of(kind_);
  const std::vector<Constraint> made = stroke_->constraints();
  const double size = workspace_.game().size();
  const bool inside = pressed_.x >= 0 && pressed_.y >= 0 && pressed_.x < size && pressed_.y < size;
  const bool meant = gesture == Gesture::cells || gesture == Gesture::pairs ||
                     (gesture == Gesture::block && stroke_->cells().size() > 1) ||
                     (gesture == Gesture::outside && !inside);
  if (meant && !made.empty()) {
    ConstraintList list = rules();
    const std::size_t count = list.constraints.size();
    const std::size_t number = sudoku::put_constraint(list, made.front());
    if (number < count) {
      choose(number);
    } else {
      finish();
    }
    return;
  }
  const auto there = render::rules_at(workspace_.game().record().frame, pressed_);
  forget();
  choose_next(there);
}

// Presses at one place choose one after the other, and then none.
void RulesTool::choose_next(const std::vector<std::size_t>& there) {
  if (there.empty()) return;
  auto next = there.begin();
  if (before_press_) {
    const auto before = std::ranges::find(there, *before_press_);
    if (before != there.end()) next = std::next(before);
  }
  if (next != there.end()) choose(*next);
}

void RulesTool::finish() {
  std::vector<Constraint> made = stroke_->constraints();
  placing_ = stroke_->wants_copy();
  if (placing_) {
    Q_EMIT told(workspace_.words("desktop.rules.place_copy"));
    Q_EMIT changed();
    return;
  }
  if (made.empty()) made = sudoku::constraints_from(stroke_->kind(), stroke_->cells(), circle_);
  stroke_.reset();
  if (const auto continued = std::exchange(continued_, std::nullopt)) {
    ConstraintList list = rules();
    Constraint& rule = list.constraints[*continued];
    rule.cells = made.front().cells;
    rule.head = made.front().head;
    if (replace(std::move(list), false)) choose(*continued);
    return;
  }
  submit(std::move(made));
}

void RulesTool::place_copy(Cell cell) {
  if (stroke_->place_copy(cell)) {
    finish();
  } else {
    Q_EMIT told(workspace_.words("desktop.rules.no_room"));
  }
}

void RulesTool::submit(std::vector<Constraint> made) {
  const sudoku::Shape& shape = workspace_.game().shape();
  const sudoku::ConstraintForm form = sudoku::form_of(kind_);
  const auto values = sudoku::parse_values(shape, kind_, numbers_.toStdString());
  if (!values && form.most_values > 0) {
    Q_EMIT told(workspace_.words().tell(values.error()));
    return;
  }
  ConstraintList list = rules();
  std::vector<std::size_t> numbers;
  for (Constraint& rule : made) {
    if (form.most_values > 0) rule.values = *values;
    if (form.least_values > 0 && rule.values.empty() && !rule.cells.empty()) {
      waiting_ = made;
      typing_ = false;
      Q_EMIT told(workspace_.words("desktop.rules.type_number"));
      Q_EMIT changed();
      return;
    }
    numbers.push_back(sudoku::put_constraint(list, rule));
  }
  waiting_.clear();
  if (!replace(std::move(list), false)) {
    Q_EMIT changed();
    return;
  }
  const QString text = numbers_;
  const bool typing = typing_;
  choose(numbers.back());
  together_ = std::move(numbers);
  same_step_ = true;
  drawn_last_ = true;
  if (sudoku::gesture_of(kind_) == Gesture::pairs) kept_ = text;
  typing_ = typing && numbers_ == text;
}

void RulesTool::add() {
  if (!waiting_.empty()) {
    submit(std::vector<Constraint>(waiting_));
  } else if (stroke_ && !stroke_->empty()) {
    finish();
  } else {
    submit(sudoku::constraints_from(kind_, workspace_.selection().cells, circle_));
  }
}

// The constraint that is chosen.

void RulesTool::choose(std::size_t number) {
  const ConstraintList list = rules();
  if (number >= list.constraints.size()) return;
  const Constraint& rule = list.constraints[number];
  stroke_.reset();
  waiting_.clear();
  chosen_ = number;
  together_ = {number};
  typing_ = false;
  same_step_ = false;
  drawn_last_ = false;
  numbers_ = to_qt(sudoku::values_text(workspace_.game().shape(), rule));
  const std::vector<Cell> cells = all_cells_of(rule);
  if (!cells.empty()) select(selection_of(cells, cells.back()));
  Q_EMIT changed();
}

void RulesTool::remove() {
  if (!chosen_) return;
  ConstraintList list = rules();
  std::ranges::sort(together_, std::greater());
  for (const std::size_t number : together_) {
    list.constraints.erase(list.constraints.begin() + static_cast<std::ptrdiff_t>(number));
  }
  forget();
  replace(std::move(list), false);
}

void RulesTool::set_global(ConstraintKind kind, bool wanted) {
  ConstraintList list = rules();
  if (wanted) {
    sudoku::put_constraint(list, {.kind = kind});
  } else {
    std::erase_if(list.constraints, [&](const Constraint& rule) { return rule.kind == kind; });
  }
  forget();
  replace(std::move(list), false);
}

void RulesTool::set_numbers(const QString& text) {
  numbers_ = text;
  const auto values =
      sudoku::parse_values(workspace_.game().shape(), kind_in_hand(), numbers_.toStdString());
  if (!values) {
    Q_EMIT told(workspace_.words().tell(values.error()));
  } else if (!waiting_.empty() && !values->empty()) {
    submit(std::vector<Constraint>(waiting_));
  } else if (chosen_) {
    change_numbers(*values);
  }
  Q_EMIT changed();
}

void RulesTool::change_numbers(const std::vector<std::uint32_t>& values) {
  ConstraintList list = rules();
  const ConstraintKind kind = list.constraints[*chosen_].kind;
  if (values.size() < sudoku::form_of(kind).least_values) return;  // not typed yet
  for (const std::size_t number : together_) list.constraints[number].values = values;
  if (!replace(std::move(list), same_step_)) return;
  same_step_ = true;
  if (drawn_last_ && sudoku::gesture_of(kind) == Gesture::pairs) kept_ = numbers_;
}

}  // namespace quadrille::desktop
