// Plane: a picture of our own, one byte a pixel, that answers outside its borders too.
//   Plane plane(640, 480);
//   plane.at(3, 4) = 255;
//   plane.sample(3.5, 4.25);   // between four pixels
#pragma once

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::photo {

class Plane {
 public:
  Plane() = default;
  Plane(int width, int height)
      : width_(width),
        height_(height),
        bytes_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {
    assert(width > 0 && height > 0);
  }

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] const std::vector<std::uint8_t>& bytes() const { return bytes_; }
  [[nodiscard]] bool has(int x, int y) const {
    return x >= 0 && y >= 0 && x < width_ && y < height_;
  }

  // requires: has(x, y)
  [[nodiscard]] std::uint8_t at(int x, int y) const { return bytes_[index(x, y)]; }
  std::uint8_t& at(int x, int y) { return bytes_[index(x, y)]; }
  [[nodiscard]] const std::uint8_t* row(int y) const { return bytes_.data() + index(0, y); }
  std::uint8_t* row(int y) { return bytes_.data() + index(0, y); }

  // Between pixels, in steps of 1/256, so that it is whole numbers that are reckoned with; beyond a
  // border, the border. The centre of the first pixel is (0, 0).
  [[nodiscard]] int sample(double x, double y) const {
    const int fixed_x = fixed(x, width_);
    const int fixed_y = fixed(y, height_);
    const int left = fixed_x >> 8;
    const int top = fixed_y >> 8;
    const int right = std::min(left + 1, width_ - 1);
    const int bottom = std::min(top + 1, height_ - 1);
    const int across = fixed_x & 255;
    const int down = fixed_y & 255;
    const int above = at(left, top) * (256 - across) + at(right, top) * across;
    const int below = at(left, bottom) * (256 - across) + at(right, bottom) * across;
    return (above * (256 - down) + below * down + 32'768) >> 16;
  }

 private:
  [[nodiscard]] std::size_t index(int x, int y) const {
    assert(has(x, y));
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }
  static int fixed(double place, int side) {
    const double most = side - 1;
    if (!(place > 0)) return 0;
    return static_cast<int>(std::lround(std::min(place, most) * 256));
  }

  int width_ = 0;
  int height_ = 0;
  std::vector<std::uint8_t> bytes_;
};

}  // namespace quadrille::photo
