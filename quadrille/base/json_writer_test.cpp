#include "quadrille/base/json_writer.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include "quadrille/base/text.h"

namespace quadrille {
namespace {

TEST(JsonWriter, SeparatesWhatStandsSideBySide) {
  JsonWriter json;
  json.begin_object().member("a", 1).key("b").begin_array();
  json.value(true).begin_array().end_array().null().value("x").end_array();
  json.key("c").begin_object().end_object().member("d", std::array{1U, 2U}).end_object();
  EXPECT_EQ(json.text(), R"({"a":1,"b":[true,[],null,"x"],"c":{},"d":[1,2]})");
}

TEST(JsonWriter, WritesTheLargestNumbers) {
  JsonWriter json;
  json.begin_array().value(UINT64_MAX).value(INT64_MIN).value(0.1).value(3.0).end_array();
  EXPECT_EQ(json.text(), "[18446744073709551615,-9223372036854775808,0.1,3.0]");
}

TEST(JsonWriter, HasNullForWhatJsonCannotCount) {
  JsonWriter json;
  json.begin_array().value(std::numeric_limits<double>::infinity());
  json.value(std::numeric_limits<double>::quiet_NaN()).end_array();
  EXPECT_EQ(json.text(), "[null,null]");
}

TEST(JsonWriter, WritesWhatIsMadeAlreadyAndWhatIsMissing) {
  JsonWriter json;
  json.begin_object().key("made").raw("[1,{}]").member("none", std::optional<int>());
  json.member("some", std::optional("x")).end_object();
  EXPECT_EQ(json.text(), R"({"made":[1,{}],"none":null,"some":"x"})");
}

TEST(JsonWriter, BeginsAnewWhenItsTextIsTaken) {
  JsonWriter json;
  json.value(1).value(2);
  EXPECT_EQ(json.take(), "1,2");
  json.value(3).clear();
  json.value(4);
  EXPECT_EQ(json.text(), "4");
}

TEST(JsonWriter, ReplacesBytesThatAreNoUtf8) {
  JsonWriter json;
  json.value("a\xff\xc3é\x7f\n\x1b\"");
  EXPECT_EQ(json.text(), "\"a\uFFFD\uFFFDé\\u007f\\n\\u001b\\\"\"");
}

TEST(JsonWriter, NoControlCharacterStandsInItsText) {
  JsonWriter json;
  json.value("\xc2\x80\xc2\x9b[31m\xc2\x9f\xc2\xa0");  // U+009B is the escape of eight bits
  EXPECT_EQ(json.text(), "\"\\u0080\\u009b[31m\\u009f\xc2\xa0\"");
}

// The tree leaves these as they are.
std::string with_upper_controls(std::string text) {
  for (std::uint32_t code = 0x7f; code < 0xa0; ++code) {
    const std::string escape = fmt::format("\\u{:04x}", code);
    std::string plain;
    append_utf8(plain, code);
    for (std::size_t at = 0; (at = text.find(escape, at)) != std::string::npos;) {
      const std::size_t strokes = at - (text.find_last_not_of('\\', at) + 1);
      if (strokes % 2 == 0) text.replace(at, escape.size(), plain);
      at += strokes % 2 == 0 ? plain.size() : escape.size();
    }
  }
  return text;
}

RC_GTEST_PROP(JsonWriter, WritesEveryTextAsTheTreeOfJsonDoes, (const std::string& text)) {
  JsonWriter json;
  json.value(text);
  RC_ASSERT(nlohmann::json::accept(json.text()));
  const auto read = nlohmann::json::parse(json.text());
  JsonWriter again;
  again.value(read.get<std::string>());
  RC_ASSERT(again.text() == json.text());
  RC_ASSERT(with_upper_controls(again.text()) == read.dump());
}

RC_GTEST_PROP(JsonWriter, WritesNumbersAsTheTreeOfJsonDoes,
              (const std::vector<std::int16_t>& numbers)) {
  JsonWriter json;
  json.value(numbers);
  RC_ASSERT(json.text() == nlohmann::json(numbers).dump());
}

RC_GTEST_PROP(JsonWriter, AnyTextIsReadBackAsItWas, (const std::string& bytes)) {
  std::string text = bytes;
  for (char& each : text) each = static_cast<char>(static_cast<unsigned char>(each) & 0x7FU);
  JsonWriter json;
  json.value(text);
  RC_ASSERT(nlohmann::json::parse(json.text(), nullptr, false) == text);
}

}  // namespace
}  // namespace quadrille
