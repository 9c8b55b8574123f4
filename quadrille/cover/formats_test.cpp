#include "quadrille/cover/formats.h"

#include <string>

#include <gtest/gtest.h>

#include "quadrille/cover/search.h"
#include "quadrille/cover/text.h"

namespace quadrille::cover {
namespace {

// The problem in Knuth's format, or the error.
std::string written(const Result<Problem>& problem) {
  return problem ? *write_problem(*problem) : problem.error().text();
}

constexpr const char* kSeven = "1 2 3 4 5 6 7\n1 4 7\n1 4\n4 5 7\n3 5 6\n2 3 6 7\n2 7\n";

TEST(Formats, AreRecognisedHoweverSetsAreWritten) {
  for (const char* text : {
           "A = 1 4 7\nB = 1 4\nC = 4 5 7\nD = 3 5 6\nE = 2 3 6 7\nF = 2 7\n",
           "A: 1, 4, 7\nB: 1, 4\nC: 4, 5, 7\nD: 3, 5, 6\nE: 2, 3, 6, 7\nF: 2, 7",
           "# a comment\n\n{1, 4, 7}\n{1, 4}\n{4, 5, 7}\n{3, 5, 6}\n{2, 3, 6, 7}\n{2, 7}\n",
           "{1,4,7}, {1,4}, {4,5,7}, {3,5,6}, {2,3,6,7}, {2,7}\n",
           "[[1,4,7],\n [1,4],\n [4,5,7],\n [3,5,6],\n [2,3,6,7],\n [2,7]]\n",
           "Y = {\n  'A': [1, 4, 7],\n  'B': [1, 4],\n  'C': [4, 5, 7],\n  'D': [3, 5, 6],\n"
           "  'E': [2, 3, 6, 7],\n  'F': [2, 7]}\n",
           "1,4,7\r\n1,4\r\n4,5,7\r\n3,5,6\r\n2,3,6,7\r\n2,7\r\n",
           "\xef\xbb\xbfuniverse = 1 2 3 4 5 6 7\nA={1 4 7}\nB={1 4}\nC={4 5 7}\nD={3 5 6}\n"
           "E={2 3 6 7}\nF={2 7}\n",
       }) {
    EXPECT_EQ(recognise(text), ProblemFormat::sets) << text;
    EXPECT_EQ(written(read_any(text)), kSeven) << text;
  }
}

TEST(Formats, TakeABareListForKnuthsUnlessToldOtherwise) {
  constexpr const char* kList = "1 4 7\n1 4\n4 5 7\n3 5 6\n2 3 6 7\n2 7\n";
  EXPECT_EQ(recognise(kList), ProblemFormat::knuth);
  EXPECT_EQ(written(read_as(kList, ProblemFormat::sets)), kSeven);
}

TEST(Formats, LeaveKnuthsAlone) {
  for (const char* text :
       {kSeven, "p q r | x y\np q x y:A\n", "0,1 0,2 1,1 1,2\n0,1 0,2\n", "p ec a b\np\n", "",
        "| = a comment\na b\na\n", "2:3|a b\na\n", "r1c1=2 r1c1=3\n", "c d\nc\n"}) {
    EXPECT_EQ(recognise(text), ProblemFormat::knuth) << text;
  }
}

TEST(Formats, NameTheOptionsAsTheSetsAreNamed) {
  const auto problem = read_any("A = {x, y}\nB = {z}\n{x}\n");
  ASSERT_TRUE(problem) << problem.error().text();
  EXPECT_EQ(problem->option_name(OptionId{0}), "A");
  EXPECT_EQ(problem->option_name(OptionId{1}), "B");
  EXPECT_EQ(problem->option_name(OptionId{2}), "3");
}

TEST(Formats, KnowAUniverseAndItemsThatMayBeLeftOut) {
  EXPECT_EQ(written(read_sets("Universe = b a\nsecondary: x\nA = a x\nB = b x\nC = b\n")),
            "b a | x\na x\nb x\nb\n");
  EXPECT_EQ(written(read_sets("secondary: x\nA = a x\n")), "a | x\na x\n");
  EXPECT_EQ(written(read_sets("universe: a b\nA: a c\n")),
            "line 2, column 6: expected the name of an item, found 'c'");
  EXPECT_EQ(written(read_sets("universe: a a\nA: a\n")),
            "line 1, column 13: expected a new item, found 'a' a second time");
}

TEST(Formats, PutNumbersInTheirOrderAndNamesInThatOfTheText) {
  EXPECT_EQ(written(read_sets("10 9\n2 010\n")), "2 9 10 010\n10 9\n2 010\n");
  EXPECT_EQ(written(read_sets("b a\na 1\n")), "b a 1\nb a\na 1\n");
}

TEST(Formats, NameThePlaceWhereASetIsWrong) {
  const auto error = [](const char* text) { return written(read_sets(text)); };
  EXPECT_EQ(error(""), "expected a set on each line, such as A = 1 4 7, found none");
  EXPECT_EQ(error("# nothing\n\n"), "expected a set on each line, such as A = 1 4 7, found none");
  EXPECT_EQ(error("A = 1\nA = 2\n"),
            "line 2, column 1: expected a new set, found 'A' a second time");
  EXPECT_EQ(error("A = 1\nB C = 2\n"),
            "line 2, column 5: expected one name before '=' or ':', found '=' elsewhere");
  EXPECT_EQ(error("{1, 2\n{3}\n"),
            "line 2, column 1: expected elements of a set, in brackets that match, found '{'");
  EXPECT_EQ(error("{1, 2]\n"),
            "line 1, column 6: expected elements of a set, in brackets that match, found ']'");
  EXPECT_EQ(
      error("{{1}, {2}\n"),
      "line 2, column 1: expected elements of a set, in brackets that match, found the end of "
      "the text");
  EXPECT_EQ(error("1 2 }\n"),
            "line 1, column 5: expected elements of a set, in brackets that match, found '}'");
  EXPECT_EQ(error("A = {1}\nB = {}\n"),
            "line 2, column 1: option 'B': expected a primary item, found none: the option is "
            "useless");
  EXPECT_EQ(error("{1, 1}\n"),
            "line 1, column 1: option 1: expected each item once, found '1' twice");
}

TEST(Formats, EndWhereBracketsAreTooDeep) {
  EXPECT_EQ(written(read_sets(std::string(100'000, '{'))),
            "line 1, column 4: expected elements of a set, in brackets that match, found '{'");
}

TEST(Formats, ReadDimacs) {
  for (const char* text : {
           "c seven items\np ec 7 6\n1 4 7 0\n1 4 0\n4 5 7 0\n3 5 6 0\n2 3 6 7 0\n2 7 0\n",
           "\xef\xbb\xbfp xc 7 6\r\n1 4 7 0 1 4 0 4 5 7 0\r\nc between\r\n3 5\r\n6 0 2 3 6 7 0 2 7 "
           "0",
       }) {
    EXPECT_EQ(recognise(text), ProblemFormat::dimacs) << text;
    EXPECT_EQ(written(read_any(text)), kSeven) << text;
  }
}

TEST(Formats, NameThePlaceWhereDimacsIsWrong) {
  const auto error = [](const char* text) { return written(read_dimacs(text)); };
  EXPECT_EQ(error(""),
            "expected a line with the numbers of items and options, such as p ec 7 6, "
            "found the end of the text");
  EXPECT_EQ(error("c\n1 2 0\n"),
            "line 2, column 1: expected a line with the numbers of items and options, such as "
            "p ec 7 6, found '1'");
  EXPECT_EQ(error("p ec 3 2\n1 2 0\n"),
            "line 1, column 1: expected 2 options, as this line says, found 1");
  EXPECT_EQ(error("p ec 3 1\n1 4 0\n"),
            "line 2, column 3: expected an item from 1 to 3, or 0 at the end of the option, found "
            "'4'");
  EXPECT_EQ(error("p ec 3 1\n1 -2 0\n"),
            "line 2, column 3: expected an item from 1 to 3, or 0 at the end of the option, found "
            "'-2'");
  EXPECT_EQ(error("p ec 3 1\n1\n2\n"),
            "line 2, column 1: expected an item from 1 to 3, or 0 at the end of the option, found "
            "the end of the text");
  EXPECT_EQ(error("p ec 99999999999 1\n1 0\n"),
            "line 1, column 6: expected at most 1000000, found '99999999999'");
  EXPECT_EQ(error("p ec 3 1\n0\n"),
            "line 2, column 1: option 1: expected a primary item, found none: the option is "
            "useless");
}

TEST(Formats, HaveNames) {
  EXPECT_EQ(name(ProblemFormat::knuth), "knuth");
  EXPECT_EQ(name(ProblemFormat::rows), "rows");
  EXPECT_EQ(name(ProblemFormat::sets), "sets");
  EXPECT_EQ(name(ProblemFormat::dimacs), "dimacs");
}

}  // namespace
}  // namespace quadrille::cover
