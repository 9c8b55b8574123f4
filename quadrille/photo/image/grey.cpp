#include "quadrille/photo/image/grey.h"

#include <cstdint>
#include <vector>

namespace quadrille::photo {
namespace {

// Green counts twice, as eyes have it. Red and blue ink count alike, so that both are dark on
// paper.
std::uint32_t grey_of(const std::uint8_t* rgba) {
  const std::uint32_t colour = (rgba[0] + 2U * rgba[1] + rgba[2] + 2) / 4;
  const std::uint32_t solid = rgba[3];
  return solid == 255 ? colour : (colour * solid + 255 * (255 - solid) + 127) / 255;
}

// Adds a row of the picture to the sums of the pixels that it falls into.
void add_row(const Pixels& pixels, std::uint32_t y, std::span<const std::uint32_t> ends,
             std::vector<std::uint32_t>& sums) {
  const std::uint8_t* at = pixels.bytes.data() + y * pixels.stride;
  std::uint32_t x = 0;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    std::uint32_t sum = 0;
    if (pixels.format == PixelFormat::grey) {
      for (; x < ends[i]; ++x) sum += at[x];
    } else {
      for (; x < ends[i]; ++x) sum += grey_of(at + std::size_t{x} * 4);
    }
    sums[i] += sum;
  }
}

}  // namespace

GreyPicture to_grey(const Pixels& pixels) {
  const std::uint32_t longest = std::max(pixels.width, pixels.height);
  const auto side = static_cast<std::uint32_t>(kGreySide);
  const auto reduced = [&](std::uint32_t length) {
    if (longest <= side) return length;
    return std::max<std::uint32_t>(
        static_cast<std::uint32_t>(std::uint64_t{length} * side / longest), 1);
  };
  const std::uint32_t width = reduced(pixels.width);
  const std::uint32_t height = reduced(pixels.height);
  GreyPicture grey = {Plane(static_cast<int>(width), static_cast<int>(height)),
                      static_cast<double>(pixels.width) / width};
  std::vector<std::uint32_t> ends(width);
  for (std::uint32_t x = 0; x < width; ++x) {
    ends[x] = static_cast<std::uint32_t>(std::uint64_t{x + 1} * pixels.width / width);
  }
  std::vector<std::uint32_t> sums(width);
  std::uint32_t from = 0;
  for (std::uint32_t y = 0; y < height; ++y) {
    const auto to = static_cast<std::uint32_t>(std::uint64_t{y + 1} * pixels.height / height);
    sums.assign(width, 0);
    for (std::uint32_t row = from; row < to; ++row) add_row(pixels, row, ends, sums);
    std::uint8_t* out = grey.plane.row(static_cast<int>(y));
    for (std::uint32_t x = 0; x < width; ++x) {
      const std::uint32_t count = (ends[x] - (x == 0 ? 0 : ends[x - 1])) * (to - from);
      out[x] = static_cast<std::uint8_t>((sums[x] + count / 2) / count);
    }
    from = to;
  }
  return grey;
}

}  // namespace quadrille::photo
