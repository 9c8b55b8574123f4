// Properties as tests, for the stand-in of RapidCheck: see ../rapidcheck.h.
//   RC_GTEST_PROP(Suite, HoldsAlways, (std::uint64_t seed)) { RC_ASSERT(holds(seed)); }
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace rc {

inline constexpr std::uint32_t kRuns = 25;

// Calls the property with values that grow from run to run, until it fails.
template <class... Parameters>
void check(void (*property)(Parameters...)) {
  for (std::uint32_t run = 0; run < kRuns && !testing::Test::HasFailure(); ++run) {
    source() = {quadrille::Random(run), 2 * run};
    property(*gen::arbitrary<std::remove_cvref_t<Parameters>>()...);
    if (testing::Test::HasFailure()) ADD_FAILURE() << "in run " << run;
  }
}

}  // namespace rc

#define RC_GTEST_PROP(Suite, Name, Parameters)                   \
  static void rc_property_##Suite##_##Name Parameters;           \
  TEST(Suite, Name) { rc::check(rc_property_##Suite##_##Name); } \
  static void rc_property_##Suite##_##Name Parameters

#define RC_ASSERT(...) EXPECT_TRUE((__VA_ARGS__))
#define RC_FAIL(message) ADD_FAILURE() << (message)
#define RC_PRE(condition) \
  if (!(condition)) return
