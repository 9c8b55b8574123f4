// Position: a board on the way to its solution: the digits placed and the candidates left.
//   Position position(grid);
//   const sudoku::RuleId rule = position.layout().rule(position.layout().row_of(28), 7);
//   if (position.count(rule) == 1) say("7 has one option left in row 4");
//   position.place({28, 7});
// In exact-cover words: the rules of the board are items, some of them covered, and the others have
// options left. Copies share the layout and are cheap enough to try things out.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "quadrille/base/bits.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"

namespace quadrille::logic {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Family;
using sudoku::Layout;
using sudoku::Placement;
using sudoku::RuleId;
using sudoku::Unit;

class Position {
 public:
  // Candidates are what the marks of the grid allow, if it has any, and its digits do not forbid:
  // those in the same unit, and on a board with constraints those in the same group.
  explicit Position(const sudoku::Grid& grid);
  // The same with a layout at hand, for many grids of one shape.
  // requires: the layout of the shape of the grid; of a grid with constraints, its own
  Position(const sudoku::Grid& grid, std::shared_ptr<const Layout> layout);

  [[nodiscard]] const Layout& layout() const { return *layout_; }
  [[nodiscard]] const std::shared_ptr<const Layout>& shared_layout() const { return layout_; }
  [[nodiscard]] std::uint32_t size() const { return layout_->size(); }
  // 0 while the cell is empty.
  [[nodiscard]] Digit value(Cell cell) const { return values_[cell]; }
  [[nodiscard]] bool has(Placement option) const {
    return options_[option.cell].has(option.digit - 1U);
  }
  // Whether the cell had its digit from the beginning.
  [[nodiscard]] bool is_given(Cell cell) const { return (*given_)[cell]; }
  // Whether the puzzle itself allows it, whatever has been ruled out since: false only where the
  // grid had marks and none for it.
  [[nodiscard]] bool allowed_at_first(Placement option) const {
    return first_marks_ == nullptr ||
           (*first_marks_)[std::size_t{option.cell} * size() + option.digit - 1U];
  }
  // The placements that a rule has left, by number: digits (from 0) for a cell, places for a unit.
  // A rule that is covered has none.
  [[nodiscard]] const Bits& options(RuleId rule) const { return options_[index(rule)]; }
  [[nodiscard]] std::uint32_t count(RuleId rule) const { return counts_[index(rule)]; }
  [[nodiscard]] bool covered(RuleId rule) const { return covered_[index(rule)] != 0; }
  [[nodiscard]] std::uint32_t empty_cells() const { return empty_cells_; }
  [[nodiscard]] std::uint32_t empty_cells(Unit unit) const { return empty_in_[unit]; }
  // Every cell has a digit, and no rule is broken.
  [[nodiscard]] bool solved() const { return empty_cells_ == 0 && !broken(); }

  // Rules that cannot be covered exactly once any more: nothing is left for them, or they were
  // covered twice. Such a position has no solution.
  [[nodiscard]] bool broken() const { return !dead_.empty(); }
  [[nodiscard]] const std::vector<RuleId>& dead_rules() const { return dead_; }

  // Puts a digit into its cell and rules out what it excludes. Rules that are left with one option
  // are added to `forced`; some of them may be covered or dead by the end.
  // requires: a candidate
  void place(Placement option, std::vector<RuleId>* forced = nullptr);
  // No effect where it is no candidate.
  void rule_out(Placement option, std::vector<RuleId>* forced = nullptr);

  // The digits placed, and the candidates as marks.
  [[nodiscard]] sudoku::Grid grid() const;

 private:
  void fill();
  void fill_cell(Cell cell, Bits digits);
  [[nodiscard]] Bits seen_further(Cell cell) const;
  void cover(RuleId rule);
  void remove(RuleId rule, std::uint32_t number, std::vector<RuleId>* forced);

  std::shared_ptr<const Layout> layout_;
  std::shared_ptr<const std::vector<bool>> first_marks_;  // of the grid, if it had any
  std::shared_ptr<const std::vector<bool>> given_;        // for each cell
  std::vector<Digit> values_;
  std::vector<Bits> options_;            // of each rule
  std::vector<std::uint16_t> counts_;    // how many
  std::vector<std::uint8_t> covered_;    // how often, up to 2
  std::vector<std::uint16_t> empty_in_;  // cells, in each unit
  std::uint32_t empty_cells_ = 0;
  std::vector<RuleId> dead_;
};

}  // namespace quadrille::logic
