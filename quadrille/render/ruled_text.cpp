// The shapes that every painter draws, with characters: shaded cells, lines from cell to cell, then
// what stands at their ends, in cells and on sides, then numbers, and over all of it the digits.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/base/text.h"
#include "quadrille/render/board.h"
#include "quadrille/render/board/cage_lattice.h"
#include "quadrille/render/board/drawing.h"
#include "quadrille/render/board/text_canvas.h"
#include "quadrille/render/rule_shapes.h"
#include "quadrille/render/terminal.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::ConstraintKind;

// One of the 6x6x6 colours that terminals agree on.
std::string terminal_ink(std::uint32_t colour) {
  const auto part = [&](std::uint32_t shift) {
    return (((colour >> shift) & 255U) * 5 + 127) / 255;
  };
  return fmt::format("\x1b[38;5;{}m", 16 + part(16) * 36 + part(8) * 6 + part(0));
}

// A sign of its own: the head of an arrow, or which of two is greater.
bool is_short(const Walk& walk) {
  return std::hypot(walk.front().x - walk.back().x, walk.front().y - walk.back().y) < 0.4;
}

bool is_middle(Point point) {
  const auto is_half = [](double at) { return std::abs(at - std::floor(at) - 0.5) < 0.01; };
  return is_half(point.x) && is_half(point.y);
}

bool is_whole_cell(const RuleShape& shape) {
  return shape.form == RuleShape::Form::square && shape.size >= 0.5;
}

class RuledText {
 public:
  RuledText(const sudoku::Grid& puzzle, const BoardStyle& style)
      : puzzle_(puzzle),
        style_(style),
        size_(static_cast<int>(puzzle.size())),
        canvas_(size_, has_clues_outside(puzzle), style) {}

  std::string draw(const sudoku::Grid* solution) {
    put_cage_lattice(canvas_, puzzle_);
    const std::vector<RuleShape> shapes = rule_shapes(puzzle_);
    for (const RuleShape& shape : shapes) put_shade(shape);
    for (const RuleShape& shape : shapes) put_line(shape);
    for (const RuleShape& shape : shapes) put_sign(shape);
    for (const RuleShape& shape : shapes) put_label(shape);
    put_digits(solution);
    return canvas_.text();
  }

 private:
  [[nodiscard]] CanvasPlace middle(Cell cell) const {
    const int row = static_cast<int>(cell) / size_;
    const int column = static_cast<int>(cell) % size_;
    return {column * kCanvasWide + kCanvasWide / 2, row * kCanvasHigh + 1};
  }

  void put_shade(const RuleShape& shape) {
    if (!is_whole_cell(shape)) return;
    const std::string_view shade =
        shape.ink == RuleInk::index ? canvas_.sign("▒", "%") : canvas_.sign("░", "'");
    canvas_.put_round(place_of(shape.at()), shade, shade, ansi::kDim);
  }

  // Lines from cell to cell.

  void put_line(const RuleShape& shape) {
    const Walk& walk = shape.walks.front();
    if (shape.ink == RuleInk::diagonal) {
      put_diagonal(walk.front().y < walk.back().y);
    } else if (shape.ink == RuleInk::colour || (shape.ink == RuleInk::pen && !is_short(walk))) {
      const std::string ink =
          shape.ink == RuleInk::colour ? terminal_ink(shape.colour) : std::string();
      for (std::size_t i = 1; i < walk.size(); ++i) put_step(walk[i - 1], walk[i], ink);
    }
  }
  void put_diagonal(bool down) {
    for (int i = 1; i < size_; ++i) {
      canvas_.put_slope({i * kCanvasWide, (down ? i : size_ - i) * kCanvasHigh}, down, ansi::kDim);
    }
  }
  // From one cell to one beside it; a line that leaps is not drawn on its way.
  void put_step(Point from, Point to, std::string_view ink) {
    const CanvasPlace begin = place_of({std::floor(from.x) + 0.5, std::floor(from.y) + 0.5});
    const auto dx = static_cast<int>(std::floor(to.x) - std::floor(from.x));
    const auto dy = static_cast<int>(std::floor(to.y) - std::floor(from.y));
    if (std::abs(dx) > 1 || std::abs(dy) > 1) return;
    if (dx != 0 && dy != 0) {
      canvas_.put_slope({begin.x + 2 * dx, begin.y + dy}, dx == dy, ink);
    } else if (dy != 0) {
      canvas_.put_upright({begin.x, begin.y + dy}, ink);
    } else if (dx != 0) {
      for (int i = 1; i < kCanvasWide; ++i) canvas_.put_level({begin.x + i * dx, begin.y}, ink);
    }
  }

  // What stands in cells, on their sides and at the ends of lines.

