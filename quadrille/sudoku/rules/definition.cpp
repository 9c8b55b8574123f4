#include "quadrille/sudoku/rules/definition.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace quadrille::sudoku::rules {
namespace {

using Values = std::vector<std::int64_t>;

bool are_different(const Values& values) {
  return std::set<std::int64_t>(values.begin(), values.end()).size() == values.size();
}

std::int64_t sum_of(std::span<const std::int64_t> values) {
  return std::accumulate(values.begin(), values.end(), std::int64_t{0});
}

// One constraint on one full board.
class Definition {
 public:
  Definition(const Shape& shape, const ConstraintList& list, const Constraint& constraint,
             std::span<const Digit> digits)
      : shape_(shape),
        list_(list),
        it_(constraint),
        digits_(digits),
        size_(shape.size()),
        value_(value_of(shape, constraint)),
        values_(at_all(constraint.cells)) {}

  [[nodiscard]] bool holds() const {
    if (is_global(it_.kind)) return holds_everywhere();
    if (is_line(it_.kind)) return holds_on_line();
    if (is_outside(it_.kind)) return holds_from_outside();
    return holds_in_area();
  }

 private:
  [[nodiscard]] std::int64_t at(Cell cell) const {
    return std::int64_t{list_.first_value} + digits_[cell] - 1;
  }
  [[nodiscard]] Values at_all(std::span<const Cell> cells) const {
    Values values;
    for (const Cell cell : cells) values.push_back(at(cell));
    return values;
  }
  // Each cell once.
  [[nodiscard]] Values distinct() const {
    const std::set<Cell> cells(it_.cells.begin(), it_.cells.end());
    return at_all(std::vector<Cell>(cells.begin(), cells.end()));
  }

  template <class Test>
  [[nodiscard]] bool for_pairs(std::int64_t down, std::int64_t right, const Test& test) const {
    for (std::int64_t row = 0; row < size_; ++row) {
      for (std::int64_t column = 0; column < size_; ++column) {
        const std::int64_t other_row = row + down;
        const std::int64_t other = column + right;
        if (other_row >= size_ || other < 0 || other >= size_) continue;
        if (!test(static_cast<Cell>(row * size_ + column),
                  static_cast<Cell>(other_row * size_ + other))) {
          return false;
        }
      }
    }
    return true;
  }

  [[nodiscard]] bool differ_by(
      std::initializer_list<std::pair<std::int64_t, std::int64_t>> moves) const {
    return std::ranges::all_of(moves, [&](const auto& move) {
      return for_pairs(move.first, move.second,
                       [&](Cell a, Cell b) { return digits_[a] != digits_[b]; });
    });
  }

  template <class Relation>
  [[nodiscard]] bool no_neighbours(ConstraintKind marks, const Relation& relation) const {
    const auto fine = [&](Cell a, Cell b) {
      return !relation(at(a), at(b)) ||
             std::ranges::any_of(list_.constraints, [&](const Constraint& other) {
               return other.kind == marks && std::ranges::count(other.cells, a) == 1 &&
                      std::ranges::count(other.cells, b) == 1;
             });
    };
    return for_pairs(0, 1, fine) && for_pairs(1, 0, fine);
  }

  [[nodiscard]] bool differ_where(const std::function<std::int64_t(Cell)>& group_of) const {
    std::set<std::pair<std::int64_t, Digit>> seen;
    for (Cell cell = 0; cell < shape_.cell_count(); ++cell) {
      const std::int64_t group = group_of(cell);
      if (group >= 0 && !seen.emplace(group, digits_[cell]).second) return false;
    }
    return true;
  }

  [[nodiscard]] std::int64_t window_of(Cell cell) const {
    const std::uint32_t rows = shape_.box_rows() + 1;
    const std::uint32_t columns = shape_.box_columns() + 1;
    const std::uint32_t row = cell / shape_.size();
    const std::uint32_t column = cell % shape_.size();
    if (row % rows == 0 || column % columns == 0) return -1;
    return std::int64_t{row / rows} * size_ + column / columns;
  }

  [[nodiscard]] bool holds_everywhere() const {
    const auto differ = [&](std::int64_t a, std::int64_t b) { return std::abs(a - b) == value_; };
    switch (it_.kind) {
      case ConstraintKind::diagonal_down:
        return differ_where([&](Cell cell) { return cell % size_ == cell / size_ ? 0 : -1; });
      case ConstraintKind::diagonal_up:
        return differ_where(
            [&](Cell cell) { return cell % size_ + cell / size_ == size_ - 1 ? 0 : -1; });
      case ConstraintKind::windows:
        return differ_where([&](Cell cell) { return window_of(cell); });
      case ConstraintKind::disjoint_groups:
        return differ_where([&](Cell cell) {
          return cell / size_ % shape_.box_rows() * size_ + cell % size_ % shape_.box_columns();
        });
      case ConstraintKind::antiknight:
        return differ_by({{1, 2}, {2, 1}, {1, -2}, {2, -1}});
      case ConstraintKind::antiking:
        return differ_by({{1, 1}, {1, -1}});
      case ConstraintKind::nonconsecutive:
      case ConstraintKind::no_difference:
        return no_neighbours(ConstraintKind::difference, differ);
      case ConstraintKind::no_ratio:
        return no_neighbours(ConstraintKind::ratio, [&](std::int64_t a, std::int64_t b) {
          return a == value_ * b || b == value_ * a;
        });
      default:
        return no_neighbours(ConstraintKind::pair_sum,
                             [&](std::int64_t a, std::int64_t b) { return a + b == value_; });
    }
  }

