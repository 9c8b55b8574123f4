#include "apps/web/core/json_writer.h"

#include <array>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace quadrille::web {
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
  json.begin_array().value(UINT64_MAX).value(INT64_MIN).value(0.1).end_array();
  EXPECT_EQ(json.text(), "[18446744073709551615,-9223372036854775808,0.1]");
}

TEST(JsonWriter, HasNullForWhatJsonCannotCount) {
  JsonWriter json;
  json.begin_array().value(std::numeric_limits<double>::infinity());
  json.value(std::numeric_limits<double>::quiet_NaN()).end_array();
  EXPECT_EQ(json.text(), "[null,null]");
}

RC_GTEST_PROP(JsonWriter, AnyTextIsReadBackAsItWas, (const std::string& bytes)) {
  std::string text = bytes;
  for (char& each : text) each = static_cast<char>(static_cast<unsigned char>(each) & 0x7FU);
  JsonWriter json;
  json.value(text);
  RC_ASSERT(nlohmann::json::parse(json.text(), nullptr, false) == text);
}

}  // namespace
}  // namespace quadrille::web
