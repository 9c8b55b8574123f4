#include "quadrille/render/rule_shapes.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::Constraint;
using sudoku::ConstraintKind;

// Lines that are a colour and no more.
struct LineInk {
  ConstraintKind kind;
  std::uint32_t colour;
  double width;  // of a cell
};

constexpr LineInk kLineInks[] = {
    {ConstraintKind::thermometer, 0x9aa3ad, 0.3},
    {ConstraintKind::slow_thermometer, 0xc2b280, 0.3},
    {ConstraintKind::between, 0xa9b1ba, 0.12},
    {ConstraintKind::lockout, 0x7fa3d1, 0.12},
    {ConstraintKind::palindrome, 0xa9b1ba, 0.2},
    {ConstraintKind::renban, 0xc25fd6, 0.2},
    {ConstraintKind::whisper, 0x4caf50, 0.2},
    {ConstraintKind::region_sums, 0x3f8ee0, 0.2},
    {ConstraintKind::entropic, 0xe08a3f, 0.2},
    {ConstraintKind::modular, 0x2fa39a, 0.2},
    {ConstraintKind::zipper, 0x9b8ae0, 0.2},
    {ConstraintKind::nabner, 0xcdb13a, 0.2},
    {ConstraintKind::double_arrow, 0xa9b1ba, 0.12},
    {ConstraintKind::pairs, 0x6f9f5a, 0.12},
    {ConstraintKind::all_pairs, 0xb07aa1, 0.12},
    {ConstraintKind::sum_line, 0xd9c34a, 0.2},
};

// Areas in which digits are counted, or groups compared.
constexpr ConstraintKind kCounted[] = {
    ConstraintKind::equal_sums,       ConstraintKind::same_digits,      ConstraintKind::contains,
    ConstraintKind::contains_exactly, ConstraintKind::counting_circles, ConstraintKind::rellik,
    ConstraintKind::equality,
};

class RuleShapes {
 public:
  explicit RuleShapes(const sudoku::Shape& shape) : shape_(shape), size_(shape.size()) {}

  std::vector<RuleShape> take(std::span<const Constraint> all) {
    for (number_ = 0; number_ < all.size(); ++number_) paint(all[number_]);
    below_.insert(below_.end(), std::move_iterator(above_.begin()),
                  std::move_iterator(above_.end()));
    return std::move(below_);
  }

 private:
  [[nodiscard]] Point middle(Cell cell) const {
    const sudoku::BoardPlace at = place_of(shape_, cell);
    return {at.column + 0.5, at.row + 0.5};
  }
  [[nodiscard]] Point middle(std::span<const Cell> cells) const {
    Point sum{0, 0};
    for (const Cell cell : cells) {
      sum.x += middle(cell).x / static_cast<double>(cells.size());
      sum.y += middle(cell).y / static_cast<double>(cells.size());
    }
    return sum;
  }

  void put(RuleShape shape) {
    shape.constraint = number_;
    (shape.below ? below_ : above_).push_back(std::move(shape));
  }
  static bool is_paper(RuleInk ink) { return ink == RuleInk::area || ink == RuleInk::index; }
  void put_text(RuleInk ink, Point at, std::string text) {
    put({.form = RuleShape::Form::text, .ink = ink, .walks = {{at}}, .text = std::move(text)});
  }
  void put_circle(RuleInk ink, Point at, double radius) {
    put({.form = RuleShape::Form::circle,
         .ink = ink,
         .below = is_paper(ink),
         .walks = {{at}},
         .size = radius});
  }
  void put_square(RuleInk ink, Point at, double half) {
    put({.form = RuleShape::Form::square,
         .ink = ink,
         .below = is_paper(ink),
         .walks = {{at}},
         .size = half});
  }
  void put_diamond(Point at, double half) {
    put({.ink = RuleInk::ring,
         .walks =
             {{{at.x - half, at.y}, {at.x, at.y - half}, {at.x + half, at.y}, {at.x, at.y + half}}},
         .closed = true});
  }
  void put_line(RuleInk ink, std::vector<Point> points, double width) {
    put({.form = RuleShape::Form::line, .ink = ink, .walks = {std::move(points)}, .size = width});
  }
  void put_pen(std::vector<Point> points) { put({.walks = {std::move(points)}}); }
  void put_diagonal(std::vector<Point> points) {
    put({.ink = RuleInk::diagonal, .below = true, .walks = {std::move(points)}});
  }
  [[nodiscard]] std::vector<Point> middles(std::span<const Cell> cells) const {
    std::vector<Point> points;
    for (const Cell cell : cells) points.push_back(middle(cell));
    return points;
  }

