#include "apps/web/core/game_view.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/web/core/boards.h"
#include "apps/web/core/step_view.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/play/check.h"

namespace quadrille::web {
namespace {

using play::Hint;
using sudoku::Placement;

void write_marks(JsonWriter& json, const char* name, const play::Marks& marks,
                 std::uint32_t first) {
  json.key(name).begin_array();
  for (const std::uint32_t mark : marks) json.value(mark - 1 + first);
  json.end_array();
}

void write_cells(JsonWriter& json, const play::Game& game) {
  json.key("cells").begin_array();
  for (const play::CellState& cell : game.cells()) {
    json.begin_object().member("digit", cell.digit).member("given", cell.given);
    write_marks(json, "corner", cell.corner, 1);
    write_marks(json, "centre", cell.centre, 1);
    write_marks(json, "colours", cell.colours, 0);
    json.end_object();
  }
  json.end_array();
}

std::string_view kind_name(Hint::Kind kind) {
  switch (kind) {
    case Hint::Kind::complete:
      return "complete";
    case Hint::Kind::conflict:
      return "conflict";
    case Hint::Kind::wrong_digits:
      return "wrongDigits";
    case Hint::Kind::wrong_marks:
      return "wrongMarks";
    case Hint::Kind::broken:
      return "broken";
    case Hint::Kind::step:
      return "step";
    case Hint::Kind::none:
      break;
  }
  return "none";
}

void write_placement(JsonWriter& json, const Placement& placement) {
  json.begin_object().member("cell", placement.cell).member("digit", placement.digit).end_object();
}

void write_placements(JsonWriter& json, const char* name, std::span<const Placement> placements) {
  json.key(name).begin_array();
  for (const Placement& placement : placements) write_placement(json, placement);
  json.end_array();
}

void write_rules(JsonWriter& json, const char* name, const sudoku::Layout& layout,
                 std::span<const sudoku::RuleId> rules, const Language& language) {
  json.key(name).begin_array();
  for (const sudoku::RuleId rule : rules) write_rule(json, layout, rule, language);
  json.end_array();
}

}  // namespace

void write_game(JsonWriter& json, const play::Game& game) {
  std::vector<std::size_t> broken;
  if (sudoku::constraints_of(game.record().frame) != nullptr) {
    for (const auto& rule : play::find_broken_rules(game)) broken.push_back(rule.constraint);
  }
  json.begin_object().key("shape");
  write_shape(json, game.record().frame, broken);
  json.member("mode", game.mode() == play::Mode::play ? "play" : "set");
  write_cells(json, game);
  json.member("conflicts", play::conflicting_cells(game));
  json.key("left").begin_array();
  for (std::uint32_t digit = 1; digit <= game.size(); ++digit) {
    json.value(game.left(static_cast<sudoku::Digit>(digit)));
  }
  json.end_array();
  json.member("empty", game.cells_left()).member("complete", game.complete());
  json.member("canUndo", game.can_undo()).member("canRedo", game.can_redo());
  json.member("checkpoints", game.checkpoints().size());
  json.member("elapsed", game.elapsed());
  json.member("hintsUsed", game.help_used().hints).member("checksUsed", game.help_used().checks);
  json.end_object();
}

void write_hint(JsonWriter& json, const play::Game& game, const Hint& hint, std::uint32_t level,
                const Speech& speech) {
  const bool named = hint.deduction && level >= 2;
  const bool whole = hint.deduction && level >= 3;
  const logic::Deduction step = whole ? *hint.deduction : logic::Deduction{};
  const auto tell = [&](const logic::Explanation& explanation) {
    return logic::tell(speech.language, game.layout(), explanation, speech.symbols);
  };
  json.begin_object();
  json.member("kind", kind_name(hint.kind)).member("level", level);
  json.member("text", tell(hint.levels[level - 1]));
  json.member("matrixText", whole ? tell(logic::explain_as_matrix(game.layout(), step)) : "");
  json.member("technique", named ? key(hint.deduction->technique) : std::string_view());
  json.member("techniqueName",
              named ? logic::tell(speech.language, hint.deduction->technique) : std::string());
  json.member("rating", named ? rating_text(hint.deduction->difficulty) : "");
  json.member("cells", play::cells_shown(game, hint, level));
  write_rules(json, "truths", game.layout(), step.truths, speech.language);
  write_placements(json, "candidates", step.candidates);
  write_placements(json, "rulesOut", step.rules_out);
  json.key("places");
  if (step.places) {
    write_placement(json, *step.places);
  } else {
    json.null();
  }
  json.key("drawn");
  if (whole) {
    write_drawing(json, play::position_of(game), step, speech.symbols);
  } else {
    json.null();
  }
  json.end_object();
}

}  // namespace quadrille::web
