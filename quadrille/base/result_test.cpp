#include "quadrille/base/result.h"

#include <memory>

#include <gtest/gtest.h>

namespace quadrille {
namespace {

TEST(Error, NamesTheLineAndTheColumnWhereTheyAreKnown) {
  EXPECT_EQ((Error{"expected 81 cells, found 82", {3, 82}}.text()),
            "line 3, column 82: expected 81 cells, found 82");
  EXPECT_EQ((Error{"expected 9 rows, found 7", {3, 0}}.text()), "line 3: expected 9 rows, found 7");
  EXPECT_EQ(Error{"expected a verb"}.text(), "expected a verb");
}

TEST(Error, CarriesWhatAnotherLanguageNeedsToSayIt) {
  const Error error = Error{"expected 9 rows, found 'x'", {3, 0}}.as("rowCount", 9U, "x");
  EXPECT_EQ(error.text(), "line 3: expected 9 rows, found 'x'");
  EXPECT_EQ(error.kind, "rowCount");
  EXPECT_EQ(error.values, (std::vector<std::string>{"9", "x"}));
  EXPECT_TRUE(Error{"expected a verb"}.kind.empty());
}

TEST(Result, IsEitherAValueOrAnError) {
  const Result<int> value = 7;
  const Result<int> error = Error{"expected a number"};
  ASSERT_TRUE(value.ok());
  EXPECT_EQ(*value, 7);
  ASSERT_FALSE(error.ok());
  EXPECT_EQ(error.error().message, "expected a number");
}

TEST(Result, HandsOverAValueThatCannotBeCopied) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(7);
  const std::unique_ptr<int> value = *std::move(result);
  EXPECT_EQ(*value, 7);
}

}  // namespace
}  // namespace quadrille
