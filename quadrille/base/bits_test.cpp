#include "quadrille/base/bits.h"

#include <iterator>
#include <set>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille {
namespace {

using testing::ElementsAre;

static_assert(std::forward_iterator<Bits::Iterator>);

Bits bits_of(const std::set<std::uint8_t>& numbers) {
  Bits bits;
  for (const std::uint8_t number : numbers) bits.set(number);
  return bits;
}

std::set<std::uint8_t> numbers_in(const Bits& bits) {
  std::set<std::uint8_t> numbers;
  for (const std::uint32_t number : bits) numbers.insert(static_cast<std::uint8_t>(number));
  return numbers;
}

TEST(Bits, WalksFromTheSmallestNumberUpAcrossItsWords) {
  Bits bits;
  for (const std::uint32_t number : {255U, 0U, 64U, 63U, 128U}) bits.set(number);
  std::vector<std::uint32_t> walked;
  for (const std::uint32_t number : bits) walked.push_back(number);
  EXPECT_THAT(walked, ElementsAre(0, 63, 64, 128, 255));
  EXPECT_EQ(bits.first(), 0U);
  EXPECT_TRUE(numbers_in(Bits()).empty());
}

TEST(Bits, BelowHoldsEveryNumberUpToTheCount) {
  for (const std::uint32_t count : {0U, 1U, 9U, 63U, 64U, 65U, 128U, 255U, 256U}) {
    const Bits bits = Bits::below(count);
    EXPECT_EQ(bits.count(), count);
    EXPECT_EQ(bits.empty(), count == 0);
    EXPECT_TRUE(count == 0 || bits.has(count - 1));
    EXPECT_FALSE(count < 256 && bits.has(count));
  }
}

RC_GTEST_PROP(Bits, AgreesWithSets,
              (const std::set<std::uint8_t>& a, const std::set<std::uint8_t>& b)) {
  const Bits x = bits_of(a);
  const Bits y = bits_of(b);
  std::set<std::uint8_t> all = a;
  all.insert(b.begin(), b.end());
  std::set<std::uint8_t> both;
  std::set<std::uint8_t> rest;
  for (const std::uint8_t number : a) (b.contains(number) ? both : rest).insert(number);
  RC_ASSERT(numbers_in(x | y) == all);
  RC_ASSERT(numbers_in(x & y) == both);
  RC_ASSERT(numbers_in(x - y) == rest);
  RC_ASSERT(x.count() == a.size());
  RC_ASSERT(x.within(y) == rest.empty());
  RC_ASSERT((x == y) == (a == b));
}

}  // namespace
}  // namespace quadrille
