// Constraint: a rule beyond rows, columns and boxes as people name it: a killer cage, a
// thermometer, a dot. Nothing here knows how it is solved.
//   Constraint cage{.kind = ConstraintKind::cage, .cells = {0, 1}, .values = {9}};
//   Constraint thermometer{.kind = ConstraintKind::thermometer, .cells = {0, 10, 19}};
//   Result<ConstraintKind> kind = parse_constraint_kind("antiknight");
// Cells are numbered from 0, row by row; lines run as their cells are listed. A "value" is what a
// digit counts for in sums and differences: the digit itself, unless the board begins with 0.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/shape.h"

namespace quadrille::sudoku {

enum class ConstraintKind : std::uint8_t {
  // Of the whole board: no cells.
  diagonal_down,    // from the upper left corner: every digit once
  diagonal_up,      // from the lower left corner
  windows,          // the boxes that stand one row and column away from the usual ones
  disjoint_groups,  // cells at the same place in their boxes differ
  antiknight,       // cells a knight's move apart differ
  antiking,         // cells that touch at a corner differ
  nonconsecutive,   // neighbours do not differ by 1, unless a `difference` marks the pair
  no_difference,    // neighbours do not differ by the value, unless a `difference` marks them
  no_ratio,         // neighbours are not in that ratio, unless a `ratio` marks them
  no_sum,           // neighbours do not have that sum, unless a `pair_sum` marks them
  // Areas.
  region,  // its cells differ; as many as the board has digits hold each of them
  cage,    // its cells differ; values: the sums it may have, or nothing
  sum,     // its cells have the sum, and may be equal
  clone,   // the cells, and as many in `head`, hold the same digits in the same order
  // Lines.
  thermometer,       // rises from the bulb, which is the first cell
  slow_thermometer,  // rises or stays
  arrow,         // the cells after the circle have its sum; head: the circle, or a pill of several
                 // cells read as a number
  between,       // each cell between the ends lies between them
  lockout,       // the ends differ by the value or more (4), and no cell between lies in [a, b]
  palindrome,    // reads the same from both ends
  renban,        // different digits that follow each other, in any order
  whisper,       // neighbours on the line differ by the value or more (half the size, rounded up)
  region_sums,   // the parts of the line in each box have equal sums
  entropic,      // any three in a row: one low, one middle, one high
  modular,       // any `value` in a row (3) have different remainders
  zipper,        // cells as far from the middle have equal sums: that of the middle if there is one
  nabner,        // no two cells are equal or consecutive
  double_arrow,  // the ends together have the sum of the cells between
  // Dots and corners.
  difference,  // two cells differ by the value (1)
  ratio,       // one of two cells is the value (2) times the other
  pair_sum,    // two cells have the sum: V is 5, X is 10
  greater,     // the first of two cells is the greater
  quadruple,   // values: digits that the cells hold, each as often as it is listed
  // Single cells.
  odd,
  even,
  minimum,       // less than each neighbour that is no minimum
  maximum,       // greater than each neighbour that is no maximum
  row_index,     // digit d in column c: the c stands in column d of this row
  column_index,  // digit d in row r: the r stands in row d of this column
  box_index,     // digit d at place p of its box: the p stands at place d of it
  // Clues outside: the cells of a line, from the clue on.
  little_killer,  // along a diagonal: the sum, and digits may be equal
  sandwich,       // the sum of what stands between the least and the greatest digit
  x_sum,          // the first digit says how many cells have the sum
  skyscraper,     // how many are greater than all before them
  numbered_room,  // the first digit says which cell holds the value
  // What has come later, of all sorts: links carry the number of a kind, which stays what it is.
  global_entropy,     // of the whole board: every 2x2 cells have a low, a middle and a high digit
  global_modular,     // of the whole board: every 2x2 cells have all three remainders by 3
  strict_kropki,      // of the whole board: neighbours without a `difference` or a `ratio` neither
                      // differ by 1 nor is one twice the other
  anti_taxicab,       // of the whole board: no two d are d steps from each other, side by side
  equal_sums,         // groups of cells have equal sums; values: how many cells each group has
  same_digits,        // groups of equally many cells hold the same digits, each as often
  contains,           // values: digits that the cells hold, each as often as it is listed
  contains_exactly,   // the same, and no oftener
  counting_circles,   // a digit that is there says how many of the cells hold it
  rellik,             // its cells differ, and no one or more of them have the sum
  equality,           // its cells differ: as many odd as even, as many low as high digits
  pairs,              // a line: neighbours on it are one of the pairs; values: one after another
  all_pairs,          // a line: any two of its cells are, the earlier one first
  sum_line,           // a line of parts that each have the sum (10)
  hidden_skyscraper,  // outside: the first that is not greater than all before it is the value
};

inline constexpr std::size_t kConstraintKinds =
    std::size_t{1} + static_cast<std::size_t>(ConstraintKind::hidden_skyscraper);

struct Constraint {
  ConstraintKind kind;
  std::vector<Cell> cells = {};
  std::vector<Cell> head = {};             // of an arrow its circle; of clones the other one
  std::vector<std::uint32_t> values = {};  // nothing: the usual one, where there is one

