#include "quadrille/base/stop.h"

#include <chrono>

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

}  // namespace
}  // namespace quadrille
