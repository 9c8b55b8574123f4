// JsonWriter: JSON as text, written piece by piece in the order in which it is read.
//   JsonWriter json;
//   json.begin_object().member("size", 9).key("cells").begin_array();
//   for (int cell = 0; cell < 81; ++cell) json.value(cell);
//   json.end_array().end_object();
//   use(json.text());   // {"size":9,"cells":[0,1,2,…]}
// Commas are its own business. A matrix of 25x25 is two megabytes of numbers: a tree of JSON values
// would take twenty times that before the first byte is written.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

#include "quadrille/base/natural.h"

namespace quadrille {

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

  // What is no UTF-8 in it becomes U+FFFD: JSON is Unicode, whatever anybody wrote.
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool flag) { return raw(flag ? "true" : "false"); }
  // As short as reads back the same, and always seen to be no whole number: 1.0, 0.1, 1e+30.
  // Infinity and what is not a number are null.
  JsonWriter& value(double number);
  JsonWriter& value(std::integral auto number) {
    separate();
    put(number);
    return *this;
  }
  // A string where it is too large for the numbers that most readers have: from 2^53 on.
  JsonWriter& value(const Natural& number) {
    constexpr std::uint64_t kLargest = std::uint64_t{1} << 53U;
    const std::optional<std::uint64_t> small = number.small();
    return small && *small < kLargest ? value(*small) : value(number.text());
  }
  JsonWriter& null() { return raw("null"); }

  // A list of what value() takes.
  template <std::ranges::input_range Values>
    requires(!std::convertible_to<const Values&, std::string_view>)
  JsonWriter& value(const Values& values) {
    begin_array();
    for (const auto& each : values) value(each);
    return end_array();
  }

  // null for nothing.
  template <class Value>
  JsonWriter& value(const std::optional<Value>& what) {
    return what ? value(*what) : null();
  }

  // JSON that is already made.
  // requires: one whole value
  JsonWriter& raw(std::string_view json) {
    separate();
    text_ += json;
    return *this;
  }

  template <class Value>
  JsonWriter& member(std::string_view name, const Value& what) {
    return key(name).value(what);
  }

  [[nodiscard]] const std::string& text() const { return text_; }

  // Both leave a writer that begins anew; clear() keeps its memory.
  [[nodiscard]] std::string take() {
    first_ = true;
    return std::exchange(text_, {});
  }
  void clear() {
    first_ = true;
    text_.clear();
  }

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
  // Most numbers are digits of a board, a single figure each.
  void put(std::integral auto number) {
    if (std::cmp_greater_equal(number, 0) && std::cmp_less(number, 10)) {
      text_ += static_cast<char>('0' + static_cast<int>(number));
      return;
    }
    char figures[24];
    const auto result = std::to_chars(figures, figures + sizeof figures, number);
    text_.append(figures, result.ptr);
  }

  std::string text_;
  bool first_ = true;  // nothing stands before the next value on its level
};

}  // namespace quadrille
