// JsonWriter: JSON as text, written piece by piece in the order in which it is read.
//   JsonWriter json;
//   json.begin_object().member("size", 9).key("cells").begin_array();
//   for (int cell : cells) json.value(cell);
//   json.end_array().end_object();
//   json.text()   // {"size":9,"cells":[…]}
// Commas are its own business. A matrix of 25x25 is two megabytes of numbers: a tree of JSON values
// would take twenty times that before the first byte is written.
#pragma once

#include <charconv>
#include <concepts>
#include <ranges>
#include <string>
#include <string_view>

namespace quadrille::web {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return begin('{'); }
  JsonWriter& end_object() { return end('}'); }
  JsonWriter& begin_array() { return begin('['); }
  JsonWriter& end_array() { return end(']'); }

  // requires: inside an object, followed by its value
  JsonWriter& key(std::string_view name) {
    value(name);
    text_ += ':';
    first_ = true;
    return *this;
  }

  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool flag);
  JsonWriter& value(double number);
  JsonWriter& value(std::integral auto number) {
    separate();
    char digits[24];
    const auto result = std::to_chars(digits, digits + sizeof digits, number);
    text_.append(digits, result.ptr);
    return *this;
  }
  JsonWriter& null();

  // A list of what value() takes.
  template <std::ranges::input_range Values>
    requires(!std::convertible_to<Values, std::string_view>)
  JsonWriter& value(const Values& values) {
    begin_array();
    for (const auto& each : values) value(each);
    return end_array();
  }

  template <class Value>
  JsonWriter& member(std::string_view name, const Value& what) {
    return key(name).value(what);
  }

  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  JsonWriter& begin(char bracket) {
    separate();
    text_ += bracket;
    first_ = true;
    return *this;
  }
  JsonWriter& end(char bracket) {
    text_ += bracket;
    first_ = false;
    return *this;
  }
  void separate() {
    if (!first_) text_ += ',';
    first_ = false;
  }

  std::string text_;
  bool first_ = true;  // nothing stands before the next value on its level
};

}  // namespace quadrille::web
