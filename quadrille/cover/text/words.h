// Words: what the readers of problems share: lines, and their words with the places where they are.
//   std::vector<Word> words;
//   while (!text.empty()) split_words(take_line(text), words);
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "quadrille/base/error.h"
#include "quadrille/base/text.h"

namespace quadrille::cover {

inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

inline void skip_byte_order_mark(std::string_view& text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
}

constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

// Takes the first line off the text.
inline std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

// A word of a line, with the column at which it begins.
struct Word {
  std::string_view text;
  std::size_t column;  // from 1
};

void split_words(std::string_view line, std::vector<Word>& words);

// A name as it can stand in an error: cut, so that a line of junk stays readable.
inline Message shown(std::string_view name) { return quoted(shortened(name, 41)); }

// Brackets that sets may stand in, and those that close them, in the same order.
inline constexpr std::string_view kOpening = "{[(";
inline constexpr std::string_view kClosing = "}])";

// "p ec 7 6"
bool is_dimacs_header(std::span<const Word> words);

}  // namespace quadrille::cover
