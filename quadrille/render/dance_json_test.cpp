#include <gtest/gtest.h>

#include "quadrille/cover/search.h"
#include "quadrille/render/dance.h"
#include "quadrille/render/problems_test.h"

namespace quadrille::render {
namespace {

using cover::ItemId;
using cover::Move;
using cover::OptionId;

TEST(DanceJson, TellsTheClassicExampleOneObjectALine) {
  const cover::Problem problem = seven_items();
  DanceJson dance(problem);
  std::string text;
  cover::Search search(problem, {.choose = cover::Choice::first},
                       [&](const Move& move) { text += dance.tell(move); });
  ASSERT_TRUE(search.next());
  EXPECT_EQ(text,
            R"({"move":"choose","depth":0,"item":"1","choices":2,"kind":"guess"}
{"move":"attempt","depth":0,"item":"1","option":"2","items":["1","4","7"],"number":1,"choices":2}
{"move":"choose","depth":1,"item":"2","choices":1,"kind":"forced"}
{"move":"attempt","depth":1,"item":"2","option":"3","items":["2","3","6"],"number":1,"choices":1}
{"move":"choose","depth":2,"item":"5","choices":0,"kind":"dead end"}
{"move":"back","depth":2,"item":"5","choices":0}
{"move":"back","depth":1,"item":"2","choices":1}
{"move":"attempt","depth":0,"item":"1","option":"4","items":["1","4"],"number":2,"choices":2}
{"move":"choose","depth":1,"item":"2","choices":2,"kind":"guess"}
{"move":"attempt","depth":1,"item":"2","option":"3","items":["2","3","6"],"number":1,"choices":2}
{"move":"choose","depth":2,"item":"5","choices":0,"kind":"dead end"}
{"move":"back","depth":2,"item":"5","choices":0}
{"move":"attempt","depth":1,"item":"2","option":"5","items":["2","7"],"number":2,"choices":2}
{"move":"choose","depth":2,"item":"3","choices":1,"kind":"forced"}
{"move":"attempt","depth":2,"item":"3","option":"1","items":["3","5","6"],"number":1,"choices":1}
{"move":"solution","depth":3,"options":["4","5","1"]}
)");
}

TEST(DanceJson, TellsChangesOfTheListsWhereItIsVerbose) {
  const cover::Problem problem = coloured_items();
  const Move cover{.kind = Move::Kind::cover, .depth = 2, .item = ItemId{1}};
  const Move purify{.kind = Move::Kind::purify, .item = ItemId{3}, .option = OptionId{3}};
  const Move unpurify{.kind = Move::Kind::unpurify, .item = ItemId{3}, .option = OptionId{3}};
  DanceJson verbose(problem, true);
  EXPECT_EQ(verbose.tell(cover), "{\"move\":\"cover\",\"depth\":2,\"item\":\"q\",\"count\":2}\n");
  EXPECT_EQ(verbose.tell(purify),
            "{\"move\":\"purify\",\"depth\":0,\"item\":\"x\",\"colour\":\"amber\",\"count\":1}\n");
  EXPECT_EQ(verbose.tell(unpurify),
            "{\"move\":\"unpurify\",\"depth\":0,\"item\":\"x\",\"count\":1}\n");
  DanceJson brief(problem);
  for (const Move& move : {cover, purify, unpurify}) EXPECT_EQ(brief.tell(move), "");
}

TEST(DanceJson, EscapesNames) {
  cover::ProblemBuilder builder;
  const ItemId item = builder.add_primary("\"\\\n\xff");
  builder.add_option({{item}});
  const cover::Problem problem = *builder.build();
  DanceJson dance(problem);
  EXPECT_EQ(dance.tell({.kind = Move::Kind::back, .item = item, .choices = 1}),
            "{\"move\":\"back\",\"depth\":0,\"item\":\"\\\"\\\\\\n\uFFFD\",\"choices\":1}\n");
}

}  // namespace
}  // namespace quadrille::render
