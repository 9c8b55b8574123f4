#include "quadrille/render/sheets.h"

#include <algorithm>
#include <cassert>

namespace quadrille::render {

SheetGrid sheet_grid(std::uint32_t per_page, bool wide) {
  assert(std::ranges::find(kPerPage, per_page) != kPerPage.end());
  const std::uint32_t fewer = per_page > 2 ? 2 : 1;
  const std::uint32_t more = per_page / fewer;
  return wide ? SheetGrid{fewer, more} : SheetGrid{more, fewer};
}

std::vector<SheetPlace> sheet_places(const SheetRoom& room, std::uint32_t per_page,
                                     double caption) {
  const SheetGrid grid = sheet_grid(per_page, room.width > room.height);
  const double gap = caption;
  const double width = (room.width - (grid.columns - 1) * gap) / grid.columns;
  const double height = (room.height - (grid.rows - 1) * gap) / grid.rows;
  const double side = std::min(width, height - caption);
  assert(side > 0);
  std::vector<SheetPlace> places;
  for (std::uint32_t row = 0; row < grid.rows; ++row) {
    for (std::uint32_t column = 0; column < grid.columns; ++column) {
      // In the middle of its share of the width, and at the top of that of the height: what is left
      // below is for notes.
      const double x = column * (width + gap) + (width - side) / 2;
      const double y = row * (height + gap);
      places.push_back({.caption = {x, y, side, caption}, .board = {x, y + caption, side, side}});
    }
  }
  return places;
}

}  // namespace quadrille::render
