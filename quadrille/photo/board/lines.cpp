#include "quadrille/photo/board/lines.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace quadrille::photo {

Lines::Lines(const Plane& front, int most) : side_(front.width()) {
  assert(front.width() == front.height());
  const auto step = static_cast<std::size_t>(side_) + 1;
  rows_.assign(step * static_cast<std::size_t>(side_), 0);
  columns_.assign(step * static_cast<std::size_t>(side_), 0);
  for (int y = 0; y < side_; ++y) {
    for (int x = 0; x < side_; ++x) {
      const auto ink = static_cast<std::uint32_t>(std::min<int>(front.at(x, y), most));
      const std::size_t in_row = static_cast<std::size_t>(y) * step + static_cast<std::size_t>(x);
      const std::size_t in_column =
          static_cast<std::size_t>(x) * step + static_cast<std::size_t>(y);
      rows_[in_row + 1] = rows_[in_row] + ink;
      columns_[in_column + 1] = columns_[in_column] + ink;
    }
  }
}

int Lines::mean(const std::vector<std::uint32_t>& sums, int from, int to, int line) const {
  assert(from < to);
  if (line < 0 || line >= side_) return 0;
  const std::size_t start = static_cast<std::size_t>(line) * (static_cast<std::size_t>(side_) + 1);
  const auto up_to = [&](int place) {
    return sums[start + static_cast<std::size_t>(std::clamp(place, 0, side_))];
  };
  return static_cast<int>(up_to(to) - up_to(from)) / (to - from);
}

}  // namespace quadrille::photo
