#include "quadrille/base/language.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/language/sentence.h"

namespace quadrille {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Language read(std::string_view tag, std::string_view table) {
  Result<Language> language = Language::read(tag, table);
  EXPECT_TRUE(language.ok()) << (language.ok() ? "" : language.error().text());
  return *std::move(language);
}

std::string fault(std::string_view tag, std::string_view table) {
  const Result<Language> language = Language::read(tag, table);
  return language.ok() ? "none" : language.error().text();
}

TEST(Language, PutsNumbersTextsAndMessagesInTheirPlaces) {
  const Language language = read("en",
                                 "# a comment\n"
                                 "\n"
                                 "row = row {number}\n"
                                 "row.in =   in row {number}  \r\n"
                                 "found = {where:in}, {what}; look at {where}");
  const Message where{"row", {{"number", 4}}};
  EXPECT_EQ(language.tell({"found", {{"where", where}, {"what", "X-Wing"}}}),
            "in row 4, X-Wing; look at row 4");
}

TEST(Language, JoinsListsInTheWayThatTheSentenceWants) {
  const Language language = read("en",
                                 "list.plain = {most}, {last}\n"
                                 "list.or = {most} or {last}\n"
                                 "list.or.most = {most}, {last}\n"
                                 "cells = {cells}\n"
                                 "either = {cells:or}\n");
  const auto tell = [&](std::string_view key, const Argument::List& list) {
    return language.tell({key, {{"cells", list}}});
  };
  EXPECT_EQ(tell("cells", {"a", "b", "c"}), "a, b, c");
  EXPECT_EQ(tell("either", {"a", "b", "c"}), "a, b or c");
  EXPECT_EQ(tell("either", {"a", 2}), "a or 2");
  EXPECT_EQ(tell("either", {"a"}), "a");
  EXPECT_EQ(tell("either", {}), "");
}

TEST(Language, GroupsTheFiguresOfNumbersOnWish) {
  const Language plain = read("de",
                              "number.grouped = {most}.{last}\n"
                              "found = {count} {count#one Lösung|other Lösungen}\n");
  const Language grouped = plain.with_grouped_numbers();
  const auto tell = [&](std::uint64_t count) {
    return grouped.tell({"found", {{"count", count}}});
  };
  EXPECT_EQ(tell(1), "1 Lösung");
  EXPECT_EQ(tell(999), "999 Lösungen");
  EXPECT_EQ(tell(1'000), "1.000 Lösungen");
  EXPECT_EQ(tell(12'004'567), "12.004.567 Lösungen");
  EXPECT_EQ(plain.tell({"found", {{"count", 1000}}}), "1000 Lösungen");
}

TEST(Language, ChoosesTheWordsThatGoWithANumber) {
  const Language slovenian =
      read("sl", "step = {count} {count#one korak|two koraka|few koraki|other korakov}");
  const auto tell = [&](int count) { return slovenian.tell({"step", {{"count", count}}}); };
  EXPECT_EQ(tell(1), "1 korak");
  EXPECT_EQ(tell(2), "2 koraka");
  EXPECT_EQ(tell(4), "4 koraki");
  EXPECT_EQ(tell(5), "5 korakov");
  EXPECT_EQ(tell(11), "11 korakov");
  EXPECT_EQ(tell(101), "101 korak");
  EXPECT_EQ(tell(102), "102 koraka");

  const Language french = read("fr", "step = {count} {count#one étape|other étapes}");
  EXPECT_EQ(french.tell({"step", {{"count", 0}}}), "0 étape");
  EXPECT_EQ(french.tell({"step", {{"count", 2}}}), "2 étapes");

  const Language english = read("en", "wrong = {cells#one is|other are} wrong{cells#one |other !}");
  EXPECT_EQ(english.tell({"wrong", {{"cells", Argument::List{"a"}}}}), "is wrong");
  EXPECT_EQ(english.tell({"wrong", {{"cells", Argument::List{"a", "b"}}}}), "are wrong!");
}

TEST(Language, GivesACapitalToAWordAndNotToAName) {
  const Language language = read("sl",
                                 "told = {^reason}.\n"
                                 "if = če {cell}\n"
                                 "is = {cell} je\n"
                                 "nested = {if}, {is}\n"
                                 "listed = {parts}\n"
                                 "list.plain = {most}, {last}\n");
  const Message first{"if", {{"cell", "r1c2"}}};
  const Message second{"is", {{"cell", "r1c2"}}};
  const auto told = [&](const Argument& reason) {
    return language.tell({"told", {{"reason", reason}}});
  };
  EXPECT_EQ(told(first), "Če r1c2.");
  EXPECT_EQ(told(second), "r1c2 je.");
  EXPECT_EQ(told(Message{"nested", {{"if", first}, {"is", second}}}), "Če r1c2, r1c2 je.");
  EXPECT_EQ(told(Message{"listed", {{"parts", Argument::List{first, first}}}}),
            "Če r1c2, če r1c2.");
}

TEST(Language, KnowsTheCapitalsOfItsLanguages) {
  const char* const pairs[][2] = {{"in", "In"}, {"če", "Če"}, {"števka", "Števka"},
                                  {"ž", "Ž"},   {"ở", "Ở"},   {"ứng", "Ứng"},
                                  {"đ", "Đ"},   {"ơ", "Ơ"},   {"ư", "Ư"},
                                  {"é", "É"},   {"第", "第"}, {"7", "7"},
                                  {"", ""},     {"X", "X"},   {"÷", "÷"}};
  for (const auto& [small, capital] : pairs) {
    EXPECT_EQ(language::capitalized(small), capital);
  }
}

TEST(Language, ShowsAPlaceThatNothingIsGivenForAndAKeyThatIsNotThere) {
  const Language language = read("vi", "some = {a} {b#other x}");
  EXPECT_EQ(language.tell({"some", {}}), "{a} {b}");
  EXPECT_EQ(language.tell({"no.such.key", {}}), "no.such.key");
  // What a table lacks is told in English.
  EXPECT_EQ(language.tell({"unit.row", {{"number", 3}}}), "row 3");
}

TEST(Language, RefusesABadTableAndNamesTheLine) {
  EXPECT_EQ(fault("en", "a = b\nc"), "line 2: expected 'key = sentence', found 'c'");
  EXPECT_EQ(fault("en", "# x\na key = b"), "line 2: expected 'key = sentence', found 'a key = b'");
  EXPECT_EQ(fault("en", "a = b\na = c"), "line 2: expected each key once, found 'a' again");
  EXPECT_EQ(fault("en", "a = {b"), "line 1: a: expected a '}' for every '{'");
  EXPECT_EQ(fault("en", "a = b}"), "line 1: a: expected a '}' for every '{'");
  EXPECT_EQ(fault("en", "a = {b{c}}"), "line 1: a: expected a '}' for every '{'");
  EXPECT_EQ(fault("en", "a = {B}"),
            "line 1: a: expected a place such as {name} or {name:form}, found {B}");
  EXPECT_EQ(fault("en", "a = {b:}"),
            "line 1: a: expected a place such as {name} or {name:form}, found {b:}");
  EXPECT_EQ(fault("en", "a = {}"),
            "line 1: a: expected a place such as {name} or {name:form}, found {}");
  EXPECT_EQ(fault("en", "a = {b#two x|other y}"),
            "line 1: a: expected a plural category of 'en', found 'two'");
  EXPECT_EQ(fault("vi", "a = {b#one x|other y}"),
            "line 1: a: expected a plural category of 'vi', found 'one'");
  EXPECT_EQ(fault("sl", "a = {b#one x|few y}"),
            "line 1: a: expected words for 'other' at the end of {b#…}");
}

TEST(Language, TakesInTheTableOfAFrontEnd) {
  if (find_language("sl") == nullptr) GTEST_SKIP() << "the page hands it over";
  const Result<Language> both = find_language("sl")->with("desktop.at = {^where:in}!");
  ASSERT_TRUE(both.ok());
  EXPECT_EQ(both->tell({"desktop.at", {{"where", Message("unit.row", {{"number", 4}})}}}),
            "V vrstici 4!");
  const Result<Language> twice = both->with("\nunit.row = row");
  ASSERT_FALSE(twice.ok());
  EXPECT_EQ(twice.error().text(), "line 2: expected each key once, found 'unit.row' again");
}

TEST(Language, TellsTheNamesOfItsPlaces) {
  const Language language = read("en", "a = {c} {b:and} {^b} {c#one x|other y}");
  EXPECT_THAT(language.places("a"), ElementsAre("b", "c"));
  EXPECT_THAT(language.places("b"), ElementsAre());
}

TEST(Language, MatchesWhatPeopleAskFor) {
  EXPECT_EQ(match_language("sl_SI.UTF-8"), "sl");
  EXPECT_EQ(match_language("en_GB"), "en");
  EXPECT_EQ(match_language("vi"), "vi");
  EXPECT_EQ(match_language("pt_BR"), "pt");
  EXPECT_EQ(match_language("VI-vn"), "vi");
  EXPECT_EQ(match_language("zh_TW"), "zh-Hant");
  EXPECT_EQ(match_language("zh_HK.Big5"), "zh-Hant");
  EXPECT_EQ(match_language("zh-Hans-HK"), "zh-Hans");
  EXPECT_EQ(match_language("zh_CN.GB18030@pinyin"), "zh-Hans");
  EXPECT_EQ(match_language("zh"), "zh-Hans");
  for (const std::string_view unknown : {"", "C", "POSIX", "C.UTF-8", "fi_FI", "slk", "_", "e"}) {
    EXPECT_EQ(match_language(unknown), std::nullopt) << unknown;
  }
}

TEST(Language, NamesTheSameThingsInEveryTable) {
  for (const language::Text& text : language::compiled_texts()) {
    const Language& language = *find_language(text.tag);
    for (const std::string_view key : english().keys()) {
      if (key == "step.so_there") continue;  // in English it says "it"
      // A language without plurals has no use for what is only counted.
      const auto names = [&](const Language& of) {
        std::vector<std::string_view> places = of.places(key);
        std::erase(places, "count");
        return places;
      };
      EXPECT_EQ(names(language), names(english())) << text.tag << ": " << key;
    }
  }
}

TEST(Language, HasEveryTableThatIsCompiledIn) {
  ASSERT_NE(find_language("en"), nullptr);
  EXPECT_EQ(&english(), find_language("en"));
  EXPECT_EQ(find_language("tlh"), nullptr);
  for (const language::Text& text : language::compiled_texts()) {
    EXPECT_EQ(fault(text.tag, text.table), "none") << text.tag;
    const Language* language = find_language(text.tag);
    ASSERT_NE(language, nullptr) << text.tag;
    EXPECT_EQ(language->tag(), text.tag);
    EXPECT_EQ(language->keys(), english().keys()) << text.tag;
  }
#ifndef __wasi__
  EXPECT_EQ(language::compiled_texts().size(), language_tags().size());
#endif
}

}  // namespace
}  // namespace quadrille
