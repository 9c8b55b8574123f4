// KindRow: all that is known of each kind of constraint, a row for each. To add a kind is to add a
// value of ConstraintKind, and a row with what it comes down to in the file of its family
// (families.h). Its definition, by which solutions are checked, stands apart (rules/definition);
// its name goes into quadrille/languages.
//   if (row_of(kind).lower != nullptr) row_of(kind).lower(draft, constraint);
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "quadrille/rules/constraint.h"

namespace quadrille::sudoku::rules {

class BrokenParts;
class Draft;

enum class Extent : std::uint8_t { board, area, line, outside };
// What stands in the head of a constraint: nothing, the circle of an arrow, a copy of its cells.
enum class Head : std::uint8_t { none, circle, copy };
// What the values of a constraint are.
enum class ValueKind : std::uint8_t {
  numbers,
  positive,  // numbers, and none of them 0
  digits,    // of the board, which stand side by side on boards up to 9x9
  pairs,     // of values, one after another
  groups,    // how many cells each group has
};

// Whether two values have a relation that the value of the constraint tells more about.
using PairRelation = bool (*)(std::int64_t value, std::int64_t a, std::int64_t b);
// Groups of cells that differ.
using DifferingGroups = std::vector<std::vector<Cell>> (*)(const Shape& shape);
// Adds what a constraint comes down to.
using LowerKind = void (*)(Draft& draft, const Constraint& constraint);
// Adds the filled cells that break a constraint already, where a few of them show it.
using LookForBroken = void (*)(BrokenParts& parts);
// The most that the cells may have together, where there is such a number yet.
using MostSum = std::optional<std::int64_t> (*)(const BrokenParts& parts);

struct CellMove {
  std::int64_t down;
  std::int64_t right;
};

inline constexpr std::uint32_t kAnyNumber = UINT32_MAX;
inline constexpr std::uint32_t kHalfOfSize = UINT32_MAX;  // rounded up

// In the order in which a row is read.
struct KindRow {  // NOLINT(clang-analyzer-optin.performance.Padding)
  ConstraintKind kind;
  std::string_view name;
  std::string_view other_name = {};
  Extent extent = Extent::area;
  ConstraintForm form = {};
  Head head = Head::none;
  ValueKind values = ValueKind::numbers;
  std::uint32_t usual_value = 0;  // where a constraint has none
  // Sums and tables of three cells grow with the size of the board to the power of three.
  std::uint32_t most_size = 36;
  bool (*fits)(const Shape& shape) = nullptr;  // besides; nothing: any board

  // Rules for the whole board: cells of one of these groups, or so far from each other, differ;
  // neighbours have no relation, but for those that a constraint of these kinds marks.
  DifferingGroups groups = nullptr;
  std::span<const CellMove> moves = {};
  std::span<const ConstraintKind> marks = {};
  PairRelation relation = nullptr;

  // In three rounds, each for all constraints: first what makes cells differ, since tuples with
  // equal digits in such cells are none; then what single cells can hold; then the rest.
  LowerKind differ = nullptr;
  LowerKind restrict_cell = nullptr;
  LowerKind lower = nullptr;

  LookForBroken look = nullptr;
  MostSum most_sum = nullptr;

  bool has_total = false;  // its value is what its cells add up to
  bool may_close = false;  // a line that may end where it began: each part of it means the same
};

const KindRow& row_of(ConstraintKind kind);

}  // namespace quadrille::sudoku::rules