  void put_sign(const RuleShape& shape) {
    const Walk& walk = shape.walks.front();
    const CanvasPlace place = place_of(shape.at());
    switch (shape.form) {
      case RuleShape::Form::circle:
        put_circle(shape, place);
        return;
      case RuleShape::Form::square:
        if (!is_whole_cell(shape)) canvas_.put_round(place, "[", "]");
        return;
      case RuleShape::Form::line:
        if (shape.bulb > 0) canvas_.put_round(place, "(", ")", terminal_ink(shape.colour));
        if (shape.ink != RuleInk::pill) return;
        canvas_.put_round(place, "(", ")");
        canvas_.put_round(place_of(walk.back()), "(", ")");
        return;
      case RuleShape::Form::path:
        // A diamond, told by its left and its right corner.
        if (shape.ink == RuleInk::ring && shape.closed) {
          canvas_.put_round(place_of({(walk[0].x + walk[2].x) / 2, walk[0].y}), "<", ">");
        } else if (shape.ink == RuleInk::pen && walk.size() == 3 && is_short(walk)) {
          put_point(walk);
        }
        return;
      case RuleShape::Form::text:
        return;
    }
  }
  void put_circle(const RuleShape& shape, CanvasPlace place) {
    if (shape.size > 0.3) {
      canvas_.put_round(place, "(", ")");
    } else if (shape.ink == RuleInk::full) {
      canvas_.put(place, canvas_.sign("●", "@"));
    } else if (shape.ink == RuleInk::dot) {
      canvas_.put(place, canvas_.sign("○", "o"));
    }
  }
  // Two strokes that meet in the middle of the walk. The head of an arrow stands before the cell
  // that it leads to, or on the border where a clue outside looks in; others are < and >.
  void put_point(const Walk& walk) {
    const Point tip = walk[1];
    const Point back{(walk[0].x + walk[2].x) / 2, (walk[0].y + walk[2].y) / 2};
    const auto step = [](double length) { return length > 0.04 ? 1 : length < -0.04 ? -1 : 0; };
    const int dx = step(tip.x - back.x);
    const int dy = step(tip.y - back.y);
    const bool slopes = dx != 0 && dy != 0;
    const CanvasPlace place = place_of(tip);
    if (is_middle(tip)) {
      canvas_.put({place.x - dx * (slopes ? 2 : 1), place.y - dy}, arrow_head(dx, dy));
    } else if (slopes) {
      canvas_.put(place, arrow_head(dx, dy));
    } else {
      const std::string_view level = dx > 0 ? ">" : "<";
      const std::string_view upright = dy > 0 ? canvas_.sign("∨", "v") : canvas_.sign("∧", "^");
      canvas_.put(place_of({(tip.x + back.x) / 2, (tip.y + back.y) / 2}),
                  dx != 0 ? level : upright);
    }
  }
  [[nodiscard]] std::string_view arrow_head(int dx, int dy) const {
    constexpr std::string_view kDrawn[] = {"↖", "↑", "↗", "←", " ", "→", "↙", "↓", "↘"};
    constexpr std::string_view kAscii[] = {"\\", "^", "/", "<", " ", ">", "/", "v", "\\"};
    const int index = (dy + 1) * 3 + dx + 1;
    return canvas_.sign(kDrawn[index], kAscii[index]);
  }

  // Numbers and letters.

  void put_label(const RuleShape& shape) {
    if (shape.form != RuleShape::Form::text) return;
    const auto length = static_cast<int>(characters(shape.text).size());
    if (shape.ink == RuleInk::clue) {
      canvas_.put_text(clue_place(shape.at(), length), shape.text, ansi::kBold);
      return;
    }
    CanvasPlace place = place_of(shape.at());
    const sudoku::Constraint& rule = puzzle_.constraints()->all()[shape.constraint];
    if (rule.kind == ConstraintKind::cage || rule.kind == ConstraintKind::sum) {
      place = middle(std::ranges::min(rule.cells));  // its number stands on the wall over that cell
      place = {place.x - 1, place.y - 1};
    } else if (rule.kind == ConstraintKind::quadruple && !rule.values.empty()) {
      put_quadruple(rule, shape.at());
      return;
    } else {
      place.x -= (length - 1) / 2;
    }
    canvas_.put_text(place, shape.text, ansi::kPlain);
  }
  // All in one row, whatever rows the picture has.
  void put_quadruple(const sudoku::Constraint& rule, Point at) {
    const std::string text =
        fmt::format("{}", fmt::join(rule.values, puzzle_.size() > 9 ? " " : ""));
    CanvasPlace place = place_of(at);
    place.x -= (static_cast<int>(text.size()) - 1) / 2;
    canvas_.put_text(place, text, ansi::kPlain);
  }
  // Above and below in the middle of a column, beside the board close to it.
  [[nodiscard]] CanvasPlace clue_place(Point at, int length) const {
    const int end = kCanvasWide * size_;
    if (at.y >= 0 && at.y <= size_) {
      const int line = static_cast<int>(at.y) * kCanvasHigh + 1;
      return {at.x < 0 ? -1 - length : end + 2, line};
    }
    const int line = at.y < 0 ? -1 : kCanvasHigh * size_ + 1;
    if (at.x < 0) return {-length, line};
    if (at.x > size_) return {end + 1, line};
    return {static_cast<int>(at.x) * kCanvasWide + kCanvasWide / 2 - length / 2, line};
  }

  void put_digits(const sudoku::Grid* solution) {
    const BoardCells cells(puzzle_, solution, style_.conflicts);
    for (Cell cell = 0; cell < puzzle_.shape().cell_count(); ++cell) {
      const CellContent content = cells.at(cell);
      canvas_.put(middle(cell), symbol(content.digit, puzzle_.size()), cell_ink(content));
    }
  }

  const sudoku::Grid& puzzle_;
  const BoardStyle& style_;
  int size_;
  TextCanvas canvas_;
};

}  // namespace

std::string ruled_board_text(const sudoku::Grid& puzzle, const sudoku::Grid* solution,
                             const BoardStyle& style) {
  const bool fits = symbol_width(puzzle.size()) == 1 && !puzzle.shape().is_mosaic();
  if (puzzle.constraints() == nullptr || !fits) return board_text(puzzle, solution, style);
  return RuledText(puzzle, style).draw(solution);
}

}  // namespace quadrille::render
