#include "quadrille/formats/exchange/board_parts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/rules/constraint.h"

namespace quadrille::sudoku {
namespace {

// "Normal sudoku rules apply." and the like, or nothing at all.
bool names_usual_rules(std::string_view words) {
  constexpr std::array<std::string_view, 6> kUsual = {"",
                                                      "normalsudokurules",
                                                      "normalsudokurulesapply",
                                                      "standardsudokurulesapply",
                                                      "classicsudokurulesapply",
                                                      "normalrulesapply"};
  std::string letters;
  for (const char byte : words) {
    const char letter = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
    constexpr std::string_view kBetween = " \t\r\n.!";
    if (kBetween.find(letter) == std::string_view::npos) letters += letter;
  }
  return std::ranges::find(kUsual, letters) != kUsual.end();
}

}  // namespace

void BoardParts::rule_out(Cell cell, Digit digit) {
  const std::size_t size = shape.size();
  if (marks.empty()) marks.assign(std::size_t{shape.cell_count()} * size, true);
  marks[cell * size + digit - 1] = false;
}

void BoardParts::leave_out(std::string_view name) {
  constexpr std::size_t kMostNames = 32;
  constexpr std::size_t kLongestName = 40;  // characters
  if (rules.left_out.size() == kMostNames) return;
  std::string shown = shortened(name, kLongestName);
  if (std::ranges::find(rules.left_out, shown) == rules.left_out.end()) {
    rules.left_out.push_back(std::move(shown));
  }
}

void BoardParts::leave_out(std::string_view name, std::size_t count) {
  if (count > 0) leave_out(fmt::format("{} ({})", name, count));
}

void BoardParts::tell_in_words(std::string_view words) {
  if (!names_usual_rules(words)) leave_out(kRulesInWords);
}

Result<Grid> BoardParts::board() const {
  Grid grid(shape, digits);
  if (!marks.empty()) grid.set_marks(marks);
  if (rules != ConstraintList{}) {
    Result<std::shared_ptr<const Constraints>> constraints = Constraints::of(shape, rules);
    if (!constraints) return on_first_line(constraints.error());
    grid.set_constraints(*constraints);
  }
  return grid;
}

Error on_first_line(const Error& error) { return error.at({1, 0}); }

std::optional<std::uint32_t> take_number(std::string_view& text, std::uint32_t most) {
  std::uint32_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc{} || number > most) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
  return number;
}

std::optional<std::uint32_t> number_in(std::string_view text, std::uint32_t most) {
  const std::optional<std::uint32_t> number = take_number(text, most);
  return text.empty() ? number : std::nullopt;
}

std::vector<std::string_view> words_of(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = text.find_first_not_of(separators);
    if (begin == std::string_view::npos) return words;
    const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    text.remove_prefix(end);
  }
}

std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

const Constraint* find_constraint(const Grid& grid, ConstraintKind kind) {
  if (grid.constraints() == nullptr) return nullptr;
  const auto found = std::ranges::find(grid.constraints()->all(), kind, &Constraint::kind);
  return found == grid.constraints()->all().end() ? nullptr : &*found;
}

Error no_place(std::string_view format, const Argument& found) {
  return {ErrorKind::exchange_place, {{"format", format}, {"found", found}}};
}

Result<void> keeps_rules(const Grid& grid, std::string_view format,
                         std::span<const ConstraintKind> kept) {
  if (grid.constraints() == nullptr) return {};
  const std::vector<std::string>& left_out = grid.constraints()->left_out();
  if (!left_out.empty() && !leaves_words_alone(grid))
    return no_place(format, quoted(left_out.front()));
  if (grid.constraints()->first_value() != 1) return no_place(format, quoted("first_value"));
  for (const Constraint& constraint : grid.constraints()->all()) {
    if (std::ranges::find(kept, constraint.kind) == kept.end()) {
      return no_place(format, quoted(name(constraint.kind)));
    }
  }
  return {};
}

Error wrong_member(std::string_view name, std::optional<std::size_t> number) {
  const std::string shown = number ? fmt::format("{} {}", name, *number) : std::string(name);
  return {ErrorKind::exchange_member, {{"name", quoted(shown)}}, {1, 0}};
}

}  // namespace quadrille::sudoku
