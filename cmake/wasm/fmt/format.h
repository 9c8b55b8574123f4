// A stand-in for fmt in WebAssembly, where code has to be fetched before it runs. It has what this
// project uses of fmt, by the same names and with the same results, in a tenth of the code.
//   fmt::format("{} of {:.2f}", 7, 0.125)   // "7 of 0.12"
// tests/format_test.cpp holds both against the same table. A format that is not understood here, or
// that has no argument, does not compile.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>

namespace fmt {
namespace detail {

// What stands between the braces behind the colon.
struct Spec {
  bool zeros = false;  // in front of a number, instead of blanks
  bool nested_width = false;
  std::uint32_t width = 0;
  std::int32_t precision = -1;
  char type = 0;
};

// One "{…}", and the format behind it.
struct Field {
  std::int32_t index = -1;  // of the argument; -1 for the next one
  Spec spec = {};
  const char* end = nullptr;
};

constexpr bool is_figure(char character) { return character >= '0' && character <= '9'; }

constexpr const char* parse_number(const char* at, std::uint32_t& number) {
  for (; is_figure(*at); ++at) number = number * 10 + static_cast<std::uint32_t>(*at - '0');
  return at;
}

// Whatever it does not understand is an end of nullptr.
// requires: a format that a '\0' follows, and a place behind a brace
constexpr Field parse_field(const char* at) {
  Field field;
  std::uint32_t number = 0;
  if (is_figure(*at)) {
    at = parse_number(at, number);
    field.index = static_cast<std::int32_t>(number);
  }
  if (*at == ':') {
    ++at;
    if (*at == '0') field.spec.zeros = true;
    if (*at == '{' && at[1] == '}') {
      field.spec.nested_width = true;
      at += 2;
    } else {
      at = parse_number(at, field.spec.width);
    }
    if (*at == '.') {
      number = 0;
      at = parse_number(at + 1, number);
      field.spec.precision = static_cast<std::int32_t>(number);
    }
    for (const char type : {'x', 'X', 'f', 'g'}) {
      if (*at == type) field.spec.type = *at++;
    }
  }
  const bool is_real = field.spec.type == 'f' || field.spec.type == 'g';
  if (*at == '}' && !(is_real && field.spec.width > 0)) field.end = at + 1;
  return field;
}

void not_understood();  // no constant: called where a format is checked, it does not compile

// A format for so many arguments.
template <std::size_t kArguments>
struct Format {
  template <std::size_t kSize>
  consteval Format(const char (&literal)[kSize]) : text(literal, kSize - 1) {
    std::size_t used = 0;
    for (const char* at = literal; *at != 0;) {
      if (*at != '{' && *at != '}') {
        ++at;
      } else if (*at == at[1]) {
        at += 2;
      } else {
        const Field field = parse_field(at + 1);
        if (*at == '}' || field.end == nullptr) not_understood();
        used += field.index < 0 ? 1 : 0;
        used += field.spec.nested_width ? 1 : 0;
        if (used > kArguments || field.index >= static_cast<std::int32_t>(kArguments)) {
          not_understood();
        }
        at = field.end;
      }
    }
  }
  std::string_view text;
};

union Value {
  std::uint64_t whole;  // also of negative numbers
  double real;
  struct {
    const char* begin;
    std::size_t size;
  } text;
};

// A value, and how it is written.
struct Argument {
  Value value;
  void (*write)(std::string& out, const Value& value, const Spec& spec);
};

void write_unsigned(std::string& out, const Value& value, const Spec& spec);
void write_signed(std::string& out, const Value& value, const Spec& spec);
void write_real(std::string& out, const Value& value, const Spec& spec);
void write_text(std::string& out, const Value& value, const Spec& spec);

inline Argument text_argument(std::string_view text) {
  return {{.text = {text.data(), text.size()}}, write_text};
}

template <class T>
Argument argument(const T& value) {
  if constexpr (std::same_as<T, bool>) {
    return text_argument(value ? "true" : "false");
  } else if constexpr (std::same_as<T, char>) {
    return text_argument({&value, 1});
  } else if constexpr (std::unsigned_integral<T>) {
    return {{.whole = value}, write_unsigned};
  } else if constexpr (std::signed_integral<T>) {
    return {{.whole = static_cast<std::uint64_t>(std::int64_t{value})}, write_signed};
  } else if constexpr (std::floating_point<T>) {
    return {{.real = value}, write_real};
  } else {
    return text_argument(value);
  }
}

// requires: a format that was checked, and its arguments
void write(std::string& out, std::string_view format, const Argument* arguments);

}  // namespace detail

template <class... T>
using format_string = detail::Format<sizeof...(T)>;

template <class... T>
std::string format(format_string<T...> format, const T&... values) {
  const detail::Argument arguments[] = {detail::argument(values)..., {}};
  std::string out;
  detail::write(out, format.text, arguments);
  return out;
}

template <class... T>
std::back_insert_iterator<std::string> format_to(std::back_insert_iterator<std::string> out,
                                                 format_string<T...> format, const T&... values) {
  for (const char character : fmt::format(format, values...)) *out++ = character;
  return out;
}

template <class... T>
void print(std::FILE* file, format_string<T...> format, const T&... values) {
  const std::string text = fmt::format(format, values...);
  std::fwrite(text.data(), 1, text.size(), file);
}
template <class... T>
void print(format_string<T...> format, const T&... values) {
  fmt::print(stdout, format, values...);
}

}  // namespace fmt
