// Pixels: whatever is said of sides and strides, nothing is read beyond the bytes, and what is read
// of a picture is a board. The first ten bytes say what the picture is, the rest is repeated until
// it is full.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "quadrille/photo/doubt.h"
#include "quadrille/photo/photo.h"
#include "tests/fuzz/fuzz.h"

namespace quadrille::fuzz {
namespace {

using photo::PixelFormat;
using photo::Pixels;
using photo::Reading;

constexpr std::uint32_t kMostSide = 160;  // of pictures that are looked at: many of them a second

// Ink on every side of every cell, so that boards are found; `lines` of them each way.
void rule(std::vector<std::uint8_t>& bytes, const Pixels& pixels, std::uint32_t lines) {
  const auto pixel = photo::bytes_per_pixel(pixels.format);
  const std::uint32_t left = pixels.width / 8;
  const std::uint32_t top = pixels.height / 8;
  const std::uint32_t pitch = std::min(pixels.width, pixels.height) * 3 / 4 / lines;
  for (std::uint32_t line = 0; line <= lines; ++line) {
    for (std::uint32_t along = 0; along <= lines * pitch; ++along) {
      for (std::size_t i = 0; i < std::min<std::size_t>(pixel, 3); ++i) {
        bytes[(top + line * pitch) * pixels.stride + (left + along) * pixel + i] = 0;
        bytes[(top + along) * pixels.stride + (left + line * pitch) * pixel + i] = 0;
      }
    }
  }
}

void check(const Pixels& pixels) {
  const Result<Reading> reading = photo::read_photo(pixels);
  if (!reading) {
    require(!reading.error().sentence().empty(), "an error says what it is");
    return;
  }
  const Reading& read = *reading;
  require(read.cells.size() == read.shape.cell_count(), "every cell is read");
  for (const photo::CellReading& cell : read.cells) {
    require(cell.digit <= read.shape.size(), "a digit is one of the board's");
    require(cell.certainty() <= photo::kCertain, "a chance is a share");
  }
  for (const photo::Point corner : read.corners) {
    require(std::isfinite(corner.x) && std::isfinite(corner.y), "corners are places");
  }
  require(read.front.grey.size() == std::size_t{read.front.side} * read.front.side,
          "the board is shown from the front");
  const photo::Settlement settlement = photo::settle(read);
  for (const photo::Change& change : settlement.changes) {
    require(read.cells[change.cell].digit == change.read, "a change says what was read");
    require(settlement.grid.at(change.cell) == change.taken, "a change says what was taken");
  }
}

}  // namespace
}  // namespace quadrille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace quadrille;
  constexpr std::size_t kHead = 10;
  if (size <= kHead) return 0;
  const std::vector<std::uint8_t> head(data, data + kHead);
  const std::vector<std::uint8_t> ink(data + kHead, data + size);
  const auto number = [&](std::size_t at) { return head[at] * 256U + head[at + 1]; };
  photo::Pixels pixels;
  pixels.format = head[0] % 2 == 0 ? photo::PixelFormat::grey : photo::PixelFormat::rgba;
  // What is said of the picture may be a lie: then there are just the bytes that came.
  if (head[0] >= 192) {
    pixels.width = number(1);
    pixels.height = number(3);
    pixels.stride = std::size_t{number(5)} << (head[7] % 64);
    pixels.bytes = ink;
    if (std::uint64_t{pixels.width} * pixels.height > 40'000) pixels.height = 70'000;
    fuzz::check(pixels);
    return 0;
  }
  pixels.width = 48 + number(1) % (fuzz::kMostSide - 48);
  pixels.height = 48 + number(3) % (fuzz::kMostSide - 48);
  pixels.stride = pixels.width * photo::bytes_per_pixel(pixels.format) + head[7] % 16;
  std::vector<std::uint8_t> bytes(pixels.stride * pixels.height);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = ink[i % ink.size()];
  if (head[8] % 4 != 0) fuzz::rule(bytes, pixels, 2 + head[9] % 16);
  pixels.bytes = bytes;
  fuzz::check(pixels);
  return 0;
}
