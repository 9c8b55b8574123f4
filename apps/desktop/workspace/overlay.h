// What a panel lays over the board of its window, and what it may be told in return.
//   auto overlay = std::make_shared<Overlay>();
//   overlay->position = position;                       // the board as it was then
//   overlay->scene = render::scene_of(position, step);
//   workspace.set_overlay(this, overlay);               // and with nullptr, away again
#pragma once

#include <QColor>
#include <QKeyEvent>
#include <QString>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/boards/layout.h"
#include "quadrille/logic/position.h"
#include "quadrille/render/rule_shapes.h"
#include "quadrille/render/step.h"

namespace quadrille::desktop {

struct Overlay {
  // Shown in place of the digits and marks of the game, with candidates at their fixed places.
  std::optional<logic::Position> position = std::nullopt;
  // What to set off: of the position above or, without one, of the game.
  std::optional<render::StepScene> scene = std::nullopt;
  // Papers of whole cells, and of single candidates; these are drawn at their fixed places then.
  std::vector<std::pair<sudoku::Cell, QColor>> cells = {};
  std::vector<std::pair<sudoku::Placement, QColor>> options = {};
  // Without a position: the candidates to show in empty cells in place of the marks of the game.
  bool show_options_only = false;
  // What is told about a candidate under the pointer, if anything.
  std::function<QString(sudoku::Placement)> note = nullptr;
  // Borders to draw in place of those of the shape: the region of each cell, from 0; -1 for none.
  std::vector<int> regions = {};
  // Constraints that are being drawn, beside those of the game.
  std::vector<render::RuleShape> rules = {};
};

// What the pointer, or a panel, points at: a candidate, a rule, or neither.
struct Pointed {
  std::optional<sudoku::Placement> option = std::nullopt;
  std::optional<sudoku::RuleId> rule = std::nullopt;

  friend bool operator==(const Pointed&, const Pointed&) = default;
};

// BoardTool: takes over the mouse on the board, as for painting regions or drawing constraints.
class BoardTool {
 public:
  BoardTool() = default;
  BoardTool(const BoardTool&) = delete;
  BoardTool& operator=(const BoardTool&) = delete;
  virtual ~BoardTool() = default;

  // A press on a cell, then each other cell that the pointer comes to while it is held.
  virtual void press(sudoku::Cell cell, bool extend) = 0;
  virtual void drag(sudoku::Cell cell) = 0;
  virtual void release() = 0;

  // The press before it becomes one on a cell: a point of the board or beside it, in cells from its
  // upper left corner. True if that was all; drag() and release() follow.
  virtual bool press_at(render::Point /*point*/, bool /*extend*/) { return false; }
  // A key on the board; false where the tool has no use for it.
  virtual bool key(const QKeyEvent& /*event*/) { return false; }
  // Whether it has a use for presses beside the board.
  [[nodiscard]] virtual bool needs_room_beside() const { return false; }
};

}  // namespace quadrille::desktop
