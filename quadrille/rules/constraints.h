// Constraints: all the constraints of one board, checked once and then shared; grid.h carries them.
//   ConstraintList list{.constraints = {{.kind = ConstraintKind::antiknight}}};
//   Result<std::shared_ptr<const Constraints>> rules = Constraints::of(grid.shape(), list);
//   Grid board = grid;
//   if (rules) board.set_constraints(*rules);
//   Answer answer = solve(board);
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/message.h"
#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/rules/constraint.h"

namespace quadrille::sudoku {

namespace rules {
class Walk;
}
class Layout;
struct Encoding;
enum class Form : std::uint8_t;

// How rules that are told in words are called among what was left out.
inline constexpr std::string_view kRulesInWords = "rules text";

struct ConstraintList {
  std::vector<Constraint> constraints = {};
  std::uint32_t first_value = 1;  // what the digit 1 counts for: 0 on boards from 0 to 8
  // What a file had for which there is no constraint, by the names it has there. With any of these
  // the solutions of this board need not be those of the puzzle: a rule that is told in words may
  // rule some out, and may also say that a usual one does not hold.
  std::vector<std::string> left_out = {};

  friend bool operator==(const ConstraintList&, const ConstraintList&) = default;
};

// A constraint that the digits on a board break, by number, and the cells that do.
struct BrokenRule {
  std::size_t constraint = 0;
  std::vector<Cell> cells = {};  // in order, none of them empty

  friend bool operator==(const BrokenRule&, const BrokenRule&) = default;
};

class Constraints {
 public:
  // An error names the first constraint that is wrong: "cage 3: expected 1 or more cells, found 0".
  static Result<std::shared_ptr<const Constraints>> of(const Shape& shape, ConstraintList list);

  [[nodiscard]] const std::vector<Constraint>& all() const { return list_.constraints; }
  [[nodiscard]] std::uint32_t first_value() const { return list_.first_value; }
  [[nodiscard]] const std::vector<std::string>& left_out() const { return list_.left_out; }
  [[nodiscard]] const ConstraintList& list() const { return list_; }

  // What encode() in encode.h does with a grid that has these.
  [[nodiscard]] std::optional<Encoding> encode(const Grid& grid, Form form, const Stop* stop) const;
  // A search for the solutions of a grid that has these, without a matrix. Nothing where the board
  // is too large for it, or a stop came first.
  [[nodiscard]] std::unique_ptr<rules::Walk> walk(const Grid& grid, const Stop* stop) const;
  // The units of a board that has these, with what they add: rule_book.h.
  [[nodiscard]] std::shared_ptr<const Layout> layout(const Grid& grid) const;
  // Those that the digits on a board break, by number. One with empty cells is not broken yet.
  [[nodiscard]] std::vector<std::size_t> broken_on(const Grid& grid) const;
  // Those that show a fault already while cells of theirs are empty: two cells that rule each other
  // out, a sum that is too large, a last cell that no digit fits.
  [[nodiscard]] std::vector<BrokenRule> broken_parts(const Grid& grid) const;
  // The digits that an empty cell can take without any such fault.
  [[nodiscard]] std::vector<Digit> fitting(const Grid& grid, Cell cell) const;

  friend bool operator==(const Constraints& a, const Constraints& b) { return a.list_ == b.list_; }

 private:
  // Kept apart, so that a program that never makes constraints does not have the code for them.
  struct Work;

  Constraints(ConstraintList list, const Work& work);

  ConstraintList list_;
  const Work* work_;
};

// The constraints of a grid, or nullptr. A program built without boards with rules has another
// definition of this (cmake/rules.cmake), so that the code behind it is left out.
const Constraints* constraints_of(const Grid& grid);

// "left out, because there is no rule for it: fog": what a file had besides the constraints of the
// board; nothing where it had no more.
std::optional<Message> left_out_of(const Grid& grid);
// Whether that is nothing but rules in words, which the constraints may well stand for.
bool leaves_words_alone(const Grid& grid);

// The board as it is with its constraints alone, whatever else its file had.
Grid as_read(const Grid& grid);

// The board with these beside the constraints that it has.
Result<Grid> with_constraints(const Grid& grid, std::span<const Constraint> more);

}  // namespace quadrille::sudoku