  void paint(const Constraint& it) {
    if (is_outside(it.kind)) {
      paint_clue(it);
    } else if (is_line(it.kind)) {
      paint_line(it);
    } else if (is_global(it.kind)) {
      paint_board(it);
    } else if (std::ranges::find(kCounted, it.kind) != std::end(kCounted)) {
      paint_counted(it);
    } else if (it.cells.size() == 1) {
      paint_cell(it);
    } else if (it.cells.size() == 2 && it.kind >= ConstraintKind::difference) {
      paint_mark(it);
    } else {
      paint_area(it);
    }
  }

  void paint_board(const Constraint& it) {
    const double end = rows_of(shape_);
    if (it.kind == ConstraintKind::diagonal_down) {
      put_diagonal(std::vector<Point>{{0, 0}, {end, end}});
    } else if (it.kind == ConstraintKind::diagonal_up) {
      put_diagonal(std::vector<Point>{{0, end}, {end, 0}});
    } else if (it.kind == ConstraintKind::windows) {
      for (Cell cell = 0; cell < size_ * size_; ++cell) {
        const bool row = cell / size_ % (shape_.box_rows() + 1) != 0;
        if (row && cell % size_ % (shape_.box_columns() + 1) != 0) {
          put_square(RuleInk::area, middle(cell), 0.5);
        }
      }
    }
  }

  [[nodiscard]] static std::string label_of(const Constraint& it) {
    const bool missing = it.values.empty() && form_of(it.kind).least_values > 0;
    return missing ? "?" : fmt::format("{}", fmt::join(it.values, "/"));
  }

  void paint_area(const Constraint& it) {
    if (it.kind == ConstraintKind::quadruple) {
      paint_quadruple(it);
      return;
    }
    if (it.kind == ConstraintKind::region || it.kind == ConstraintKind::clone) {
      for (const auto* cells : {&it.cells, &it.head}) {
        for (const Cell cell : *cells) put_square(RuleInk::area, middle(cell), 0.5);
      }
      return;
    }
    const std::string label = label_of(it);
    put_cage(it.cells, label, label.size());
  }

  // With a label of so many letters.
  void put_cage(std::span<const Cell> cells, std::string label, std::size_t letters) {
    // As if the picture were a square.
    const std::uint32_t side = std::max(rows_of(shape_), columns_of(shape_));
    std::vector<Cell> places;
    for (const Cell cell : cells) {
      const sudoku::BoardPlace at = place_of(shape_, cell);
      places.push_back(at.row * side + at.column);
    }
    put({.ink = RuleInk::cage, .walks = outline(places, side, 0.07), .closed = true});
    if (label.empty()) return;
    const Cell first = std::ranges::min(cells);
    const double wide = 0.07 + 0.06 * static_cast<double>(letters + 1);
    put_text(RuleInk::label, {middle(first).x - 0.5 + wide, middle(first).y - 0.34},
             std::move(label));
  }