  friend bool operator==(const Constraint&, const Constraint&) = default;
};

// "antiknight", "cage", "thermo", "x-sum": as in JSON and on the command line.
std::string_view name(ConstraintKind kind);
// Also by another name that people use: "killer", "thermometer".
Result<ConstraintKind> parse_constraint_kind(std::string_view name);

// Whether it is of the whole board: such a constraint has no cells.
bool is_global(ConstraintKind kind);
// Whether its cells are a line: drawn from cell to cell, in their order.
bool is_line(ConstraintKind kind);
// Whether it is a clue outside of the board.
bool is_outside(ConstraintKind kind);
// Whether it compares groups of cells; its values say how many cells each of them has.
bool is_grouped(ConstraintKind kind);
// Whether its values are pairs.
bool is_of_pairs(ConstraintKind kind);

// What such a constraint must have.
struct ConstraintForm {
  std::uint32_t least_cells = 0;
  std::uint32_t most_cells = 0;
  std::uint32_t least_values = 0;
  std::uint32_t most_values = 0;
};
ConstraintForm form_of(ConstraintKind kind);

inline constexpr std::uint32_t kMostConstraintValue = 1'000'000;

// Whether a board of that shape can have constraints of the kind.
bool fits_board(const Shape& shape, ConstraintKind kind);

// The groups of cells that it compares; cells that no value counts are the last one.
// requires: a kind that has groups
std::vector<std::span<const Cell>> groups_of(const Constraint& constraint);

// Its value, or the usual one where it has none: 1 for a difference, 5 for a whisper on 9x9.
std::uint32_t value_of(const Shape& shape, const Constraint& constraint);

// The cells beside, above and below.
std::vector<Cell> neighbours_of(const Shape& shape, Cell cell);

// What is wrong with it on a board of that shape: "cage: expected 1 or more cells, found 0".
Result<void> check(const Shape& shape, const Constraint& constraint);

// The constraints that a list of names stands for: "x,antiknight,nonconsecutive". `x` and
// `diagonals` are both diagonals, `strict-xv` forbids the sums 5 and 10; others are those without
// cells and values.
Result<std::vector<Constraint>> parse_global_constraints(std::string_view names);

// "killer cage"
Message message_of(ConstraintKind kind);
// "killer cage 9 at r1c1"
Message message_of(const Shape& shape, const Constraint& constraint);

// "r1c1 r1c2"; with a bar before each group but the first: "r1c1 r1c2 | r2c1"
std::string cells_text(const Shape& shape, const Constraint& constraint);
// "cage r1c1 r1c2 = 9"
std::string describe(const Shape& shape, const Constraint& constraint);

}  // namespace quadrille::sudoku
