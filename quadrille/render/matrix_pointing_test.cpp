#include "quadrille/render/matrix_pointing.h"

#include <gmock/gmock.h>

#include "quadrille/render/problems_test.h"

namespace quadrille::render {
namespace {

using cover::ItemId;
using cover::OptionId;
using testing::ElementsAre;
using Key = MatrixKey;

// Squares of 20 pixels: 7 items, 6 options.
constexpr MatrixExtent kRoom{.items = 7, .options = 6, .width = 140, .height = 120};

MatrixPointed at(double x, double y) {
  return pointed_at(seven_items(), kRoom, render::home(kRoom), x, y);
}

TEST(MatrixPointing, MeansTheRowUnderIt) {
  EXPECT_EQ(at(10, 10), (MatrixPointed{.option = OptionId{0}}));
  EXPECT_EQ(at(10, 110), (MatrixPointed{.option = OptionId{5}}));
}

TEST(MatrixPointing, MeansAOneFromAFewPixelsAway) {
  // Option 4 has item 1; two pixels above it begins option 3, which has none there.
  EXPECT_EQ(at(10, 58), (MatrixPointed{.option = OptionId{3}}));
}

TEST(MatrixPointing, MeansTheItemOverWhichItIsAndTheOptionBesideIt) {
  EXPECT_EQ(at(30, -5), (MatrixPointed{.item = ItemId{1}}));
  EXPECT_EQ(at(-5, 30), (MatrixPointed{.option = OptionId{1}}));
  EXPECT_EQ(at(-5, -5), MatrixPointed{});
  EXPECT_EQ(at(150, -5), MatrixPointed{});
}

TEST(MatrixPointing, LightsTheItemsOfAnOptionAndTheOptionsOfAnItem) {
  const cover::Problem problem = seven_items();
  const MatrixIndex ones(problem);
  EXPECT_THAT(light_of(problem, ones, {.option = OptionId{3}}).items,
              ElementsAre(ItemId{0}, ItemId{3}));
  EXPECT_THAT(light_of(problem, ones, {.item = ItemId{0}}).options,
              ElementsAre(OptionId{1}, OptionId{3}));
  EXPECT_EQ(light_of(problem, ones, {}), MatrixLight{});
}

TEST(MatrixPointing, WalksByKeys) {
  const cover::Problem problem = seven_items();
  const MatrixIndex ones(problem);
  const auto walk = [&](MatrixPointed from, MatrixKey key) {
    return stepped(problem, ones, from, key);
  };
  const MatrixPointed first{.option = OptionId{0}};
  EXPECT_EQ(walk({}, Key::down), first);
  EXPECT_EQ(walk(first, Key::up), first);
  EXPECT_EQ(walk(first, Key::down), (MatrixPointed{.option = OptionId{1}}));
  EXPECT_EQ(walk(first, Key::end), (MatrixPointed{.option = OptionId{5}}));
  EXPECT_EQ(walk(first, Key::page_down), (MatrixPointed{.option = OptionId{5}}));
  EXPECT_EQ(walk(first, Key::right), (MatrixPointed{.item = ItemId{2}}));
  EXPECT_EQ(walk(first, Key::left), (MatrixPointed{.item = ItemId{5}}));
  EXPECT_EQ(walk({.item = ItemId{2}}, Key::right), (MatrixPointed{.item = ItemId{3}}));
  EXPECT_EQ(walk({.item = ItemId{2}}, Key::down), (MatrixPointed{.option = OptionId{0}}));
  EXPECT_EQ(walk({.item = ItemId{2}}, Key::up), (MatrixPointed{.option = OptionId{2}}));
}

TEST(MatrixPointing, FindsNothingInAMatrixWithoutRows) {
  cover::ProblemBuilder builder;
  builder.add_primary("a");
  const cover::Problem empty = *builder.build();
  EXPECT_EQ(stepped(empty, MatrixIndex(empty), {}, Key::down), MatrixPointed{});
  EXPECT_EQ(pointed_at(empty, {.items = 1, .options = 0, .width = 50, .height = 50}, {}, 10, 10),
            MatrixPointed{});
}

}  // namespace
}  // namespace quadrille::render
