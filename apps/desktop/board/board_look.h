// BoardLook: what a board shows in each of its cells, as data, before anything is painted.
//   const BoardLook look = look_of(workspace, {.digit = 7});
//   look.cells[40].tint == play::Tint::conflict
// It is made from the game, the selection, the settings and what panels lay over the board.
#pragma once

#include <vector>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/play/highlights.h"
#include "quadrille/render/rule_shapes.h"

namespace quadrille::desktop {

struct CellLook {
  sudoku::Digit digit = 0;  // 0 for an empty cell
  bool given = false;
  bool struck = false;  // wrong, or in conflict: it is crossed out, too
  bool selected = false;
  bool doubtful = false;  // as it was read in a photograph
  play::Tint tint = play::Tint::none;
  play::Marks corner = {};
  play::Marks centre = {};
  play::Marks candidates = {};  // each at its fixed place; then there are no other marks
  bool noted = false;           // they are centre marks of the player, at these places
  play::Marks colours = {};
  play::CandidateColours candidate_colours = {};
};

struct BoardLook {
  std::vector<CellLook> cells;
  std::optional<sudoku::Cell> cursor = std::nullopt;
  sudoku::Digit digit = 0;                    // that is set off among the candidates, 0 for none
  std::vector<render::RuleShape> rules = {};  // of the constraints of the board
  std::vector<std::size_t> broken = {};       // those constraints that are shown as broken
};

struct LookOptions {
  // The digit to set off: chosen to be entered; if none, that of the selected cells.
  sudoku::Digit digit = 0;
  const play::Faults* faults = nullptr;  // found when the user asked for them
};

BoardLook look_of(const Workspace& workspace, const LookOptions& options);

}  // namespace quadrille::desktop
