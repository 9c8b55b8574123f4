#include "quadrille/boards/conflicts.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "quadrille/base/sort.h"
#include "quadrille/boards/mosaic.h"

namespace quadrille::sudoku {
namespace {

constexpr std::array kUnits = {Family::row, Family::column, Family::box};

std::uint32_t unit_of(const Shape& shape, Family family, Cell cell) {
  if (family == Family::row) return cell / shape.size();
  return family == Family::column ? cell % shape.size() : shape.box_of(cell);
}

std::vector<Conflict> conflicts_among(const Mosaic& mosaic, const Grid& grid) {
  std::vector<Conflict> conflicts;
  for (Unit area = 0; area < mosaic.area_count(); ++area) {
    std::vector<Cell> last(grid.size(), 0);  // per digit: 1 + the last cell seen with it
    for (const Cell cell : mosaic.cells(area)) {
      if (grid.at(cell) == 0) continue;
      const std::uint32_t digit = grid.at(cell) - 1U;
      const RuleId rule{mosaic.cell_count() + area * grid.size() + digit};
      if (last[digit] != 0) conflicts.push_back({rule, last[digit] - 1, cell});
      last[digit] = cell + 1;
    }
  }
  return conflicts;
}

}  // namespace

Message message_of(const Shape& shape, const Conflict& conflict) {
  const RuleParts rule = parts_of(shape, conflict.rule);
  return {"conflict.told",
          {{"digit", rule.digit},
           {"unit", message_of(shape, rule.unit)},
           {"cells",
            Argument::List{cell_name(shape, conflict.first), cell_name(shape, conflict.second)}}}};
}

std::vector<Conflict> find_conflicts(const Grid& grid) {
  const Shape& shape = grid.shape();
  if (const Mosaic* mosaic = mosaic_of(shape)) return conflicts_among(*mosaic, grid);
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

}  // namespace quadrille::sudoku
