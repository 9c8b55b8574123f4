#include "quadrille/play/hint.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "quadrille/logic/words/phrases.h"
#include "quadrille/play/check.h"

namespace quadrille::play {
namespace {

bool keeps_marks(const Game& game) {
  return std::ranges::all_of(game.cells(), [](const CellState& state) {
    return state.digit != 0 || !state.centre.empty();
  });
}

Hint say(Hint::Kind kind, const std::string& text, std::vector<Cell> cells = {}) {
  return {.kind = kind, .texts = {text, text, text}, .cells = std::move(cells)};
}

// "r4c2 is wrong.", "r4c2 and r4c9 are wrong."
Hint tell_wrong_digits(const Game& game, std::vector<Cell> cells) {
  const std::string text = fmt::format("{} {} wrong.", logic::phrase(game.layout(), cells),
                                       cells.size() == 1 ? "is" : "are");
  return say(Hint::Kind::wrong_digits, text, std::move(cells));
}

// "The marks of r4c2 leave out the right digit."
Hint tell_wrong_marks(const Game& game, std::vector<Cell> cells) {
  const std::string text =
      fmt::format("The marks of {} leave out the right digit{}.",
                  logic::phrase(game.layout(), cells), cells.size() == 1 ? "" : "s");
  return say(Hint::Kind::wrong_marks, text, std::move(cells));
}

// "7 twice in row 4: r4c2 and r4c9."
Hint tell_conflict(const Game& game, const sudoku::Conflict& conflict) {
  return say(Hint::Kind::conflict, sudoku::describe(game.shape(), conflict) + ".",
             {conflict.first, conflict.second});
}

// What has to be put right before any step; nothing if the board is in order.
std::optional<Hint> find_obstacle(const Game& game, const logic::Position& position) {
  const Faults faults = find_faults(game);
  if (!faults.wrong.empty()) return tell_wrong_digits(game, faults.wrong);
  if (!faults.conflicts.empty()) return tell_conflict(game, faults.conflicts.front());
  if (!faults.wrong_marks.empty() && keeps_marks(game)) {
    return tell_wrong_marks(game, faults.wrong_marks);
  }
  if (!position.broken()) return std::nullopt;
  return say(Hint::Kind::broken,
             fmt::format("This cannot be completed: {}.",
                         position.describe_dead(position.dead_rules().front())));
}

Hint tell_step(const Game& game, logic::Deduction deduction) {
  Hint hint{.kind = Hint::Kind::step};
  for (std::uint32_t level = 1; level <= logic::kHintLevels; ++level) {
    hint.texts[level - 1] = logic::hint(game.layout(), deduction, level);
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

Hint find_hint(const Game& game, const logic::FindOptions& options) {
  if (game.complete()) return say(Hint::Kind::complete, "The puzzle is solved.");
  const logic::Position position = position_of(game);
  if (auto obstacle = find_obstacle(game, position)) return *std::move(obstacle);
  logic::FindOptions find = options;
  find.uniqueness = find.uniqueness && game.solution().has_value();
  std::optional<logic::Deduction> deduction = logic::find_next(position, find);
  if (deduction) return tell_step(game, *std::move(deduction));
  return say(Hint::Kind::none, "No step is known here.");
}

Hint ask_hint(Game& game, const logic::FindOptions& options) {
  game.count_hint();
  return find_hint(game, options);
}

}  // namespace quadrille::play
