// The stacks have nothing to do with each other. In each of them a digit takes a column of each
// part, and it is enough to know how many digits the columns have so far.
#include "quadrille/solve/bands/sizes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

namespace quadrille::sudoku::bands {
namespace {

// Numbers of ways, by how full the columns are: each digit takes one of some steps.
class Filling {
 public:
  // Each of so many columns takes up to `most` digits, and has four bits of a state.
  Filling(std::uint32_t columns, std::uint32_t most) : most_(most) {
    for (std::uint32_t column = 0; column < columns; ++column) room_ |= (7 - most) << 4 * column;
    ways_.assign(std::size_t{1} << 4 * columns, 0);
    next_ = ways_;
    ways_[0] = 1;
    states_ = {0};
  }

  // A step adds a digit to some columns.
  static std::uint32_t step(std::uint32_t column) { return 1U << 4 * column; }

  void add(const std::vector<std::uint32_t>& steps) {
    std::vector<std::uint32_t> reached;
    for (const std::uint32_t state : states_) {
      for (const std::uint32_t step : steps) {
        const std::uint32_t now = state + step;
        if (((now + room_) & kFull) != 0) continue;
        if (next_[now] == 0) reached.push_back(now);
        next_[now] += ways_[state];
      }
    }
    for (const std::uint32_t state : states_) ways_[state] = 0;
    states_ = std::move(reached);
    std::swap(ways_, next_);
  }
  // Of those columns full.
  [[nodiscard]] double ways(std::uint32_t columns) const {
    std::uint32_t full = 0;
    for (std::uint32_t column = 0; column < columns; ++column) full |= most_ << 4 * column;
    return ways_[full];
  }

 private:
  static constexpr std::uint32_t kFull = 0x88888888U;

  std::uint32_t most_;
  std::uint32_t room_ = 0;
  std::vector<double> ways_;
  std::vector<double> next_;
  std::vector<std::uint32_t> states_;  // those with ways
};

// Whether the digit may have these columns of the part, of some that follow each other, and the
// rest of those elsewhere.
bool may_have_of(const Field& field, std::uint32_t part, std::uint32_t digit, Columns columns,
                 std::uint32_t first, std::uint32_t width) {
  const std::uint32_t all = ((1U << width) - 1) << first;
  const std::uint32_t beside = all & ~std::uint32_t{columns};
  if ((all & columns & ~std::uint32_t{field.reach(part, digit)}) != 0) return false;
  std::array<std::uint32_t, 2> others = {};
  std::uint32_t count = 0;
  for (std::uint32_t other = 0; other < field.parts.size(); ++other) {
    if (other != part) others.at(count++) = field.reach(other, digit);
  }
  if (count == 1) return (beside & ~others[0]) == 0;
  const std::uint32_t low = beside & (0U - beside);
  const std::uint32_t high = beside ^ low;
  return ((others[0] & low) != 0 && (others[1] & high) != 0) ||
         ((others[0] & high) != 0 && (others[1] & low) != 0);
}

double choices_of(std::uint32_t size, std::uint32_t some) {
  double choices = 1;
  for (std::uint32_t taken = 0; taken < some; ++taken) choices *= (size - taken) / (taken + 1.0);
  return choices;
}

// Without stacks: the choices of all digits, by how rarely all columns are full then.
double guess_splits(const Field& field, std::uint32_t part) {
  const auto rows = static_cast<std::uint32_t>(field.parts[part].size());
  double splits = 1;
  for (std::uint32_t digit = 0; digit < field.size; ++digit) {
    std::uint32_t choices = 0;
    for (std::uint32_t columns = 0; columns <= field.all(); ++columns) {
      if (static_cast<std::uint32_t>(std::popcount(columns)) == rows &&
          may_have(field, part, digit, static_cast<Columns>(columns))) {
        ++choices;
      }
    }
    splits *= choices;
  }
  return splits * std::pow(choices_of(field.size, rows), field.size) /
         choices_of(field.size * field.size, field.size * rows);
}

}  // namespace

bool may_have(const Field& field, std::uint32_t part, std::uint32_t digit, Columns columns) {
  const std::uint32_t width = field.stack > 0 ? field.stack : field.size;
  for (std::uint32_t first = 0; first < field.size; first += width) {
    if (!may_have_of(field, part, digit, columns, first, width)) return false;
  }
  return true;
}

double count_splits(const Field& field, std::uint32_t part) {
  if (field.stack == 0) return guess_splits(field, part);
  const auto rows = static_cast<std::uint32_t>(field.parts[part].size());
  double splits = 1;
  for (std::uint32_t first = 0; first < field.size; first += field.stack) {
    Filling filling(field.stack, rows);
    for (std::uint32_t digit = 0; digit < field.size; ++digit) {
      std::vector<std::uint32_t> steps;
      for (std::uint32_t column = 0; column < field.stack; ++column) {
        const auto here = static_cast<Columns>(1U << (first + column));
        if (may_have_of(field, part, digit, here, first, field.stack)) {
          steps.push_back(Filling::step(column));
        }
      }
      filling.add(steps);
    }
    splits *= filling.ways(field.stack);
  }
  return splits;
}

double count_triples(const Field& field) {
  assert(field.parts.size() == 3 && field.stack == 3);
  double triples = 1;
  for (std::uint32_t first = 0; first < field.size; first += 3) {
    // Of the first two parts two columns each: what the others have follows.
    Filling filling(4, 3);
    for (std::uint32_t digit = 0; digit < field.size; ++digit) {
      std::vector<std::uint32_t> steps;
      std::array<std::uint32_t, 3> column = {0, 1, 2};
      do {
        bool fits = true;
        std::uint32_t step = 0;
        for (std::uint32_t part = 0; part < 3; ++part) {
          const std::uint32_t reached = field.reach(part, digit);
          fits &= (reached >> (first + column.at(part)) & 1U) != 0;
          if (part < 2 && column.at(part) < 2) step += Filling::step(2 * part + column.at(part));
        }
        if (fits) steps.push_back(step);
      } while (std::ranges::next_permutation(column).found);
      filling.add(steps);
    }
    triples *= filling.ways(4);
  }
  return triples;
}

}  // namespace quadrille::sudoku::bands
