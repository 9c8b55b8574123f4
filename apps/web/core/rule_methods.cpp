// The methods called rules.…: further rules set on a board by drawing, what they leave open, and
// new puzzles that have some.
#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/web/core/boards.h"
#include "apps/web/core/methods.h"
#include "apps/web/core/rules_view.h"
#include "quadrille/create/rules_level.h"
#include "quadrille/create/true_candidates.h"
#include "quadrille/rules/constraint_stroke.h"

namespace quadrille::web {
namespace {

using sudoku::Cell;
using sudoku::Constraint;
using sudoku::ConstraintKind;
using sudoku::ConstraintList;
using sudoku::Digit;
using sudoku::Grid;

constexpr std::uint64_t kMostSecondsOfCandidates = 3600;

// In the order of Gesture.
constexpr std::array<std::string_view, 8> kGestureNames = {"board", "cells",  "pairs", "block",
                                                           "area",  "copies", "line",  "outside"};

ConstraintList list_of(const Grid& grid) {
  return grid.constraints() ? grid.constraints()->list() : ConstraintList();
}

// A board whose last rule was taken away is one without rules.
Result<void> write_with_rules(JsonWriter& json, Grid grid, ConstraintList list) {
  const bool plain = list == ConstraintList();
  auto rules = sudoku::Constraints::of(grid.shape(), std::move(list));
  if (!rules) return rules.error();
  grid.set_constraints(plain ? nullptr : *std::move(rules));
  json.begin_object().key("board");
  write_board(json, grid);
  json.end_object();
  return {};
}

// The kinds that the board can have.
Result<void> kinds(Session& session, const Json& payload, JsonWriter& json) {
  const auto shape = shape_in(payload, "shape");
  if (!shape) return shape.error();
  json.begin_object().key("kinds").begin_array();
  for (std::size_t i = 0; i < sudoku::kConstraintKinds; ++i) {
    const auto kind = static_cast<ConstraintKind>(i);
    if (!fits_board(*shape, kind)) continue;
    json.begin_object().member("name", name(kind));
    json.member("text", language_of(session).tell(message_of(kind)));
    json.member("gesture", kGestureNames[static_cast<std::size_t>(sudoku::gesture_of(kind))]);
    json.member("takesNumber", form_of(kind).most_values > 0);
    json.member("usual", value_of(*shape, {.kind = kind}));
    json.end_object();
  }
  json.end_array().end_object();
  return {};
}

Result<void> list(Session& session, const Json& payload, JsonWriter& json) {
  const auto grid = board_in(payload, "board");
  if (!grid) return grid.error();
  json.begin_object().key("rules").begin_array();
  for (const Constraint& it : list_of(*grid).constraints) {
    std::vector<Cell> cells = it.head;
    cells.insert(cells.end(), it.cells.begin(), it.cells.end());
    json.begin_object().member("kind", name(it.kind));
    json.member("text", language_of(session).tell(message_of(grid->shape(), it)));
    json.member("cells", cells).end_object();
  }
  json.end_array().member("leftOut", tell_left_out(language_of(session), *grid)).end_object();
  return {};
}

// What is there already and is drawn once more goes away.
ConstraintList with_drawn(ConstraintList list, std::vector<Constraint> made) {
  auto& all = list.constraints;
  const auto is_old = [&](const Constraint& it) { return std::ranges::find(all, it) != all.end(); };
  if (std::ranges::all_of(made, is_old)) {
    std::erase_if(all,
                  [&](const Constraint& it) { return std::ranges::find(made, it) != made.end(); });
    return list;
  }
  for (Constraint& each : made) put_constraint(list, std::move(each));
  return list;
}

// A stroke over these cells, and where a copy of them was placed. An area may have several parts:
// nothing between them belongs to it.
sudoku::ConstraintStroke stroke_over(const sudoku::Shape& shape, ConstraintKind kind,
                                     const std::vector<Cell>& cells,
                                     const std::vector<Cell>& copy) {
  sudoku::ConstraintStroke stroke(shape, kind);
  const sudoku::Gesture gesture = sudoku::gesture_of(kind);
  if (gesture == sudoku::Gesture::area || gesture == sudoku::Gesture::copies) {
    stroke.resume({.kind = kind, .cells = cells});
    if (!copy.empty()) stroke.place_copy(copy.front());
  } else {
    for (const Cell cell : cells) stroke.extend(cell);
  }
  return stroke;
}

Result<void> draw(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto grid = board_in(payload, "board");
  if (!grid) return grid.error();
  const sudoku::Shape& shape = grid->shape();
  const auto named = text_in(payload, "kind");
  if (!named) return named.error();
  const auto kind = sudoku::parse_constraint_kind(*named);
  if (!kind) return kind.error();
  const auto cells = numbers_in(payload, "cells", shape.cell_count());
  if (!cells) return cells.error();
  const auto copy = numbers_in(payload, "copy", shape.cell_count());
  if (!copy) return copy.error();
  const auto numbers = text_in(payload, "numbers");
  if (!numbers) return numbers.error();
  const auto values = parse_values(shape, *kind, *numbers);
  if (!values) return values.error();
  const sudoku::ConstraintStroke stroke = stroke_over(shape, *kind, *cells, *copy);
  std::vector<Constraint> made = stroke.constraints();
  // What a stroke has too few cells for is said of it. A clue outside needs two that show its line.
  if (made.empty() && is_outside(*kind)) {
    return Error{ErrorKind::rule_cells, {{"least", 2}, {"found", 1}}}.about(name(*kind));
  }
  if (made.empty()) made = {{.kind = *kind, .cells = stroke.cells()}};
  for (Constraint& each : made) {
    each.values = *values;
    if (const auto checked = check(shape, each); !checked) return checked.error();
  }
  return write_with_rules(json, *grid, with_drawn(list_of(*grid), std::move(made)));
}

Result<void> remove(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto grid = board_in(payload, "board");
  if (!grid) return grid.error();
  ConstraintList list = list_of(*grid);
  const std::size_t count = list.constraints.size();
  if (count == 0) return Error{ErrorKind::json_rules};
  const auto place = number_in(payload, "place", 0, count - 1);
  if (!place) return place.error();
  list.constraints.erase(list.constraints.begin() + static_cast<std::ptrdiff_t>(*place));
  return write_with_rules(json, *grid, std::move(list));
}

void write_true_digits(JsonWriter& json, const Grid& grid, const create::TrueCandidates& found) {
  json.begin_array();
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    json.begin_array();
    for (std::uint32_t digit = 1; digit <= grid.size(); ++digit) {
      if (found.count(cell, static_cast<Digit>(digit)) > 0) json.value(digit);
    }
    json.end_array();
  }
  json.end_array();
}

// Long: tells those that were found so far.
Result<void> candidates(Session& session, const Json& payload, JsonWriter& json) {
  const auto grid = board_in(payload, "board");
  if (!grid) return grid.error();
  const auto seconds = number_in(payload, "seconds", 0, kMostSecondsOfCandidates);
  if (!seconds) return seconds.error();
  Stop stop;
  end_after(stop, static_cast<double>(*seconds));
  create::TrueCandidates found(*grid, {.stop = &stop});
  const std::chrono::duration<double> pause(kReportEvery);
  auto next = std::chrono::steady_clock::now() + pause;
  while (found.advance()) {
    if (std::chrono::steady_clock::now() < next) continue;
    next = std::chrono::steady_clock::now() + pause;
    JsonWriter digits;
    write_true_digits(digits, *grid, found);
    constexpr double kWhole = 1000;
    session.report({.done = static_cast<std::uint64_t>(found.progress() * kWhole),
                    .of = static_cast<std::uint64_t>(kWhole),
                    .text = digits.take()});
  }
  json.begin_object().key("digits");
  write_true_digits(json, *grid, found);
  json.member("complete", found.complete()).end_object();
  return {};
}

// A new puzzle with rules as on the command line, "thermo:4,arrow:3", of a level or an easier one.
Result<void> generate(Session& /*session*/, const Json& payload, JsonWriter& json) {
  auto shape = shape_in(payload, "shape");
  if (!shape) return shape.error();
  const auto text = text_in(payload, "rules");
  if (!text) return text.error();
  auto wishes = create::parse_rule_wishes(*text);
  if (!wishes) return wishes.error();
  const auto named = text_in(payload, "level");
  if (!named) return named.error();
  const auto level = logic::parse_level(*named);
  if (!level) return level.error();
  if (std::ranges::find(create::kRulesLevels, *level) == create::kRulesLevels.end()) {
    return Error("expected easy, medium or hard, found '" + *named + "'");
  }
  const auto seed = number_in(payload, "seed", 0, kLargestSeed);
  if (!seed) return seed.error();
  const create::RulesSpec spec{.shape = *std::move(shape), .wishes = *std::move(wishes)};
  const auto made = create::generate_with_rules_at(spec, *level, *seed);
  if (!made) return made.error();
  json.begin_object().key("board");
  write_board(json, made->puzzle);
  json.member("level", name(made->level)).end_object();
  return {};
}

constexpr std::array kRuleMethods = {
    NamedMethod{"rules.kinds", kinds},
    NamedMethod{"rules.list", list},
    NamedMethod{"rules.draw", draw},
    NamedMethod{"rules.remove", remove},
    NamedMethod{"rules.candidates", candidates},
    NamedMethod{"rules.generate", generate},
};

}  // namespace

std::span<const NamedMethod> rule_methods() { return kRuleMethods; }

}  // namespace quadrille::web