  [[nodiscard]] bool is_extreme(bool least) const {
    const std::int64_t own = values_.front();
    return std::ranges::all_of(neighbours_of(shape_, it_.cells.front()), [&](Cell cell) {
      const bool alike = std::ranges::any_of(list_.constraints, [&](const Constraint& other) {
        return other.kind == it_.kind && other.cells.front() == cell;
      });
      return alike || (least ? own < at(cell) : own > at(cell));
    });
  }

  [[nodiscard]] bool is_index(Family family) const {
    const Layout layout(shape_);
    const Cell cell = it_.cells.front();
    const auto line = layout.cells(layout.unit_of(cell, family));
    return digits_[line[digits_[cell] - 1U]] == layout.place_of(cell, family) + 1;
  }

  [[nodiscard]] bool holds_in_area() const {
    const std::int64_t first = values_.front();
    const std::int64_t last = values_.back();
    switch (it_.kind) {
      case ConstraintKind::region:
        return are_different(distinct());
      case ConstraintKind::cage:
        return are_different(distinct()) &&
               (it_.values.empty() || std::ranges::count(it_.values, sum_of(distinct())) > 0);
      case ConstraintKind::sum:
        return sum_of(values_) == value_;
      case ConstraintKind::clone:
        return values_ == at_all(it_.head);
      case ConstraintKind::difference:
        return std::abs(first - last) == value_;
      case ConstraintKind::ratio:
        return first == value_ * last || last == value_ * first;
      case ConstraintKind::pair_sum:
        return first + last == value_;
      case ConstraintKind::greater:
        return first > last;
      case ConstraintKind::quadruple:
        return std::ranges::all_of(it_.values, [&](std::int64_t value) {
          return std::ranges::count(values_, value) >= std::ranges::count(it_.values, value);
        });
      default:
        return holds_in_cell();
    }
  }

  [[nodiscard]] bool holds_in_cell() const {
    switch (it_.kind) {
      case ConstraintKind::odd:
        return values_.front() % 2 == 1;
      case ConstraintKind::even:
        return values_.front() % 2 == 0;
      case ConstraintKind::row_index:
        return is_index(Family::row);
      case ConstraintKind::column_index:
        return is_index(Family::column);
      case ConstraintKind::box_index:
        return is_index(Family::box);
      default:
        return is_extreme(it_.kind == ConstraintKind::minimum);
    }
  }

  // Whether all neighbours on the line have the relation.
  template <class Relation>
  [[nodiscard]] bool along(const Relation& relation) const {
    return std::ranges::adjacent_find(values_, [&](std::int64_t a, std::int64_t b) {
             return !relation(a, b);
           }) == values_.end();
  }

  // Whether all cells between the ends have the relation with the lower and the higher of them.
  template <class Relation>
  [[nodiscard]] bool inside(const Relation& relation) const {
    const auto [low, high] = std::minmax(values_.front(), values_.back());
    return std::all_of(values_.begin() + 1, values_.end() - 1,
                       [&](std::int64_t value) { return relation(low, value, high); });
  }

  template <class ClassOf>
  [[nodiscard]] bool classes_differ(std::size_t window, const ClassOf& class_of) const {
    const std::size_t length = std::min(window, it_.cells.size());
    for (std::size_t first = 0; first + length <= it_.cells.size(); ++first) {
      const std::set<Cell> cells(it_.cells.begin() + static_cast<std::ptrdiff_t>(first),
                                 it_.cells.begin() + static_cast<std::ptrdiff_t>(first + length));
      std::set<std::int64_t> classes;
      for (const Cell cell : cells) classes.insert(class_of(cell));
      if (classes.size() != cells.size()) return false;
    }
    return true;
  }

  [[nodiscard]] bool are_region_sums_equal() const {
    if (!shape_.has_boxes()) return true;
    Values sums = {0};
    for (std::size_t i = 0; i < it_.cells.size(); ++i) {
      if (i > 0 && shape_.box_of(it_.cells[i]) != shape_.box_of(it_.cells[i - 1])) {
        sums.push_back(0);
      }
      sums.back() += values_[i];
    }
    return std::ranges::adjacent_find(sums, std::ranges::not_equal_to{}) == sums.end();
  }

  [[nodiscard]] bool is_zipped() const {
    Values sums;
    for (std::size_t i = 0; i < (values_.size() + 1) / 2; ++i) {
      const std::size_t other = values_.size() - 1 - i;
      sums.push_back(i == other ? values_[i] : values_[i] + values_[other]);
    }
    return std::ranges::adjacent_find(sums, std::ranges::not_equal_to{}) == sums.end();
  }

