// Most constraints say something about any two of their cells: such a part is a constraint of the
// same kind on fewer cells, and asked of the plain definition. What speaks of all cells at once is
// asked when at most one is empty.
#include "quadrille/sudoku/rules/broken.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/sudoku/mosaic.h"
#include "quadrille/sudoku/rules/definition.h"

namespace quadrille::sudoku::rules {
namespace {

struct BoardMove {
  std::int64_t down;
  std::int64_t right;
};

constexpr std::array<BoardMove, 4> kKnightMoves = {{{1, 2}, {2, 1}, {1, -2}, {2, -1}}};
constexpr std::array<BoardMove, 2> kKingMoves = {{{1, 1}, {1, -1}}};
constexpr std::array<BoardMove, 2> kNeighbourMoves = {{{0, 1}, {1, 0}}};

class BrokenParts {
 public:
  BrokenParts(const ConstraintList& list, const Grid& grid, const Constraint& constraint)
      : list_(list), grid_(grid), shape_(grid.shape()), it_(constraint) {}

  std::vector<Cell> find() {
    if (is_global(it_.kind)) {
      look_everywhere();
    } else {
      look_at_pairs();
      if (cells_.empty()) look_at_sum();
      if (cells_.empty()) look_at_all();
    }
    quadrille::sort(cells_);
    cells_.erase(std::ranges::unique(cells_).begin(), cells_.end());
    return std::move(cells_);
  }

 private:
  [[nodiscard]] bool is_filled(Cell cell) const { return grid_.at(cell) != 0; }
  [[nodiscard]] std::int64_t value_at(Cell cell) const {
    return std::int64_t{list_.first_value} + grid_.at(cell) - 1;
  }

  // Notes cells that are all filled, and break a constraint of this kind that has only these.
  void try_part(const std::vector<Cell>& cells) {
    if (!std::ranges::all_of(cells, [&](Cell cell) { return is_filled(cell); })) return;
    const Constraint part{.kind = it_.kind, .cells = cells, .values = it_.values};
    if (!holds(shape_, list_, part, grid_.cells())) add(cells);
  }
  void try_equal(Cell a, Cell b, bool wanted) {
    if (a == b || !is_filled(a) || !is_filled(b)) return;
    if ((grid_.at(a) == grid_.at(b)) != wanted) add(std::array{a, b});
  }
  void add(std::span<const Cell> cells) { cells_.insert(cells_.end(), cells.begin(), cells.end()); }

  template <class Test>
  void for_moves(std::span<const BoardMove> moves, const Test& test) {
    for (Cell cell = 0; cell < shape_.cell_count(); ++cell) {
      if (!is_filled(cell)) continue;
      for (const BoardMove& move : moves) {
        const Cell other = cell_beside(shape_, cell, move.down, move.right);
        if (other != kNoCell) test(cell, other);
      }
    }
  }

  // Cells in one group differ; a group below 0 is none.
  void look_at_groups() {
    std::map<std::pair<std::int64_t, Digit>, Cell> seen;
    for (Cell cell = 0; cell < shape_.cell_count(); ++cell) {
      const std::int64_t group = group_of(cell);
      if (group < 0 || !is_filled(cell)) continue;
      const auto [other, first] = seen.try_emplace({group, grid_.at(cell)}, cell);
      if (!first) add(std::array{other->second, cell});
    }
  }

  [[nodiscard]] std::int64_t group_of(Cell cell) const {
    const std::int64_t size = rows_of(shape_);
    const std::int64_t row = place_of(shape_, cell).row;
    const std::int64_t column = place_of(shape_, cell).column;
    const std::int64_t high = shape_.box_rows();
    const std::int64_t wide = shape_.box_columns();
    switch (it_.kind) {
      case ConstraintKind::diagonal_down:
        return row == column ? 0 : -1;
      case ConstraintKind::diagonal_up:
        return row + column == size - 1 ? 0 : -1;
      case ConstraintKind::windows:
        if (row % (high + 1) == 0 || column % (wide + 1) == 0) return -1;
        return row / (high + 1) * size + column / (wide + 1);
      default:
        return row % high * size + column % wide;
    }
  }

