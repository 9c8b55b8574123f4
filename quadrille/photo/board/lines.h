// Lines: how much ink lies along a stretch of a row or a column, asked for many times.
//   const Lines lines(front);
//   lines.across(20, 44, 31);   // the mean from (20, 31) to (43, 31)
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/photo/image/plane.h"

namespace quadrille::photo {

class Lines {
 public:
  // Beyond `most` ink is no darker: a thin line counts as much as a thick one.
  Lines(const Plane& front, int most);

  [[nodiscard]] int side() const { return side_; }
  // The mean over pixels from `from` to the one before `to` of row y, or of column x; what lies
  // outside counts as paper. requires: from < to
  [[nodiscard]] int across(int from, int to, int y) const { return mean(rows_, from, to, y); }
  [[nodiscard]] int down(int from, int to, int x) const { return mean(columns_, from, to, x); }

 private:
  [[nodiscard]] int mean(const std::vector<std::uint32_t>& sums, int from, int to, int line) const;

  int side_ = 0;
  std::vector<std::uint32_t> rows_;     // of each row the sums up to each pixel
  std::vector<std::uint32_t> columns_;  // of each column
};

}  // namespace quadrille::photo
