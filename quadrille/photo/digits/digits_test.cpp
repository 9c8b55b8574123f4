#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/photo/board/homography.h"
#include "quadrille/photo/digits/cells.h"
#include "quadrille/photo/digits/network.h"
#include "quadrille/photo/digits/patch.h"
#include "quadrille/photo/drawn_board_test.h"

namespace quadrille::photo {
namespace {

// A cell with a dark stripe; light and shade as said.
RawPatch striped(int light, int dark) {
  RawPatch raw;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    raw[i] = static_cast<std::uint8_t>(i % kPatchSide >= 10 && i % kPatchSide < 14 ? dark : light);
  }
  return raw;
}

TEST(PhotoPatch, LooksTheSameInTheShade) {
  EXPECT_EQ(to_patch(striped(240, 60), 50), to_patch(striped(120, 30), 50));
  EXPECT_EQ(to_patch(striped(240, 60), 50)[12], 127);
  EXPECT_EQ(to_patch(striped(240, 60), 50)[0], 0);
}

TEST(PhotoPatch, StaysFaintWhereTheInkOfTheBoardIsMuchDarker) {
  EXPECT_EQ(ink_of(striped(200, 180)), 20 * 255 / 200);
  EXPECT_EQ(to_patch(striped(200, 180), 25)[12], 127);
  EXPECT_EQ(to_patch(striped(200, 180), 100)[12], 25 * 127 / 100);
  EXPECT_EQ(to_patch(striped(0, 0), 1)[12], 0);  // all black, and nothing is divided by 0
}

TEST(PhotoPatch, TurnsAgainstTheClock) {
  Patch patch = {};
  patch[5] = 1;  // in the first row
  EXPECT_EQ(turned_back(patch)[std::size_t{kPatchSide - 1 - 5} * kPatchSide], 1);
  Patch again = patch;
  for (int i = 0; i < 4; ++i) again = turned_back(again);
  EXPECT_EQ(again, patch);
}

// As many figures as the layers have.
std::string weights(char figure) {
  std::size_t length = 0;
  for (const LayerShape& layer : kLayerShapes) {
    length += 8 + 8 * layer.outputs + 2 * layer.inputs * layer.outputs;
  }
  std::string text(length, figure);
  return text;
}

TEST(PhotoNetwork, IsReadFromAsManyFiguresAsItHas) {
  EXPECT_TRUE(Network::parse(weights('0')));
  EXPECT_TRUE(Network::parse(weights('0').insert(70, "\n ")));
  EXPECT_FALSE(Network::parse(weights('0') + "0"));
  EXPECT_FALSE(Network::parse(weights('0').substr(1)));
  EXPECT_FALSE(Network::parse(weights('g')));
  EXPECT_FALSE(Network::parse(""));
}

TEST(PhotoNetwork, WithoutWeightsTakesEverythingForAsLikely) {
  const Chances chances = Network::parse(weights('0'))->look_at({});
  for (const std::uint32_t chance : chances) EXPECT_EQ(chance, kCertain / kClasses);
}

RC_GTEST_PROP(PhotoNetwork, GivesChancesThatAddUpWhateverItSees, ()) {
  static const Network kNetwork = Network::built_in();
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Patch patch;
  std::ranges::generate(patch, [&] { return static_cast<std::uint8_t>(random.below(128)); });
  const Chances chances = kNetwork.look_at(patch);
  const std::uint32_t sum = std::accumulate(chances.begin(), chances.end(), 0U);
  RC_ASSERT(sum <= kCertain);
  RC_ASSERT(sum > kCertain - kClasses);
}

// Of the same patch every machine has to say exactly the same.
TEST(PhotoNetwork, AnswersTheSameOnEveryMachine) {
  const Network network = Network::built_in();
  Random random(33);
  std::uint64_t said = 0;
  for (int i = 0; i < 20; ++i) {
    Patch patch = {};
    for (int stroke = 0; stroke < 3; ++stroke) {
      const std::size_t start = random.below(kPatchPixels - 10 * kPatchSide - 10);
      const std::size_t step = random.below(2) == 0 ? 1 : kPatchSide;
      for (std::size_t j = 0; j < 10; ++j) patch[start + j * step] = 120;
    }
    for (const std::uint32_t chance : network.look_at(patch)) said = said * 31 + chance;
  }
  EXPECT_EQ(said, 8'288'848'305'212'382'561U);
}

TEST(PhotoCells, CutTheDigitsOutWithoutTheLines) {
  const DrawnBoard board = {.corners = {{{20, 20}, {299, 35}, {305, 300}, {30, 310}}}};
  const Picture picture = draw(board, {.noise = 0});
  Plane grey(static_cast<int>(picture.width), static_cast<int>(picture.height));
  for (int y = 0; y < grey.height(); ++y) {
    for (int x = 0; x < grey.width(); ++x) {
      grey.at(x, y) =
          picture.grey[static_cast<std::size_t>(y) * picture.width + static_cast<std::size_t>(x)];
    }
  }
  const Homography view(board.corners);
  Mesh mesh;
  mesh.size = 9;
  for (int row = 0; row <= 9; ++row) {
    for (int column = 0; column <= 9; ++column) {
      mesh.crossings.push_back(view.at(column / 9.0, row / 9.0));
    }
  }
  const std::vector<Patch> patches = cut_cells(grey, mesh);
  ASSERT_EQ(patches.size(), 81U);
  for (std::size_t cell = 0; cell < patches.size(); ++cell) {
    const auto inked =
        std::ranges::count_if(patches[cell], [](std::uint8_t ink) { return ink > 60; });
    if (board.digits[cell] == '0') {
      EXPECT_EQ(inked, 0) << cell;
    } else {
      EXPECT_GT(inked, 20) << cell;
    }
  }
}

}  // namespace
}  // namespace quadrille::photo
