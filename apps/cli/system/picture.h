// Picture: a PNG or JPEG file as pixels, by the libraries of the distribution.
//   if (is_picture(start_of_file)) { const Result<Picture> picture = decode_picture(bytes); … }
// In a program that was built without these libraries, decoding says so.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/photo/pixels.h"

namespace quadrille::cli {

// So many bytes tell what a file is.
inline constexpr std::size_t kPictureMark = 8;
// No file of a picture that is read is longer: 100 million pixels as they are, of four bytes each.
inline constexpr std::size_t kMostPictureBytes = 400'000'000;

struct Picture {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::vector<std::uint8_t> rgba;

  [[nodiscard]] photo::Pixels pixels() const {
    return {rgba, width, height, std::size_t{width} * 4, photo::PixelFormat::rgba};
  }
};

// Whether a file that begins so is a PNG or JPEG.
bool is_picture(std::string_view start);

// An error where the file is broken or cut off, or its sides are too long or too short; these are
// looked at before there is room made for the pixels.
Result<Picture> decode_picture(std::string_view bytes);

}  // namespace quadrille::cli
