// Pixels: a picture that somebody else holds: rows of grey or RGBA bytes, from the top.
//   const Pixels pixels{bytes, 640, 480, 640 * 4, PixelFormat::rgba};
//   if (Result<void> checked = check(pixels); !checked) say(checked.error().text());
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "quadrille/base/result.h"

namespace quadrille::photo {

enum class PixelFormat : std::uint8_t {
  grey,  // one byte: 0 is black
  rgba,  // red, green, blue, and how solid the colour is; what is not solid shows white paper
};

// What a side of a picture has at least and at most, and the whole picture at most.
inline constexpr std::uint32_t kLeastSide = 48;
inline constexpr std::uint32_t kMostSide = 65'535;
inline constexpr std::uint64_t kMostPixels = 100'000'000;

struct Pixels {
  std::span<const std::uint8_t> bytes;
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::size_t stride = 0;  // bytes from the start of a row to that of the next one
  PixelFormat format = PixelFormat::grey;
};

constexpr std::size_t bytes_per_pixel(PixelFormat format) {
  return format == PixelFormat::grey ? 1 : 4;
}

// Whether a picture of these sides is one that is read.
Result<void> check_sides(std::uint64_t width, std::uint64_t height);

// The sides, and whether the bytes hold all the rows. Where this is fine, no read is out of bounds.
Result<void> check(const Pixels& pixels);

}  // namespace quadrille::photo
