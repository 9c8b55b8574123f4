#include "quadrille/play/hint.h"

#include <algorithm>
#include <utility>

#include "quadrille/play/check.h"

namespace quadrille::play {
namespace {

bool keeps_marks(const Game& game) {
  return std::ranges::all_of(game.cells(), [](const CellState& state) {
    return state.digit != 0 || !state.centre.empty();
  });
}

Hint say(Hint::Kind kind, const logic::Explanation& why, std::vector<Cell> cells = {}) {
  return {.kind = kind, .levels = {why, why, why}, .cells = std::move(cells)};
}

Hint say_of_cells(Hint::Kind kind, const char* story, std::vector<Cell> cells) {
  const logic::Explanation why{story, {{"cells", logic::Cells{cells}}}};
  return say(kind, why, std::move(cells));
}

// The unit and digit of a rule that is about them.
std::vector<logic::Part> about(const logic::Layout& layout, logic::RuleId rule) {
  return {{"digit", logic::Digits{{layout.digit(rule)}}},
          {"unit", logic::Units{{layout.unit(rule)}}}};
}

Hint tell_conflict(const Game& game, const sudoku::Conflict& conflict) {
  std::vector<Cell> cells = {conflict.first, conflict.second};
  logic::Explanation why{"hint.conflict", about(game.layout(), conflict.rule)};
  why.parts.push_back({"cells", logic::Cells{cells}});
  return say(Hint::Kind::conflict, why, std::move(cells));
}

Hint tell_broken_rule(const Game& game, const sudoku::BrokenRule& broken) {
  using logic::Explanation;
  const sudoku::Constraint& rule = game.record().frame.constraints()->all()[broken.constraint];
  Explanation told{sudoku::message_of(rule.kind).key, {}};
  if (!rule.cells.empty()) {
    const auto& from = rule.head.empty() ? rule.cells : rule.head;
    told = {"constraint.at",
            {{"rule", std::vector<Explanation>{told}}, {"cell", logic::Cells{{from.front()}}}}};
    if (rule.values.size() == 1) {
      told.story = "constraint.at_value";
      told.parts.push_back({"value", std::uint64_t{rule.values.front()}});
    }
  }
  const Explanation why{
      "constraint.broken",
      {{"rule", std::vector<Explanation>{told}}, {"cells", logic::Cells{broken.cells}}}};
  return say(Hint::Kind::conflict,
             {"obstacle.told", {{"obstacles", std::vector<Explanation>{why}}}}, broken.cells);
}

Hint tell_broken(const Game& game, const logic::Position& position) {
  const logic::RuleId rule = position.dead_rules().front();
  logic::Explanation why{"hint.no_digit", {}};
  if (game.layout().is_cell(rule)) {
    why.parts = {{"cell", logic::Cells{{Cell{index(rule)}}}}};
  } else {
    why = {position.covered(rule) ? "hint.twice" : "hint.no_place", about(game.layout(), rule)};
  }
  return say(Hint::Kind::broken, why);
}

Hint tell_step(const Game& game, logic::Deduction deduction) {
  Hint hint{.kind = Hint::Kind::step};
  for (std::uint32_t level = 1; level <= logic::kHintLevels; ++level) {
    hint.levels[level - 1] = logic::explain_hint(game.layout(), deduction, level);
  }
  hint.cells = logic::cells_of(deduction.candidates);
  if (hint.cells.empty() && deduction.places) hint.cells.push_back(deduction.places->cell);
  hint.deduction = std::move(deduction);
  return hint;
}

}  // namespace

logic::Position position_of(const Game& game) {
  logic::Position position(game.digits(), game.shared_layout());
  if (!keeps_marks(game)) return position;
  for (Cell cell = 0; cell < game.cells().size(); ++cell) {
    for (std::uint32_t digit = 1; digit <= game.size(); ++digit) {
      if (game.cell(cell).digit != 0 || game.cell(cell).centre.has(digit)) continue;
      position.rule_out({cell, static_cast<Digit>(digit)});
    }
  }
  return position;
}

std::optional<Hint> find_obstacle(const Game& game) {
  if (game.complete()) return say(Hint::Kind::complete, {"hint.complete", {}});
  const Faults faults = find_faults(game);
  if (!faults.wrong.empty()) {
    return say_of_cells(Hint::Kind::wrong_digits, "hint.wrong_digits", faults.wrong);
  }
  if (!faults.conflicts.empty()) return tell_conflict(game, faults.conflicts.front());
  if (sudoku::constraints_of(game.record().frame) != nullptr && !faults.broken.empty())
    return tell_broken_rule(game, faults.broken.front());
  if (!faults.wrong_marks.empty() && keeps_marks(game)) {
    return say_of_cells(Hint::Kind::wrong_marks, "hint.wrong_marks", faults.wrong_marks);
  }
  const logic::Position position = position_of(game);
  if (!position.broken()) return std::nullopt;
  return tell_broken(game, position);
}

Hint find_hint(const Game& game, const logic::FindOptions& options) {
  if (auto obstacle = find_obstacle(game)) return *std::move(obstacle);
  logic::FindOptions find = options;
  using sudoku::Verdict;
  find.repertoire = find.repertoire.for_puzzle(game.solution() ? Verdict::one : Verdict::unknown);
  std::optional<logic::Deduction> deduction = logic::find_next(position_of(game), find);
  if (deduction) return tell_step(game, *std::move(deduction));
  return say(Hint::Kind::none, {"hint.none", {}});
}

std::vector<Cell> cells_shown(const Game& game, const Hint& hint, std::uint32_t level) {
  if (!hint.deduction || level > 1) return hint.cells;
  const logic::Focus focus = logic::focus_of(game.layout(), *hint.deduction);
  if (!focus.unit) return focus.cells;
  const auto cells = game.layout().cells(*focus.unit);
  return {cells.begin(), cells.end()};
}

Hint ask_hint(Game& game, const logic::FindOptions& options) {
  game.count_hint();
  return find_hint(game, options);
}

}  // namespace quadrille::play
