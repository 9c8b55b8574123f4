#include "quadrille/base/stop.h"

#include <chrono>
#include <limits>

#include <gtest/gtest.h>

namespace quadrille {
namespace {

using std::chrono::hours;

TEST(Stop, IsRequestedOnceSomebodyAsks) {
  Stop stop;
  EXPECT_FALSE(stop.requested());
  stop.request();
  EXPECT_TRUE(stop.requested());
}

TEST(Stop, IsRequestedAfterItsDeadlineAndNotBefore) {
  Stop late;
  late.set_deadline(Stop::Clock::now() + hours(1));
  EXPECT_FALSE(late.requested());
  Stop passed;
  passed.set_deadline(Stop::Clock::now() - hours(1));
  EXPECT_TRUE(passed.requested());
}

TEST(Stop, FollowsItsParentButNotTheOtherWayRound) {
  Stop parent;
  const Stop child(&parent);
  Stop sibling(&parent);
  sibling.request();
  EXPECT_FALSE(parent.requested());
  EXPECT_FALSE(child.requested());
  parent.request();
  EXPECT_TRUE(child.requested());
}

TEST(Stop, NeverComesAfterMoreTimeThanTheClockCounts) {
  using Seconds = std::chrono::duration<double>;
  for (const double seconds : {1e10, 1e300, std::numeric_limits<double>::infinity()}) {
    EXPECT_EQ(Stop::after(Seconds(seconds)), Stop::Clock::time_point::max()) << seconds;
  }
  const auto now = Stop::Clock::now();
  EXPECT_GE(Stop::after(Seconds(1e9)), now + std::chrono::seconds(1'000'000'000));
  EXPECT_LT(Stop::after(Seconds(-1)), now);
}

}  // namespace
}  // namespace quadrille
