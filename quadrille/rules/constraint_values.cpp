// The numbers of a constraint as they are typed.
#include <algorithm>
#include <charconv>
#include <optional>

#include "quadrille/rules/constraint_stroke.h"
#include "quadrille/rules/kinds/kind_row.h"

namespace quadrille::sudoku {
namespace {

// Whether its numbers are digits, which stand side by side on boards up to 9x9.
bool is_in_figures(ConstraintKind kind) {
  return rules::row_of(kind).values == rules::ValueKind::digits;
}

// The two of a pair: "1-3", or "13" on boards up to 9x9.
std::vector<std::string_view> halves_of(std::string_view word, bool small) {
  if (small && word.size() == 2) return {word.substr(0, 1), word.substr(1)};
  const std::size_t dash = std::min(word.find('-'), word.size());
  return {word.substr(0, dash), word.substr(std::min(dash + 1, word.size()))};
}

std::optional<std::uint32_t> number_in_word(std::string_view word) {
  std::uint32_t value = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), value);
  if (read.ec != std::errc() || read.ptr != word.data() + word.size()) return std::nullopt;
  return value;
}

}  // namespace

Result<std::vector<std::uint32_t>> parse_values(const Shape& shape, ConstraintKind kind,
                                                std::string_view text) {
  constexpr std::string_view kApart = " \t,;/";
  const bool small = shape.size() <= 9;
  const bool figures = small && is_in_figures(kind);
  std::vector<std::uint32_t> values;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(kApart), text.size()));
    if (text.empty()) return values;
    const std::string_view word =
        text.substr(0, figures ? 1 : std::min(text.find_first_of(kApart), text.size()));
    text.remove_prefix(word.size());
    const bool pair = kind == ConstraintKind::pair_sum || kind == ConstraintKind::no_sum;
    if (pair && (word == "V" || word == "v" || word == "X" || word == "x")) {
      values.push_back(word == "V" || word == "v" ? 5 : 10);
      continue;
    }
    std::vector<std::string_view> numbers = {word};
    if (is_of_pairs(kind)) numbers = halves_of(word, small);
    for (const std::string_view number : numbers) {
      const auto value = number_in_word(number);
      if (!value) {
        return Error{ErrorKind::rule_value,
                     {{"least", 0}, {"most", kMostConstraintValue}, {"found", quoted(word)}}};
      }
      values.push_back(*value);
    }
  }
}

std::string values_text(const Shape& shape, const Constraint& constraint) {
  const bool small = shape.size() <= 9;
  const bool figures = small && is_in_figures(constraint.kind);
  std::string text;
  for (std::size_t i = 0; i < constraint.values.size(); ++i) {
    const bool second = is_of_pairs(constraint.kind) && i % 2 == 1;
    const bool long_pair = second && std::max(constraint.values[i - 1], constraint.values[i]) > 9;
    if (second && (!small || long_pair)) text += '-';
    if (i > 0 && !second && !figures) text += '/';
    text += std::to_string(constraint.values[i]);
  }
  return text;
}

}  // namespace quadrille::sudoku
