#include "quadrille/photo/image/threshold.h"

#include <cstdint>
#include <vector>

namespace quadrille::photo {

// The sum of a square moves along a row: the sums of its columns, kept from row to row, enter and
// leave it one by one.
Plane darkness(const Plane& grey, int reach) {
  const int width = grey.width();
  const int height = grey.height();
  Plane dark(width, height);
  std::vector<std::uint32_t> columns(static_cast<std::size_t>(width), 0);
  const auto move_down = [&](int y, bool enters) {
    const std::uint8_t* row = grey.row(y);
    for (int x = 0; x < width; ++x) {
      std::uint32_t& sum = columns[static_cast<std::size_t>(x)];
      sum = enters ? sum + row[x] : sum - row[x];
    }
  };
  for (int y = 0; y < std::min(reach, height); ++y) move_down(y, true);
  for (int y = 0; y < height; ++y) {
    if (y + reach < height) move_down(y + reach, true);
    if (y > reach) move_down(y - reach - 1, false);
    const int rows = std::min(y + reach, height - 1) - std::max(y - reach, 0) + 1;
    std::uint32_t sum = 0;
    for (int x = 0; x < std::min(reach, width); ++x) sum += columns[static_cast<std::size_t>(x)];
    const std::uint8_t* from = grey.row(y);
    std::uint8_t* to = dark.row(y);
    for (int x = 0; x < width; ++x) {
      const int ahead = x + reach;
      const int behind = x - reach - 1;
      if (ahead < width) sum += columns[static_cast<std::size_t>(ahead)];
      if (behind >= 0) sum -= columns[static_cast<std::size_t>(behind)];
      const int seen = std::min(x + reach, width - 1) - std::max(x - reach, 0) + 1;
      const auto count = static_cast<std::uint32_t>(seen * rows);
      const std::uint32_t own = from[x] * count;
      to[x] = own >= sum ? 0 : static_cast<std::uint8_t>((std::uint64_t{sum - own} * 255) / sum);
    }
  }
  return dark;
}

}  // namespace quadrille::photo
