#include "quadrille/play/record.h"

#include <array>

#include <gtest/gtest.h>

namespace quadrille::play {
namespace {

const Flip kMark(3, Layer::corner, 5);
const Flip kOther(3, Layer::corner, 6);
const Flip kColour(0, Layer::colour, 5);

TEST(Flip, IsFourBytesAndKeepsItsParts) {
  EXPECT_EQ(sizeof(Flip), 4U);
  const Flip flip(65535, Layer::mode, 511);
  EXPECT_EQ(flip.cell(), 65535U);
  EXPECT_EQ(flip.layer(), Layer::mode);
  EXPECT_EQ(flip.value(), 511U);
}

TEST(Flip, MadeTwiceIsNone) {
  EXPECT_EQ(simplified({kMark, kOther, kColour, kMark}), (std::vector{kColour, kOther}));
  EXPECT_EQ(simplified({kMark, kMark, kMark}), std::vector{kMark});
  EXPECT_TRUE(simplified({kOther, kMark, kOther, kMark}).empty());
  EXPECT_TRUE(simplified({}).empty());
}

TEST(Flip, FromOneDigitToAnotherAndToAThirdIsOneChange) {
  const Flip to_five(7, Layer::digit, 0 ^ 5);
  const Flip to_nine(7, Layer::digit, 5 ^ 9);
  const Flip back(7, Layer::digit, 9 ^ 0);
  EXPECT_EQ(simplified({to_nine, to_five}), (std::vector{Flip(7, Layer::digit, 9)}));
  EXPECT_TRUE(simplified({to_nine, to_five, back}).empty());
}

TEST(History, GivesTheSameFlipsToUndoAndToRedo) {
  History history;
  EXPECT_FALSE(history.can_undo());
  history.add(std::array{kMark});
  history.add(std::array{kOther, kColour});
  EXPECT_FALSE(history.can_redo());
  EXPECT_EQ(history.undo().size(), 2U);
  EXPECT_EQ(history.undo()[0], kMark);
  EXPECT_FALSE(history.can_undo());
  EXPECT_EQ(history.redo()[0], kMark);
  EXPECT_EQ(history.redo()[1], kColour);
}

TEST(History, ForgetsWhatWasUndoneWhenSomethingElseIsDone) {
  History history;
  history.add(std::array{kMark});
  history.add(std::array{kOther});
  history.undo();
  history.undo();
  history.add(std::array{kColour});
  EXPECT_FALSE(history.can_redo());
  EXPECT_EQ(history.size(), 1U);
  EXPECT_EQ(history.step(0)[0], kColour);
}

TEST(History, SumsUpWhatItsFirstStepsComeTo) {
  History history;
  history.add(std::array{kMark});
  history.add(std::array{kColour, kMark});
  EXPECT_TRUE(history.sum(0).empty());
  EXPECT_EQ(history.sum(1), std::vector{kMark});
  EXPECT_EQ(history.sum(2), std::vector{kColour});
}

}  // namespace
}  // namespace quadrille::play
