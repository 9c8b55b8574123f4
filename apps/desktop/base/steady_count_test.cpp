#include "apps/desktop/base/steady_count.h"

#include <gtest/gtest.h>

#include "quadrille/gallery/families.h"

namespace quadrille::desktop {
namespace {

TEST(SteadyCount, GetsThereAlsoInSlicesThatAreTooShortToPlanTheCount) {
  const cover::Problem problem = gallery::dominoes(10, 10);
  const Stop stop;
  std::size_t told = 0;
  const cover::Count count = count_steadily(
      problem, stop, [&](const cover::Count&, double) { ++told; }, std::chrono::microseconds(50));
  EXPECT_EQ(count.text(), "exactly 258584046368");
  EXPECT_GT(told, 2U);
}

TEST(SteadyCount, EndsWithWhatItHasWhereItIsStopped) {
  const cover::Problem problem = gallery::dominoes(16, 17);
  Stop stop;
  double least = 1;
  const cover::Count count = count_steadily(
      problem, stop,
      [&](const cover::Count&, double done) {
        least = std::min(least, done);
        stop.request();
      },
      std::chrono::microseconds(50));
  EXPECT_FALSE(count.exact);
  EXPECT_GE(least, 0);
}

}  // namespace
}  // namespace quadrille::desktop
