// Error: what is wrong, as data: its kind, the values that belong into the sentence, and the place.
//   Error error{ErrorKind::row_count, {{"rows", 9}, {"found", 7}}, {.line = 3}};
//   say(error.text());   // "line 3: expected 9 rows, found 7"
// The sentence of a kind is `error.row_count` in quadrille/languages/en.txt and its sisters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/message.h"

namespace quadrille {

class Language;

// Where in a text something is, counted from 1; 0 means "not known".
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

enum class ErrorKind : std::uint8_t {
  other,  // told by its own words, or by a sentence of a front end
  // Boards.
  no_board,
  another_board,
  board_count,
  board_size,
  too_large,
  row_limit,
  number_limit,
  title,
  cell_count,
  cell_or_mark_count,
  cell_count_for_size,
  cell_count_in_row,
  row_count,
  mark,
  symbol,
  number,
  character,
  line_too_long,
  empty_section,
  address,
  csv_quote,
  csv_column,
  // Boards in the formats of other programs.
  exchange_packed,
  exchange_unpacked,
  exchange_member,
  exchange_cell,
  exchange_number,
  exchange_remote,
  exchange_arrows,
  exchange_sums,
  exchange_place,
  // Solutions.
  solution_shape,
  solution_empty,
  solution_digit,
  solution_option,
  solution_twice,
  solution_uncovered,
  solution_bounds,
  solution_useless,
  solution_cost,
  not_a_solution,
  // Boards as JSON.
  json,
  json_end,
  json_depth,
  json_puzzle,
  json_numbers,
  json_mixed,
  json_digit,
  json_shapes,
  json_box,
  json_latin,
  json_regions,
  // Rules beyond rows, columns and boxes.
  rule_name,
  rule_without_cells,
  rule_cells,
  rule_values,
  rule_value,
  rule_board,
  rule_broken,
  has_rules,
  json_rules,
  // Boards that overlap.
  overlap_single,
  overlap_count,
  overlap_place,
  overlap_twice,
  overlap_missing,
  overlap_outside,
  overlap_several,
  // Boards that are not square, or have more digits than cells in a row.
  square,
  rectangle_size,
  rectangle_digits,
  rectangle_box,
  rectangle_open,
  json_rectangle,
  region_most,
  // Regions.
  no_regions,
  region_name,
  region_missing,
  region_letters_for_size,
  region_letters_in_row,
  region_count,
  region_full,
  region_size,
  region_cells,
  region_number,
  // Names that are chosen from.
  choice,
  technique,
  engine_processor,
  engine_board,
  // Puzzles to be made or compared.
  mask_character,
  mask_size,
  has_marks,
  digit_twice,
  canon_shape,
  clues_range,
  clues_cells,
  clues_few,
  clues_pattern,
  rating_range,
  rating_low,
  rating_high,
  rating_technique,
  mask_clues,
  mask_pattern,
  mask_lines,
  no_grid,
  stopped,
  level,
  level_pattern,
  level_clues,
  level_minimal,
  board_rating,
  // Puzzles to be rated.
  no_solution,
  several_solutions,
  slow,
  // Games.
  saved_box,
  saved_region,
  saved_number,
  saved_count,
  saved_cell,
  saved_digit,
  saved_allowed,
  saved_marks,
  saved_same,
  saved_given,
  saved_blank,
  saved_change,
  saved_name,
  saved_twice,
  saved_order,
  saved_end,
  link_character,
  link_version,
  link_empty,
  link_foreign,
  link_changed,
  // Exact-cover problems.
  no_items,
  second_bar,
  item_name,
  item_unnamed,
  item_twice,
  item_order,
  item_unknown,
  item_number,
  bounds,
  bounds_number,
  bounds_order,
  bounds_secondary,
  colour,
  no_colour,
  colour_number,
  option_twice,
  option_colour,
  option_useless,
  cost,
  no_primary,
  names_alike,
  at_most,
  figure,
  no_sets,
  set_name,
  set_twice,
  bracket,
  dimacs_header,
  dimacs_item,
  dimacs_rows,
  piece_none,
  piece_box,
  piece_second_box,
  piece_character,
  piece_setting,
  piece_twice,
  piece_unknown,
  figures,
};

inline constexpr std::size_t kErrorKindCount =
    std::size_t{1} + static_cast<std::size_t>(ErrorKind::figures);

// "row_count"
std::string_view name(ErrorKind kind);

struct Error {
  ErrorKind kind = ErrorKind::other;
  std::vector<NamedArgument> values = {};  // for the places of its sentence
  Place place = {};
  Argument subject = "";  // told before the sentence: "puzzle", "--mask"; mostly nothing

  // Implicit on purpose: a function that gives an Error says `return {kind, values};`.
  Error(ErrorKind what, std::vector<NamedArgument> parts = {}, Place where = {});  // NOLINT
  // In words of its own, which are English: what a program, and nobody else, can do wrong.
  Error(std::string_view message, Place where = {});  // NOLINT
  // By a sentence that only the front end knows.
  Error(Message message, Place where = {});  // NOLINT

  // The same at another place, or about something; who was there first has named it best.
  [[nodiscard]] Error at(Place where) const;
  [[nodiscard]] Error about(Argument what) const;

  // The sentence with its subject; told by text() with the place before it.
  [[nodiscard]] Message message() const;
  [[nodiscard]] Message placed_message() const;

  // In English: "expected 81 cells, found 82"; "line 3, column 82: expected 81 cells, found 82".
  [[nodiscard]] std::string sentence() const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::string sentence(const Language& language) const;
  [[nodiscard]] std::string text(const Language& language) const;
};

// What was found, for a sentence: a text in quotes, made safe to print.
Message quoted(std::string_view text);

// "line 3, column 82"
// requires: a line
Message message_of(Place place);

}  // namespace quadrille
