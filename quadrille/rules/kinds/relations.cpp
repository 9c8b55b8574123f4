// Relations between two cells: marked by a dot, all along a line, or had by no neighbours at all
// but where a mark says so.
#include <algorithm>
#include <cstdlib>

#include "quadrille/base/sort.h"
#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

bool differ_by(std::int64_t value, std::int64_t a, std::int64_t b) {
  return std::abs(a - b) == value;
}
bool differ_by_at_least(std::int64_t value, std::int64_t a, std::int64_t b) {
  return std::abs(a - b) >= value;
}
bool are_in_ratio(std::int64_t value, std::int64_t a, std::int64_t b) {
  return a == value * b || b == value * a;
}
bool have_sum(std::int64_t value, std::int64_t a, std::int64_t b) { return a + b == value; }
bool is_greater(std::int64_t /*value*/, std::int64_t a, std::int64_t b) { return a > b; }
bool would_have_dot(std::int64_t /*value*/, std::int64_t a, std::int64_t b) {
  return differ_by(1, a, b) || are_in_ratio(2, a, b);
}

constexpr CellMove kToNeighbours[] = {{0, 1}, {1, 0}};

Relation relation_of(const Draft& draft, const Constraint& constraint) {
  return [relation = row_of(constraint.kind).relation,
          value = std::int64_t{value_of(draft.shape(), constraint)}](
             std::int64_t a, std::int64_t b) { return relation(value, a, b); };
}

bool marks(const KindRow& row, const Constraint& mark) {
  return std::ranges::find(row.marks, mark.kind) != row.marks.end();
}

void lower_pair(Draft& draft, const Constraint& constraint) {
  draft.add_pair(constraint.cells[0], constraint.cells[1], relation_of(draft, constraint));
}

void lower_chain_of_pairs(Draft& draft, const Constraint& constraint) {
  const Relation accepts = relation_of(draft, constraint);
  for (std::size_t i = 0; i + 1 < constraint.cells.size(); ++i) {
    draft.add_pair(constraint.cells[i], constraint.cells[i + 1], accepts);
  }
}

void lower_neighbours(Draft& draft, const Constraint& constraint) {
  const Relation accepts = relation_of(draft, constraint);
  std::vector<std::pair<Cell, Cell>> marked;
  for (const Constraint& other : draft.constraints()) {
    if (!marks(row_of(constraint.kind), other)) continue;
    marked.emplace_back(std::min(other.cells[0], other.cells[1]),
                        std::max(other.cells[0], other.cells[1]));
  }
  quadrille::sort(marked);
  for (Cell cell = 0; cell < draft.shape().cell_count(); ++cell) {
    for (const auto& [down, right] : kToNeighbours) {
      const Cell next = cell_beside(draft.shape(), cell, down, right);
      if (next == kNoCell) continue;
      if (std::ranges::binary_search(marked, std::pair(cell, next))) continue;
      draft.add_never(cell, next, accepts);
    }
  }
}

void look_at_neighbours(BrokenParts& parts) {
  const KindRow& row = row_of(parts.it().kind);
  const auto is_marked = [&](Cell a, Cell b) {
    return std::ranges::any_of(parts.list().constraints, [&](const Constraint& mark) {
      return marks(row, mark) && std::ranges::count(mark.cells, a) == 1 &&
             std::ranges::count(mark.cells, b) == 1;
    });
  };
  for (Cell cell = 0; cell < parts.shape().cell_count(); ++cell) {
    for (const auto& [down, right] : kToNeighbours) {
      const Cell next = cell_beside(parts.shape(), cell, down, right);
      if (next == kNoCell || !parts.is_filled(cell) || !parts.is_filled(next)) continue;
      const bool related = row.relation(parts.value(), parts.value_at(cell), parts.value_at(next));
      if (related && !is_marked(cell, next)) parts.add({cell, next});
    }
  }
}

constexpr ConstraintKind kDifferences[] = {ConstraintKind::difference};
constexpr ConstraintKind kRatios[] = {ConstraintKind::ratio};
constexpr ConstraintKind kSums[] = {ConstraintKind::pair_sum};
constexpr ConstraintKind kDots[] = {ConstraintKind::difference, ConstraintKind::ratio};

constexpr KindRow kRelationRows[] = {
    {.kind = ConstraintKind::nonconsecutive,
     .name = "nonconsecutive",
     .other_name = "non-consecutive",
     .extent = Extent::board,
     .usual_value = 1,
     .most_size = kMaxSize,
     .marks = kDifferences,
     .relation = differ_by,
     .lower = lower_neighbours,
     .look = look_at_neighbours},
    {.kind = ConstraintKind::no_difference,
     .name = "no-difference",
     .extent = Extent::board,
     .form = {0, 0, 1, 1},
     .most_size = kMaxSize,
     .marks = kDifferences,
     .relation = differ_by,
     .lower = lower_neighbours,
     .look = look_at_neighbours},
    {.kind = ConstraintKind::no_ratio,
     .name = "no-ratio",
     .extent = Extent::board,
     .form = {0, 0, 1, 1},
     .values = ValueKind::positive,
     .most_size = kMaxSize,
     .marks = kRatios,
     .relation = are_in_ratio,
     .lower = lower_neighbours,
     .look = look_at_neighbours},
    {.kind = ConstraintKind::no_sum,
     .name = "no-sum",
     .extent = Extent::board,
     .form = {0, 0, 1, 1},
     .most_size = kMaxSize,
     .marks = kSums,
     .relation = have_sum,
     .lower = lower_neighbours,
     .look = look_at_neighbours},
    {.kind = ConstraintKind::strict_kropki,
     .name = "strict-kropki",
     .other_name = "kropki",
     .extent = Extent::board,
     .most_size = kMaxSize,
     .marks = kDots,
     .relation = would_have_dot,
     .lower = lower_neighbours,
     .look = look_at_neighbours},
    {.kind = ConstraintKind::whisper,
     .name = "whisper",
     .other_name = "whispers",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 1},
     .usual_value = kHalfOfSize,
     .relation = differ_by_at_least,
     .lower = lower_chain_of_pairs,
     .look = look_at_next,
     .may_close = true},
    {.kind = ConstraintKind::difference,
     .name = "difference",
     .form = {2, 2, 0, 1},
     .usual_value = 1,
     .relation = differ_by,
     .lower = lower_pair},
    {.kind = ConstraintKind::ratio,
     .name = "ratio",
     .form = {2, 2, 0, 1},
     .values = ValueKind::positive,
     .usual_value = 2,
     .relation = are_in_ratio,
     .lower = lower_pair},
    {.kind = ConstraintKind::pair_sum,
     .name = "pair-sum",
     .other_name = "xv",
     .form = {2, 2, 1, 1},
     .relation = have_sum,
     .lower = lower_pair,
     .has_total = true},
    {.kind = ConstraintKind::greater,
     .name = "greater",
     .form = {2, 2, 0, 0},
     .relation = is_greater,
     .lower = lower_pair},
};

}  // namespace

std::span<const KindRow> relation_rows() { return kRelationRows; }

}  // namespace quadrille::sudoku::rules
