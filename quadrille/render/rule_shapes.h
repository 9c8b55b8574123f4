// Rule shapes: what there is to draw of the constraints of a board, as people draw them: cages,
// lines, dots, arrows, clues outside. Every painter draws the same list.
//   for (const render::RuleShape& shape : render::rule_shapes(grid)) draw(shape);
// Places and sizes are told in cells: the upper left corner of the board is 0, 0, and clues outside
// lie up to a cell beyond its border.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/render/outline.h"
#include "quadrille/rules/constraint.h"

namespace quadrille::render {

enum class RuleInk : std::uint8_t {
  area,       // paper of regions, odd and even cells
  index,      // paper of index cells
  cage,       // a dashed line
  label,      // small letters
  clue,       // large letters, outside
  pen,        // a thin line: arrows and signs
  ring,       // the same round paper
  dot,        // white in every theme: it is told from a black one by that alone
  on_dot,     // letters on that, black
  full,       // black in every theme, with a rim that is seen on any paper
  on_full,    // letters on that, white
  paper,      // paper alone
  diagonal,   // a thin pale line
  colour,     // a line of its own colour, through which the board is seen
  pill_edge,  // a wide line that is a border,
  pill,       // and the paper over it
};

// In cells: how wide the thin lines are, how high letters, and how far the dashes of a cage.
inline constexpr double kRuleLine = 1.2 / 48;
inline constexpr double kRulePen = 1.6 / 48;
inline constexpr double kRuleLabel = 11.0 / 48;
inline constexpr double kRuleClue = 20.0 / 48;
inline constexpr double kRuleSeenThrough = 0.6;  // the opacity of RuleInk::colour

struct RuleShape {
  enum class Form : std::uint8_t { path, line, circle, square, text };

  Form form = Form::path;
  RuleInk ink = RuleInk::pen;
  bool below = false;  // under the lines of the board
  // Of a path one or more; of a line one; of all others one point, their middle.
  std::vector<Walk> walks = {};
  bool closed = false;       // of a path: each walk ends where it began
  double size = 0;           // the width of a line, the radius of a circle, half of a square
  double bulb = 0;           // of a line: the radius of a disc at its first point, 0 for none
  std::uint32_t colour = 0;  // of RuleInk::colour, as 0xRRGGBB
  std::string text = {};
  std::size_t constraint = 0;  // by number

  [[nodiscard]] const Point& at() const { return walks.front().front(); }
};

// In the order in which they are drawn, those below first. Nothing for a board without constraints.
std::vector<RuleShape> rule_shapes(const sudoku::Grid& grid);
// Those of constraints alone, as while they are being drawn: a number that is missing is a `?`.
// requires: cells of the board, and as many as the kinds need
std::vector<RuleShape> rule_shapes(const sudoku::Shape& shape,
                                   std::span<const sudoku::Constraint> constraints);

// The constraints that are drawn at a point, by number, the nearest first; where several are as
// near, the smaller and later ones first. Those of the whole board are nowhere.
std::vector<std::size_t> rules_at(const sudoku::Grid& grid, Point point);

// Whether there are clues outside of the board, which need a cell of room on each side.
bool has_clues_outside(const sudoku::Grid& grid);

}  // namespace quadrille::render
