#include "quadrille/base/text.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace quadrille {
namespace {

using testing::ElementsAre;

TEST(Text, HasCharactersThatAreCodePointsAndNotBytes) {
  EXPECT_THAT(characters("aé€😀"), ElementsAre("a", "é", "€", "😀"));
  EXPECT_TRUE(characters("").empty());
}

TEST(Text, AppendsCodePointsAsUtf8) {
  std::string text;
  for (const std::uint32_t code :
       {0x24U, 0x7FU, 0x80U, 0x7FFU, 0x800U, 0x20ACU, 0xFFFDU, 0x10000U, 0x1F600U, 0x10FFFFU}) {
    append_utf8(text, code);
  }
  EXPECT_EQ(text, "$\x7f\u0080\u07FF\u0800\u20AC\uFFFD\U00010000\U0001F600\U0010FFFF");
}

TEST(Text, ReplacesWhatCannotBePrinted) {
  struct Case {
    std::string_view text;
    std::string_view expected;
  };
  const std::vector<Case> table = {
      {"a\x1b[31m", "a\uFFFD[31m"},                      // escape
      {"tab\tnewline\n", "tab\uFFFDnewline\uFFFD"},      // control characters
      {"\x7f", "\uFFFD"},                                // delete
      {"\xc2\x9b", "\uFFFD"},                            // U+009B, the escape of eight bits
      {"\x80", "\uFFFD"},                                // a continuation without a beginning
      {"\xc3", "\uFFFD"},                                // a beginning without continuation
      {"\xc3x", "\uFFFDx"},                              //
      {"\xc0\xaf", "\uFFFD\uFFFD"},                      // an overlong '/'
      {"\xe0\x80\xaf", "\uFFFD\uFFFD\uFFFD"},            // the same in three bytes
      {"\xed\xa0\x80", "\uFFFD\uFFFD\uFFFD"},            // a surrogate
      {"\xf4\x90\x80\x80", "\uFFFD\uFFFD\uFFFD\uFFFD"},  // past U+10FFFF
      {"\xf0\x80\x80\x80", "\uFFFD\uFFFD\uFFFD\uFFFD"},  // overlong in four bytes
      {"\xff", "\uFFFD"},                                //
      {"\xef\xbf\xbf", "\uFFFD"},                        // U+FFFF is no character
      {"naïve", "naïve"},
  };
  for (const Case& row : table) EXPECT_EQ(printable(row.text), row.expected);
}

TEST(Text, ShortensLongNamesByAnEllipsis) {
  EXPECT_EQ(shortened("a long name", 6), "a lon…");
  EXPECT_EQ(shortened("a long", 6), "a long");
  EXPECT_EQ(shortened("éééé", 3), "éé…");
  EXPECT_EQ(shortened("ab", 1), "…");
  EXPECT_EQ(shortened("\x1b\xff\xff\xff", 3), "\uFFFD\uFFFD…");
  EXPECT_EQ(shortened("", 1), "");
}

TEST(Text, EscapesWhatXmlReserves) {
  EXPECT_EQ(xml_text("a<b & c>d\x01"), "a&lt;b &amp; c&gt;d\uFFFD");
}

TEST(Text, KeepsLineBreaksAndTabsInXml) {
  EXPECT_EQ(xml_text("one\ntwo\r\nthree\rfour\tfive"), "one\ntwo\nthree\nfour\tfive");
}

RC_GTEST_PROP(Text, MakesAnyBytesPrintableOnceAndForAll, (const std::string& text)) {
  const std::string clean = printable(text);
  RC_ASSERT(printable(clean) == clean);
  RC_ASSERT(std::ranges::none_of(clean, [](char byte) { return byte >= 0 && byte < ' '; }));
}

}  // namespace
}  // namespace quadrille
