#include <gtest/gtest.h>

#include "quadrille/cover/text.h"

namespace quadrille::cover {
namespace {

TEST(ZeroOne, ReadsRowsHoweverTheyAreSpaced) {
  for (const char* text : {"0110\n1001\n", "0 1 1 0\n\n1 0 0 1", "0,1,1,0\r\n1,0,0,1\r\n"}) {
    ASSERT_TRUE(is_zero_one(text)) << text;
    const auto problem = read_zero_one(text);
    ASSERT_TRUE(problem) << problem.error().text();
    EXPECT_EQ(*write_problem(*problem), "1 2 3 4\n2 3\n1 4\n");
  }
}

TEST(ZeroOne, IsNoOtherText) {
  for (const char* text : {"", "\n", "0", "a b\na\nb\n", "1 2 3\n1 2\n3\n", "01|1\n"}) {
    EXPECT_FALSE(is_zero_one(text)) << text;
  }
}

TEST(ZeroOne, NamesTheRowThatHasAnotherLength) {
  const auto problem = read_zero_one("011\n\n01\n");
  ASSERT_FALSE(problem);
  EXPECT_EQ(problem.error().text(), "line 3: expected 3 figures as in the first row, found 2");
}

TEST(ZeroOne, NamesThePlaceOfAnotherFigure) {
  EXPECT_EQ(read_zero_one("0 1\n1 2\n").error().text(),
            "line 2, column 3: expected rows of 0 and 1, found '2'");
  EXPECT_EQ(read_zero_one("\n").error().text(),
            "expected rows of 0 and 1, found the end of the text");
}

TEST(ZeroOne, SkipsAByteOrderMark) {
  ASSERT_TRUE(
      is_zero_one("\xef\xbb\xbf"
                  "01\n10\n"));
  EXPECT_EQ(*write_problem(*read_zero_one("\xef\xbb\xbf"
                                          "01\n10\n")),
            "1 2\n2\n1\n");
}

}  // namespace
}  // namespace quadrille::cover
