#include "quadrille/formats/text/json_array.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kBlanksInLine = " \t\r";

}  // namespace

std::optional<std::size_t> begin_of_array(std::string_view line) {
  std::size_t begin = line.find_first_not_of(kBlanksInLine);
  if (begin == std::string_view::npos) return std::nullopt;
  if (line[begin] != '[') {
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    begin = line.find_first_not_of(kBlanksInLine, equals + 1);
    if (begin == std::string_view::npos || line[begin] != '[') return std::nullopt;
  }
  // A letter behind the bracket makes a heading, unless it is that of null.
  const std::size_t next = line.find_first_not_of(kBlanksInLine, begin + 1);
  if (next == std::string_view::npos || line.substr(next).starts_with("null")) return begin;
  constexpr std::string_view kFirst = "[]\"'0123456789";
  return kFirst.find(line[next]) != std::string_view::npos ? std::optional(begin) : std::nullopt;
}

void JsonBrackets::add(std::string_view line) {
  for (const char byte : line) {
    if (byte == '"' || byte == '\'') quoted_ = !quoted_;
    if (quoted_) continue;
    if (byte == '[') ++depth_;
    if (byte == ']' && depth_ > 0) --depth_;
  }
  quoted_ = false;  // a text ends with its line
}

}  // namespace quadrille::sudoku
