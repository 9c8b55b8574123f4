#include "quadrille/base/json_reader.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include "quadrille/base/json_copy_test.h"
#include "quadrille/base/json_writer.h"

namespace quadrille {
namespace {

struct Case {
  std::string_view text;
  std::string_view read;
};

TEST(JsonReader, ReadsEveryKindOfValue) {
  for (const Case& example : std::initializer_list<Case>{
           {" {\t\"a\" : 1 ,\r\n\"b\":[ true,false , null ,{}, [] ] } ",
            R"({"a":1,"b":[true,false,null,{},[]]})"},
           {"7", "7"},
           {R"("")", R"("")"},
           {"[0,10,18446744073709551615]", "[0,10,18446744073709551615]"},
           {"[18446744073709551616,-1,-0,0.5,1e3,2E-7,1.5e+10]", "[0.5,0.5,0.5,0.5,0.5,0.5,0.5]"},
           {R"("\"\\\/\b\f\n\r\t")", R"("\"\\/\b\f\n\r\t")"},
           {R"("\u0041\u00e9\u4E2D\ud83D\uDE00")", "\"Aé中😀\""},
           {"\"é中😀\x7f\"", R"("é中😀\u007f")"},
           {R"({"a":1,"a":{"b":"c"}})", R"({"a":1,"a":{"b":"c"}})"}}) {
    EXPECT_EQ(written_again(example.text), example.read) << example.text;
  }
}

TEST(JsonReader, StopsAtTheFirstByteThatIsWrong) {
  for (const Case& example : std::initializer_list<Case>{{"", "invalid at 0"},
                                                         {"{", "invalid at 1"},
                                                         {"[1", "invalid at 2"},
                                                         {"[1,]", "invalid at 3"},
                                                         {"[,1]", "invalid at 1"},
                                                         {"[1 2]", "invalid at 3"},
                                                         {"[1}", "invalid at 2"},
                                                         {R"({"a":1,})", "invalid at 7"},
                                                         {R"({"a" 1})", "invalid at 5"},
                                                         {R"({"a":})", "invalid at 5"},
                                                         {R"({1:2})", "invalid at 1"},
                                                         {R"({"a":1]})", "invalid at 6"},
                                                         {"1 x", "invalid at 2"},
                                                         {"01", "invalid at 1"},
                                                         {"-", "invalid at 1"},
                                                         {"1.", "invalid at 2"},
                                                         {"1e+", "invalid at 3"},
                                                         {"nul!", "invalid at 3"},
                                                         {"tru", "invalid at 3"},
                                                         {"+1", "invalid at 0"},
                                                         {"\"a", "invalid at 2"},
                                                         {"\"a\n\"", "invalid at 2"},
                                                         {"\"\\x\"", "invalid at 2"},
                                                         {R"("\u12g4")", "invalid at 5"},
                                                         {R"("\uDC00")", "invalid at 7"},
                                                         {R"("\uD800")", "invalid at 7"},
                                                         {R"("\uD800\u0041")", "invalid at 13"},
                                                         {"\"\xff\"", "invalid at 1"},
                                                         {"\"\xc0\x80\"", "invalid at 1"}}) {
    EXPECT_EQ(written_again(example.text), example.read) << example.text;
  }
}

TEST(JsonReader, SaysTheSameAgainWhereItHasEnded) {
  JsonReader good("[]");
  for (const auto expected :
       {JsonToken::begin_array, JsonToken::end_array, JsonToken::end, JsonToken::end}) {
    EXPECT_EQ(good.next(), expected);
  }
  JsonReader bad("[;");
  for (const auto expected : {JsonToken::begin_array, JsonToken::invalid, JsonToken::invalid}) {
    EXPECT_EQ(bad.next(), expected);
  }
}

TEST(JsonReader, CountsWhatIsOpen) {
  JsonReader reader(R"([{"a":[]}])");
  std::vector<std::size_t> depths;
  for (JsonToken token = reader.next(); token != JsonToken::end; token = reader.next()) {
    depths.push_back(reader.depth());
  }
  EXPECT_EQ(depths, (std::vector<std::size_t>{1, 2, 2, 3, 2, 1, 0}));
}

TEST(JsonReader, DoesNotMindADeepText) {
  EXPECT_EQ(written_again(std::string(1'000'000, '[')), "invalid at 1000000");
}

// Pieces of JSON in any order: most are none, and the parser of another project has to agree.
RC_GTEST_PROP(JsonReader, TakesWhatAnotherParserTakes, (const std::vector<std::uint8_t>& numbers)) {
  static const std::vector<std::string> kPieces = {
      "{",       "}",    "[",  "]",  ",",     ":",    "\"a\"",    "\"",   "\\",      "u00e9",
      "\\u00e9", "1",    "-1", "0",  "1.5",   "e2",   " ",        "true", "t",       "\n",
      "null",    "\"\"", "b",  "\t", "false", "\x01", "\xc3\xa9", ".",    "{\"b\":", "],"};
  std::string text;
  for (const std::uint8_t number : numbers) text += kPieces[number % kPieces.size()];
  const bool taken = !written_again(text).starts_with("invalid");
  RC_ASSERT(taken == nlohmann::json::accept(text));
}

RC_GTEST_PROP(JsonReader, ReadsEveryTextThatIsWritten, (const std::vector<std::string>& texts)) {
  JsonWriter writer;
  writer.value(texts);
  RC_ASSERT(written_again(writer.text()) == writer.text());
}

}  // namespace
}  // namespace quadrille
