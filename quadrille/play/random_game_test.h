// Games for tests: boards of every kind of shape, and actions that may be anything.
#pragma once

#include <cstdint>
#include <ostream>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <rapidcheck.h>

#include "quadrille/base/random.h"
#include "quadrille/logic/board_test.h"
#include "quadrille/play/game.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/random_constraint_test.h"

namespace quadrille::play {

inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// A known puzzle, with its solution.
inline Game known_game() {
  Game game(logic::board(kPuzzle));
  game.set_solution(logic::board(kSolution));
  return game;
}

// Cells by row and column, from 1 to 9: "13 45" is r1c3 and r4c5.
inline std::vector<Cell> at(std::string_view names) {
  std::vector<Cell> cells;
  for (std::size_t i = 0; i + 1 < names.size(); i += 3) {
    cells.push_back(static_cast<Cell>((names[i] - '1') * 9 + names[i + 1] - '1'));
  }
  return cells;
}

// The marks of a cell as a number: 125.
inline std::uint32_t as_number(const Marks& marks) {
  std::uint32_t number = 0;
  for (const std::uint32_t mark : marks) number = number * 10 + mark;
  return number;
}

inline Digit digit_at(const Game& game, std::string_view name) {
  return game.cell(at(name)[0]).digit;
}
inline std::uint32_t centre_at(const Game& game, std::string_view name) {
  return as_number(game.cell(at(name)[0]).centre);
}
inline std::uint32_t corner_at(const Game& game, std::string_view name) {
  return as_number(game.cell(at(name)[0]).corner);
}

// A full board with boxes of rows x columns, or with these boxes as regions, or without them.
inline sudoku::Grid random_full(std::uint32_t rows, std::uint32_t columns, Random& random) {
  const auto division = static_cast<logic::Division>(random.below(3));
  return logic::random_board(rows, columns, division, 100, random);
}

// A game on a full board of which some digits are given; sometimes with marks that bind, in either
// mode, and sometimes with the solution.
inline Game random_game_on(const sudoku::Grid& full, Random& random) {
  sudoku::Grid puzzle = full;
  for (Cell cell = 0; cell < full.shape().cell_count(); ++cell) {
    if (random.below(100) < 60) puzzle.set(cell, 0);
  }
  if (random.below(4) == 0) {
    std::vector<bool> marks(std::size_t{full.shape().cell_count()} * full.size());
    for (std::size_t mark = 0; mark < marks.size(); ++mark) {
      marks[mark] = full.at(static_cast<Cell>(mark / full.size())) == mark % full.size() + 1 ||
                    random.below(3) > 0;
    }
    puzzle.set_marks(marks);
  }
  Game game(puzzle, random.below(3) == 0 ? Mode::set : Mode::play);
  if (random.below(2) == 0) game.set_solution(full);
  return game;
}

inline Game random_game(Random& random) {
  const std::uint32_t rows = 1 + random.below(3);
  const std::uint32_t columns = 1 + random.below(3);
  return random_game_on(random_full(rows, columns, random), random);
}

// The same on boards of any size, whose digits may be letters or numbers, and with constraints of
// any kind. Most are small: the largest take their time.
inline Game random_game_of_any_shape(Random& random) {
  constexpr std::pair<std::uint32_t, std::uint32_t> kBoxes[] = {
      {1, 1}, {2, 2}, {2, 3}, {3, 3}, {2, 5}, {3, 4}, {4, 4}, {5, 5}, {8, 8}};
  const bool large = random.below(16) == 0;
  const auto [rows, columns] =
      kBoxes[random.below(static_cast<std::uint32_t>(large ? std::size(kBoxes) : 7))];
  sudoku::Grid full = random_full(rows, columns, random);
  sudoku::ConstraintList list;
  for (std::uint32_t count = full.size() < 4 || full.size() > 16 ? 0 : random.below(4); count > 0;
       --count) {
    const auto kind = static_cast<sudoku::ConstraintKind>(random.below(sudoku::kConstraintKinds));
    if (!sudoku::fits_board(full.shape(), kind)) continue;
    // Those that speak of all cells at once take seconds to be understood on larger boards.
    if (sudoku::is_global(kind) && full.size() > 6) continue;
    list.constraints.push_back(sudoku::random_constraint(kind, full.shape(), random));
  }
  // Some do not go with others, or with the shape.
  const auto made = sudoku::Constraints::of(full.shape(), std::move(list));
  if (made) full.set_constraints(*made);
  return random_game_on(full, random);
}

struct Action {
  enum class Kind : std::uint8_t {
    enter,
    corner,
    centre,
    colour,
    candidate_colour,
    clear,
    fill,
    fill_some,
    clean,
    rule_out,
    place,
    restart,
    mode,
    undo,
    redo,
    take_back,
    add_checkpoint,
    return_to,
    remove_checkpoint,
    settings,
    end,
  };
  Kind kind = Kind::end;
  std::vector<std::uint16_t> cells = {};
  std::uint16_t value = 0;

