#include "quadrille/render/board/rules_svg.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/render/board.h"
#include "quadrille/render/outline.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::Constraint;
using sudoku::ConstraintKind;

constexpr std::string_view kRulesStyle = R"(
.quadrille-board .area{fill:#8a94a6;fill-opacity:.22}
.quadrille-board .index{fill:#d1477a;fill-opacity:.2}
.quadrille-board .cage{fill:none;stroke:#444c56;stroke-width:1.2;stroke-dasharray:4 3}
.quadrille-board .label{fill:#24292f;font-size:11px}
.quadrille-board .clue{fill:#24292f;font-size:20px}
.quadrille-board .line{fill:none;stroke-linecap:round;stroke-linejoin:round}
.quadrille-board .pen{fill:none;stroke:#57606a;stroke-width:1.6;stroke-linejoin:round}
.quadrille-board .ring{fill:#fff;stroke:#57606a;stroke-width:1.6}
.quadrille-board .dot{fill:#fff;stroke:#24292f;stroke-width:1.2}
.quadrille-board .full{fill:#24292f;stroke:#24292f;stroke-width:1.2}
.quadrille-board .on-full{fill:#fff}
.quadrille-board .pill{stroke:#fff}
.quadrille-board .diagonal{fill:none;stroke:#9aa3ad;stroke-width:1.2}
@media(prefers-color-scheme:dark){
.quadrille-board .cage{stroke:#a9b3be}
.quadrille-board .label,.quadrille-board .clue{fill:#d5dbe1}
.quadrille-board .pen{stroke:#a9b3be}
.quadrille-board .ring{fill:#15191f;stroke:#a9b3be}
.quadrille-board .dot{fill:#15191f;stroke:#d5dbe1}
.quadrille-board .full{fill:#d5dbe1;stroke:#d5dbe1}
.quadrille-board .on-full{fill:#15191f}
.quadrille-board .pill{stroke:#15191f}
.quadrille-board .diagonal{stroke:#6a737d}
})";

// Lines that are a colour and no more.
struct LineInk {
  ConstraintKind kind;
  std::string_view colour;
  double width;  // of a cell
};

constexpr LineInk kLineInks[] = {
    {ConstraintKind::thermometer, "#9aa3ad", 0.3},
    {ConstraintKind::slow_thermometer, "#c2b280", 0.3},
    {ConstraintKind::between, "#a9b1ba", 0.12},
    {ConstraintKind::lockout, "#7fa3d1", 0.12},
    {ConstraintKind::palindrome, "#a9b1ba", 0.2},
    {ConstraintKind::renban, "#c25fd6", 0.2},
    {ConstraintKind::whisper, "#4caf50", 0.2},
    {ConstraintKind::region_sums, "#3f8ee0", 0.2},
    {ConstraintKind::entropic, "#e08a3f", 0.2},
    {ConstraintKind::modular, "#2fa39a", 0.2},
    {ConstraintKind::zipper, "#9b8ae0", 0.2},
    {ConstraintKind::nabner, "#cdb13a", 0.2},
    {ConstraintKind::double_arrow, "#a9b1ba", 0.12},
};

class RulesPainter {
 public:
  RulesPainter(const sudoku::Grid& grid, const SvgPlace& place)
      : grid_(grid), place_(place), size_(grid.size()) {}

  RulesPicture paint() {
    for (const Constraint& constraint : grid_.constraints()->all()) paint(constraint);
    return {std::string(kRulesStyle), std::move(below_), std::move(above_)};
  }

 private:
  // Places are told in cells and written in units of the picture.
  [[nodiscard]] double x(double cells) const { return place_.left + cells * place_.cell; }
  [[nodiscard]] double y(double cells) const { return place_.top + cells * place_.cell; }
  [[nodiscard]] Point middle(Cell cell) const {
    const Cell row = cell / size_;
    return {cell % size_ + 0.5, row + 0.5};
  }
  [[nodiscard]] Point middle(std::span<const Cell> cells) const {
    Point sum{0, 0};
    for (const Cell cell : cells) {
      sum.x += middle(cell).x / static_cast<double>(cells.size());
      sum.y += middle(cell).y / static_cast<double>(cells.size());
    }
    return sum;
  }

  template <class... Values>
  static void put(std::string& out, fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Values>(values)...);
  }
  void put_text(std::string& out, std::string_view name, Point at, std::string_view text,
                double font) const {
    put(out, "<text class=\"{}\" x=\"{:.5g}\" y=\"{:.5g}\">{}</text>\n", name, x(at.x),
        y(at.y) + font * 0.36, text);
  }
  void put_circle(std::string& out, std::string_view name, Point at, double radius) const {
    put(out, "<circle class=\"{}\" cx=\"{:.5g}\" cy=\"{:.5g}\" r=\"{:.4g}\"/>\n", name, x(at.x),
        y(at.y), radius * place_.cell);
  }
  void put_square(std::string& out, std::string_view name, Point at, double half) const {
    put(out,
        "<rect class=\"{0}\" x=\"{1:.5g}\" y=\"{2:.5g}\" width=\"{3:.4g}\" height=\"{3:.4g}\"/>\n",
        name, x(at.x - half), y(at.y - half), 2 * half * place_.cell);
  }
  void put_diamond(std::string& out, std::string_view name, Point at, double half) const {
    put(out,
        "<path class=\"{}\" d=\"M{:.5g} {:.5g}L{:.5g} {:.5g}L{:.5g} {:.5g}L{:.5g} {:.5g}z\"/>\n",
        name, x(at.x - half), y(at.y), x(at.x), y(at.y - half), x(at.x + half), y(at.y), x(at.x),
        y(at.y + half));
  }
  [[nodiscard]] std::string path(std::span<const Point> points) const {
    std::string strokes;
    for (const Point& point : points) {
      put(strokes, "{}{:.5g} {:.5g}", strokes.empty() ? 'M' : 'L', x(point.x), y(point.y));
    }
    return strokes;
  }
  [[nodiscard]] std::vector<Point> middles(std::span<const Cell> cells) const {
    std::vector<Point> points;
    for (const Cell cell : cells) points.push_back(middle(cell));
    return points;
  }
  void put_pen(std::span<const Point> points) {
    put(above_, "<path class=\"pen\" d=\"{}\"/>\n", path(points));
  }

  void put_diagonal(std::span<const Point> points) {
    put(below_, "<path class=\"diagonal\" d=\"{}\"/>\n", path(points));
  }

  void paint(const Constraint& it) {
    if (is_outside(it.kind)) {
      paint_clue(it);
    } else if (is_line(it.kind)) {
      paint_line(it);
    } else if (is_global(it.kind)) {
      paint_board(it);
    } else if (it.cells.size() == 1) {
      paint_cell(it);
    } else if (it.cells.size() == 2 && it.kind >= ConstraintKind::difference) {
      paint_mark(it);
    } else {
      paint_area(it);
    }
  }

  void paint_board(const Constraint& it) {
    const double end = size_;
    if (it.kind == ConstraintKind::diagonal_down) {
      put_diagonal(std::vector<Point>{{0, 0}, {end, end}});
    } else if (it.kind == ConstraintKind::diagonal_up) {
      put_diagonal(std::vector<Point>{{0, end}, {end, 0}});
    } else if (it.kind == ConstraintKind::windows) {
      for (Cell cell = 0; cell < size_ * size_; ++cell) {
        const bool row = cell / size_ % (grid_.shape().box_rows() + 1) != 0;
        if (row && cell % size_ % (grid_.shape().box_columns() + 1) != 0) {
          put_square(below_, "area", middle(cell), 0.5);
        }
      }
    }
  }

  [[nodiscard]] static std::string label_of(const Constraint& it) {
    return fmt::format("{}", fmt::join(it.values, "/"));
  }

  void paint_area(const Constraint& it) {
    if (it.kind == ConstraintKind::quadruple) {
      put_circle(above_, "dot", middle(it.cells), 0.24);
      put_text(above_, "label", middle(it.cells), fmt::format("{}", fmt::join(it.values, "")), 11);
      return;
    }
    if (it.kind == ConstraintKind::region || it.kind == ConstraintKind::clone) {
      for (const auto* cells : {&it.cells, &it.head}) {
        for (const Cell cell : *cells) put_square(below_, "area", middle(cell), 0.5);
      }
      return;
    }
    std::string strokes;
    for (const Walk& walk : outline(it.cells, size_, 0.07)) strokes += path(walk) + "z";
    put(above_, "<path class=\"cage\" d=\"{}\"/>\n", strokes);
    if (it.values.empty()) return;
    const Cell first = std::ranges::min(it.cells);
    const std::string label = label_of(it);
    const double wide = 0.07 + 0.06 * static_cast<double>(label.size() + 1);
    put_text(above_, "label", {middle(first).x - 0.5 + wide, middle(first).y - 0.34}, label, 11);
  }

  void paint_cell(const Constraint& it) {
    const Point at = middle(it.cells.front());
    switch (it.kind) {
      case ConstraintKind::odd:
        put_circle(below_, "area", at, 0.38);
        return;
      case ConstraintKind::even:
        put_square(below_, "area", at, 0.36);
        return;
      case ConstraintKind::minimum:
      case ConstraintKind::maximum:
        for (const Cell other : neighbours_of(grid_.shape(), it.cells.front())) {
          put_chevron(at, middle(other), it.kind == ConstraintKind::maximum);
        }
        put_square(below_, "area", at, 0.5);
        return;
      case ConstraintKind::cage:
      case ConstraintKind::sum:
      case ConstraintKind::region:
      case ConstraintKind::clone:
      case ConstraintKind::quadruple:
        paint_area(it);
        return;
      default:
        put_square(below_, "index", at, 0.5);
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
    const std::uint32_t value = value_of(grid_.shape(), it);
    switch (it.kind) {
      case ConstraintKind::greater:
        put_chevron(middle(it.cells[0]), middle(it.cells[1]), true);
        return;
      case ConstraintKind::pair_sum:
        put_circle(above_, "paper", at, 0.17);
        put_text(above_, "label", at,
                 value == 5    ? "V"
                 : value == 10 ? "X"
                               : std::to_string(value),
                 11);
        return;
      case ConstraintKind::quadruple:
        paint_area(it);
        return;
      default:
        break;
    }
    const bool full = it.kind == ConstraintKind::ratio;
    put_circle(above_, full ? "full" : "dot", at, 0.15);
    if (value != (full ? 2U : 1U)) {
      put_text(above_, full ? "label on-full" : "label", at, std::to_string(value), 11);
    }
  }

  void paint_arrow(const Constraint& it) {
    if (it.head.size() == 1) {
      put_circle(above_, "ring", middle(it.head.front()), 0.42);
    } else {
      const std::vector<Point> ends = {middle(it.head.front()), middle(it.head.back())};
      put(above_, "<path class=\"line\" stroke=\"#57606a\" stroke-width=\"{:.4g}\" d=\"{}\"/>\n",
          0.84 * place_.cell, path(ends));
      put(above_, "<path class=\"line pill\" stroke-width=\"{:.4g}\" d=\"{}\"/>\n",
          0.78 * place_.cell, path(ends));
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
    put(below_,
        "<g opacity=\".6\"><path class=\"line\" stroke=\"{}\" stroke-width=\"{:.4g}\" d=\"{}\"/>\n",
        ink->colour, ink->width * place_.cell, path(middles(it.cells)));
    const bool rises =
        it.kind == ConstraintKind::thermometer || it.kind == ConstraintKind::slow_thermometer;
    if (rises) {
      put(below_, "<circle fill=\"{}\" cx=\"{:.5g}\" cy=\"{:.5g}\" r=\"{:.4g}\"/>\n", ink->colour,
          x(middle(it.cells.front()).x), y(middle(it.cells.front()).y), 0.4 * place_.cell);
    }
    below_ += "</g>\n";
    for (const Cell end : {it.cells.front(), it.cells.back()}) {
      if (it.kind == ConstraintKind::between || it.kind == ConstraintKind::double_arrow) {
        put_circle(above_, "ring", middle(end), 0.4);
      } else if (it.kind == ConstraintKind::lockout) {
        put_diamond(above_, "ring", middle(end), 0.42);
      }
    }
  }

  void paint_clue(const Constraint& it) {
    const Point first = middle(it.cells[0]);
    const Point second =
        it.cells.size() > 1 ? middle(it.cells[1]) : Point{first.x + 1, first.y + 1};
    const Point step{second.x - first.x, second.y - first.y};
    const Point at{first.x - step.x * 0.9, first.y - step.y * 0.9};
    put_text(above_, "clue", at, label_of(it), 20);
    if (it.kind != ConstraintKind::little_killer) return;
    const Point from{first.x - step.x * 0.68, first.y - step.y * 0.68};
    const Point to{first.x - step.x * 0.46, first.y - step.y * 0.46};
    put_pen(std::vector<Point>{from, to});
    put_head(from, to);
  }

  const sudoku::Grid& grid_;
  SvgPlace place_;
  std::uint32_t size_;
  std::string below_;
  std::string above_;
};

}  // namespace

std::string rules_text(const sudoku::Grid& puzzle) {
  std::string text;
  if (puzzle.constraints() == nullptr) return text;
  for (const sudoku::Constraint& constraint : puzzle.constraints()->all()) {
    text += '\n' + describe(puzzle.shape(), constraint);
  }
  return text;
}

bool has_clues_outside(const sudoku::Grid& grid) {
  return grid.constraints() != nullptr &&
         std::ranges::any_of(grid.constraints()->all(),
                             [](const Constraint& it) { return is_outside(it.kind); });
}

RulesPicture rules_svg(const sudoku::Grid& grid, const SvgPlace& place) {
  if (grid.constraints() == nullptr) return {};
  return RulesPainter(grid, place).paint();
}

}  // namespace quadrille::render
