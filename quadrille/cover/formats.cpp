// Each format but Knuth's is told by its first line that is no comment, in a way in which Knuth's
// list of items cannot begin, or hardly would.
#include "quadrille/cover/formats.h"

#include <array>
#include <cassert>

#include "quadrille/cover/text.h"
#include "quadrille/cover/text/words.h"

namespace quadrille::cover {
namespace {

constexpr std::array<std::string_view, 4> kFormatNames = {"knuth", "rows", "sets", "dimacs"};

// The words of the first line that has any and is no comment.
std::vector<Word> first_words(std::string_view text, std::string_view comment_marks) {
  std::vector<Word> words;
  skip_byte_order_mark(text);
  while (!text.empty()) {
    split_words(take_line(text), words);
    if (!words.empty() && comment_marks.find(words.front().text.front()) == std::string_view::npos)
      return words;
  }
  return {};
}

bool looks_like_dimacs(std::string_view text) {
  std::vector<Word> words;
  skip_byte_order_mark(text);
  while (!text.empty()) {
    split_words(take_line(text), words);
    if (words.empty() || words.front().text == "c") continue;
    return is_dimacs_header(words);
  }
  return false;
}

// A = …, A: …, {…, a line that is all numbers and commas.
bool looks_like_sets(std::string_view text) {
  const std::vector<Word> words = first_words(text, "#|");
  if (words.empty()) return false;
  const std::string_view first = words.front().text;
  if (kOpening.find(first.front()) != std::string_view::npos) return true;
  if (words.size() == 1) {
    return first.find(',') != std::string_view::npos || first.find('=') != std::string_view::npos ||
           (first.back() == ':' && first.size() > 1);
  }
  if (first.back() == ',' || first.back() == '=' || first.back() == ':') return true;
  const std::size_t sign = first.find_first_of("=:");
  if (sign != std::string_view::npos && sign + 1 < first.size() &&
      kOpening.find(first[sign + 1]) != std::string_view::npos) {
    return true;  // A={1, 2}
  }
  const std::string_view second = words[1].text;
  return second == "=" || second == ":" || second == ":=";
}

}  // namespace

std::string_view name(ProblemFormat format) {
  return kFormatNames[static_cast<std::size_t>(format)];
}

ProblemFormat recognise(std::string_view text) {
  if (is_zero_one(text)) return ProblemFormat::rows;
  if (looks_like_dimacs(text)) return ProblemFormat::dimacs;
  return looks_like_sets(text) ? ProblemFormat::sets : ProblemFormat::knuth;
}

Result<Problem> read_any(std::string_view text) { return read_as(text, recognise(text)); }

Result<Problem> read_as(std::string_view text, ProblemFormat format) {
  switch (format) {
    case ProblemFormat::knuth:
      return read_problem(text);
    case ProblemFormat::rows:
      return read_zero_one(text);
    case ProblemFormat::sets:
      return read_sets(text);
    case ProblemFormat::dimacs:
      break;
  }
  return read_dimacs(text);
}

}  // namespace quadrille::cover
