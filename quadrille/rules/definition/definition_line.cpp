// Lines: what neighbours on them say of each other, the ends of all between, every few in a row,
// and sums of their parts.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>

#include "quadrille/base/sort.h"
#include "quadrille/rules/definition/definition_parts.h"

namespace quadrille::sudoku::rules {
namespace {

// Whether all neighbours on the line have the relation.
template <class Relation>
bool is_so_along(const Values& values, const Relation& relation) {
  return std::ranges::adjacent_find(values, [&](std::int64_t a, std::int64_t b) {
           return !relation(a, b);
         }) == values.end();
}

// Whether all cells between the ends have the relation with the lower and the higher of them.
template <class Relation>
bool is_so_inside(const Values& values, const Relation& relation) {
  const std::int64_t low = std::min(values.front(), values.back());
  const std::int64_t high = std::max(values.front(), values.back());
  return std::all_of(values.begin() + 1, values.end() - 1,
                     [&](std::int64_t value) { return relation(low, value, high); });
}

// Whether any so many cells in a row are of different classes.
template <class ClassOf>
bool classes_differ(const std::vector<Cell>& line, std::size_t window, const ClassOf& class_of) {
  const std::size_t length = std::min(window, line.size());
  for (std::size_t first = 0; first + length <= line.size(); ++first) {
    const auto from = line.begin() + static_cast<std::ptrdiff_t>(first);
    const std::set<Cell> cells(from, from + static_cast<std::ptrdiff_t>(length));
    std::set<std::int64_t> classes;
    for (const Cell cell : cells) classes.insert(class_of(cell));
    if (classes.size() != cells.size()) return false;
  }
  return true;
}

bool is_pair_listed(const Constraint& constraint, std::int64_t a, std::int64_t b) {
  for (std::size_t i = 0; i + 1 < constraint.values.size(); i += 2) {
    if (constraint.values[i] == a && constraint.values[i + 1] == b) return true;
  }
  return false;
}

// Whether any two that are at most so far from each other are one of the pairs.
bool are_listed_pairs(const Reading& reading, std::size_t reach) {
  const Values& values = reading.values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = i + 1; j < values.size() && j - i <= reach; ++j) {
      if (!is_pair_listed(reading.constraint, values[i], values[j])) return false;
    }
  }
  return true;
}

bool are_box_sums_equal(const Reading& reading) {
  const Shape& shape = reading.shape;
  const std::vector<Cell>& cells = reading.constraint.cells;
  if (!shape.has_boxes()) return true;
  Values sums = {0};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0 && shape.box_of(cells[i]) != shape.box_of(cells[i - 1])) sums.push_back(0);
    sums.back() += reading.values[i];
  }
  return is_so_along(sums, std::equal_to<>{});
}

bool is_zipped(const Values& values) {
  Values sums;
  for (std::size_t i = 0; i < (values.size() + 1) / 2; ++i) {
    const std::size_t other = values.size() - 1 - i;
    sums.push_back(i == other ? values[i] : values[i] + values[other]);
  }
  return is_so_along(sums, std::equal_to<>{});
}

std::int64_t number_in_circle(const Reading& reading) {
  std::int64_t number = 0;
  for (const Cell cell : reading.constraint.head) number = 10 * number + reading.at(cell);
  return number;
}

// Whether the line can be cut into parts of the sum: by where a part can end.
bool is_in_parts_of(const Values& values, std::int64_t wanted) {
  std::vector<bool> ends(values.size() + 1, false);
  ends[0] = true;
  for (std::size_t first = 0; first < values.size(); ++first) {
    std::int64_t sum = 0;
    for (std::size_t last = first; ends[first] && last < values.size(); ++last) {
      sum += values[last];
      if (sum == wanted) ends[last + 1] = true;
    }
  }
  return ends.back();
}

bool holds_in_sums(const Reading& reading) {
  const Values& values = reading.values;
  switch (reading.constraint.kind) {
    case ConstraintKind::arrow:
      return sum_of(values) == number_in_circle(reading);
    case ConstraintKind::region_sums:
      return are_box_sums_equal(reading);
    case ConstraintKind::zipper:
      return is_zipped(values);
    case ConstraintKind::sum_line:
      return is_in_parts_of(values, reading.value);
    default:  // double_arrow
      return 2 * (values.front() + values.back()) == sum_of(values);
  }
}

// Whatever the order of the cells is.
bool holds_in_any_order(const Reading& reading) {
  Values sorted = reading.once();
  quadrille::sort(sorted);
  if (reading.constraint.kind == ConstraintKind::nabner) {
    return is_so_along(sorted, [](auto a, auto b) { return b - a > 1; });
  }
  return are_different(sorted) && sorted.back() - sorted.front() == std::ssize(sorted) - 1;
}

}  // namespace

bool holds_on_line(const Reading& reading) {
  const Values& values = reading.values;
  const std::int64_t value = reading.value;
  switch (reading.constraint.kind) {
    case ConstraintKind::thermometer:
      return is_so_along(values, std::less<>{});
    case ConstraintKind::slow_thermometer:
      return is_so_along(values, std::less_equal<>{});
    case ConstraintKind::whisper:
      return is_so_along(values, [&](auto a, auto b) { return std::abs(a - b) >= value; });
    case ConstraintKind::palindrome:
      return std::equal(values.begin(), values.end(), values.rbegin());
    case ConstraintKind::between:
      return is_so_inside(values,
                          [](auto low, auto each, auto high) { return low < each && each < high; });
    case ConstraintKind::lockout:
      return std::abs(values.front() - values.back()) >= value &&
             is_so_inside(values,
                          [](auto low, auto each, auto high) { return each < low || high < each; });
    case ConstraintKind::entropic:
      return classes_differ(reading.constraint.cells, 3,
                            [&](Cell cell) { return reading.third_of(cell); });
    case ConstraintKind::modular:
      return classes_differ(reading.constraint.cells, static_cast<std::size_t>(value),
                            [&](Cell cell) { return reading.at(cell) % value; });
    case ConstraintKind::pairs:
      return are_listed_pairs(reading, 1);
    case ConstraintKind::all_pairs:
      return are_listed_pairs(reading, values.size());
    case ConstraintKind::renban:
    case ConstraintKind::nabner:
      return holds_in_any_order(reading);
    default:
      return holds_in_sums(reading);
  }
}

}  // namespace quadrille::sudoku::rules
