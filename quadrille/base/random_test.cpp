#include "quadrille/base/random.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille {
namespace {

// The first outputs of the published reference code of splitmix64 and xoshiro256**, for seed 0:
// these numbers may never change, as seeds are promised to mean the same for ever.
TEST(Random, GivesTheNumbersOfThePublishedGenerators) {
  Random random(0);
  EXPECT_EQ(random.next(), 0x99ec5f36cb75f2b4U);
  EXPECT_EQ(random.next(), 0xbf6e1f784956452aU);
}

TEST(Random, GivesOtherNumbersForAnotherSeed) { EXPECT_NE(Random(1).next(), Random(2).next()); }

TEST(Random, StaysBelowTheBoundAndReachesEveryNumber) {
  Random random(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 6000; ++i) ++seen.at(random.below(6));
  // 1000 are expected of each; ten standard deviations are about 290.
  for (const int times : seen) EXPECT_NEAR(times, 1000, 290);
}

TEST(Random, ShufflesWithoutLosingAnything) {
  std::vector<int> numbers(100);
  std::iota(numbers.begin(), numbers.end(), 0);
  const std::vector<int> before = numbers;
  Random random(7);
  random.shuffle(numbers);
  EXPECT_NE(numbers, before);
  std::ranges::sort(numbers);
  EXPECT_EQ(numbers, before);
}

}  // namespace
}  // namespace quadrille
