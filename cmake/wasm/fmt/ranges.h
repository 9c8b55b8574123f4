// The part of fmt/ranges.h that this project uses.
//   fmt::format("{}", fmt::join(numbers, ", "))
#pragma once

#include "fmt/format.h"

namespace fmt {

std::string join(const std::ranges::input_range auto& values, std::string_view separator) {
  std::string text;
  bool first = true;
  for (const auto& value : values) {
    if (!first) text += separator;
    first = false;
    text += fmt::format("{}", value);
  }
  return text;
}

}  // namespace fmt
