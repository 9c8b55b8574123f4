#include "quadrille/rules/constraint_stroke.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/rules/kinds/kind_row.h"

namespace quadrille::sudoku {
namespace {

constexpr double kSideReach = 0.28;    // of a cell: how near a side or corner a press means it
constexpr double kBesideReach = 0.75;  // how far a press may be from the place of a clue
constexpr double kClueAway = 0.9;      // of a step: where a clue stands before its first cell

struct CellStep {
  std::int32_t rows;
  std::int32_t columns;
};

constexpr CellStep kStraight[] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
constexpr CellStep kDiagonal[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

// Rows and columns of a board, which may be left.
class CellPlaces {
 public:
  explicit CellPlaces(std::uint32_t size) : size_(static_cast<std::int32_t>(size)) {}

  [[nodiscard]] std::int32_t row(Cell cell) const {
    return static_cast<std::int32_t>(cell) / size_;
  }
  [[nodiscard]] std::int32_t column(Cell cell) const {
    return static_cast<std::int32_t>(cell) % size_;
  }
  [[nodiscard]] bool inside(std::int32_t row, std::int32_t column) const {
    return row >= 0 && column >= 0 && row < size_ && column < size_;
  }
  [[nodiscard]] bool can_step(Cell cell, CellStep step) const {
    return inside(row(cell) + step.rows, column(cell) + step.columns);
  }
  [[nodiscard]] Cell at(std::int32_t row, std::int32_t column) const {
    return static_cast<Cell>(row * size_ + column);
  }
  [[nodiscard]] Cell after(Cell cell, CellStep step) const {
    return at(row(cell) + step.rows, column(cell) + step.columns);
  }
  // One step towards a cell, straight or across a corner.
  [[nodiscard]] CellStep towards(Cell from, Cell to) const {
    const auto sign = [](std::int32_t by) { return by > 0 ? 1 : by < 0 ? -1 : 0; };
    return {sign(row(to) - row(from)), sign(column(to) - column(from))};
  }
  // From the border through the cell and on to the other border.
  [[nodiscard]] std::vector<Cell> ray(Cell cell, CellStep step) const {
    while (can_step(cell, {-step.rows, -step.columns})) {
      cell = after(cell, {-step.rows, -step.columns});
    }
    std::vector<Cell> cells = {cell};
    while (can_step(cells.back(), step)) cells.push_back(after(cells.back(), step));
    return cells;
  }

 private:
  std::int32_t size_;
};

bool is_among(std::span<const Cell> cells, Cell cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

bool has_circle(ConstraintKind kind) { return rules::row_of(kind).head == rules::Head::circle; }

bool is_diagonal(CellStep step) { return step.rows != 0 && step.columns != 0; }

// The line that a clue of the kind has from these cells on: the first, and any other on it.
std::vector<Cell> line_outside(ConstraintKind kind, const CellPlaces& at,
                               std::span<const Cell> path) {
  const bool diagonal = kind == ConstraintKind::little_killer;
  if (path.size() > 1) {
    const CellStep step = at.towards(path.front(), path.back());
    return is_diagonal(step) == diagonal ? at.ray(path.front(), step) : std::vector<Cell>();
  }
  // A single cell at the border, but in no corner, leaves one direction.
  std::vector<Cell> line;
  for (const CellStep step : kStraight) {
    if (diagonal || at.can_step(path.front(), {-step.rows, -step.columns})) continue;
    if (!line.empty()) return {};
    line = at.ray(path.front(), step);
  }
  return line;
}

}  // namespace

Gesture gesture_of(ConstraintKind kind) {
  if (is_global(kind)) return Gesture::board;
  if (is_line(kind)) return Gesture::line;
  if (is_outside(kind)) return Gesture::outside;
  if (rules::row_of(kind).head == rules::Head::copy) return Gesture::copies;
  switch (form_of(kind).most_cells) {
    case 1:
      return Gesture::cells;
    case 2:
      return Gesture::pairs;
    case 4:
      return Gesture::block;
    default:
      return Gesture::area;
  }
}

std::vector<Constraint> constraints_from(ConstraintKind kind, std::span<const Cell> cells,
                                         std::uint32_t circle) {
  const Gesture gesture = gesture_of(kind);
  const auto copy = [](std::span<const Cell> part) {
    return std::vector<Cell>(part.begin(), part.end());
  };
  if (gesture == Gesture::board) return {{.kind = kind}};
  if (gesture == Gesture::copies) {
    const std::size_t half = cells.size() / 2;
    return {{.kind = kind, .cells = copy(cells.first(half)), .head = copy(cells.subspan(half))}};
  }
  if (has_circle(kind)) {
    const std::size_t head = std::min<std::size_t>(circle, cells.size());
    return {{.kind = kind, .cells = copy(cells.subspan(head)), .head = copy(cells.first(head))}};
  }
  const std::size_t each = gesture == Gesture::cells ? 1 : gesture == Gesture::pairs ? 2 : 0;
  if (each == 0 || cells.size() <= each) return {{.kind = kind, .cells = copy(cells)}};
  std::vector<Constraint> made;
  for (std::size_t i = 0; i + each <= cells.size(); ++i) {
    made.push_back({.kind = kind, .cells = copy(cells.subspan(i, each))});
  }
  return made;
}

bool ConstraintStroke::press(double x, double y) {
  path_.clear();
  cells_.clear();
  copy_.clear();
  const Gesture gesture = gesture_of(kind_);
  const double end = size_;
  const bool inside = x >= 0 && y >= 0 && x < end && y < end;
  if (!inside) return press_beside(x, y);
  if (gesture == Gesture::board) return false;
  const CellPlaces at(size_);
  const auto row = static_cast<std::int32_t>(y);
  const auto column = static_cast<std::int32_t>(x);
  path_ = {at.at(row, column)};
  settle();
  // The side, or the corner, that is near.
  const auto near = [](double part) {
    return part < kSideReach ? -1 : part > 1 - kSideReach ? 1 : 0;
  };
  const CellStep step{near(y - row), near(x - column)};
  if (gesture == Gesture::pairs && is_diagonal(step)) return true;
  if (gesture != Gesture::pairs && (gesture != Gesture::block || !is_diagonal(step))) return true;
  if (!at.can_step(path_.front(), step)) return true;
  const Cell other = at.after(path_.front(), step);
  if (other == path_.front()) return true;
  if (gesture == Gesture::pairs) {
    cells_ = {path_.front(), other};
  } else {
    const Cell first =
        at.at(std::min(row, row + step.rows), std::min(column, column + step.columns));
    cells_ = {first, first + 1, first + size_, first + size_ + 1};
  }
  return true;
}

// The clue whose place is nearest.
bool ConstraintStroke::press_beside(double x, double y) {
  if (gesture_of(kind_) != Gesture::outside) return false;
  const CellPlaces at(size_);
  const bool diagonal = kind_ == ConstraintKind::little_killer;
  double nearest = kBesideReach;
  for (Cell cell = 0; cell < size_ * size_; ++cell) {
    for (const CellStep step : diagonal ? kDiagonal : kStraight) {
      // A line of one cell has no direction.
      if (at.can_step(cell, {-step.rows, -step.columns}) || !at.can_step(cell, step)) continue;
      const double away = std::hypot(at.column(cell) + 0.5 - kClueAway * step.columns - x,
                                     at.row(cell) + 0.5 - kClueAway * step.rows - y);
      if (away >= nearest) continue;
      nearest = away;
      cells_ = at.ray(cell, step);
    }
  }
  return !cells_.empty();
}

bool ConstraintStroke::extend(Cell cell) {
  assert(cell < size_ * size_);
  if (path_.empty()) {
    if (gesture_of(kind_) == Gesture::board) return false;
    copy_.clear();
    path_ = {cell};
    settle();
    return true;
  }
  const CellPlaces at(size_);
  const std::vector<Cell> before = cells_;
  switch (gesture_of(kind_)) {
    case Gesture::outside:
      if (cell == path_.front()) {
        path_.resize(1);
      } else {
        path_ = {path_.front(), cell};
      }
      break;
    case Gesture::block: {
      const bool fits = std::ranges::all_of(path_, [&](Cell other) {
        return std::abs(at.row(other) - at.row(cell)) <= 1 &&
               std::abs(at.column(other) - at.column(cell)) <= 1;
      });
      if (fits && !is_among(path_, cell)) path_.push_back(cell);
      break;
    }
    case Gesture::pairs:
    case Gesture::line:
      if (!extend_line(cell)) return false;
      break;
    default:
      while (path_.back() != cell)
        path_.push_back(at.after(path_.back(), at.towards(path_.back(), cell)));
      break;
  }
  settle();
  return cells_ != before;
}

bool ConstraintStroke::extend_line(Cell cell) {
  if (cell == path_.back()) return false;
  const CellPlaces at(size_);
  const bool closed = path_.size() > 1 && path_.front() == path_.back();
  const bool closes = rules::row_of(kind_).may_close && !closed && cell == path_.front() &&
                      path_.size() > 3 &&
                      at.after(path_.back(), at.towards(path_.back(), cell)) == cell;
  const auto there = std::ranges::find(path_, cell);
  if (there != path_.end() && !closes) {  // back
    path_.erase(there + 1, path_.end());
    return true;
  }
  if (closed) return false;
  std::vector<Cell> way = path_;
  while (way.back() != cell) {
    const CellStep step = at.towards(way.back(), cell);
    if (gesture_of(kind_) == Gesture::pairs && is_diagonal(step)) return false;
    const Cell next = at.after(way.back(), step);
    if (is_among(way, next) && !closes) return false;
    way.push_back(next);
  }
  path_ = std::move(way);
  return true;
}

void ConstraintStroke::resume(const Constraint& constraint) {
  path_ = constraint.head;
  path_.insert(path_.end(), constraint.cells.begin(), constraint.cells.end());
  copy_.clear();
  if (has_circle(constraint.kind)) {
    circle_ = static_cast<std::uint32_t>(constraint.head.size());
  }
  settle();
}

bool ConstraintStroke::take_back() {
  if (path_.empty()) return false;
  path_.pop_back();
  settle();
  return true;
}

bool ConstraintStroke::place_copy(Cell cell) {
  if (cells_.empty()) return false;
  const CellPlaces at(size_);
  const CellStep by{at.row(cell) - at.row(cells_.front()),
                    at.column(cell) - at.column(cells_.front())};
  std::vector<Cell> moved;
  for (const Cell each : cells_) {
    if (!at.can_step(each, by)) return false;
    moved.push_back(at.after(each, by));
  }
  if (moved == cells_) return false;
  copy_ = std::move(moved);
  return true;
}

// From where the pointer went to what that means.
void ConstraintStroke::settle() {
  const CellPlaces at(size_);
  cells_.clear();
  if (path_.empty()) return;
  switch (gesture_of(kind_)) {
    case Gesture::outside:
      cells_ = line_outside(kind_, at, path_);
      if (cells_.empty()) cells_ = path_;
      return;
    case Gesture::block: {
      std::int32_t top = at.row(path_.front());
      std::int32_t bottom = top;
      std::int32_t left = at.column(path_.front());
      std::int32_t right = left;
      for (const Cell cell : path_) {
        top = std::min(top, at.row(cell));
        bottom = std::max(bottom, at.row(cell));
        left = std::min(left, at.column(cell));
        right = std::max(right, at.column(cell));
      }
      for (std::int32_t row = top; row <= bottom; ++row) {
        for (std::int32_t column = left; column <= right; ++column) {
          cells_.push_back(at.at(row, column));
        }
      }
      return;
    }
    case Gesture::pairs:
    case Gesture::line:
      cells_ = path_;
      return;
    default:
      for (const Cell cell : path_) {
        if (!is_among(cells_, cell)) cells_.push_back(cell);
      }
      return;
  }
}

std::vector<Constraint> ConstraintStroke::constraints() const {
  if (gesture_of(kind_) == Gesture::outside && cells_.size() < 2) return {};
  if (gesture_of(kind_) == Gesture::outside && !path_.empty() &&
      line_outside(kind_, CellPlaces(size_), path_).empty()) {
    return {};
  }
  std::vector<Cell> cells = cells_;
  cells.insert(cells.end(), copy_.begin(), copy_.end());
  std::vector<Constraint> made = constraints_from(kind_, cells, circle_);
  const bool missing = wants_copy() || made.front().cells.size() < form_of(kind_).least_cells ||
                       (has_circle(kind_) && made.front().head.size() < circle_);
  if (missing) made.clear();
  return made;
}

std::size_t put_constraint(ConstraintList& list, Constraint constraint) {
  const auto sorted = [](std::vector<Cell> cells) {
    quadrille::sort(cells);
    return cells;
  };
  const bool grouped = is_grouped(constraint.kind);
  const bool ordered = grouped || is_line(constraint.kind) || is_outside(constraint.kind);
  for (std::size_t i = 0; i < list.constraints.size(); ++i) {
    Constraint& other = list.constraints[i];
    if (other.kind != constraint.kind || other.head != constraint.head) continue;
    if (ordered ? other.cells != constraint.cells : sorted(other.cells) != sorted(constraint.cells))
      continue;
    // Forbidden sums differ by their numbers alone, and groups also by those.
    if ((grouped || is_global(constraint.kind)) && other.values != constraint.values) continue;
    other = std::move(constraint);
    return i;
  }
  list.constraints.push_back(std::move(constraint));
  return list.constraints.size() - 1;
}

}  // namespace quadrille::sudoku
