// What the project uses of fmt. In WebAssembly a stand-in takes its place (cmake/wasm/fmt), which
// has to pass the same tests.
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace {

using namespace std::literals;

TEST(Format, PutsValuesInTheirPlaces) {
  EXPECT_EQ(fmt::format("nothing"), "nothing");
  EXPECT_EQ(fmt::format("{} of {}", 3, 9U), "3 of 9");
  EXPECT_EQ(fmt::format("{0}x{0}, {1}", 6, "text"), "6x6, text");
  EXPECT_EQ(fmt::format("{{{}}} }}{{", "name"s), "{name} }{");
  EXPECT_EQ(fmt::format("{}{}{}{}", "a"sv, 'b', true, false), "abtruefalse");
  EXPECT_EQ(fmt::format("{}", ""), "");
}

TEST(Format, WritesWholeNumbers) {
  EXPECT_EQ(fmt::format("{} {} {}", 0, -1, std::int8_t{-128}), "0 -1 -128");
  EXPECT_EQ(fmt::format("{}", std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
  EXPECT_EQ(fmt::format("{}", std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(fmt::format("{:x} {:X} {:04x} {:06x}", 255U, 171U, 31U, 0xabcdefU),
            "ff AB 001f abcdef");
  EXPECT_EQ(fmt::format("{:3}|{:03}|{:1}", 7, -7, 123), "  7|-07|123");
}

TEST(Format, WritesTextsOfSomeWidth) {
  EXPECT_EQ(fmt::format("{:{}}{}", "", 4, "end"), "    end");
  EXPECT_EQ(fmt::format("{:4}|{:.3}|{:.9}", "ab", "abcdef", "abc"), "ab  |abc|abc");
}

TEST(Format, WritesNumbersWithSoManyDigitsBehindThePoint) {
  EXPECT_EQ(fmt::format("{:.2f} {:.2f} {:.2f}", 0.125, 0.375, 0.126), "0.12 0.38 0.13");
  EXPECT_EQ(fmt::format("{:.0f} {:.0f} {:.0f}", 0.5, 1.5, 2.5), "0 2 2");
  EXPECT_EQ(fmt::format("{:.1f} {:.1f} {:.2f}", 0.0, 99.96, 0.001), "0.0 100.0 0.00");
  EXPECT_EQ(fmt::format("{:.3f} {:.1f}", -1.0005, 1e21), "-1.000 1000000000000000000000.0");
  EXPECT_EQ(fmt::format("{:.2f}", 0.009), "0.01");
}

TEST(Format, WritesNumbersWithSoManyDigits) {
  EXPECT_EQ(fmt::format("{:.6g} {:.6g} {:.6g}", 12.5, 1.0 / 3, 123456789.0),
            "12.5 0.333333 1.23457e+08");
  EXPECT_EQ(fmt::format("{:.3g} {:.3g} {:.3g}", 0.0, 99.96, 999.6), "0 100 1e+03");
  EXPECT_EQ(fmt::format("{:.1g} {:.1g} {:.1g}", 0.012, 0.0001, 0.00001), "0.01 0.0001 1e-05");
  EXPECT_EQ(fmt::format("{:.5g} {:.5g}", -0.5, 100000.0), "-0.5 1e+05");
}

TEST(Format, WritesNumbersAsShortAsReadsBackTheSame) {
  EXPECT_EQ(fmt::format("{} {} {}", 0.1, 1.0, -0.25), "0.1 1 -0.25");
  EXPECT_EQ(fmt::format("{} {} {}", 1.0 / 3, 0.1 + 0.2, 5e-324),
            "0.3333333333333333 0.30000000000000004 5e-324");
  EXPECT_EQ(fmt::format("{} {} {}", 1e15, 1e16, 1e30), "1000000000000000 1e+16 1e+30");
  EXPECT_EQ(fmt::format("{} {} {}", 0.0001, 0.00001, 1.5e-7), "0.0001 1e-05 1.5e-07");
  EXPECT_EQ(fmt::format("{} {}", 9007199254740992.0, 9007199254740993.0),
            "9007199254740992 9007199254740992");
  EXPECT_EQ(fmt::format("{}", std::numeric_limits<double>::max()), "1.7976931348623157e+308");
  EXPECT_EQ(fmt::format("{}", std::numeric_limits<double>::min()), "2.2250738585072014e-308");
  EXPECT_EQ(fmt::format("{} {}", 9.5367431640625e-07, 2251799813685248.5),
            "9.5367431640625e-07 2251799813685248.5");
  EXPECT_EQ(fmt::format("{} {}", 0.0, -0.0), "0 -0");
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(fmt::format("{} {} {}", kInfinity, -kInfinity, std::nan("")), "inf -inf nan");
}

TEST(Format, AppendsAndJoins) {
  std::string text = "[";
  fmt::format_to(std::back_inserter(text), "{}]", fmt::join(std::vector{1, 2, 3}, ", "));
  EXPECT_EQ(text, "[1, 2, 3]");
  EXPECT_EQ(fmt::format("{}", fmt::join(std::vector<std::string_view>{"a", "b"}, "")), "ab");
  EXPECT_EQ(fmt::format("{}.", fmt::join(std::vector<int>{}, ", ")), ".");
}

}  // namespace
