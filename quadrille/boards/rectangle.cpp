#include "quadrille/boards/rectangle.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace quadrille::sudoku {
namespace {

bool is_square(const BoardSize& size) {
  return size.rows == size.digits && size.columns == size.digits;
}

std::uint32_t count_regions(const std::vector<std::uint16_t>& region_of) {
  std::uint32_t count = 0;
  for (const std::uint16_t region : region_of) {
    if (region != kNoRegion) count = std::max(count, region + 1U);
  }
  return count;
}

}  // namespace

Result<void> check_size(const BoardSize& size) {
  for (const std::uint32_t number : {size.rows, size.columns, size.digits}) {
    if (number >= 1 && number <= kMaxSize) continue;
    return Error{ErrorKind::rectangle_size,
                 {{"most", kMaxSize},
                  {"rows", size.rows},
                  {"columns", size.columns},
                  {"digits", size.digits}}};
  }
  const std::uint32_t longest = std::max(size.rows, size.columns);
  if (longest <= size.digits) return {};
  return Error{ErrorKind::rectangle_digits, {{"cells", longest}, {"digits", size.digits}}};
}

Result<Shape> Rectangle::shape(const BoardSize& size) {
  if (const auto fine = check_size(size); !fine) return fine.error();
  return is_square(size) ? Shape::latin(size.digits) : make(size, {}, 0, 0);
}

Result<Shape> Rectangle::boxes(const BoardSize& size, std::uint32_t box_rows,
                               std::uint32_t box_columns) {
  if (const auto fine = check_size(size); !fine) return fine.error();
  const bool divides = box_rows > 0 && box_columns > 0 && size.rows % box_rows == 0 &&
                       size.columns % box_columns == 0;
  if (!divides || box_rows * box_columns > size.digits) {
    return Error{ErrorKind::rectangle_box,
                 {{"rows", size.rows},
                  {"columns", size.columns},
                  {"digits", size.digits},
                  {"box_rows", box_rows},
                  {"box_columns", box_columns}}};
  }
  if (is_square(size) && box_rows * box_columns == size.digits) {
    return Shape::boxes(box_rows, box_columns);
  }
  std::vector<std::uint16_t> region_of;
  for (std::uint32_t at = 0; at < size.cell_count(); ++at) {
    region_of.push_back(
        static_cast<std::uint16_t>(at / size.columns / box_rows * (size.columns / box_columns) +
                                   at % size.columns / box_columns));
  }
  return make(size, std::move(region_of), box_rows, box_columns);
}

Result<Shape> Rectangle::regions(const BoardSize& size, std::vector<std::uint16_t> region_of) {
  if (const auto fine = check_size(size); !fine) return fine.error();
  if (region_of.size() != size.cell_count()) {
    return Error{ErrorKind::region_cells,
                 {{"cells", size.cell_count()}, {"found", region_of.size()}}};
  }
  std::vector<std::uint32_t> cells_in(count_regions(region_of), 0);
  for (const std::uint16_t region : region_of) {
    if (region != kNoRegion) ++cells_in[region];
  }
  for (std::size_t region = 0; region < cells_in.size(); ++region) {
    if (cells_in[region] <= size.digits) continue;
    return Error{ErrorKind::region_most,
                 {{"cells", size.digits}, {"region", region + 1}, {"found", cells_in[region]}}};
  }
  if (cells_in.empty()) return shape(size);
  const bool divided =
      cells_in.size() == size.digits &&
      std::ranges::all_of(cells_in, [&](auto count) { return count == size.digits; });
  if (is_square(size) && divided) return Shape::regions(size.digits, std::move(region_of));
  return make(size, std::move(region_of), 0, 0);
}

Shape Rectangle::make(const BoardSize& size, std::vector<std::uint16_t> region_of,
                      std::uint32_t box_rows, std::uint32_t box_columns) {
  const std::shared_ptr<Rectangle> board(new Rectangle);  // NOLINT: private
  board->kind = Kind::rectangle;
  board->box_rows_ = box_rows;
  board->box_columns_ = box_columns;
  board->set_picture(size.rows, size.columns, std::vector<bool>(size.cell_count(), true));
  const bool irregular = box_rows == 0;
  const std::uint32_t regions = count_regions(region_of);
  std::vector<MosaicArea> areas;
  for (std::uint32_t row = 1; row <= size.rows; ++row) areas.push_back({Family::row, false, row});
  for (std::uint32_t column = 1; column <= size.columns; ++column) {
    areas.push_back({Family::column, false, column});
  }
  for (std::uint32_t region = 1; region <= regions; ++region) {
    areas.push_back({Family::box, irregular, region});
  }
  for (Cell cell = 0; cell < size.cell_count(); ++cell) {
    areas[cell / size.columns].cells.push_back(cell);
    areas[size.rows + cell % size.columns].cells.push_back(cell);
    if (region_of.empty() || region_of[cell] == kNoRegion) continue;
    areas[size.rows + size.columns + region_of[cell]].cells.push_back(cell);
  }
  board->set_areas(std::move(areas), size.digits);
  board->region_of = std::move(region_of);
  return {size.digits, size.cell_count(), board};
}

Message Rectangle::message(std::uint32_t digits) const {
  if (box_rows_ != 0) {
    return {"shape.rectangle_boxes",
            {{"rows", rows()},
             {"columns", columns()},
             {"digits", digits},
             {"box_rows", box_rows_},
             {"box_columns", box_columns_}}};
  }
  return {region_of.empty() ? "shape.rectangle" : "shape.rectangle_regions",
          {{"rows", rows()}, {"columns", columns()}, {"digits", digits}}};
}

}  // namespace quadrille::sudoku
