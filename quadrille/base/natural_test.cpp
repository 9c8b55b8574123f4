#include "quadrille/base/natural.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille {
namespace {

// The same in decimal figures, by the rules learnt at school.
std::string sum_of(std::string a, std::string b) {
  if (a.size() < b.size()) std::swap(a, b);
  b.insert(0, a.size() - b.size(), '0');
  int carry = 0;
  for (std::size_t i = a.size(); i-- > 0;) {
    const int figure = (a[i] - '0') + (b[i] - '0') + carry;
    a[i] = static_cast<char>('0' + figure % 10);
    carry = figure / 10;
  }
  return carry > 0 ? "1" + a : a;
}

std::string product_of(const std::string& a, const std::string& b) {
  std::string sum = "0";
  std::string shifted = a;
  for (std::size_t i = b.size(); i-- > 0; shifted += shifted == "0" ? "" : "0") {
    for (char figure = '0'; figure < b[i]; ++figure) sum = sum_of(sum, shifted);
  }
  return sum;
}

// Of some words, so that paper is quick enough.
Natural drawn() {
  std::vector<std::uint64_t> words(*rc::gen::inRange<std::size_t>(0, 6));
  for (std::uint64_t& word : words) word = *rc::gen::arbitrary<std::uint64_t>();
  return Natural::from_words(words);
}

TEST(Natural, IsAsLongAsItHasToBe) {
  Natural number = UINT64_MAX;
  EXPECT_EQ(number.text(), "18446744073709551615");
  EXPECT_EQ(number.small(), UINT64_MAX);
  number += 1;
  EXPECT_EQ(number.text(), "18446744073709551616");
  EXPECT_EQ(number.small(), std::nullopt);
  number -= 1;
  EXPECT_EQ(number, Natural(UINT64_MAX));
  EXPECT_EQ(Natural().text(), "0");
  EXPECT_EQ(Natural::from_words({}), Natural(0));
}

TEST(Natural, WritesZerosWithinANumber) {
  Natural number = 1;
  for (int i = 0; i < 40; ++i) number = number * 10;
  EXPECT_EQ(number.text(), "1" + std::string(40, '0'));
}

RC_GTEST_PROP(Natural, AddsAsOnPaper, ()) {
  const Natural a = drawn();
  const Natural b = drawn();
  RC_ASSERT((a + b).text() == sum_of(a.text(), b.text()));
  Natural back = a + b;
  back -= b;
  RC_ASSERT(back == a);
}

RC_GTEST_PROP(Natural, MultipliesAsOnPaper, ()) {
  const Natural a = drawn();
  const Natural b = drawn();
  RC_ASSERT((a * b).text() == product_of(a.text(), b.text()));
}

RC_GTEST_PROP(Natural, DividesWhatWasMultiplied, ()) {
  const auto number = [] {
    return Natural::from_words(
        *rc::gen::container<std::vector<std::uint64_t>>(rc::gen::arbitrary<std::uint64_t>()));
  };
  const Natural divisor = number() + Natural(1);
  const Natural quotient = number();
  Natural most = divisor;
  most -= 1;
  RC_ASSERT(quotient * divisor / divisor == quotient);
  RC_ASSERT((quotient * divisor + most) / divisor == quotient);
  RC_ASSERT(most / divisor == Natural(0));
}

RC_GTEST_PROP(Natural, ComparesAsItsFiguresDo, ()) {
  const Natural a = drawn();
  const Natural b = drawn();
  const auto key = [](const Natural& number) {
    const std::string text = number.text();
    return std::pair(text.size(), text);
  };
  RC_ASSERT((a < b) == (key(a) < key(b)));
  RC_ASSERT((a == b) == (a.text() == b.text()));
}

TEST(Natural, DrawnAtRandomIsBelowItsBoundAndMayBeAnyOfThose) {
  Random random(1);
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 200; ++i) seen.insert(*random_below(random, 5).small());
  EXPECT_EQ(seen, (std::set<std::uint64_t>{0, 1, 2, 3, 4}));
  EXPECT_EQ(random_below(random, 1), Natural(0));
  const Natural large = Natural(UINT64_MAX) * UINT64_MAX * 3;
  bool far = false;
  for (int i = 0; i < 200; ++i) {
    const Natural number = random_below(random, large);
    EXPECT_LT(number, large);
    far = far || number > Natural(UINT64_MAX) * UINT64_MAX * 2;
  }
  EXPECT_TRUE(far);
}

}  // namespace
}  // namespace quadrille
