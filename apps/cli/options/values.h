// Values: options whose wrong values are answered by what was expected and what was found.
//   add_value(app, "--head", head, [](auto text) { return whole_number(text, 0, 1000); }, "N",
//   "…");
//   "--head: expected a whole number from 0 to 1000, found 'ten'"
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/options/options.h"
#include "quadrille/base/result.h"

namespace quadrille::cli {

Result<std::uint64_t> whole_number(std::string_view text, std::uint64_t least, std::uint64_t most);
// A positive decimal number.
Result<double> positive(std::string_view text, std::string_view what);

// As much of a text as a message shows, made printable.
std::string brief(std::string_view text);
// "found 'abc'", in brief.
std::string found(std::string_view text);
// "a, b or c"
std::string alternatives(const std::vector<std::string_view>& names);

template <class T>
using Choices = std::vector<std::pair<std::string_view, T>>;

template <class T>
std::vector<std::string_view> names(const Choices<T>& choices) {
  std::vector<std::string_view> result;
  for (const auto& [name, value] : choices) result.push_back(name);
  return result;
}

template <class T>
Result<T> one_of(std::string_view text, const Choices<T>& choices) {
  for (const auto& [name, value] : choices) {
    if (name == text) return value;
  }
  return Error{"expected " + alternatives(names(choices)) + ", " + found(text)};
}

// An option that takes one value. `parse` turns the text into a Result; `value_name` is how the
// value is called in --help ("N", "FILE", "one|two|three": completion goes by it).
template <class T, class Parse>
CLI::Option* add_value(CLI::App& app, const std::string& option_names, T& target,
                       const Parse& parse, const std::string& value_name, const std::string& help) {
  return add_text(
      app, option_names,
      [&target, parse](const std::string& text) -> std::optional<Error> {
        auto value = parse(text);
        if (!value) return value.error();
        target = *std::move(value);
        return std::nullopt;
      },
      value_name, help);
}

template <class T>
CLI::Option* add_choice(CLI::App& app, const std::string& option_names, T& target,
                        const Choices<T>& choices, const std::string& help) {
  return add_value(
      app, option_names, target, [choices](std::string_view text) { return one_of(text, choices); },
      fmt::format("{}", fmt::join(names(choices), "|")), help);
}

}  // namespace quadrille::cli
