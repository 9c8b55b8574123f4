#include "quadrille/base/magnitude.h"

#include <limits>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille {
namespace {

TEST(Magnitude, GoesBeyondADouble) {
  Magnitude large = 1;
  for (int i = 0; i < 20'000; ++i) large *= 9;  // 9^20000
  EXPECT_EQ(large.number(), std::numeric_limits<double>::infinity());
  EXPECT_EQ(large.text(), "7.08e+19084");
  EXPECT_EQ((large - large).number(), 0);
  EXPECT_EQ((large / large).number(), 1);
  EXPECT_EQ(sqrt(large * large), large);
  EXPECT_EQ(large + 1, large);
  EXPECT_LT(1e300, large);
  EXPECT_EQ((Magnitude(1) / large).number(), 0);
}

TEST(Magnitude, IsToldWithThreeFigures) {
  EXPECT_EQ(Magnitude(1.234e18).text(), "1.23e+18");
  EXPECT_EQ(Magnitude(0).text(), "0.00e+00");
  EXPECT_EQ(Magnitude(-0.00995).text(), "-9.95e-03");
  EXPECT_EQ(Magnitude(9996).text(), "1.00e+04");
  const Magnitude beyond = Magnitude(1e300) * Magnitude(1e300);
  EXPECT_EQ(beyond.text(), "1.00e+600");
  EXPECT_EQ((beyond * Magnitude(9.999)).text(), "1.00e+601");
}

// Plans are made by it, and are the same as they were when it was a double.
RC_GTEST_PROP(Magnitude, ComputesWhatADoubleWould, ()) {
  const auto any = [] {
    const auto figures =
        static_cast<double>(*rc::gen::inRange<std::int64_t>(-1'000'000'007, 1'000'000'007));
    return std::ldexp(figures / 3, *rc::gen::inRange(-100, 100));
  };
  const double a = any();
  const double b = any();
  RC_ASSERT((Magnitude(a) + b).number() == a + b);
  RC_ASSERT((Magnitude(a) - b).number() == a - b);
  RC_ASSERT((Magnitude(a) * b).number() == a * b);
  if (b != 0) RC_ASSERT((Magnitude(a) / b).number() == a / b);
  RC_ASSERT(sqrt(Magnitude(std::abs(a))).number() == std::sqrt(std::abs(a)));
  RC_ASSERT((Magnitude(a) < b) == (a < b));
  RC_ASSERT((Magnitude(a) == Magnitude(b)) == (a == b));
}

}  // namespace
}  // namespace quadrille
