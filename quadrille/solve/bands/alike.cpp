#include "quadrille/solve/bands/alike.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace quadrille::sudoku::bands {
namespace {

using Groups = Alike::Groups;

bool same_column(const Field& field, std::span<const std::uint32_t> rows, std::uint32_t a,
                 std::uint32_t b) {
  return std::ranges::all_of(
      rows, [&](std::uint32_t row) { return field.given_at(row, a) == field.given_at(row, b); });
}

// Puts one more into the group of those that are the same, or into a group of its own. Groups
// before the first one are of others.
template <class Same>
void join(Groups& groups, std::size_t first, std::uint32_t one, const Same& same) {
  for (std::size_t group = first; group < groups.size(); ++group) {
    if (!same(groups[group].front(), one)) continue;
    groups[group].push_back(one);
    return;
  }
  groups.push_back({one});
}

}  // namespace

std::vector<std::uint32_t> rows_of(const Field& field, std::uint32_t without) {
  std::vector<std::uint32_t> rows;
  for (std::uint32_t part = 0; part < field.parts.size(); ++part) {
    if (part != without) {
      rows.insert(rows.end(), field.parts[part].begin(), field.parts[part].end());
    }
  }
  return rows;
}

std::vector<bool> cells_of(const Field& field, std::span<const std::uint32_t> rows,
                           std::uint32_t digit) {
  std::vector<bool> cells;
  for (const std::uint32_t row : rows) {
    for (std::uint32_t column = 0; column < field.size; ++column) {
      cells.push_back((field.given_at(row, column) >> digit & 1U) != 0);
    }
  }
  return cells;
}

std::uint32_t stack_width(const Field& field) { return field.stack > 0 ? field.stack : field.size; }

Alike alike_of(const Field& field, std::span<const std::uint32_t> rows) {
  Alike alike;
  std::vector<std::vector<bool>> cells;
  for (std::uint32_t digit = 0; digit < field.size; ++digit) {
    cells.push_back(cells_of(field, rows, digit));
    join(alike.digits, 0, digit,
         [&](std::uint32_t a, std::uint32_t b) { return cells[a] == cells[b]; });
  }
  const std::uint32_t width = stack_width(field);
  for (std::uint32_t first = 0; first < field.size; first += width) {
    const std::size_t others = alike.columns.size();
    for (std::uint32_t column = first; column < first + width; ++column) {
      join(alike.columns, others, column,
           [&](std::uint32_t a, std::uint32_t b) { return same_column(field, rows, a, b); });
    }
    join(alike.stacks, 0, first, [&](std::uint32_t a, std::uint32_t b) {
      bool same = true;
      for (std::uint32_t i = 0; i < width; ++i) same &= same_column(field, rows, a + i, b + i);
      return same;
    });
  }
  return alike;
}

void exchange(const Field& field, const Alike& alike, Random& random, std::vector<Digits>& cells) {
  const std::uint32_t width = stack_width(field);
  std::vector<std::uint32_t> sources(field.size);  // of each column
  for (const auto& group : alike.stacks) {
    std::vector<std::uint32_t> order = group;
    random.shuffle(order);
    for (std::size_t i = 0; i < group.size(); ++i) {
      std::iota(&sources[group[i]], &sources[group[i]] + width, order[i]);
    }
  }
  for (const auto& group : alike.columns) {
    std::vector<std::uint32_t> order;
    for (const std::uint32_t column : group) order.push_back(sources[column]);
    random.shuffle(order);
    for (std::size_t i = 0; i < group.size(); ++i) sources[group[i]] = order[i];
  }
  std::vector<Digits> names(field.size);
  for (const auto& group : alike.digits) {
    std::vector<std::uint32_t> order = group;
    random.shuffle(order);
    for (std::size_t i = 0; i < group.size(); ++i) {
      names[group[i]] = static_cast<Digits>(1U << order[i]);
    }
  }
  const std::vector<Digits> before = cells;
  for (std::uint32_t row = 0; row < field.size; ++row) {
    for (std::uint32_t column = 0; column < field.size; ++column) {
      const Digits digit = before[row * field.size + sources[column]];
      cells[row * field.size + column] = names[static_cast<std::size_t>(std::countr_zero(digit))];
    }
  }
}

}  // namespace quadrille::sudoku::bands
