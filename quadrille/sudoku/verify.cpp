#include "quadrille/sudoku/verify.h"

#include <array>

#include <fmt/format.h>

namespace quadrille::sudoku {
namespace {

constexpr std::array kUnits = {Conflict::Unit::row, Conflict::Unit::column, Conflict::Unit::box};

std::uint32_t unit_of(const Shape& shape, Conflict::Unit unit, Cell cell) {
  switch (unit) {
    case Conflict::Unit::row:
      return cell / shape.size();
    case Conflict::Unit::column:
      return cell % shape.size();
    case Conflict::Unit::box:
      return shape.box_of(cell);
  }
  assert(false);
  return 0;
}

}  // namespace

std::string describe(const Shape& shape, const Conflict& conflict) {
  const char* unit = "row";
  if (conflict.unit == Conflict::Unit::column) unit = "column";
  if (conflict.unit == Conflict::Unit::box) unit = shape.is_irregular() ? "region" : "box";
  return fmt::format("{} twice in {} {}: {} and {}", conflict.digit, unit, conflict.number + 1,
                     cell_name(shape, conflict.first), cell_name(shape, conflict.second));
}

std::vector<Conflict> find_conflicts(const Grid& grid) {
  const Shape& shape = grid.shape();
  const std::uint32_t size = shape.size();
  std::vector<Conflict> conflicts;
  std::vector<Cell> last;  // per unit and digit: 1 + the last cell seen with it
  for (const Conflict::Unit unit : kUnits) {
    if (unit == Conflict::Unit::box && !shape.has_boxes()) continue;
    last.assign(std::size_t{size} * size, 0);
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
      const Digit digit = grid.at(cell);
      if (digit == 0) continue;
      const std::uint32_t number = unit_of(shape, unit, cell);
      Cell& seen = last[std::size_t{number} * size + digit - 1];
      if (seen != 0) conflicts.push_back({unit, number, digit, seen - 1, cell});
      seen = cell + 1;
    }
  }
  return conflicts;
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
