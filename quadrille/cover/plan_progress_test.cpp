#include "quadrille/cover/plan_progress.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/base/random.h"

namespace quadrille::cover {
namespace {

TEST(PlanProgress, IsExactWhereTheEstimatesAre) {
  PlanProgress progress;
  for (const double nodes : {10, 70, 20}) progress.expect(nodes);
  progress.add(10, 0.5);
  progress.add(20, 1);
  EXPECT_DOUBLE_EQ(progress.share(), 0.3);
  EXPECT_DOUBLE_EQ(progress.left().seconds, 3.5);
  EXPECT_NEAR(progress.left().spread, 0, 1e-6);
  progress.add(70, 3.5);
  EXPECT_EQ(progress.share(), 1);
}

TEST(PlanProgress, KnowsThatWhatWasCutOffIsStillToBeDone) {
  PlanProgress progress;
  progress.expect(100);
  progress.expect(60);
  progress.expect(30);
  progress.add(100, 1, 10);
  EXPECT_DOUBLE_EQ(progress.share(), 0.1);
}

// Subtrees whose estimates are off by chance: nine times out of ten the rest takes no longer, and
// no shorter, than the spread allows.
TEST(PlanProgress, SpreadHoldsNineTimesOutOfTen) {
  Random random(18);
  const auto chance = [&] { return static_cast<double>(random.below(1000)) / 1000; };
  int within = 0;
  constexpr int kRuns = 200;
  for (int run = 0; run < kRuns; ++run) {
    PlanProgress progress;
    std::vector<double> nodes;
    double rest = 0;
    for (int piece = 0; piece < 300; ++piece) {
      nodes.push_back(1 + std::exp(4 * chance()));
      progress.expect(nodes.back());
    }
    for (std::size_t piece = 0; piece < nodes.size(); ++piece) {
      const double seconds = nodes[piece] * std::exp(2 * chance());
      if (piece < 100) {
        progress.add(nodes[piece], seconds);
      } else {
        rest += seconds;
      }
    }
    const PlanProgress::Left left = progress.left();
    if (std::abs(left.seconds - rest) <= left.spread) ++within;
  }
  EXPECT_GE(within, kRuns * 9 / 10);
}

}  // namespace
}  // namespace quadrille::cover