  [[nodiscard]] bool is_arrow() const {
    std::int64_t number = 0;
    for (const Cell cell : it_.head) number = 10 * number + at(cell);
    return sum_of(values_) == number;
  }

  [[nodiscard]] bool holds_on_line() const {
    switch (it_.kind) {
      case ConstraintKind::thermometer:
        return along(std::less<>{});
      case ConstraintKind::slow_thermometer:
        return along(std::less_equal<>{});
      case ConstraintKind::arrow:
        return is_arrow();
      case ConstraintKind::between:
        return inside([](auto low, auto value, auto high) { return low < value && value < high; });
      case ConstraintKind::lockout:
        return std::abs(values_.front() - values_.back()) >= value_ &&
               inside([](auto low, auto value, auto high) { return value < low || high < value; });
      case ConstraintKind::palindrome:
        return std::equal(values_.begin(), values_.end(), values_.rbegin());
      case ConstraintKind::whisper:
        return along([&](auto a, auto b) { return std::abs(a - b) >= value_; });
      case ConstraintKind::entropic:
        return classes_differ(
            3, [&](Cell cell) { return std::int64_t{3} * (digits_[cell] - 1) / size_; });
      case ConstraintKind::modular:
        return classes_differ(static_cast<std::size_t>(value_),
                              [&](Cell cell) { return at(cell) % value_; });
      default:
        return holds_on_other_line();
    }
  }

  [[nodiscard]] bool holds_on_other_line() const {
    Values sorted = distinct();
    std::ranges::sort(sorted);
    switch (it_.kind) {
      case ConstraintKind::renban:
        return are_different(sorted) &&
               sorted.back() - sorted.front() == static_cast<std::int64_t>(sorted.size()) - 1;
      case ConstraintKind::nabner:
        return std::ranges::adjacent_find(sorted, [](auto a, auto b) { return b - a <= 1; }) ==
               sorted.end();
      case ConstraintKind::region_sums:
        return are_region_sums_equal();
      case ConstraintKind::zipper:
        return is_zipped();
      default:
        return 2 * (values_.front() + values_.back()) == sum_of(values_);
    }
  }

  [[nodiscard]] bool is_sandwich() const {
    const std::int64_t least = list_.first_value;
    const auto low = std::ranges::find(values_, least);
    const auto high = std::ranges::find(values_, least + size_ - 1);
    if (std::ranges::count(values_, least) != 1 ||
        std::ranges::count(values_, least + size_ - 1) != 1) {
      return false;
    }
    const auto [from, to] = std::minmax(low, high);
    return std::accumulate(from + 1, to, std::int64_t{0}) == value_;
  }

  [[nodiscard]] bool holds_from_outside() const {
    const std::int64_t first = values_.front();
    const auto length = static_cast<std::int64_t>(values_.size());
    const bool points_inside = first >= 1 && first <= length;
    std::int64_t seen = 0;
    std::int64_t highest = -1;
    switch (it_.kind) {
      case ConstraintKind::little_killer:
        return sum_of(values_) == value_;
      case ConstraintKind::sandwich:
        return is_sandwich();
      case ConstraintKind::x_sum:
        return points_inside && sum_of({values_.data(), static_cast<std::size_t>(first)}) == value_;
      case ConstraintKind::skyscraper:
        for (const std::int64_t value : values_) {
          seen += value > highest ? 1 : 0;
          highest = std::max(highest, value);
        }
        return seen == value_;
      default:
        return points_inside && values_[static_cast<std::size_t>(first - 1)] == value_;
    }
  }

  const Shape& shape_;
  const ConstraintList& list_;
  const Constraint& it_;
  std::span<const Digit> digits_;
  std::int64_t size_;
  std::int64_t value_;
  Values values_;
};

}  // namespace

bool holds(const Shape& shape, const ConstraintList& list, const Constraint& constraint,
           std::span<const Digit> digits) {
  return Definition(shape, list, constraint, digits).holds();
}

std::vector<Cell> cells_of(const Shape& shape, const Constraint& constraint) {
  std::vector<Cell> cells = constraint.cells;
  cells.insert(cells.end(), constraint.head.begin(), constraint.head.end());
  if (is_global(constraint.kind)) {
    cells.resize(shape.cell_count());
    std::iota(cells.begin(), cells.end(), Cell{0});
    return cells;
  }
  const Layout layout(shape);
  const auto add = [&](std::span<const Cell> more) {
    cells.insert(cells.end(), more.begin(), more.end());
  };
  const Cell first = cells.front();
  switch (constraint.kind) {
    case ConstraintKind::minimum:
    case ConstraintKind::maximum:
      add(neighbours_of(shape, first));
      break;
    case ConstraintKind::row_index:
      add(layout.cells(layout.row_of(first)));
      break;
    case ConstraintKind::column_index:
      add(layout.cells(layout.column_of(first)));
      break;
    case ConstraintKind::box_index:
      add(layout.cells(layout.unit_of(first, Family::box)));
      break;
    default:
      break;
  }
  return cells;
}

}  // namespace quadrille::sudoku::rules
