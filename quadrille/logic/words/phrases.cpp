#include "quadrille/logic/words/phrases.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace quadrille::logic {

std::string join(std::span<const std::string> parts, std::string_view last) {
  if (parts.size() < 2) return parts.empty() ? "" : parts.front();
  return fmt::format("{} {} {}", fmt::join(parts.first(parts.size() - 1), ", "), last,
                     parts.back());
}

std::vector<Cell> cells_of(std::span<const Placement> options) {
  std::vector<Cell> cells;
  for (const Placement& option : options) {
    if (std::ranges::find(cells, option.cell) == cells.end()) cells.push_back(option.cell);
  }
  return cells;
}

std::vector<Digit> digits_of(std::span<const Placement> options) {
  std::vector<Digit> digits;
  for (const Placement& option : options) {
    if (std::ranges::find(digits, option.digit) == digits.end()) digits.push_back(option.digit);
  }
  std::ranges::sort(digits);
  return digits;
}

std::vector<Digit> digits_at(std::span<const Placement> options, Cell cell) {
  std::vector<Placement> here;
  std::ranges::copy_if(options, std::back_inserter(here),
                       [&](const Placement& option) { return option.cell == cell; });
  return digits_of(here);
}

std::string phrase(const Layout& layout, std::span<const Cell> cells) {
  std::vector<std::string> parts;
  for (const Cell cell : cells) parts.push_back(layout.name(cell));
  return join(parts);
}

std::string phrase(std::span<const Digit> digits, std::string_view last) {
  std::vector<std::string> parts;
  for (const Digit digit : digits) parts.push_back(std::to_string(digit));
  return join(parts, last);
}

std::string phrase_units(const Layout& layout, std::span<const RuleId> rules) {
  std::string first = layout.unit_name(layout.unit(rules.front()));
  if (rules.size() == 1) return first;
  std::vector<std::string> numbers;
  for (const RuleId rule : rules) {
    numbers.push_back(std::to_string(layout.unit(rule) % layout.size() + 1));
  }
  return fmt::format("{}s {}", first.substr(0, first.find(' ')), join(numbers));
}

std::string phrase_options(const Layout& layout, std::span<const Placement> options) {
  std::vector<std::string> parts;
  for (const Placement& option : options) {
    parts.push_back(sudoku::placement_name(layout.shape(), option));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string phrase_rules(const Layout& layout, std::span<const RuleId> rules) {
  std::vector<std::string> parts;
  for (const RuleId rule : rules) parts.push_back(layout.name(rule));
  return fmt::format("{} {}", rules.size() == 1 ? "item" : "items", fmt::join(parts, ", "));
}

}  // namespace quadrille::logic