  [[nodiscard]] std::vector<Cell> cells_on(const Game& game) const {
    std::vector<Cell> chosen;
    for (const std::uint16_t cell : cells) {
      chosen.push_back(cell % static_cast<Cell>(game.cells().size()));
    }
    return chosen;
  }
  [[nodiscard]] Digit digit_on(const Game& game) const {
    return static_cast<Digit>(value % game.size() + 1);
  }
  [[nodiscard]] logic::Deduction deduction_on(const Game& game) const {
    logic::Deduction deduction;
    for (const Cell cell : cells_on(game)) {
      if (kind == Kind::place) {
        deduction.places = logic::Placement{cell, digit_on(game)};
      } else {
        deduction.rules_out.push_back({cell, digit_on(game)});
      }
    }
    return deduction;
  }

  friend std::ostream& operator<<(std::ostream& out, const Action& action) {
    return out << fmt::format("{}({}; {})", static_cast<int>(action.kind),
                              fmt::join(action.cells, " "), action.value);
  }
};

// What the action says, on whatever cells and digits the game has.
inline bool perform(Game& game, const Action& action) {
  const std::vector<Cell> cells = action.cells_on(game);
  const Digit digit = action.digit_on(game);
  const std::size_t count = game.checkpoints().size();
  switch (action.kind) {
    case Action::Kind::enter:
      return game.enter(cells, action.value % 11 == 0 ? Digit{0} : digit);
    case Action::Kind::corner:
      return game.toggle_corner(cells, digit);
    case Action::Kind::centre:
      return game.toggle_centre(cells, digit);
    case Action::Kind::colour:
      return game.toggle_colour(cells, action.value % kColours + 1);
    case Action::Kind::candidate_colour:
      return game.toggle_candidate_colour(cells, digit, action.value / 2 % kColours + 1);
    case Action::Kind::clear:
      return game.clear(cells);
    case Action::Kind::fill:
      return game.fill_marks();
    case Action::Kind::fill_some:
      return game.fill_marks(cells);
    case Action::Kind::clean:
      return game.clean_marks();
    case Action::Kind::rule_out:
    case Action::Kind::place:
      return game.apply(action.deduction_on(game));
    case Action::Kind::restart:
      return game.restart();
    case Action::Kind::mode:
      return game.set_mode(action.value % 2 == 0 ? Mode::set : Mode::play);
    case Action::Kind::undo:
      return game.undo();
    case Action::Kind::redo:
      return game.redo();
    case Action::Kind::take_back:
      return game.take_back();
    case Action::Kind::add_checkpoint:
      game.add_checkpoint(action.value % 2 == 0 ? "" : fmt::format("name {}", action.value % 3));
      return false;
    case Action::Kind::return_to:
      return count > 0 && game.return_to(action.value % count);
    case Action::Kind::remove_checkpoint:
      if (count > 0) game.remove_checkpoint(action.value % count);
      return false;
    case Action::Kind::settings:
      game.set_settings(
          {.clean_marks = action.value % 2 == 0, .keep_undone = action.value % 3 > 0});
      return false;
    case Action::Kind::end:
      break;
  }
  return false;
}

inline rc::Gen<Action> any_action() {
  const auto kind = rc::gen::map(rc::gen::inRange(0, static_cast<int>(Action::Kind::end)),
                                 [](int number) { return static_cast<Action::Kind>(number); });
  return rc::gen::construct<Action>(
      kind, rc::gen::resize(5, rc::gen::arbitrary<std::vector<std::uint16_t>>()),
      rc::gen::resize(100, rc::gen::arbitrary<std::uint16_t>()));
}

inline std::vector<Action> any_actions() {
  return *rc::gen::container<std::vector<Action>>(any_action());
}

inline Random any_seed() { return Random(*rc::gen::arbitrary<std::uint32_t>()); }

}  // namespace quadrille::play
