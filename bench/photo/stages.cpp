#include "bench/photo/stages.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

#include <fmt/format.h>
#include <png.h>

#include "apps/cli/system/picture.h"
#include "quadrille/photo/board/boards.h"
#include "quadrille/photo/board/straighten.h"
#include "quadrille/photo/digits/cells.h"
#include "quadrille/photo/image/grey.h"
#include "quadrille/photo/image/threshold.h"
#include "quadrille/photo/photo.h"

namespace quadrille::photo_bench {
namespace {

using photo::Mesh;
using photo::Patch;
using photo::Plane;
using photo::Point;

void write(const Plane& plane, const std::string& path) {
  png_image image = {};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(plane.width());
  image.height = static_cast<png_uint_32>(plane.height());
  image.format = PNG_FORMAT_GRAY;
  png_image_write_to_file(&image, path.c_str(), 0, plane.bytes().data(), 0, nullptr);
}

Plane ink_of(const Plane& grey) {
  Plane ink = photo::darkness(grey, std::max(grey.width(), grey.height()) / 32);
  for (int y = 0; y < ink.height(); ++y) {
    for (int x = 0; x < ink.width(); ++x) ink.at(x, y) = ink.at(x, y) >= photo::kInk ? 0 : 255;
  }
  return ink;
}

void dot(Plane& plane, Point place) {
  for (int y = -3; y <= 3; ++y) {
    for (int x = -3; x <= 3; ++x) {
      const int at_x = static_cast<int>(std::lround(place.x)) + x;
      const int at_y = static_cast<int>(std::lround(place.y)) + y;
      const bool is_rim = std::abs(x) == 3 || std::abs(y) == 3;
      if (plane.has(at_x, at_y)) plane.at(at_x, at_y) = is_rim ? 0 : 255;
    }
  }
}

// As the network sees them, with a gap between them.
Plane sheet_of(const std::vector<Patch>& patches, int size) {
  constexpr int kPitch = photo::kPatchSide + 4;
  Plane sheet(size * kPitch, size * kPitch);
  for (int y = 0; y < sheet.height(); ++y) {
    for (int x = 0; x < sheet.width(); ++x) {
      const int in_x = x % kPitch - 2;
      const int in_y = y % kPitch - 2;
      const bool is_gap =
          in_x < 0 || in_y < 0 || in_x >= photo::kPatchSide || in_y >= photo::kPatchSide;
      const Patch& patch = patches[static_cast<std::size_t>(y / kPitch * size + x / kPitch)];
      sheet.at(x, y) =
          is_gap ? 128
                 : static_cast<std::uint8_t>(
                       255 - 2 * patch[static_cast<std::size_t>(in_y * photo::kPatchSide + in_x)]);
    }
  }
  return sheet;
}

}  // namespace

bool write_stages(const std::string& path, const std::string& out) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  const Result<cli::Picture> picture = cli::decode_picture(bytes);
  if (!picture) {
    fmt::print(stderr, "{}: {}\n", path, picture.error().text());
    return false;
  }
  const Plane grey = photo::to_grey(picture->pixels()).plane;
  const std::vector<Mesh> boards = photo::find_boards(grey);
  if (boards.empty()) {
    fmt::print(stderr, "{}: expected a board\n", path);
    return false;
  }
  const Mesh& mesh = boards.front();
  write(grey, out + "/grey.png");
  write(ink_of(grey), out + "/ink.png");
  Plane lines = grey;
  for (const Point& crossing : mesh.crossings) dot(lines, crossing);
  write(lines, out + "/lines.png");
  write(photo::straighten(grey, photo::Homography(mesh.corners()), 324, 0), out + "/front.png");
  write(sheet_of(photo::cut_cells(grey, mesh), mesh.size), out + "/cells.png");
  return true;
}

}  // namespace quadrille::photo_bench
