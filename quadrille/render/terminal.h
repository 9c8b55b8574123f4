// Terminal: text set off by colours, and sentences cut into lines.
//   std::string out;
//   render::paint(out, "7", render::ansi::kBold, true);   // plain "7" where no colour is wanted
//   render::wrap("a long sentence", 8);                   // {"a long", "sentence"}
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

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

// Lines of at most `columns` bytes, for text of one byte a character; a word that is longer has a
// line of its own. They point into `text`.
inline std::vector<std::string_view> wrap(std::string_view text, std::size_t columns) {
  std::vector<std::string_view> lines;
  while (text.size() > columns) {
    std::size_t end = text.rfind(' ', columns);
    if (end == std::string_view::npos || end == 0) end = text.find(' ', 1);
    if (end == std::string_view::npos) break;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(text.find_first_not_of(' ', end), text.size()));
  }
  if (!text.empty()) lines.push_back(text);
  return lines;
}

}  // namespace quadrille::render
