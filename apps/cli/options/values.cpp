#include "apps/cli/options/values.h"

#include <charconv>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "quadrille/base/text.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kLongestShown = 40;

// The whole text as a number, or nothing.
template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const char* begin = text.data();
  const char* end = begin + text.size();
  const auto [stopped, error] = std::from_chars(begin, end, value);
  if (error != std::errc{} || stopped != end) return std::nullopt;
  return value;
}

}  // namespace

Result<std::uint64_t> whole_number(std::string_view text, std::uint64_t least, std::uint64_t most) {
  const auto value = number<std::uint64_t>(text);
  if (value && *value >= least && *value <= most) return *value;
  if (most == UINT64_MAX) {
    return Error{fmt::format("expected a whole number from {}, {}", least, found(text))};
  }
  return Error{fmt::format("expected a whole number from {} to {}, {}", least, most, found(text))};
}

Result<double> positive(std::string_view text, std::string_view what) {
  const auto value = number<double>(text);
  if (value && std::isfinite(*value) && *value > 0) return *value;
  return Error{fmt::format("expected {}, {}", what, found(text))};
}

std::string brief(std::string_view text) { return shortened(text, kLongestShown); }

std::string found(std::string_view text) { return fmt::format("found '{}'", brief(text)); }

std::string alternatives(const std::vector<std::string_view>& names) {
  std::string result;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) result += i + 1 == names.size() ? " or " : ", ";
    result += names[i];
  }
  return result;
}

}  // namespace quadrille::cli
