// Most constraints say something about any two of their cells: such a part is a constraint of the
// same kind on fewer cells, and asked of the plain definition. What speaks of all cells at once is
// asked when at most one is empty.
#include "quadrille/rules/kinds/broken.h"

#include <algorithm>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/rules/definition/definition.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {

void BrokenParts::try_part(std::vector<Cell> cells) {
  if (!std::ranges::all_of(cells, [&](Cell cell) { return is_filled(cell); })) return;
  const Constraint part{.kind = it_.kind, .cells = std::move(cells), .values = it_.values};
  if (!holds(shape(), list_, part, grid_.cells())) add(part.cells);
}

void BrokenParts::try_pairs(std::size_t reach) {
  for (std::size_t i = 0; i < it_.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < it_.cells.size() && j - i <= reach; ++j) {
      try_part({it_.cells[i], it_.cells[j]});
    }
  }
}

void BrokenParts::try_equal(Cell a, Cell b, bool wanted) {
  if (a == b || !is_filled(a) || !is_filled(b)) return;
  if ((grid_.at(a) == grid_.at(b)) != wanted) add({a, b});
}

std::vector<Cell> BrokenParts::take() {
  quadrille::sort(cells_);
  cells_.erase(std::ranges::unique(cells_).begin(), cells_.end());
  return std::move(cells_);
}

void look_for_equals(BrokenParts& parts) {
  const std::vector<Cell>& cells = parts.it().cells;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) parts.try_equal(cells[i], cells[j], false);
  }
}

void look_at_any_two(BrokenParts& parts) { parts.try_pairs(parts.it().cells.size()); }
void look_at_next(BrokenParts& parts) { parts.try_pairs(1); }

namespace {

void look_at_sum(BrokenParts& parts, std::int64_t most) {
  std::int64_t sum = 0;
  std::vector<Cell> filled = parts.it().head;
  for (const Cell cell : parts.it().cells) {
    if (!parts.is_filled(cell)) continue;
    sum += parts.value_at(cell);
    filled.push_back(cell);
  }
  if (sum > most) parts.add(filled);
}

// Where at most one cell is empty: whether any digit in it would do.
void look_at_all(BrokenParts& parts) {
  std::vector<Cell> empty;
  std::vector<Cell> filled;
  for (const Cell cell : cells_of(parts.shape(), parts.it())) {
    (parts.is_filled(cell) ? filled : empty).push_back(cell);
  }
  quadrille::sort(empty);
  empty.erase(std::ranges::unique(empty).begin(), empty.end());
  if (empty.size() > 1 || filled.empty()) return;
  std::vector<Digit> digits(parts.grid().cells().begin(), parts.grid().cells().end());
  for (std::uint32_t digit = 1; digit <= parts.shape().size(); ++digit) {
    if (!empty.empty()) digits[empty.front()] = static_cast<Digit>(digit);
    if (holds(parts.shape(), parts.list(), parts.it(), digits)) return;
  }
  parts.add(filled);
}

std::vector<Cell> broken_cells(const ConstraintList& list, const Grid& grid,
                               const Constraint& constraint) {
  BrokenParts parts(list, grid, constraint);
  const KindRow& row = row_of(constraint.kind);
  if (row.look != nullptr) row.look(parts);
  if (row.extent != Extent::board) {
    const auto most = row.most_sum != nullptr ? row.most_sum(parts) : std::nullopt;
    if (parts.empty() && most) look_at_sum(parts, *most);
    if (parts.empty()) look_at_all(parts);
  }
  return parts.take();
}

// On larger boards the sums of so many digits would take too long for each cell.
constexpr std::uint32_t kMostSizeOfTotals = 16;

// Whether so many different digits that are not used make up that total.
bool makes_total(const ConstraintList& list, const std::vector<bool>& used, std::size_t count,
                 std::int64_t total) {
  if (total < 0) return false;
  const auto size = static_cast<std::size_t>(total) + 1;
  std::vector<std::vector<bool>> reached(count + 1, std::vector<bool>(size, false));
  reached[0][0] = true;
  for (std::size_t digit = 1; digit < used.size(); ++digit) {
    if (used[digit]) continue;
    const std::size_t value = list.first_value + digit - 1;
    for (std::size_t taken = count; taken > 0; --taken) {
      for (std::size_t sum = value; sum < size; ++sum) {
        if (reached[taken - 1][sum - value]) reached[taken][sum] = true;
      }
    }
  }
  return reached[count].back();
}

// Whether the empty cells of a cage can still make up its sum, or one of its sums.
bool can_reach_sum(const ConstraintList& list, const Grid& grid, const Constraint& cage) {
  const bool is_summed = cage.kind == ConstraintKind::cage && !cage.values.empty();
  if (!is_summed || grid.size() > kMostSizeOfTotals) return true;
  std::vector<bool> used(std::size_t{grid.size()} + 1, false);
  std::int64_t sum = 0;
  std::size_t empty = 0;
  for (const Cell cell : cage.cells) {
    const Digit digit = grid.at(cell);
    used[digit] = true;
    if (digit == 0) {
      ++empty;
    } else {
      sum += std::int64_t{list.first_value} + digit - 1;
    }
  }
  return std::ranges::any_of(cage.values, [&](std::int64_t wanted) {
    return makes_total(list, used, empty, wanted - sum);
  });
}

}  // namespace

std::vector<BrokenRule> find_broken_parts(const ConstraintList& list, const Grid& grid) {
  std::vector<BrokenRule> broken;
  for (std::size_t i = 0; i < list.constraints.size(); ++i) {
    std::vector<Cell> cells = broken_cells(list, grid, list.constraints[i]);
    if (!cells.empty()) broken.push_back({i, std::move(cells)});
  }
  return broken;
}

std::vector<Digit> find_fitting(const ConstraintList& list, const Grid& grid, Cell cell) {
  std::vector<const Constraint*> near;
  for (const Constraint& constraint : list.constraints) {
    const std::vector<Cell> cells = cells_of(grid.shape(), constraint);
    if (std::ranges::find(cells, cell) != cells.end()) near.push_back(&constraint);
  }
  std::vector<Digit> digits;
  Grid tried = grid;
  for (std::uint32_t digit = 1; digit <= grid.size(); ++digit) {
    tried.set(cell, static_cast<Digit>(digit));
    const bool fits = std::ranges::all_of(near, [&](const Constraint* constraint) {
      const std::vector<Cell> broken = broken_cells(list, tried, *constraint);
      return std::ranges::find(broken, cell) == broken.end() &&
             can_reach_sum(list, tried, *constraint);
    });
    if (fits) digits.push_back(static_cast<Digit>(digit));
  }
  return digits;
}

}  // namespace quadrille::sudoku::rules
