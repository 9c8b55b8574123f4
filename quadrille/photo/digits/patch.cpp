#include "quadrille/photo/digits/patch.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace quadrille::photo {
namespace {

constexpr int kEdge = 4;  // so far from its border the middle of a patch begins

// How many of the pixels are below each brightness.
std::uint8_t percentile(std::span<const std::uint8_t> pixels, std::size_t percent) {
  std::array<std::size_t, 256> counts = {};
  for (const std::uint8_t pixel : pixels) ++counts[pixel];
  std::size_t left = pixels.size() * percent / 100;
  std::size_t value = 0;
  while (value < 255 && counts[value] <= left) left -= counts[value++];
  return static_cast<std::uint8_t>(value);
}

}  // namespace

int paper_of(std::span<const std::uint8_t> pixels) { return percentile(pixels, 75); }

// Where the paper itself is black, nothing is darker.
int darkness_of(int paper, int pixel) {
  return paper == 0 ? 0 : std::max(paper - pixel, 0) * 255 / paper;
}

int ink_of(const RawPatch& raw) {
  std::array<std::uint8_t, std::size_t{kPatchSide - 2 * kEdge} * (kPatchSide - 2 * kEdge)> middle;
  auto* to = middle.data();
  for (int y = kEdge; y < kPatchSide - kEdge; ++y) {
    const auto* row = raw.data() + static_cast<std::ptrdiff_t>(y) * kPatchSide;
    to = std::copy(row + kEdge, row + kPatchSide - kEdge, to);
  }
  return darkness_of(paper_of(raw), percentile(middle, 3));
}

Patch to_patch(const RawPatch& raw, int ink) {
  const int paper = paper_of(raw);
  const int full = std::max({ink_of(raw), ink, kLeastInk});
  Patch patch;
  std::ranges::transform(raw, patch.begin(), [&](std::uint8_t pixel) {
    return static_cast<std::uint8_t>(std::min(darkness_of(paper, pixel) * 127 / full, 127));
  });
  return patch;
}

}  // namespace quadrille::photo
