// Rules for the whole board: groups of cells that differ, cells so far apart that differ,
// neighbours that have no relation unless a mark says so, blocks of two by two cells.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <initializer_list>
#include <set>
#include <utility>

#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/definition/definition_parts.h"

namespace quadrille::sudoku::rules {
namespace {

// Cells in one group differ; a group below 0 is none.
bool differ_in_groups(const Reading& reading, const std::function<std::int64_t(Cell)>& group_of) {
  std::set<std::pair<std::int64_t, Digit>> seen;
  for (Cell cell = 0; cell < reading.shape.cell_count(); ++cell) {
    const std::int64_t group = group_of(cell);
    if (group >= 0 && !seen.emplace(group, reading.digits[cell]).second) return false;
  }
  return true;
}

std::int64_t window_of(const Shape& shape, Cell cell) {
  const std::uint32_t rows = shape.box_rows() + 1;
  const std::uint32_t columns = shape.box_columns() + 1;
  const std::uint32_t row = cell / shape.size();
  const std::uint32_t column = cell % shape.size();
  if (row % rows == 0 || column % columns == 0) return -1;
  return std::int64_t{row / rows} * shape.size() + column / columns;
}

// Whether it is so for every two cells of which the second is so far down and to the right.
template <class Test>
bool is_so_for_move(const Reading& reading, std::int64_t down, std::int64_t right,
                    const Test& test) {
  for (Cell cell = 0; cell < reading.shape.cell_count(); ++cell) {
    const Cell other = cell_beside(reading.shape, cell, down, right);
    if (other != kNoCell && !test(cell, other)) return false;
  }
  return true;
}

bool differ_by_moves(const Reading& reading,
                     std::initializer_list<std::pair<std::int64_t, std::int64_t>> moves) {
  return std::ranges::all_of(moves, [&](const auto& move) {
    return is_so_for_move(reading, move.first, move.second,
                          [&](Cell a, Cell b) { return reading.digits[a] != reading.digits[b]; });
  });
}

// No neighbours have the relation, but for those that a constraint of these kinds marks.
template <class Relation>
bool no_neighbours_have(const Reading& reading, std::initializer_list<ConstraintKind> marks,
                        const Relation& relation) {
  const auto is_marked = [&](Cell a, Cell b) {
    return std::ranges::any_of(reading.list.constraints, [&](const Constraint& other) {
      return std::ranges::count(marks, other.kind) == 1 &&
             std::ranges::count(other.cells, a) == 1 && std::ranges::count(other.cells, b) == 1;
    });
  };
  const auto fine = [&](Cell a, Cell b) {
    return !relation(reading.at(a), reading.at(b)) || is_marked(a, b);
  };
  return is_so_for_move(reading, 0, 1, fine) && is_so_for_move(reading, 1, 0, fine);
}

// No two cells with the same value are as many steps from each other.
bool keep_their_distance(const Reading& reading) {
  for (Cell a = 0; a < reading.digits.size(); ++a) {
    for (Cell b = a + 1; b < reading.digits.size(); ++b) {
      const std::int64_t away = steps_between(reading.shape, a, b);
      if (reading.digits[a] == reading.digits[b] && reading.at(a) == away) return false;
    }
  }
  return true;
}

// Whether every two by two cells have all three classes: 0, 1 and 2.
template <class ClassOf>
bool blocks_have_all(const Reading& reading, const ClassOf& class_of) {
  for (Cell cell = 0; cell < reading.shape.cell_count(); ++cell) {
    std::set<std::int64_t> classes;
    for (const Cell each : block_from(reading.shape, cell)) classes.insert(class_of(each));
    if (!classes.empty() && classes.size() != 3) return false;
  }
  return true;
}

bool holds_for_neighbours(const Reading& reading) {
  const std::int64_t value = reading.value;
  switch (reading.constraint.kind) {
    case ConstraintKind::nonconsecutive:
    case ConstraintKind::no_difference:
      return no_neighbours_have(reading, {ConstraintKind::difference},
                                [&](auto a, auto b) { return std::abs(a - b) == value; });
    case ConstraintKind::no_ratio:
      return no_neighbours_have(reading, {ConstraintKind::ratio},
                                [&](auto a, auto b) { return a == value * b || b == value * a; });
    case ConstraintKind::no_sum:
      return no_neighbours_have(reading, {ConstraintKind::pair_sum},
                                [&](auto a, auto b) { return a + b == value; });
    default:  // strict_kropki
      return no_neighbours_have(
          reading, {ConstraintKind::difference, ConstraintKind::ratio},
          [](auto a, auto b) { return std::abs(a - b) == 1 || a == 2 * b || b == 2 * a; });
  }
}

}  // namespace

bool holds_everywhere(const Reading& reading) {
  const Shape& shape = reading.shape;
  const std::int64_t size = reading.size;
  switch (reading.constraint.kind) {
    case ConstraintKind::diagonal_down:
      return differ_in_groups(reading, [&](Cell cell) {
        const BoardPlace at = place_of(shape, cell);
        return at.row == at.column ? 0 : -1;
      });
    case ConstraintKind::diagonal_up:
      return differ_in_groups(reading, [&](Cell cell) {
        const BoardPlace at = place_of(shape, cell);
        return at.row + at.column + 1 == rows_of(shape) ? 0 : -1;
      });
    case ConstraintKind::windows:
      return differ_in_groups(reading, [&](Cell cell) { return window_of(shape, cell); });
    case ConstraintKind::disjoint_groups:
      return differ_in_groups(reading, [&](Cell cell) {
        return cell / size % shape.box_rows() * size + cell % size % shape.box_columns();
      });
    case ConstraintKind::antiknight:
      return differ_by_moves(reading, {{1, 2}, {2, 1}, {1, -2}, {2, -1}});
    case ConstraintKind::antiking:
      return differ_by_moves(reading, {{1, 1}, {1, -1}});
    case ConstraintKind::anti_taxicab:
      return keep_their_distance(reading);
    case ConstraintKind::global_entropy:
      return blocks_have_all(reading, [&](Cell cell) { return reading.third_of(cell); });
    case ConstraintKind::global_modular:
      return blocks_have_all(reading, [&](Cell cell) { return reading.at(cell) % 3; });
    default:
      return holds_for_neighbours(reading);
  }
}

}  // namespace quadrille::sudoku::rules
