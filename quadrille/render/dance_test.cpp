#include "quadrille/render/dance.h"

#include <gmock/gmock.h>

#include "quadrille/cover/search.h"
#include "quadrille/cover/text.h"
#include "quadrille/render/dance/option_counts.h"
#include "quadrille/render/problems_test.h"

namespace quadrille::render {
namespace {

using cover::ItemId;
using cover::Move;
using cover::OptionId;
using testing::HasSubstr;

// Everything that is told of a search for all solutions.
std::string told(const cover::Problem& problem, cover::Choice choose, const DanceStyle& style) {
  DanceText dance(problem, style);
  std::string text;
  cover::Search search(problem, {.choose = choose},
                       [&](const Move& move) { text += dance.tell(move); });
  while (search.next()) {
  }
  return text;
}

TEST(Dance, TellsTheClassicExample) {
  EXPECT_EQ(told(seven_items(), cover::Choice::first, {}), R"(item 1 has 2 options: guess
  1. option 2 (1 4 7)
    item 2 has 1 option: forced, option 3 (2 3 6)
      item 5 has no option left: back
  2. option 4 (1 4)
    item 2 has 2 options: guess
      1. option 3 (2 3 6)
        item 5 has no option left: back
      2. option 5 (2 7)
        item 3 has 1 option: forced, option 1 (3 5 6)
          solved by 4, 5, 1
    item 2: every option tried, back
item 1: every option tried, back
)");
}

TEST(Dance, TellsNamesOfASudokuWithoutFurtherWords) {
  cover::ProblemBuilder builder;
  const ItemId cell = builder.add_primary("r1c1");
  const ItemId row = builder.add_primary("row 1: 2");
  builder.add_option({{cell}, {row}}, "r1c1=2");
  const cover::Problem problem = *builder.build();
  EXPECT_EQ(told(problem, cover::Choice::least, {.bare_names = true}),
            "r1c1 has 1 option: forced, r1c1=2\n"
            "  solved by r1c1=2\n");
}

TEST(Dance, TellsCoveringAndUncoveringWhereItIsVerbose) {
  const cover::Problem problem = seven_items();
  DanceText dance(problem, {.verbose = true});
  std::string text;
  const auto tell = [&](Move::Kind kind, std::uint32_t depth, std::uint32_t item,
                        std::uint32_t option = 0, std::uint32_t choices = 0,
                        std::uint32_t number = 0) {
    const OptionId tried{option == 0 ? 0 : option - 1};
    text += dance.tell({kind, depth, ItemId{item - 1}, tried, choices, number});
  };
  using Kind = Move::Kind;
  tell(Kind::choose, 0, 1, 0, 2);
  tell(Kind::cover, 0, 1);
  tell(Kind::attempt, 0, 1, 2, 2, 1);
  tell(Kind::cover, 0, 4);
  tell(Kind::cover, 0, 7);
  tell(Kind::choose, 1, 2, 0, 1);
  tell(Kind::cover, 1, 2);
  tell(Kind::attempt, 1, 2, 3, 1, 1);
  tell(Kind::cover, 1, 3);
  tell(Kind::cover, 1, 6);
  tell(Kind::choose, 2, 5, 0, 0);
  tell(Kind::back, 2, 5, 0, 0);
  tell(Kind::uncover, 1, 6);
  tell(Kind::uncover, 1, 3);
  tell(Kind::uncover, 1, 2);
  tell(Kind::back, 1, 2, 0, 1);
  tell(Kind::uncover, 0, 7);
  tell(Kind::uncover, 0, 4);
  tell(Kind::attempt, 0, 1, 4, 2, 2);
  // Counted by hand: 1 takes options 2 and 4 away, then 4 takes 6, 7 takes 5, 2 takes 3, 3 takes 1.
  EXPECT_EQ(text, R"(item 1 has 2 options: guess
  cover item 1: 2 options leave
  1. option 2 (1 4 7)
  cover item 4: 1 option leaves
  cover item 7: 1 option leaves
    item 2 has 1 option: forced
      cover item 2: 1 option leaves
      option 3 (2 3 6)
      cover item 3: 1 option leaves
      cover item 6: 0 options leave
        item 5 has no option left: back
      uncover item 6: 0 options return
      uncover item 3: 1 option returns
      uncover item 2: 1 option returns
    item 2: every option tried, back
  uncover item 7: 1 option returns
  uncover item 4: 1 option returns
  2. option 4 (1 4)
)");
}

TEST(Dance, TellsColours) {
  const cover::Problem problem = coloured_items();
  DanceText dance(problem, {.verbose = true});
  const ItemId q{1};
  const ItemId x{3};
  dance.tell({.kind = Move::Kind::choose, .item = q, .choices = 2});
  EXPECT_EQ(dance.tell({.kind = Move::Kind::cover, .item = q}),
            "  cover item q: 2 options leave\n");
  EXPECT_EQ(dance.tell({.kind = Move::Kind::attempt, .item = q, .choices = 2, .number = 1}),
            "  1. option 1 (p q x y:amber)\n");
  EXPECT_EQ(dance.tell({.kind = Move::Kind::attempt,
                        .item = q,
                        .option = OptionId{3},
                        .choices = 2,
                        .number = 2}),
            "  2. option choice\n");
  // Options 1 and 4 have gone with q, 2 has the same colour, 3 another one.
  EXPECT_EQ(dance.tell({.kind = Move::Kind::purify, .item = x, .option = OptionId{3}}),
            "  purify item x to amber: 1 option leaves\n");
  EXPECT_EQ(dance.tell({.kind = Move::Kind::unpurify, .item = x, .option = OptionId{3}}),
            "  unpurify item x: 1 option returns\n");
}

cover::Problem bounded_items() { return *cover::read_problem("2|a 0:1|b\na\na b\na\n"); }

TEST(Dance, TellsItemsThatMayBeCoveredSeveralTimes) {
  const cover::Problem problem = bounded_items();
  DanceText dance(problem);
  DanceJson json(problem, true);
  std::string text;
  std::string objects;
  cover::Search search(problem, {}, [&](const Move& move) {
    text += dance.tell(move);
    objects += json.tell(move);
  });
  while (search.next()) {
  }
  EXPECT_EQ(text, R"(item a can go on in 2 ways: guess
  1. option 1 (a)
    item a can go on in 2 ways: guess
      1. option 2 (a b)
        solved by 1, 2
      2. option 3 (a)
        item b can go on in 1 way: forced
          1. no more for item b
            solved by 1, 3
        item b: every option tried, back
    item a: every option tried, back
  2. option 2 (a b)
    item a can go on in 1 way: forced
      option 3 (a)
        solved by 2, 3
    item a: every option tried, back
item a: every option tried, back
)");
  for (const char* part : {R"({"move":"tweak","depth":0,"item":"a","option":"1","count":1})",
                           R"({"move":"untweak","depth":0,"item":"a","option":"1","count":1})",
                           R"({"move":"pass","depth":2,"item":"b","number":1,"choices":1})",
                           R"({"move":"solution","depth":3,"options":["1","3"]})"}) {
    EXPECT_THAT(objects, testing::HasSubstr(part));
  }
}

// What returns must be what left, whatever the engine does in between.
TEST(Dance, BringsBackEveryOptionThatLeft) {
  for (const cover::Problem& problem : {seven_items(), coloured_items(), bounded_items()}) {
    OptionCounts counts(problem, true);
    std::vector<std::uint32_t> gone;
    cover::Search search(problem, {}, [&](const Move& move) {
      if (!is_change(move.kind)) return;
      const std::uint32_t count = counts.count(move);
      if (move.kind == Move::Kind::cover || move.kind == Move::Kind::purify ||
          move.kind == Move::Kind::tweak) {
        gone.push_back(count);
      } else {
        ASSERT_FALSE(gone.empty());
        EXPECT_EQ(count, gone.back());
        gone.pop_back();
      }
    });
    while (search.next()) {
    }
    EXPECT_TRUE(gone.empty());
  }
}

TEST(Dance, SaysSoWhereThereIsNothingToCover) {
  EXPECT_EQ(told(cover::Problem(), cover::Choice::least, {}), "solved by taking nothing\n");
}

TEST(Dance, WritesTheDepthOutWhereThereIsNoRoomLeftToIndent) {
  cover::ProblemBuilder builder;
  for (int item = 0; item < 100; ++item) {
    builder.add_option({{builder.add_primary("i" + std::to_string(item))}});
  }
  const cover::Problem problem = *builder.build();
  const std::string text = told(problem, cover::Choice::least, {});
  EXPECT_THAT(text, HasSubstr("\n item i1 has 1 option: forced, option 2 (i1)\n  item i2 has"));
  EXPECT_THAT(text, HasSubstr("\n" + std::string(80, ' ') + "item i80 has 1 option: forced"));
  EXPECT_THAT(text, HasSubstr("\n" + std::string(80, ' ') + "(depth 81) item i81 has"));
}

TEST(Dance, DisarmsEscapeSequencesInNames) {
  cover::ProblemBuilder builder;
  builder.add_option({{builder.add_primary("a\x1b")}}, "o\x1b");
  const cover::Problem problem = *builder.build();
  const std::string text = told(problem, cover::Choice::least, {.verbose = true});
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace quadrille::render
