#include "quadrille/sudoku/plain_lines.h"

#include <algorithm>

namespace quadrille::sudoku {
namespace {

// Without a branch, so that it is done 16 characters at a time.
bool has_plain_characters(const char* text) {
  unsigned char wrong = 0;
  for (std::size_t i = 0; i < kPlainBoard; ++i) {
    const auto character = static_cast<unsigned char>(text[i]);
    const auto digit = static_cast<unsigned char>(character - '0');
    wrong |= static_cast<unsigned char>(static_cast<int>(digit > 9) &
                                        static_cast<int>(character != '.'));
  }
  return wrong == 0;
}

}  // namespace

bool is_plain_board(std::string_view text) {
  return text.size() == kPlainBoard && has_plain_characters(text.data());
}

PlainCount count_plain_lines(std::string_view text, std::size_t most) {
  PlainCount count;
  const std::string_view line_break =
      text.substr(std::min(text.size(), kPlainBoard)).starts_with("\r\n") ? "\r\n" : "\n";
  count.stride = kPlainBoard + line_break.size();
  while (count.lines < most && text.size() >= count.stride &&
         text.substr(kPlainBoard, line_break.size()) == line_break &&
         has_plain_characters(text.data())) {
    ++count.lines;
    text.remove_prefix(count.stride);
  }
  return count;
}

}  // namespace quadrille::sudoku