  // Whether neighbours stand in the relation that none may be in, unless a mark says so.
  [[nodiscard]] bool is_forbidden(Cell a, Cell b) const {
    const std::int64_t value = value_of(shape_, it_);
    const std::int64_t one = value_at(a);
    const std::int64_t other = value_at(b);
    ConstraintKind marks = ConstraintKind::difference;
    bool related = std::max(one, other) - std::min(one, other) == value;
    if (it_.kind == ConstraintKind::no_ratio) {
      marks = ConstraintKind::ratio;
      related = one == value * other || other == value * one;
    } else if (it_.kind == ConstraintKind::no_sum) {
      marks = ConstraintKind::pair_sum;
      related = one + other == value;
    }
    const bool kropki = it_.kind == ConstraintKind::strict_kropki;
    if (kropki) related = std::abs(one - other) == 1 || one == 2 * other || other == 2 * one;
    return related && std::ranges::none_of(list_.constraints, [&](const Constraint& mark) {
             const bool counts =
                 mark.kind == marks || (kropki && mark.kind == ConstraintKind::ratio);
             return counts && std::ranges::count(mark.cells, a) == 1 &&
                    std::ranges::count(mark.cells, b) == 1;
           });
  }

  void look_at_distances() {
    for (Cell a = 0; a < shape_.cell_count(); ++a) {
      for (Cell b = a + 1; is_filled(a) && b < shape_.cell_count(); ++b) {
        const std::int64_t away = steps_between(shape_, a, b);
        if (grid_.at(a) == grid_.at(b) && value_at(a) == away) add(std::array{a, b});
      }
    }
  }

  // Blocks of two by two cells in which more classes are missing than cells are empty.
  void look_at_blocks() {
    for (Cell cell = 0; cell < shape_.cell_count(); ++cell) {
      const std::vector<Cell> block = block_from(shape_, cell);
      if (block.empty()) continue;
      std::vector<Cell> filled;
      std::bitset<3> classes;
      for (const Cell each : block) {
        if (!is_filled(each)) continue;
        filled.push_back(each);
        classes.set(it_.kind == ConstraintKind::global_modular
                        ? static_cast<std::size_t>(value_at(each) % 3)
                        : (grid_.at(each) - 1U) * 3 / shape_.size());
      }
      if (3 - classes.count() > 4 - filled.size()) add(filled);
    }
  }

  void look_everywhere() {
    switch (it_.kind) {
      case ConstraintKind::antiknight:
        for_moves(kKnightMoves, [&](Cell a, Cell b) { try_equal(a, b, false); });
        return;
      case ConstraintKind::antiking:
        for_moves(kKingMoves, [&](Cell a, Cell b) { try_equal(a, b, false); });
        return;
      case ConstraintKind::nonconsecutive:
      case ConstraintKind::no_difference:
      case ConstraintKind::no_ratio:
      case ConstraintKind::no_sum:
      case ConstraintKind::strict_kropki:
        for_moves(kNeighbourMoves, [&](Cell a, Cell b) {
          if (is_filled(b) && is_forbidden(a, b)) add(std::array{a, b});
        });
        return;
      case ConstraintKind::anti_taxicab:
        look_at_distances();
        return;
      case ConstraintKind::global_entropy:
      case ConstraintKind::global_modular:
        look_at_blocks();
        return;
      default:
        look_at_groups();
        return;
    }
  }

  // Any two of the cells, at most so far from each other on the line.
  template <class Test>
  void for_two(std::size_t reach, const Test& test) {
    for (std::size_t i = 0; i < it_.cells.size(); ++i) {
      const std::size_t end = std::min(it_.cells.size(), i + reach + 1);
      for (std::size_t j = i + 1; j < end; ++j) test(i, j);
    }
  }

  void look_at_pairs() {
    const std::vector<Cell>& cells = it_.cells;
    const std::size_t all = cells.size();
    switch (it_.kind) {
      case ConstraintKind::region:
      case ConstraintKind::cage:
      case ConstraintKind::renban:
      case ConstraintKind::rellik:
      case ConstraintKind::equality:
        for_two(all, [&](std::size_t i, std::size_t j) { try_equal(cells[i], cells[j], false); });
        return;
      case ConstraintKind::clone:
        for (std::size_t i = 0; i < all; ++i) try_equal(cells[i], it_.head[i], true);
        return;
      case ConstraintKind::palindrome:
        for (std::size_t i = 0; i < all / 2; ++i) try_equal(cells[i], cells[all - 1 - i], true);
        return;
      case ConstraintKind::thermometer:
      case ConstraintKind::slow_thermometer:
      case ConstraintKind::nabner:
      case ConstraintKind::all_pairs:
        for_two(all, [&](std::size_t i, std::size_t j) { try_part({cells[i], cells[j]}); });
        return;
      case ConstraintKind::whisper:
      case ConstraintKind::pairs:
        for_two(1, [&](std::size_t i, std::size_t j) { try_part({cells[i], cells[j]}); });
        return;
      case ConstraintKind::entropic:
        for_two(2, [&](std::size_t i, std::size_t j) { try_part({cells[i], cells[j]}); });
        return;
      case ConstraintKind::modular:
        for_two(value_of(shape_, it_) - 1,
                [&](std::size_t i, std::size_t j) { try_part({cells[i], cells[j]}); });
        return;
      case ConstraintKind::between:
      case ConstraintKind::lockout:
        for (std::size_t i = 1; i + 1 < all; ++i) try_part({cells[0], cells[i], cells.back()});
        return;
      default:
        look_from_one_cell();
        return;
    }
  }

