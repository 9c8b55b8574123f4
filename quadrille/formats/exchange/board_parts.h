// BoardParts: what the readers of other programs' formats find, on its way to a board.
//   BoardParts parts(*Shape::boxes(3, 3));
//   parts.digits[4] = 7;
//   parts.rules.constraints.push_back({.kind = ConstraintKind::antiknight});
//   return parts.board();
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {

struct BoardParts {
  Shape shape;
  std::vector<Digit> digits;
  std::vector<bool> marks = {};  // nothing: every cell may take every digit
  ConstraintList rules = {};

  explicit BoardParts(Shape board) : shape(std::move(board)), digits(shape.cell_count(), 0) {}

  // The cell may not take the digit.
  // requires: a cell and a digit of the board
  void rule_out(Cell cell, Digit digit);
  // Notes the name of something for which there is no constraint, each name once. Only so many
  // names are kept, and only the beginning of a long one, as a text may be hostile.
  void leave_out(std::string_view name);
  // So many drawings of a kind: "line (3)". Nothing where there are none.
  void leave_out(std::string_view name, std::size_t count);
  // The rules in words, unless they only name the usual ones.
  void tell_in_words(std::string_view words);

  [[nodiscard]] Result<Grid> board() const;
};

// The error at the beginning of the text: inside of it nobody can count.
Error on_first_line(const Error& error);

// The whole text as a number; nothing where it is none, or above `most`.
std::optional<std::uint32_t> number_in(std::string_view text, std::uint32_t most = UINT32_MAX);
// The number that the text begins with, which is taken off it.
std::optional<std::uint32_t> take_number(std::string_view& text, std::uint32_t most = UINT32_MAX);

// The words of a text, between any of the separators; those without a letter are none.
std::vector<std::string_view> words_of(std::string_view text, std::string_view separators);

// Without the blanks and line breaks around it.
std::string_view without_blanks(std::string_view text);

// The constraint of that kind, the first one; none where the board has none.
const Constraint* find_constraint(const Grid& grid, ConstraintKind kind);
// What a format has no place for.
Error no_place(std::string_view format, const Argument& found);
// An error for the first rule of another kind than these, or for a name that was left out when the
// board was read: the format would lose them without saying so.
Result<void> keeps_rules(const Grid& grid, std::string_view format,
                         std::span<const ConstraintKind> kept);

// "killercage 3", "grid": what is wrong there.
Error wrong_member(std::string_view name, std::optional<std::size_t> number = std::nullopt);

}  // namespace quadrille::sudoku