  // Circles, squares, and cages that say what is meant.
  void paint_counted(const Constraint& it) {
    switch (it.kind) {
      case ConstraintKind::counting_circles:
        for (const Cell cell : it.cells) put_circle(RuleInk::ring, middle(cell), 0.42);
        return;
      case ConstraintKind::same_digits:
        for (const Cell cell : it.cells) put_square(RuleInk::area, middle(cell), 0.5);
        return;
      case ConstraintKind::equal_sums:
        for (const auto group : groups_of(it)) {
          if (!group.empty()) put_cage(group, "Σ", 1);
        }
        return;
      case ConstraintKind::equality:
        put_cage(it.cells, "=", 1);
        return;
      default: {
        const std::string label = it.kind == ConstraintKind::rellik
                                      ? label_of(it)
                                      : fmt::format("{}", fmt::join(it.values, " "));
        const std::string_view sign = it.kind == ConstraintKind::rellik             ? "≠"
                                      : it.kind == ConstraintKind::contains_exactly ? "="
                                                                                    : "∋";
        put_cage(it.cells, fmt::format("{}{}", sign, label), label.size() + 1);
      }
    }
  }

  // More than two digits stand in two rows, which fit into the circle.
  void paint_quadruple(const Constraint& it) {
    const Point at = middle(it.cells);
    const std::span<const std::uint32_t> values = it.values;
    const auto put_row = [&](std::span<const std::uint32_t> row, double down) {
      put_text(RuleInk::on_dot, {at.x, at.y + down},
               fmt::format("{}", fmt::join(row, size_ > 9 ? " " : "")));
    };
    put_circle(RuleInk::dot, at, values.size() > 2 ? 0.28 : 0.24);
    if (values.empty()) {
      put_text(RuleInk::on_dot, at, "?");
    } else if (values.size() <= 2) {
      put_row(values, 0);
    } else {
      const std::size_t half = (values.size() + 1) / 2;
      put_row(values.first(half), -0.1);
      put_row(values.subspan(half), 0.1);
    }
  }

  void paint_cell(const Constraint& it) {
    const Point at = middle(it.cells.front());
    switch (it.kind) {
      case ConstraintKind::odd:
        put_circle(RuleInk::area, at, 0.38);
        return;
      case ConstraintKind::even:
        put_square(RuleInk::area, at, 0.36);
        return;
      case ConstraintKind::minimum:
      case ConstraintKind::maximum:
        for (const Cell other : neighbours_of(shape_, it.cells.front())) {
          put_chevron(at, middle(other), it.kind == ConstraintKind::maximum);
        }
        put_square(RuleInk::area, at, 0.5);
        return;
      case ConstraintKind::cage:
      case ConstraintKind::sum:
      case ConstraintKind::region:
      case ConstraintKind::clone:
      case ConstraintKind::quadruple:
        paint_area(it);
        return;
      default:
        put_square(RuleInk::index, at, 0.5);
        return;
    }
  }

  // Between two cells, open towards the greater one.
  void put_chevron(Point a, Point b, bool first_is_greater) {
    const Point to = first_is_greater ? a : b;
    const Point at{(a.x + b.x) / 2, (a.y + b.y) / 2};
    const double dx = (to.x - at.x) * 0.24;
    const double dy = (to.y - at.y) * 0.24;
    put_pen(std::vector<Point>{{at.x + dx - dy, at.y + dy + dx},
                               {at.x - dx, at.y - dy},
                               {at.x + dx + dy, at.y + dy - dx}});
  }

  void paint_mark(const Constraint& it) {
    const Point at = middle(it.cells);
    const std::uint32_t value = value_of(shape_, it);
    switch (it.kind) {
      case ConstraintKind::greater:
        put_chevron(middle(it.cells[0]), middle(it.cells[1]), true);
        return;
      case ConstraintKind::pair_sum:
        put_circle(RuleInk::paper, at, 0.17);
        put_text(RuleInk::label, at, value == 5 ? "V" : value == 10 ? "X" : label_of(it));
        return;
      case ConstraintKind::quadruple:
        paint_area(it);
        return;
      default:
        break;
    }
    const bool full = it.kind == ConstraintKind::ratio;
    put_circle(full ? RuleInk::full : RuleInk::dot, at, 0.15);
    if (value != (full ? 2U : 1U)) {
      put_text(full ? RuleInk::on_full : RuleInk::on_dot, at, std::to_string(value));
    }
  }

