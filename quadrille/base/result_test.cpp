#include "quadrille/base/result.h"

#include <memory>
#include <set>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "quadrille/base/language.h"

namespace quadrille {
namespace {

TEST(Error, NamesTheLineAndTheColumnWhereTheyAreKnown) {
  EXPECT_EQ((Error{"expected 81 cells, found 82", {3, 82}}.text()),
            "line 3, column 82: expected 81 cells, found 82");
  EXPECT_EQ((Error{"expected 9 rows, found 7", {3, 0}}.text()), "line 3: expected 9 rows, found 7");
  EXPECT_EQ(Error{"expected a verb"}.text(), "expected a verb");
}

TEST(Error, CarriesWhatAnotherLanguageNeedsToSayIt) {
  const Error error{ErrorKind::row_count, {{"rows", 9}, {"found", 7}}, {3, 0}};
  EXPECT_EQ(error.text(), "line 3: expected 9 rows, found 7");
  EXPECT_EQ(error.sentence(), "expected 9 rows, found 7");
  const Language* slovenian = find_language("sl");
  if (slovenian == nullptr) GTEST_SKIP() << "the page brings its languages itself";
  EXPECT_EQ(error.text(*slovenian), "vrstica 3: število vrstic bi moralo biti 9, je pa 7");
}

TEST(Error, SaysWhatItIsAbout) {
  const Error error{ErrorKind::json_regions};
  EXPECT_EQ(error.about("regions").at({1, 0}).text(), "line 1: regions: expected a string");
  EXPECT_EQ(error.about("regions").about("puzzle").text(), "regions: expected a string");
}

TEST(Error, QuotesWhatMayBePrinted) {
  EXPECT_EQ((Error{ErrorKind::title, {{"found", quoted("a\x1b")}}}.text()),
            "expected a board, found 'a\uFFFD'");
}

TEST(Error, IsToldByASentenceThatOnlyTheFrontEndKnows) {
  const Error error{Message{"unit.row", {{"number", 4}}}, {3, 0}};
  EXPECT_EQ(name(error.kind), "other");
  EXPECT_EQ(error.text(), "line 3: row 4");
  EXPECT_EQ(error.about("--mask").sentence(), "--mask: row 4");
  const Language* slovenian = find_language("sl");
  if (slovenian == nullptr) GTEST_SKIP() << "the page brings its languages itself";
  EXPECT_EQ(error.sentence(*slovenian), "vrstica 4");
}

TEST(Error, HasASentenceForEveryKindInEveryLanguage) {
  std::set<std::string> keys = {"error.about", "error.placed", "error.sentence"};
  for (std::size_t number = 0; number < kErrorKindCount; ++number) {
    const std::string_view kind = name(static_cast<ErrorKind>(number));
    EXPECT_TRUE(keys.insert(fmt::format("error.{}", kind)).second) << kind;
  }
  for (const std::string_view tag : language_tags()) {
    const Language* language = find_language(tag);
    if (language == nullptr) continue;
    std::set<std::string> told;
    for (const std::string_view key : language->keys()) {
      if (!key.starts_with("error.")) continue;
      told.emplace(key);
      EXPECT_EQ(language->places(key), english().places(key)) << tag << ": " << key;
      const bool is_frame =
          key == "error.about" || key == "error.placed" || key == "error.sentence";
      if (tag == "en" || is_frame) continue;
      EXPECT_NE(language->tell(Message(key)), english().tell(Message(key))) << tag << ": " << key;
    }
    EXPECT_EQ(told, keys) << tag;
  }
}

TEST(Result, IsEitherAValueOrAnError) {
  const Result<int> value = 7;
  const Result<int> error = Error{"expected a number"};
  ASSERT_TRUE(value.ok());
  EXPECT_EQ(*value, 7);
  ASSERT_FALSE(error.ok());
  EXPECT_EQ(error.error().text(), "expected a number");
}

TEST(Result, OfNothingCanOnlyFail) {
  const auto check = [](int number) -> Result<void> {
    if (number < 0) return Error{"expected a number from 0"};
    return {};
  };
  EXPECT_TRUE(check(7).ok());
  ASSERT_FALSE(check(-7));
  EXPECT_EQ(check(-7).error().text(), "expected a number from 0");
}

TEST(Result, HandsOverAValueThatCannotBeCopied) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(7);
  const std::unique_ptr<int> value = *std::move(result);
  EXPECT_EQ(*value, 7);
}

}  // namespace
}  // namespace quadrille
