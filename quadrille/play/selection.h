// Selection: the cells that the next digit goes to, and the one at which the keyboard is.
//   play::Selection selection = play::only(40);
//   selection = play::stepped(selection, 9, -1, 0, false);   // one row up
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/play/board.h"

namespace quadrille::play {

struct Selection {
  std::vector<Cell> cells = {};  // in the order in which they were selected, each once
  std::optional<Cell> cursor = std::nullopt;

  friend bool operator==(const Selection&, const Selection&) = default;
};

Selection only(Cell cell);
Selection including(Selection selection, Cell cell);
// A press on a cell; one that extends adds the cell, or takes it out again.
Selection pressed(Selection selection, Cell cell, bool extend);
// A step of the keyboard on a board of that size, over the edge to the other side; from nowhere it
// begins in the middle.
// requires: steps smaller than the board
Selection stepped(const Selection& selection, std::uint32_t size, std::int32_t rows,
                  std::int32_t columns, bool extend);
Selection everything(std::uint32_t size, std::optional<Cell> cursor);
// All cells like this one: with its digit; if it has none, with its centre marks; if it has none
// either, with its corner marks; else with its colours.
Selection alike(std::span<const CellState> cells, Cell cell);

}  // namespace quadrille::play
