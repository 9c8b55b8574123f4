#include "quadrille/cover/ledger.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille::cover {
namespace {

constexpr LedgerHead kHead = {.problem = 7, .plan = 8, .pieces = 3, .wanted = 1000};

std::string bare(std::string line) {
  line.pop_back();
  return line;
}

// Reads whole lines; the words of the first thing wrong.
std::string read_all(Ledger& ledger, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    const Result<void> read = ledger.read_line(bare(line));
    if (!read) return read.error().text();
  }
  return "";
}

TEST(Ledger, ReadsWhatItWrites) {
  Ledger ledger;
  Natural large = UINT64_MAX;
  large = large * large * large;
  const std::vector<Branch> rest = {{.taken = {OptionId{4}, OptionId{0}}, .out = {OptionId{2}}},
                                    {.taken = {OptionId{5}}}};
  EXPECT_EQ(read_all(ledger, {write_head(kHead),
                              write_entry(kHead, {.piece = {2}, .solutions = large, .rest = rest}),
                              write_entry(kHead, {.piece = {2, 1}, .solutions = 1})}),
            "");
  EXPECT_EQ(ledger.solutions(), large + Natural(1));
  EXPECT_EQ(ledger.open().size(), 1U);
  EXPECT_EQ(ledger.open().at({2, 2}), rest[1]);
  EXPECT_TRUE(ledger.is_done(2));
  EXPECT_FALSE(ledger.is_done(1));
  EXPECT_EQ(ledger.missing(), 3U);  // 1, 3 and 2.2
}

TEST(Ledger, KnowsWhereTheSolutionsOfAListAre) {
  LedgerHead head = kHead;
  head.asks = Question::list;
  Ledger ledger;
  EXPECT_EQ(
      read_all(ledger, {write_head(head), write_entry(head, {.piece = {3}, .text = {0, 10, 3}}),
                        write_entry(head, {.piece = {1}, .text = {10, 5, UINT64_MAX}})}),
      "");
  EXPECT_EQ(ledger.texts().begin()->second.at, 10U);
  EXPECT_EQ(ledger.texts().begin()->second.bytes, 5U);
  EXPECT_EQ(ledger.texts().begin()->second.sum, UINT64_MAX);
}

TEST(Ledger, NamesTheLineThatIsWrong) {
  const std::string head = write_head(kHead);
  const std::string entry = write_entry(kHead, {.piece = {1}, .solutions = 12});
  std::string edited = entry;
  edited[edited.find("12")] = '9';
  const auto error_of = [](const std::vector<std::string>& lines) {
    Ledger ledger;
    return read_all(ledger, lines);
  };
  EXPECT_EQ(error_of({"a b c\n"}).find("line 1: "), 0U);
  EXPECT_EQ(error_of({head, edited}).find("line 2: "), 0U);
  EXPECT_EQ(error_of({head, entry, entry}).find("line 3: "), 0U);
  EXPECT_EQ(error_of({head, write_entry(kHead, {.piece = {4}})}).find("line 2: "), 0U);
  EXPECT_EQ(error_of({head, write_entry(kHead, {.piece = {1, 1}})}).find("line 2: "), 0U);
  LedgerHead other = kHead;
  other.problem = 9;
  EXPECT_EQ(error_of({head, write_entry(other, {.piece = {1}})}).find("line 2: "), 0U);
  EXPECT_EQ(error_of({seal("quadrille ledger", {})}).find("line 1: "), 0U);
  std::string newer = head;
  newer.replace(newer.find("ledger 1"), 8, "ledger 3");
  EXPECT_NE(error_of({newer}), error_of({"a b c\n"}));
}

// A count is kept as it always was; the lists of older versions had no checksums of their
// solutions.
TEST(Ledger, ReadsCountsOfOlderVersionsAndRefusesTheirLists) {
  const auto old = [](std::string_view asks) {
    return fmt::format(
        "quadrille ledger 1 problem 0000000000000007 asks {} plan 3 of 1000 0000000000000008 part "
        "1/1",
        asks);
  };
  Ledger count;
  EXPECT_EQ(read_all(count,
                     {seal(old("count"), {}), write_entry(kHead, {.piece = {1}, .solutions = 12})}),
            "");
  EXPECT_EQ(count.solutions(), 12U);
  Ledger list;
  EXPECT_EQ(read_all(list, {seal(old("list"), {})}).find("line 1: written by an older"), 0U);
}

TEST(Ledger, TellsATornFirstLineFromAnotherFile) {
  const std::string line = write_head(kHead);
  EXPECT_TRUE(is_torn("", line));
  EXPECT_TRUE(is_torn("quadrille ledger ", line));
  EXPECT_TRUE(is_torn(std::string_view(line).substr(0, 30), line));
  for (const char* const other : {"q", "quadrille", "my thesis", "quadrille ledger of mine"}) {
    EXPECT_FALSE(is_torn(other, line)) << other;
  }
}

TEST(Ledger, HasThePiecesOfItsPart) {
  LedgerHead head = kHead;
  head.part = {.number = 2, .of = 2};
  Ledger ledger;
  EXPECT_EQ(read_all(ledger, {write_head(head)}), "");
  EXPECT_EQ(ledger.missing(), 1U);
  EXPECT_EQ(read_all(ledger, {write_entry(head, {.piece = {1}})}).find("line 2: "), 0U);
}

RC_GTEST_PROP(Ledger, TakesNoLineThatWasChanged, ()) {
  std::string line = bare(write_entry(kHead, {.piece = {1}, .solutions = 123, .seconds = 4.5}));
  const auto at = *rc::gen::inRange<std::size_t>(0, line.size());
  const char other = *rc::gen::inRange<char>(32, 126);
  RC_PRE(line[at] != other);
  line[at] = other;
  Ledger ledger;
  RC_ASSERT(ledger.read_line(bare(write_head(kHead))).ok());
  RC_ASSERT(!ledger.read_line(line).ok());
}

}  // namespace
}  // namespace quadrille::cover
