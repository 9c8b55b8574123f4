// RuleBook: what the constraints of a board say of the digits that its cells have left, one part
// after another; and the layout of a board that has them.
//   const std::shared_ptr<const Layout> layout = layout_with_rules(grid);
//   for (const RuleBook::Part& part : layout->book().parts()) use(part.cells);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "quadrille/base/bits.h"
#include "quadrille/boards/layout.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {

class RuleBook {
 public:
  // What one constraint says of its cells; one for the whole board has a part for each few cells
  // that it says something of. That cells differ is no part: the layout says so.
  struct Part {
    std::uint32_t constraint;
    std::vector<Cell> cells;  // one or more, each once
  };

  // requires: a grid with constraints
  explicit RuleBook(const Grid& grid);
  ~RuleBook();
  RuleBook(const RuleBook&) = delete;
  RuleBook& operator=(const RuleBook&) = delete;

  [[nodiscard]] std::span<const Part> parts() const { return parts_; }
  // Cells that differ: as many as there are digits, or fewer.
  [[nodiscard]] std::span<const Part> groups() const { return groups_; }
  // The digits that cells may take by givens, marks, and constraints on single cells: those of each
  // cell in turn.
  [[nodiscard]] const std::vector<bool>& marks() const { return marks_; }
  // Digits, less one, that the cells of a part have left, in their order. Takes away those that
  // occur in no way to fill the cells; false if there is no way at all.
  [[nodiscard]] bool keep_possible(std::size_t part, std::span<Bits> digits) const;
  // The sets of digits that all the cells of a part together can still hold, where the part is
  // about sets: a cage with a sum. Nothing for others.
  [[nodiscard]] std::vector<Bits> sets_left(std::size_t part, std::span<const Bits> digits) const;

 private:
  struct Rules;

  std::unique_ptr<const Rules> rules_;
  std::vector<Part> parts_;
  std::vector<Part> groups_;
  std::vector<bool> marks_;
};

// The layout of a grid with constraints: further units and groups, and its book.
std::shared_ptr<const Layout> layout_with_rules(const Grid& grid);

}  // namespace quadrille::sudoku
