#include "quadrille/boards/mosaic.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace quadrille::sudoku {

void Mosaic::set_picture(std::uint32_t rows, std::uint32_t columns,
                         const std::vector<bool>& is_cell) {
  rows_ = rows;
  columns_ = columns;
  cell_at_.assign(is_cell.size(), kNoCell);
  for (std::uint32_t at = 0; at < is_cell.size(); ++at) {
    if (!is_cell[at]) continue;
    cell_at_[at] = cell_count();
    place_of_.push_back({at / columns_, at % columns_});
  }
}

void Mosaic::set_areas(std::vector<MosaicArea> areas, std::uint32_t digits) {
  std::set<std::vector<Cell>> known;
  areas_of_.resize(cell_count());
  for (const bool units : {true, false}) {
    for (MosaicArea& area : areas) {
      const bool says_nothing = area.cells.size() < 2 && digits > 1;
      if (says_nothing || (area.cells.size() == digits) != units) continue;
      if (!known.insert(area.cells).second) continue;
      for (const Cell cell : area.cells) areas_of_[cell].push_back(area_count());
      areas_.push_back(std::move(area));
    }
    if (units) unit_count_ = area_count();
  }
}

Message Mosaic::message_of(Unit area) const {
  const MosaicArea& it = areas_[area];
  const std::string_view word = it.family == Family::row      ? "row"
                                : it.family == Family::column ? "column"
                                : it.irregular                ? "region"
                                                              : "box";
  Message own{fmt::format("unit.{}", word), {{"number", it.number}}};
  if (it.board == 0) return own;
  return {"overlap.unit", {{"unit", std::move(own)}, {"board", it.board}}};
}

bool Mosaic::has_family(Family family) const {
  return std::ranges::any_of(areas_, [&](const MosaicArea& area) { return area.family == family; });
}

Error square_wanted(const Shape& shape) {
  const bool overlaps = shape.parts()->kind == ShapeParts::Kind::overlap;
  return overlaps ? ErrorKind::overlap_single : ErrorKind::square;
}

std::uint32_t rows_of(const Shape& shape) {
  const Mosaic* mosaic = mosaic_of(shape);
  return mosaic != nullptr ? mosaic->rows() : shape.size();
}

std::uint32_t columns_of(const Shape& shape) {
  const Mosaic* mosaic = mosaic_of(shape);
  return mosaic != nullptr ? mosaic->columns() : shape.size();
}

BoardPlace place_of(const Shape& shape, Cell cell) {
  if (const Mosaic* mosaic = mosaic_of(shape)) return mosaic->place_of(cell);
  return {cell / shape.size(), cell % shape.size()};
}

Cell cell_at(const Shape& shape, std::int64_t row, std::int64_t column) {
  if (row < 0 || column < 0 || row >= rows_of(shape) || column >= columns_of(shape)) return kNoCell;
  const auto down = static_cast<std::uint32_t>(row);
  const auto right = static_cast<std::uint32_t>(column);
  const Mosaic* mosaic = mosaic_of(shape);
  return mosaic != nullptr ? mosaic->cell_at(down, right) : down * shape.size() + right;
}

Cell cell_beside(const Shape& shape, Cell cell, std::int64_t down, std::int64_t right) {
  const BoardPlace from = place_of(shape, cell);
  return cell_at(shape, from.row + down, from.column + right);
}

std::int64_t steps_between(const Shape& shape, Cell a, Cell b) {
  const BoardPlace from = place_of(shape, a);
  const BoardPlace to = place_of(shape, b);
  return std::abs(std::int64_t{to.row} - from.row) +
         std::abs(std::int64_t{to.column} - from.column);
}

std::vector<Cell> block_from(const Shape& shape, Cell cell) {
  std::vector<Cell> block = {cell, cell_beside(shape, cell, 0, 1), cell_beside(shape, cell, 1, 0),
                             cell_beside(shape, cell, 1, 1)};
  if (std::ranges::find(block, kNoCell) != block.end()) block.clear();
  return block;
}

std::vector<Cell> line_of(const Shape& shape, Cell cell, Family family) {
  const BoardPlace at = place_of(shape, cell);
  std::vector<Cell> line;
  for (Cell other = 0; other < shape.cell_count(); ++other) {
    const BoardPlace place = place_of(shape, other);
    const bool is_in = family == Family::row      ? place.row == at.row
                       : family == Family::column ? place.column == at.column
                                                  : shape.box_of(other) == shape.box_of(cell);
    if (is_in) line.push_back(other);
  }
  return line;
}

}  // namespace quadrille::sudoku
