#include "quadrille/render/terminal.h"

#include <string>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace quadrille::render {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Wrapping, BreaksBetweenWords) {
  EXPECT_THAT(wrap("a long sentence", 8), ElementsAre("a long", "sentence"));
  EXPECT_THAT(wrap("a long sentence", 15), ElementsAre("a long sentence"));
  EXPECT_THAT(wrap("a long sentence", 6), ElementsAre("a long", "sentence"));
  EXPECT_THAT(wrap("", 8), IsEmpty());
}

TEST(Wrapping, LeavesWordsWhole) {
  EXPECT_THAT(wrap("incomprehensible", 3), ElementsAre("incomprehensible"));
  EXPECT_THAT(wrap("an incomprehensible word", 3), ElementsAre("an", "incomprehensible", "word"));
}

RC_GTEST_PROP(Wrapping, KeepsEveryWordInItsOrder, ()) {
  const auto columns = *rc::gen::inRange<std::size_t>(1, 20);
  std::string text;
  for (const int length : *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 12))) {
    if (!text.empty()) text += ' ';
    text.append(static_cast<std::size_t>(length), 'x');
  }
  std::string joined;
  for (const std::string_view line : wrap(text, columns)) {
    RC_ASSERT(line.size() <= columns || line.find(' ') == std::string_view::npos);
    if (!joined.empty()) joined += ' ';
    joined += line;
  }
  RC_ASSERT(joined == text);
}

}  // namespace
}  // namespace quadrille::render
