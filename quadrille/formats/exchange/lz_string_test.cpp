#include "quadrille/formats/exchange/lz_string.h"

#include <gtest/gtest.h>

#include "quadrille/base/random.h"

namespace quadrille::sudoku {
namespace {

TEST(LzString, PacksAsTheOriginalDoes) {
  EXPECT_EQ(lz_pack("hello, i am a 猫"), "BYUwNmD2A0AECWsCGBbZtDUzkA==");
  EXPECT_EQ(lz_pack(R"({"size":9})").substr(0, 4), "N4Ig");
  EXPECT_EQ(lz_pack("").size() % 4, 0U);
}

TEST(LzString, UnpacksBothAlphabetsWithAndWithoutPadding) {
  for (const std::string_view code :
       {"BYUwNmD2A0AECWsCGBbZtDUzkAA=", "BYUwNmD2A0AECWsCGBbZtDUzkA$$",
        "BYUwNmD2A0AECWsCGBbZtDUzkAA", "BYUwNmD2A0AECWsCGBbZtDUzkA"}) {
    const Result<std::string> text = lz_unpack(code);
    ASSERT_TRUE(text.ok()) << code;
    EXPECT_EQ(*text, "hello, i am a 猫");
  }
}

TEST(LzString, EveryTextComesBack) {
  Random random(7);
  std::string text;
  for (int length = 0; length < 600; ++length) {
    const Result<std::string> back = lz_unpack(lz_pack(text));
    ASSERT_TRUE(back.ok()) << text;
    ASSERT_EQ(*back, text);
    constexpr std::string_view kPieces[] = {"a", "b", "ab", "{}", "R1C1", "é", "猫", "😀", "\n"};
    text += kPieces[random.below(length % 50 < 25 ? 3 : 9)];
  }
}

TEST(LzString, RunsOfOneCharacterComeBack) {
  const std::string text(5000, 'x');
  const std::string code = lz_pack(text);
  EXPECT_LT(code.size(), 200U);
  EXPECT_EQ(*lz_unpack(code), text);
}

TEST(LzString, WhatWouldUnpackToMoreThanTheLimitIsAnError) {
  const std::string code = lz_pack(std::string(kMaxUnpacked + 1, 'x'));
  const Result<std::string> text = lz_unpack(code);
  ASSERT_FALSE(text.ok());
  EXPECT_EQ(text.error().kind, ErrorKind::exchange_unpacked);
  EXPECT_LT(code.size(), 8000U) << "a bomb is small";
}

TEST(LzString, WhatWasNotPackedIsAnError) {
  for (const std::string_view code : {"", "B", "!!!!", "N4Ig", "BYUwNmD2A0A!CWsCGBbZtDUzkAA=",
                                      "BYUwNmD2A0AECWsCGBb", "////////"}) {
    const Result<std::string> text = lz_unpack(code);
    ASSERT_FALSE(text.ok()) << code;
    EXPECT_EQ(text.error().kind, ErrorKind::exchange_packed) << code;
  }
}

}  // namespace
}  // namespace quadrille::sudoku
