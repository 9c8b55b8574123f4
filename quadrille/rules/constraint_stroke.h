// ConstraintStroke: constraints being drawn on a board, with the mouse or by the keyboard.
//   ConstraintStroke stroke(shape, ConstraintKind::thermometer);
//   stroke.extend(0);
//   stroke.extend(20);                        // and the cell between
//   for (const Constraint& made : stroke.constraints()) use(describe(shape, made));
// It knows how a stroke may continue, which cells a single press means, and which constraints they
// make. A front end reports cells and points, and shows what the stroke has become.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {

// How constraints of a kind are drawn.
enum class Gesture : std::uint8_t {
  board,    // they have no cells
  cells,    // each cell is one of its own
  pairs,    // each two neighbours on the way, or a press at the side between them
  block,    // up to two by two cells, or a press at the corner between four
  area,     // any cells
  copies,   // an area, and then the place of its copy
  line,     // from cell to cell, also across corners
  outside,  // a row, a column or a diagonal, from the border on, or a press beside the board
};
Gesture gesture_of(ConstraintKind kind);

// The constraints of a kind that cells make in that order, as they are: check() says what is wrong
// with them. Of an arrow the first `circle` cells are its circle, of clones the first half is one.
std::vector<Constraint> constraints_from(ConstraintKind kind, std::span<const Cell> cells,
                                         std::uint32_t circle = 1);

class ConstraintStroke {
 public:
  ConstraintStroke(const Shape& shape, ConstraintKind kind, std::uint32_t circle = 1)
      : size_(shape.size()), kind_(kind), circle_(circle) {}

  [[nodiscard]] ConstraintKind kind() const { return kind_; }

  // Begins at a point: `x` and `y` in cells, from the upper left corner of the board. False where
  // nothing of this kind begins.
  bool press(double x, double y);
  // Goes on to a cell, by the straight way, or back to where it was; without a beginning it begins
  // there. Whether that has changed anything.
  // requires: a cell of the board
  bool extend(Cell cell);
  // Goes on with a constraint of this kind that is there already: a line or an area.
  void resume(const Constraint& constraint);
  // The last cell is taken back.
  bool take_back();

  // Of a copy: where the first of its cells is to be. Whether the copy fits there.
  bool place_copy(Cell cell);
  [[nodiscard]] bool wants_copy() const {
    return gesture_of(kind_) == Gesture::copies && !cells_.empty() && copy_.empty();
  }

  [[nodiscard]] bool empty() const { return path_.empty() && cells_.empty(); }
  // More than a press on a cell.
  [[nodiscard]] bool dragged() const { return path_.size() > 1; }
  // The cells that it has come to, in order; of a clue outside all of its line.
  [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }

  // What it makes, without numbers; nothing while cells are missing.
  [[nodiscard]] std::vector<Constraint> constraints() const;

 private:
  bool extend_line(Cell cell);
  bool press_beside(double x, double y);
  void settle();

  std::uint32_t size_;
  ConstraintKind kind_;
  std::uint32_t circle_;
  std::vector<Cell> path_;   // where the pointer went
  std::vector<Cell> cells_;  // what that means
  std::vector<Cell> copy_;
};

// Puts a constraint on the list, in the place of one of its kind on the same cells if there is one;
// returns its number.
std::size_t put_constraint(ConstraintList& list, Constraint constraint);

// The numbers of a constraint as they are typed: "14"; "6/7" for a cage; "1123" for a quadruple,
// and "13/24" for pairs, on boards up to 9x9, "1-3/2-4" on larger ones; "V" or "X" for the sum of
// two cells. An error names what is no number.
Result<std::vector<std::uint32_t>> parse_values(const Shape& shape, ConstraintKind kind,
                                                std::string_view text);
// The same way back.
std::string values_text(const Shape& shape, const Constraint& constraint);

}  // namespace quadrille::sudoku
