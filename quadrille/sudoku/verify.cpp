#include "quadrille/sudoku/verify.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "quadrille/base/sort.h"

namespace quadrille::sudoku {
namespace {

constexpr std::array kUnits = {Family::row, Family::column, Family::box};

std::uint32_t unit_of(const Shape& shape, Family family, Cell cell) {
  if (family == Family::row) return cell / shape.size();
  return family == Family::column ? cell % shape.size() : shape.box_of(cell);
}

}  // namespace

std::string describe(const Shape& shape, const Conflict& conflict) {
  const std::string rule = rule_name(shape, conflict.rule);  // "row 4: 7"
  const std::size_t colon = rule.find(':');
  return fmt::format("{} twice in {}: {} and {}", rule.substr(colon + 2), rule.substr(0, colon),
                     cell_name(shape, conflict.first), cell_name(shape, conflict.second));
}

std::vector<Conflict> find_conflicts(const Grid& grid) {
  const Shape& shape = grid.shape();
  const std::uint32_t size = shape.size();
  std::vector<Conflict> conflicts;
  std::vector<Cell> last;  // per unit and digit: 1 + the last cell seen with it
  for (const Family family : kUnits) {
    if (family == Family::box && !shape.has_boxes()) continue;
    last.assign(shape.cell_count(), 0);
    const std::uint32_t first_rule = static_cast<std::uint32_t>(family) * shape.cell_count();
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
      const Digit digit = grid.at(cell);
      if (digit == 0) continue;
      const std::uint32_t place = unit_of(shape, family, cell) * size + digit - 1U;
      Cell& seen = last[place];
      if (seen != 0) conflicts.push_back({RuleId{first_rule + place}, seen - 1, cell});
      seen = cell + 1;
    }
  }
  return conflicts;
}

std::vector<Cell> conflicting_cells(const Grid& grid) {
  std::vector<Cell> cells;
  for (const Conflict& conflict : find_conflicts(grid)) {
    cells.insert(cells.end(), {conflict.first, conflict.second});
  }
  quadrille::sort(cells);
  cells.erase(std::ranges::unique(cells).begin(), cells.end());
  return cells;
}

std::optional<std::string> verify(const Grid& puzzle, const Grid& solution) {
  const Shape& shape = puzzle.shape();
  if (solution.shape() != shape) {
    return fmt::format("the puzzle is {}, the solution {}", shape.describe(),
                       solution.shape().describe());
  }
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const Digit digit = solution.at(cell);
    if (digit == 0) return fmt::format("{} is empty", cell_name(shape, cell));
    if (!puzzle.allows(cell, digit)) {
      return fmt::format("{} does not allow {}", cell_name(shape, cell), digit);
    }
  }
  const auto conflicts = find_conflicts(solution);
  if (!conflicts.empty()) return describe(shape, conflicts.front());
  return std::nullopt;
}

}  // namespace quadrille::sudoku
