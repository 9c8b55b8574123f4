// Ansi: the few ways in which text is set off in a terminal.
//   paint(out, "7", ansi::kBold, style.colour);   // plain "7" where no colour is wanted
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace quadrille::render {

namespace ansi {
inline constexpr std::string_view kPlain;
inline constexpr std::string_view kBold = "\x1b[1m";
inline constexpr std::string_view kDim = "\x1b[2m";
inline constexpr std::string_view kCyan = "\x1b[36m";
inline constexpr std::string_view kRed = "\x1b[31m";
inline constexpr std::string_view kBoldRed = "\x1b[1;31m";
inline constexpr std::string_view kReset = "\x1b[0m";
// One for each family of items; they begin again after the last.
inline constexpr std::array<std::string_view, 4> kFamilies = {"\x1b[1;36m", "\x1b[1;32m",
                                                              "\x1b[1;33m", "\x1b[1;35m"};
}  // namespace ansi

inline void paint(std::string& out, std::string_view text, std::string_view ink, bool colour) {
  if (!colour || ink.empty()) {
    out += text;
    return;
  }
  out += ink;
  out += text;
  out += ansi::kReset;
}

}  // namespace quadrille::render
