// Family colours: where the families of a matrix are, and their colours in every picture.
//   const render::MatrixView view = render::matrix_view(problem);
//   for (const render::Band& band : render::bands(view)) use(family_colours(band.family).ink);
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "quadrille/render/matrix.h"
#include "quadrille/render/theme_colours.h"

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

constexpr FamilyColours family_colours_of(std::string_view name, std::string_view pale) {
  const ThemeColour& ink = theme_colour(name);
  return {ink.light, ink.dark, theme_colour(pale).light};
}

inline constexpr std::array<FamilyColours, 4> kFamilyColours = {
    family_colours_of("cell", "cell-pale"),      // blue
    family_colours_of("row", "row-pale"),        // green
    family_colours_of("column", "column-pale"),  // orange
    family_colours_of("box", "box-pale"),        // violet
};

// They begin again after the last.
constexpr const FamilyColours& family_colours(std::uint32_t family) {
  return kFamilyColours[family % kFamilyColours.size()];
}

}  // namespace quadrille::render
