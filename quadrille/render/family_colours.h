// Family colours: where the families of a matrix are, and their colours in every picture.
//   const render::MatrixView view = render::matrix_view(problem);
//   for (const render::Band& band : render::bands(view)) use(family_colours(band.family).ink);
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "quadrille/render/matrix.h"

namespace quadrille::render {

// Neighbouring items of one family.
struct Band {
  std::uint8_t family;
  std::uint32_t first;  // item
  std::uint32_t count;
};
std::vector<Band> bands(const MatrixView& view);

// Each is 0xRRGGBB.
struct FamilyColours {
  std::uint32_t ink;       // for the ones, on light paper
  std::uint32_t dark_ink;  // for the ones, on dark paper
  std::uint32_t pale;      // for the paper behind them, where it is light
};

inline constexpr std::array<FamilyColours, 4> kFamilyColours = {{
    {0x1a6dd6, 0x6cb2ff, 0xe8f0fb},  // blue
    {0x1a7f37, 0x56d364, 0xe8f2eb},  // green
    {0xb75301, 0xf0a050, 0xf8eee6},  // orange
    {0x8a3fd1, 0xc795ff, 0xf3ecfa},  // violet
}};

// They begin again after the last.
constexpr const FamilyColours& family_colours(std::uint32_t family) {
  return kFamilyColours[family % kFamilyColours.size()];
}

}  // namespace quadrille::render
