// What keys, figures, presses and arrows mean, and which cells stand out.
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/boards/symbol_style.h"
#include "quadrille/play/highlights.h"
#include "quadrille/play/keys.h"
#include "quadrille/play/number_entry.h"
#include "quadrille/play/selection.h"
#include "tests/cases/cases.h"

namespace quadrille::play {
namespace {

using cases::cases_of;
using cases::json;
using cases::place_of;

sudoku::SymbolStyle style_of(const json& name) {
  return place_of<sudoku::SymbolStyle>({"figures", "numbers", "letters"}, name);
}

std::optional<EntryMode> mode_of(const json& name) {
  if (name.is_null()) return std::nullopt;
  return place_of<EntryMode>({"digit", "corner", "centre", "colour"}, name);
}

std::optional<Command> command_in(const json& command) {
  if (command.is_null()) return std::nullopt;
  const auto kind =
      place_of<Command::Kind>({"move", "figure", "digit", "mode", "nextMode", "clear", "blank",
                               "undo", "redo", "selectAll", "escape", "check", "hint"},
                              command["kind"]);
  return Command{.kind = kind,
                 .rows = command.value("rows", 0),
                 .columns = command.value("columns", 0),
                 .extend = command.value("extend", false),
                 .figure = command.value("figure", 0U),
                 .digit = command.value("digit", Digit{0}),
                 .mode = mode_of(command.value("mode", json())),
                 .back = command.value("back", false)};
}

TEST(Cases, KeysMeanWhatTheyMeanOnThePage) {
  for (const json& each : cases_of("keys")) {
    const json& press = each["press"];
    const std::string key = press["key"];
    const std::string code = press.value("code", "");
    const KeyContext context{.size = each["context"]["size"],
                             .symbols = style_of(each["context"]["symbols"]),
                             .has_selection = each["context"]["hasSelection"]};
    EXPECT_EQ(command_of({.key = key,
                          .code = code,
                          .shift = press.value("shift", false),
                          .control = press.value("control", false),
                          .alt = press.value("alt", false),
                          .num_lock = press.value("numLock", true)},
                         context),
              command_in(each["command"]))
        << each;
  }
}

TEST(Cases, FiguresMakeNumbers) {
  for (const json& each : cases_of("number_entry")) {
    NumberEntry entry;
    for (const json& typed : each["figures"]) {
      const auto entered = entry.next(typed["figure"], {{Cell{typed["cell"]}}, EntryMode::digit},
                                      each["size"], typed["now"]);
      const json& expected = typed["entered"];
      ASSERT_EQ(entered.has_value(), !expected.is_null()) << each;
      if (!entered) continue;
      EXPECT_EQ(entered->digit, Digit{expected["digit"]}) << each << typed;
      EXPECT_EQ(entered->replaces, bool{expected["replaces"]}) << each << typed;
    }
  }
}

TEST(Cases, DigitsHaveSymbols) {
  for (const json& each : cases_of("symbols")) {
    EXPECT_EQ(sudoku::symbol_text(each["digit"], each["size"], style_of(each["style"])),
              std::string(each["symbol"]))
        << each;
  }
}

Selection selection_in(const json& selection) {
  Selection read{.cells = selection["cells"].get<std::vector<Cell>>()};
  if (!selection["cursor"].is_null()) read.cursor = Cell{selection["cursor"]};
  return read;
}

Marks marks_in(const json& cell, const char* name) {
  Marks marks;
  for (const json& mark : cell.value(name, json::array())) marks.set(mark, true);
  return marks;
}

std::vector<CellState> cells_in(const json& cells) {
  std::vector<CellState> states;
  for (const json& cell : cells) {
    states.push_back({.digit = cell.value("digit", Digit{0}),
                      .given = cell.value("given", false),
                      .corner = marks_in(cell, "corner"),
                      .centre = marks_in(cell, "centre"),
                      .colours = marks_in(cell, "colours")});
  }
  return states;
}

Selection selected_by(const json& each) {
  const std::string call = each["call"];
  if (call == "alike") return alike(cells_in(each["cells"]), each["cell"]);
  const Selection before = selection_in(each["before"]);
  if (call == "pressed") return pressed(before, each["cell"], each["extend"]);
  if (call == "including") return including(before, each["cell"]);
  if (call == "everything") return everything(each["size"], before.cursor);
  EXPECT_EQ(call, "stepped");
  return stepped(before, each["size"], each["rows"], each["columns"], each["extend"]);
}

TEST(Cases, SelectionsChange) {
  for (const json& each : cases_of("selection")) {
    EXPECT_EQ(selected_by(each), selection_in(each["after"])) << each;
  }
}

const std::vector<std::string> kTints = {"none", "peer",   "pair", "possible", "same",     "cell",
                                         "row",  "column", "box",  "hint",     "conflict", "wrong"};

std::optional<Hint> hint_in(const json& hint, const Game& game) {
  if (hint.is_null()) return std::nullopt;
  logic::Deduction deduction;
  for (const json& truth : hint["truths"]) {
    const auto family = place_of<sudoku::Family>({"cell", "row", "column", "box"}, truth["kind"]);
    const std::uint32_t number = truth["index"];
    deduction.truths.push_back(
        family == sudoku::Family::cell
            ? sudoku::Layout::rule(number)
            : game.layout().rule(game.layout().first_unit(family) + number, truth["digit"]));
  }
  return Hint{.kind = Hint::Kind::step,
              .cells = hint["cells"].get<std::vector<Cell>>(),
              .deduction = deduction};
}

TEST(Cases, CellsGetTheirPaper) {
  for (const json& each : cases_of("highlights")) {
    sudoku::Grid grid(*sudoku::Shape::boxes(2, 2));
    for (Cell cell = 0; cell < 16; ++cell) grid.set(cell, each["digits"][cell]);
    const Game game(grid);
    EXPECT_EQ(conflicting_cells(game), each["conflicts"].get<std::vector<Cell>>()) << each;
    const auto selected = each["selected"].get<std::vector<Cell>>();
    Faults faults;
    faults.wrong = each["wrong"].get<std::vector<Cell>>();
    faults.wrong_marks = each["lost"].get<std::vector<Cell>>();
    const std::optional<Hint> hint = hint_in(each["hint"], game);
    Highlights highlights{.selection = {.cells = selected},
                          .same_digit = each["wishes"]["sameDigit"],
                          .peers = each["wishes"]["peers"],
                          .conflicts = each["wishes"]["conflicts"],
                          .faults = &faults,
                          .hint = hint ? &*hint : nullptr};
    if (!each["digit"].is_null()) highlights.digit = Digit{each["digit"]};
    std::vector<Tint> expected(16, Tint::none);
    for (const auto& [name, cells] : each["tints"].items()) {
      for (const json& cell : cells) expected[cell] = place_of<Tint>(kTints, name);
    }
    EXPECT_EQ(tints_of(game, highlights), expected) << each;
  }
}

}  // namespace
}  // namespace quadrille::play