  void look_from_one_cell() {
    const Cell cell = it_.cells.front();
    if (!is_filled(cell)) return;
    switch (it_.kind) {
      case ConstraintKind::minimum:
      case ConstraintKind::maximum:
        for (const Cell other : neighbours_of(shape_, cell)) look_at_neighbour(cell, other);
        return;
      case ConstraintKind::row_index:
        look_at_index(Family::row);
        return;
      case ConstraintKind::column_index:
        look_at_index(Family::column);
        return;
      case ConstraintKind::box_index:
        look_at_index(Family::box);
        return;
      default:
        return;
    }
  }

  void look_at_neighbour(Cell cell, Cell other) {
    const bool alike = std::ranges::any_of(list_.constraints, [&](const Constraint& mark) {
      return mark.kind == it_.kind && mark.cells.front() == other;
    });
    if (alike || !is_filled(other)) return;
    const bool fine = it_.kind == ConstraintKind::minimum ? grid_.at(cell) < grid_.at(other)
                                                          : grid_.at(cell) > grid_.at(other);
    if (!fine) add(std::array{cell, other});
  }

  void look_at_index(Family family) {
    const Cell cell = it_.cells.front();
    const std::vector<Cell> line = line_of(shape_, cell, family);
    if (grid_.at(cell) > line.size()) {
      add(std::array{cell});
      return;
    }
    const Cell target = line[grid_.at(cell) - 1U];
    if (!is_filled(target)) return;
    const auto place = std::ranges::find(line, cell) - line.begin();
    if (grid_.at(target) != place + 1) add(std::array{cell, target});
  }

  // The most that the cells may have together, where there is such a number yet.
  [[nodiscard]] std::optional<std::int64_t> most() const {
    switch (it_.kind) {
      case ConstraintKind::cage:
        if (it_.values.empty()) return std::nullopt;
        return std::ranges::max(it_.values);
      case ConstraintKind::sum:
      case ConstraintKind::little_killer:
        return value_of(shape_, it_);
      case ConstraintKind::arrow: {
        std::int64_t number = 0;
        for (const Cell cell : it_.head) {
          if (!is_filled(cell)) return std::nullopt;
          number = 10 * number + value_at(cell);
        }
        return number;
      }
      default:
        return std::nullopt;
    }
  }

  void look_at_sum() {
    const auto bound = most();
    if (!bound) return;
    std::int64_t sum = 0;
    std::vector<Cell> filled = it_.head;
    for (const Cell cell : it_.cells) {
      if (!is_filled(cell)) continue;
      sum += value_at(cell);
      filled.push_back(cell);
    }
    if (sum > *bound) add(filled);
  }

  void look_at_all() {
    std::vector<Cell> empty;
    std::vector<Cell> filled;
    for (const Cell cell : cells_of(shape_, it_)) {
      (is_filled(cell) ? filled : empty).push_back(cell);
    }
    quadrille::sort(empty);
    empty.erase(std::ranges::unique(empty).begin(), empty.end());
    if (empty.size() > 1 || filled.empty()) return;
    std::vector<Digit> digits(grid_.cells().begin(), grid_.cells().end());
    for (std::uint32_t digit = 1; digit <= shape_.size(); ++digit) {
      if (!empty.empty()) digits[empty.front()] = static_cast<Digit>(digit);
      if (holds(shape_, list_, it_, digits)) return;
    }
    add(filled);
  }

  const ConstraintList& list_;
  const Grid& grid_;
  const Shape& shape_;
  const Constraint& it_;
  std::vector<Cell> cells_;
};

}  // namespace

std::vector<BrokenRule> find_broken_parts(const ConstraintList& list, const Grid& grid) {
  std::vector<BrokenRule> broken;
  for (std::size_t i = 0; i < list.constraints.size(); ++i) {
    std::vector<Cell> cells = BrokenParts(list, grid, list.constraints[i]).find();
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
      const std::vector<Cell> broken = BrokenParts(list, tried, *constraint).find();
      return std::ranges::find(broken, cell) == broken.end();
    });
    if (fits) digits.push_back(static_cast<Digit>(digit));
  }
  return digits;
}

}  // namespace quadrille::sudoku::rules
