#include "quadrille/base/sort.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille {
namespace {

RC_GTEST_PROP(Sort, AgreesWithTheStandardLibrary, (std::vector<int> values)) {
  std::vector<int> expected = values;
  std::ranges::sort(expected);
  std::vector<int> shell = values;
  shell_sort(shell);
  RC_ASSERT(shell == expected);
  sort(values);
  RC_ASSERT(values == expected);
}

TEST(Sort, SortsManyValues) {
  std::vector<std::uint32_t> values(100'000);
  for (std::uint32_t each = 0; each < values.size(); ++each) values[each] = each * 2654435769U;
  shell_sort(values);
  EXPECT_TRUE(std::ranges::is_sorted(values));
}

TEST(Sort, TakesAnOrderAndAProjection) {
  std::vector<std::pair<int, std::string>> values = {{2, "b"}, {3, "c"}, {1, "a"}};
  shell_sort(values, std::greater(), &std::pair<int, std::string>::first);
  EXPECT_EQ(values.front().second, "c");
  EXPECT_EQ(values.back().second, "a");
}

TEST(Sort, LeavesNothingAsItIs) {
  std::vector<int> none;
  shell_sort(none);
  EXPECT_TRUE(none.empty());
}

}  // namespace
}  // namespace quadrille
