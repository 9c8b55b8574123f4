// Edit: changes on a board that together make one step.
//   Edit edit(board);
//   edit.set(28, Layer::centre, 7, true);
//   std::vector<Flip> step = edit.finish();   // empty where nothing has changed
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "quadrille/play/board.h"

namespace quadrille::play {

class Edit {
 public:
  // The board is changed at once.
  explicit Edit(Board& board) : board_(&board) {}

  void set_digit(Cell cell, Digit digit, bool given) {
    const CellState& state = board_->cell(cell);
    const auto difference = static_cast<Digit>(state.digit ^ digit);
    if (difference != 0) toggle(Flip(cell, Layer::digit, difference));
    if (state.given != given) toggle(Flip(cell, Layer::given, 1));
  }
  // requires: a layer that holds marks
  void set(Cell cell, Layer layer, std::uint32_t mark, bool on) {
    if (marks_of(board_->cell(cell), layer).has(mark) != on) toggle(Flip(cell, layer, mark));
  }
  void toggle(Flip flip) {
    board_->toggle(flip);
    flips_.push_back(flip);
  }

  [[nodiscard]] std::vector<Flip> finish() { return simplified(std::exchange(flips_, {})); }

 private:
  Board* board_;
  std::vector<Flip> flips_;
};

}  // namespace quadrille::play
