#include "quadrille/base/error.h"

#include <array>
#include <cassert>
#include <utility>

#include "quadrille/base/language.h"
#include "quadrille/base/text.h"

namespace quadrille {
namespace {

// In the order of ErrorKind: the names by which the tables of sentences and the page know them.
constexpr std::array<std::string_view, kErrorKindCount> kNames = {
    "other",
    "no_board",
    "another_board",
    "board_count",
    "board_size",
    "too_large",
    "row_limit",
    "number_limit",
    "title",
    "cell_count",
    "cell_or_mark_count",
    "cell_count_for_size",
    "cell_count_in_row",
    "row_count",
    "mark",
    "symbol",
    "number",
    "character",
    "line_too_long",
    "empty_section",
    "address",
    "csv_quote",
    "csv_column",
    "exchange_packed",
    "exchange_unpacked",
    "exchange_member",
    "exchange_cell",
    "exchange_number",
    "exchange_remote",
    "exchange_arrows",
    "exchange_sums",
    "exchange_place",
    "solution_shape",
    "solution_empty",
    "solution_digit",
    "solution_option",
    "solution_twice",
    "solution_uncovered",
    "solution_bounds",
    "solution_useless",
    "solution_cost",
    "not_a_solution",
    "json",
    "json_end",
    "json_depth",
    "json_puzzle",
    "json_numbers",
    "json_mixed",
    "json_digit",
    "json_shapes",
    "json_box",
    "json_latin",
    "json_regions",
    "rule_name",
    "rule_without_cells",
    "rule_cells",
    "rule_values",
    "rule_value",
    "rule_board",
    "rule_broken",
    "has_rules",
    "json_rules",
    "overlap_single",
    "overlap_count",
    "overlap_place",
    "overlap_twice",
    "overlap_missing",
    "overlap_outside",
    "overlap_several",
    "square",
    "rectangle_size",
    "rectangle_digits",
    "rectangle_box",
    "rectangle_open",
    "json_rectangle",
    "region_most",
    "no_regions",
    "region_name",
    "region_missing",
    "region_letters_for_size",
    "region_letters_in_row",
    "region_count",
    "region_full",
    "region_size",
    "region_cells",
    "region_number",
    "choice",
    "technique",
    "engine_processor",
    "engine_board",
    "mask_character",
    "mask_size",
    "has_marks",
    "digit_twice",
    "canon_shape",
    "clues_range",
    "clues_cells",
    "clues_few",
    "clues_pattern",
    "rating_range",
    "rating_low",
    "rating_high",
    "rating_technique",
    "mask_clues",
    "mask_pattern",
    "mask_lines",
    "no_grid",
    "stopped",
    "level",
    "level_pattern",
    "level_clues",
    "level_minimal",
    "board_rating",
    "no_solution",
    "several_solutions",
    "slow",
    "saved_box",
    "saved_region",
    "saved_number",
    "saved_count",
    "saved_cell",
    "saved_digit",
    "saved_allowed",
    "saved_marks",
    "saved_same",
    "saved_given",
    "saved_blank",
    "saved_change",
    "saved_name",
    "saved_twice",
    "saved_order",
    "saved_end",
    "link_character",
    "link_version",
    "link_empty",
    "link_foreign",
    "link_changed",
    "no_items",
    "second_bar",
    "item_name",
    "item_unnamed",
    "item_twice",
    "item_order",
    "item_unknown",
    "item_number",
    "bounds",
    "bounds_number",
    "bounds_order",
    "bounds_secondary",
    "colour",
    "no_colour",
    "colour_number",
    "option_twice",
    "option_colour",
    "option_useless",
    "cost",
    "no_primary",
    "names_alike",
    "at_most",
    "figure",
    "no_sets",
    "set_name",
    "set_twice",
    "bracket",
    "dimacs_header",
    "dimacs_item",
    "dimacs_rows",
    "piece_none",
    "piece_box",
    "piece_second_box",
    "piece_character",
    "piece_setting",
    "piece_twice",
    "piece_unknown",
    "figures",
};
static_assert(!kNames.back().empty());

bool is_nothing(const Argument& argument) {
  const auto* text = std::get_if<std::string>(&argument.value);
  return text != nullptr && text->empty();
}

}  // namespace

std::string_view name(ErrorKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

Error::Error(ErrorKind what, std::vector<NamedArgument> parts, Place where)
    : kind(what), values(std::move(parts)), place(where) {}

Error::Error(std::string_view message, Place where) : values{{"message", message}}, place(where) {}

Error::Error(Message message, Place where)
    : values{{"message", std::move(message)}}, place(where) {}

Error Error::at(Place where) const {
  Error error = *this;
  error.place = where;
  return error;
}

Error Error::about(Argument what) const {
  Error error = *this;
  if (is_nothing(subject)) error.subject = std::move(what);
  return error;
}

Message Error::message() const {
  Message message("error." + std::string(name(kind)), values);
  if (kind == ErrorKind::other) {
    const auto* own = std::get_if<Message>(&values.front().argument.value);
    if (own != nullptr) message = *own;
  }
  if (is_nothing(subject)) return message;
  return {"error.about", {{"subject", subject}, {"error", std::move(message)}}};
}

Message Error::placed_message() const {
  if (place.line == 0) return message();
  return {"error.placed", {{"place", message_of(place)}, {"error", message()}}};
}

std::string Error::sentence() const { return sentence(english()); }
std::string Error::text() const { return text(english()); }
std::string Error::sentence(const Language& language) const { return language.tell(message()); }
std::string Error::text(const Language& language) const { return language.tell(placed_message()); }

Message quoted(std::string_view text) { return {"found.quoted", {{"text", printable(text)}}}; }

Message message_of(Place place) {
  assert(place.line > 0);
  if (place.column == 0) return {"place.line", {{"line", place.line}}};
  return {"place.line_column", {{"line", place.line}, {"column", place.column}}};
}

}  // namespace quadrille
