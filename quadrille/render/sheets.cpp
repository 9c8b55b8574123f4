#include "quadrille/render/sheets.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <span>

namespace quadrille::render {
namespace {

SheetFigure figure_at(std::size_t puzzle, std::size_t place, const SheetGrid& grid,
                      const SheetPaper& paper) {
  const auto part = [&](double length, std::uint32_t count) {
    return (length - 2 * paper.margin - paper.gap * (count - 1)) / count;
  };
  const double width = part(paper.width, grid.columns);
  const double height = part(paper.height, grid.rows);
  const std::size_t column = place % grid.columns;
  const std::size_t row = place / grid.columns;
  const double left = paper.margin + static_cast<double>(column) * (width + paper.gap);
  const double top = paper.margin + static_cast<double>(row) * (height + paper.gap);
  const double side = std::min(width, height - paper.caption);
  assert(side > 0);
  // Caption and board together are in the middle of their place.
  const double above = (height - paper.caption - side) / 2;
  const double beside = (width - side) / 2;
  return {.puzzle = puzzle,
          .caption = {left + beside, top + above, side, paper.caption},
          .board = {left + beside, top + above + paper.caption, side, side}};
}

void add_sheets(std::vector<Sheet>& sheets, std::span<const std::size_t> puzzles,
                std::uint32_t per_page, bool solutions, const SheetPaper& paper) {
  const SheetGrid grid = sheet_grid(per_page, paper.width > paper.height);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const std::size_t place = i % per_page;
    if (place == 0) sheets.push_back({.solutions = solutions});
    sheets.back().figures.push_back(figure_at(puzzles[i], place, grid, paper));
  }
}

}  // namespace

SheetGrid sheet_grid(std::uint32_t per_page, bool wide) {
  assert(per_page >= 1);
  const auto root = static_cast<std::uint32_t>(std::sqrt(per_page));
  // As near to a square as can be without room left; else with as little as can be.
  SheetGrid grid{per_page, 1};
  for (std::uint32_t columns = 2; columns <= root; ++columns) {
    const std::uint32_t rows = (per_page + columns - 1) / columns;
    if (rows * columns == per_page || grid.rows > 3 * grid.columns) grid = {rows, columns};
  }
  return wide ? SheetGrid{grid.columns, grid.rows} : grid;
}

std::vector<Sheet> lay_out_sheets(const SheetOrder& order, const SheetPaper& paper) {
  std::vector<std::size_t> puzzles(order.puzzles);
  std::iota(puzzles.begin(), puzzles.end(), std::size_t{0});
  std::vector<Sheet> sheets;
  add_sheets(sheets, puzzles, order.per_page, false, paper);
  add_sheets(sheets, order.solutions, order.solutions_per_page, true, paper);
  return sheets;
}

}  // namespace quadrille::render
