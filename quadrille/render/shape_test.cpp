#include "quadrille/render/shape.h"

#include <gtest/gtest.h>

namespace quadrille::render {
namespace {

TEST(Shape, PathsAreWrittenAsSvgHasThemToATenth) {
  EXPECT_EQ(svg_path(Path()), "");
  EXPECT_EQ(svg_path(Path().move({0, -1}).line({10.04, 2.55}).close()), "M0 -1L10 2.6Z");
  EXPECT_EQ(svg_path(Path().move({1.5, 2}).curve({3, 4}, {-0.5, 6.25}, {-0.04, 1234.5})),
            "M1.5 2C3 4 -0.5 6.3 0 1234.5");
}

TEST(Shape, InksAreTheColoursOfTheTheme) {
  for (const ThemeColour& colour : kThemeColours)
    EXPECT_EQ(name(theme_ink(colour.name)), colour.name);
}

}  // namespace
}  // namespace quadrille::render
