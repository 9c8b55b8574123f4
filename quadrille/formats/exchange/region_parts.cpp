#include "quadrille/formats/exchange/region_parts.h"

#include <algorithm>
#include <map>

namespace quadrille::sudoku {
namespace {

// The same division with numbers in the order in which they come.
std::vector<std::uint16_t> renumbered(const std::vector<std::uint32_t>& regions) {
  std::map<std::uint32_t, std::uint16_t> numbers;
  std::vector<std::uint16_t> result;
  result.reserve(regions.size());
  for (const std::uint32_t region : regions) {
    const auto next = static_cast<std::uint16_t>(numbers.size());
    result.push_back(numbers.try_emplace(region, next).first->second);
  }
  return result;
}

bool divides_alike(const Shape& shape, const std::vector<std::uint16_t>& regions) {
  std::vector<std::uint32_t> boxes;
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) boxes.push_back(shape.box_of(cell));
  return renumbered(boxes) == regions;
}

}  // namespace

Result<Shape> shape_of_regions(std::uint32_t size, const std::vector<std::uint32_t>& regions) {
  const std::vector<std::uint16_t> numbers = renumbered(regions);
  for (std::uint32_t rows = 1; rows <= size; ++rows) {
    if (size % rows != 0) continue;
    const Result<Shape> boxes = Shape::boxes(rows, size / rows);
    if (!boxes || !divides_alike(*boxes, numbers)) continue;
    // Boxes that are rows or columns say nothing.
    return rows == 1 || rows == size ? Shape::latin(size) : boxes;
  }
  return Shape::regions(size, numbers);
}

Result<BoardParts> board_of_regions(std::uint32_t size,
                                    const std::vector<std::optional<std::uint32_t>>& regions) {
  std::map<std::uint32_t, std::vector<Cell>> cells;
  std::vector<std::uint32_t> numbers;
  for (Cell cell = 0; cell < regions.size(); ++cell) {
    if (!regions[cell]) continue;
    numbers.push_back(*regions[cell]);
    cells[*regions[cell]].push_back(cell);
  }
  if (numbers.size() == regions.size()) {
    const Result<Shape> shape = shape_of_regions(size, numbers);
    if (!shape) return shape.error();
    return BoardParts(*shape);
  }
  const Result<Shape> latin = Shape::latin(size);
  if (!latin) return latin.error();
  BoardParts parts(*latin);
  for (const auto& [number, region] : cells) {
    if (region.size() != size) {
      return Error{ErrorKind::region_size,
                   {{"region", number + 1}, {"cells", size}, {"found", region.size()}}};
    }
    parts.rules.constraints.push_back({.kind = ConstraintKind::region, .cells = region});
  }
  return parts;
}

}  // namespace quadrille::sudoku
