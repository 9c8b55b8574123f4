// Patch: what a cell shows, as the network sees it: ink on paper, without the shadows.
//   const Patch patch = to_patch(raw, ink_of(raw));
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace quadrille::photo {

inline constexpr int kPatchSide = 24;
inline constexpr int kPatchPixels = kPatchSide * kPatchSide;

// Grey, as it is in the picture.
using RawPatch = std::array<std::uint8_t, kPatchPixels>;

// 0: paper; 127: ink.
using Patch = std::array<std::uint8_t, kPatchPixels>;

// What is less dark is a stain of the paper.
inline constexpr int kLeastInk = 14;

// How bright the paper is that shows between the ink: of 255.
int paper_of(std::span<const std::uint8_t> pixels);

// Of a pixel: 0 where it is as bright as the paper, 255 where it is black.
int darkness_of(int paper, int pixel);

// How dark the ink in the middle of the patch is, as a share of the paper's brightness, of 255. The
// few darkest pixels do not count.
int ink_of(const RawPatch& raw);

// Ink of that darkness, or of the patch's own where it is darker, becomes 127.
Patch to_patch(const RawPatch& raw, int ink);

// Where a pixel is in a patch.
constexpr std::size_t patch_place(int x, int y) {
  return static_cast<std::size_t>(y) * static_cast<std::size_t>(kPatchSide) +
         static_cast<std::size_t>(x);
}

// Turned by 90 degrees against the clock.
template <class Pixels>
Pixels turned_back(const Pixels& patch) {
  Pixels result = {};
  for (int y = 0; y < kPatchSide; ++y) {
    for (int x = 0; x < kPatchSide; ++x) {
      result[patch_place(y, kPatchSide - 1 - x)] = patch[patch_place(x, y)];
    }
  }
  return result;
}

}  // namespace quadrille::photo
