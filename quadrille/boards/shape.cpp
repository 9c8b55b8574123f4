#include "quadrille/boards/shape.h"

#include <cmath>

#include <fmt/format.h>

#include "quadrille/base/language.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/boards/rectangle.h"

namespace quadrille::sudoku {
namespace {

Error size_error(std::uint64_t size) {
  return {ErrorKind::board_size, {{"most", kMaxSize}, {"size", size}}};
}

bool is_size(std::uint64_t size) { return size >= 1 && size <= kMaxSize; }

}  // namespace

Result<Shape> Shape::boxes(std::uint32_t rows, std::uint32_t columns) {
  const std::uint64_t size = std::uint64_t{rows} * columns;
  if (!is_size(size)) return size_error(size);
  return Shape(static_cast<std::uint32_t>(size), rows, columns);
}

Result<Shape> Shape::latin(std::uint32_t size) {
  if (!is_size(size)) return size_error(size);
  return Shape(size, 0, 0);
}

Result<Shape> Shape::regions(std::uint32_t size, std::vector<std::uint16_t> region_of) {
  if (!is_size(size)) return size_error(size);
  if (region_of.size() != std::size_t{size} * size) {
    return Error{ErrorKind::region_cells,
                 {{"cells", std::size_t{size} * size}, {"found", region_of.size()}}};
  }
  std::vector<std::uint32_t> cells_in(size, 0);
  for (const std::uint16_t region : region_of) {
    if (region >= size) {
      return Error{ErrorKind::region_number, {{"regions", size}, {"found", region + 1}}};
    }
    ++cells_in[region];
  }
  for (std::uint32_t region = 0; region < size; ++region) {
    if (cells_in[region] != size) {
      return Error{ErrorKind::region_size,
                   {{"cells", size}, {"region", region + 1}, {"found", cells_in[region]}}};
    }
  }
  return Shape(size, size * size,
               std::make_shared<const ShapeParts>(ShapeParts{.region_of = std::move(region_of)}));
}

Result<Shape> Shape::of_size(std::uint32_t size) {
  if (!is_size(size)) return size_error(size);
  auto rows = static_cast<std::uint32_t>(std::sqrt(static_cast<double>(size)));
  while (size % rows != 0) --rows;
  if (rows == 1 && size > 1) return latin(size);
  return boxes(rows, size / rows);
}

std::string Shape::describe() const { return english().tell(message()); }

Message Shape::message() const {
  if (const Overlap* overlap = overlap_of(*this)) {
    return {"overlap.shape",
            {{"boards", overlap->places().size()}, {"shape", overlap->board().message()}}};
  }
  if (const Rectangle* rectangle = rectangle_of(*this)) return rectangle->message(size_);
  if (is_irregular()) return {"shape.regions", {{"size", size_}}};
  if (!has_boxes()) return {"shape.latin", {{"size", size_}}};
  return {"shape.boxes", {{"size", size_}, {"rows", box_rows_}, {"columns", box_columns_}}};
}

bool operator==(const Shape& a, const Shape& b) {
  if (a.size_ != b.size_ || a.box_rows_ != b.box_rows_ || a.box_columns_ != b.box_columns_) {
    return false;
  }
  if (a.cells_ != b.cells_) return false;
  if (a.parts_ == nullptr || b.parts_ == nullptr) return a.parts_ == b.parts_;
  if (a.parts_->kind != b.parts_->kind) return false;
  if (const Overlap* overlap = overlap_of(a)) return *overlap == *overlap_of(b);
  if (const Rectangle* rectangle = rectangle_of(a)) return *rectangle == *rectangle_of(b);
  return a.parts_->region_of == b.parts_->region_of;
}

std::string cell_name(const Shape& shape, Cell cell) {
  const BoardPlace place = place_of(shape, cell);
  return fmt::format("r{}c{}", place.row + 1, place.column + 1);
}

}  // namespace quadrille::sudoku
