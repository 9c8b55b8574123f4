#include "quadrille/photo/pixels.h"

namespace quadrille::photo {

Result<void> check_sides(std::uint64_t width, std::uint64_t height) {
  // The product cannot overflow where neither side is too long.
  if (width < kLeastSide || height < kLeastSide || width > kMostSide || height > kMostSide ||
      width * height > kMostPixels) {
    return Error{Message{"photo.sides",
                         {{"least", kLeastSide},
                          {"longest", kMostSide},
                          {"most", kMostPixels / 1'000'000},
                          {"width", width},
                          {"height", height}}}};
  }
  return {};
}

Result<void> check(const Pixels& pixels) {
  if (const Result<void> sides = check_sides(pixels.width, pixels.height); !sides) return sides;
  const std::size_t row = std::size_t{pixels.width} * bytes_per_pixel(pixels.format);
  if (pixels.stride < row) {
    return Error{Message{"photo.stride", {{"least", row}, {"found", pixels.stride}}}};
  }
  // The last row may end with its last pixel. Divided, since a product with a lying stride may
  // overflow.
  const std::size_t before = pixels.height - 1;
  const bool holds_last = pixels.bytes.size() >= row;
  if (!holds_last || (pixels.bytes.size() - row) / pixels.stride < before) {
    return Error{Message{"photo.bytes",
                         {{"width", pixels.width},
                          {"height", pixels.height},
                          {"stride", pixels.stride},
                          {"found", pixels.bytes.size()}}}};
  }
  return {};
}

}  // namespace quadrille::photo
