// Random lines: thermometers, whispers and arrows on a full board, which they fit; no two share a
// cell. And random dots between its cells.
//   RandomLines lines(full, random);
//   const Result<std::vector<sudoku::Constraint>> some = lines.add(ConstraintKind::arrow, 3);
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/rules/constraint.h"

namespace quadrille::create {

class RandomLines {
 public:
  // Both outlive this.
  RandomLines(const sudoku::Grid& full, Random& random)
      : full_(full), random_(random), taken_(full.shape().cell_count(), false) {}

  // An error says how many there is room for.
  // requires: thermometers, whispers or arrows
  Result<std::vector<sudoku::Constraint>> add(sudoku::ConstraintKind kind, std::uint32_t count);

 private:
  // A thermometer or a whisper.
  std::optional<sudoku::Constraint> line_from(sudoku::ConstraintKind kind, sudoku::Cell start);
  std::optional<sudoku::Constraint> arrow_from(sudoku::Cell circle);
  // Goes on with the line until its digits have the sum; whether they can.
  bool add_up_to(std::uint32_t sum, std::vector<sudoku::Cell>& line);
  // Those that touch the cell and are free, in any order.
  std::vector<sudoku::Cell> free_beside(sudoku::Cell cell);

  const sudoku::Grid& full_;
  Random& random_;
  std::vector<bool> taken_;
};

// White dots where neighbours differ by 1, black ones where one is twice the other. An error says
// how many there is room for.
Result<std::vector<sudoku::Constraint>> random_dots(const sudoku::Grid& full, std::uint32_t count,
                                                    Random& random);

}  // namespace quadrille::create