  void paint_arrow(const Constraint& it) {
    if (it.head.size() == 1) {
      put_circle(RuleInk::ring, middle(it.head.front()), 0.42);
    } else {
      const std::vector<Point> ends = {middle(it.head.front()), middle(it.head.back())};
      put_line(RuleInk::pill_edge, ends, 0.84);
      put_line(RuleInk::pill, ends, 0.78);
    }
    std::vector<Point> points = middles(it.cells);
    const Point from = nearest(it.head, points.front());
    const double length = std::hypot(points.front().x - from.x, points.front().y - from.y);
    const double part = length > 0 ? 0.42 / length : 0;
    points.insert(points.begin(), {from.x + (points.front().x - from.x) * part,
                                   from.y + (points.front().y - from.y) * part});
    put_pen(points);
    put_head(points[points.size() - 2], points.back());
  }

  [[nodiscard]] Point nearest(std::span<const Cell> cells, Point to) const {
    return middle(*std::ranges::min_element(cells, {}, [&](Cell cell) {
      return std::hypot(middle(cell).x - to.x, middle(cell).y - to.y);
    }));
  }

  // The two strokes at the end of an arrow.
  void put_head(Point from, Point to) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    if (length == 0) return;
    const double dx = (to.x - from.x) / length * 0.16;
    const double dy = (to.y - from.y) / length * 0.16;
    put_pen(
        std::vector<Point>{{to.x - dx - dy, to.y - dy + dx}, to, {to.x - dx + dy, to.y - dy - dx}});
  }

  void paint_line(const Constraint& it) {
    if (it.kind == ConstraintKind::arrow) {
      paint_arrow(it);
      return;
    }
    const auto* ink = std::ranges::find(kLineInks, it.kind, &LineInk::kind);
    const bool rises =
        it.kind == ConstraintKind::thermometer || it.kind == ConstraintKind::slow_thermometer;
    put({.form = RuleShape::Form::line,
         .ink = RuleInk::colour,
         .below = true,
         .walks = {middles(it.cells)},
         .size = ink->width,
         .bulb = rises ? 0.4 : 0.0,
         .colour = ink->colour});
    for (const Cell end : {it.cells.front(), it.cells.back()}) {
      if (it.kind == ConstraintKind::between || it.kind == ConstraintKind::double_arrow) {
        put_circle(RuleInk::ring, middle(end), 0.4);
      } else if (it.kind == ConstraintKind::lockout) {
        put_diamond(middle(end), 0.42);
      }
    }
  }

  void paint_clue(const Constraint& it) {
    const Point first = middle(it.cells[0]);
    const Point second =
        it.cells.size() > 1 ? middle(it.cells[1]) : Point{first.x + 1, first.y + 1};
    const Point step{second.x - first.x, second.y - first.y};
    const Point at{first.x - step.x * 0.9, first.y - step.y * 0.9};
    put_text(RuleInk::clue, at, label_of(it));
    if (it.kind != ConstraintKind::little_killer) return;
    const Point from{first.x - step.x * 0.68, first.y - step.y * 0.68};
    const Point to{first.x - step.x * 0.46, first.y - step.y * 0.46};
    put_pen(std::vector<Point>{from, to});
    put_head(from, to);
  }

  const sudoku::Shape& shape_;
  std::uint32_t size_;
  std::size_t number_ = 0;  // of the constraint that is drawn
  std::vector<RuleShape> below_;
  std::vector<RuleShape> above_;
};

}  // namespace

bool has_clues_outside(const sudoku::Grid& grid) {
  return grid.constraints() != nullptr &&
         std::ranges::any_of(grid.constraints()->all(),
                             [](const Constraint& it) { return is_outside(it.kind); });
}

std::vector<RuleShape> rule_shapes(const sudoku::Grid& grid) {
  if (grid.constraints() == nullptr) return {};
  return RuleShapes(grid.shape()).take(grid.constraints()->all());
}

std::vector<RuleShape> rule_shapes(const sudoku::Shape& shape,
                                   std::span<const Constraint> constraints) {
  return RuleShapes(shape).take(constraints);
}

}  // namespace quadrille::render
