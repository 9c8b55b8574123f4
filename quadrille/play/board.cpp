#include "quadrille/play/board.h"

#include <algorithm>

#include "quadrille/base/sort.h"

namespace quadrille::play {

std::vector<Flip> simplified(std::vector<Flip> flips) {
  quadrille::sort(flips);
  std::vector<Flip> left;
  for (const Flip flip : flips) {
    const bool same_layer =
        !left.empty() && left.back().cell() == flip.cell() && left.back().layer() == flip.layer();
    if (same_layer && left.back().value() == flip.value()) {
      left.pop_back();
    } else if (same_layer && flip.layer() == Layer::digit) {
      left.back() = Flip(flip.cell(), Layer::digit, left.back().value() ^ flip.value());
    } else if (same_layer && flip.layer() == Layer::candidate_colour &&
               left.back().digit() == flip.digit()) {
      left.back() = Flip::candidate_colour(flip.cell(), flip.digit(),
                                           left.back().difference() ^ flip.difference());
    } else {
      left.push_back(flip);
    }
  }
  return left;
}

Board::Board(const sudoku::Grid& grid, Mode mode)
    : mode_(mode), cells_(grid.cells().size()), counts_(grid.size() + 1, 0) {
  for (Cell cell = 0; cell < cells_.size(); ++cell) {
    const Digit digit = grid.at(cell);
    cells_[cell].digit = digit;
    cells_[cell].given = digit != 0;
    ++counts_[digit];
  }
}

void Board::toggle(Flip flip) {
  CellState& state = cells_[flip.cell()];
  switch (flip.layer()) {
    case Layer::digit:
      --counts_[state.digit];
      state.digit = static_cast<Digit>(state.digit ^ flip.value());
      ++counts_[state.digit];
      break;
    case Layer::given:
      state.given = !state.given;
      break;
    case Layer::corner:
      state.corner.toggle(flip.value());
      break;
    case Layer::centre:
      state.centre.toggle(flip.value());
      break;
    case Layer::colour:
      state.colours.toggle(flip.value());
      break;
    case Layer::candidate_colour:
      state.candidate_colours.set(flip.digit(),
                                  state.candidate_colours.of(flip.digit()) ^ flip.difference());
      break;
    case Layer::mode:
      mode_ = mode_ == Mode::play ? Mode::set : Mode::play;
      break;
  }
}

std::vector<Flip> beyond_givens(const Board& board) {
  std::vector<Flip> flips;
  for (Cell cell = 0; cell < board.cells().size(); ++cell) {
    const CellState& state = board.cell(cell);
    if (state.digit != 0 && !state.given) flips.emplace_back(cell, Layer::digit, state.digit);
    for (const Layer layer : kMarkLayers) {
      for (const std::uint32_t mark : marks_of(state, layer)) {
        flips.emplace_back(cell, layer, mark);
      }
    }
    for (const auto& [digit, colour] : state.candidate_colours) {
      flips.push_back(Flip::candidate_colour(cell, digit, colour));
    }
  }
  return flips;
}

}  // namespace quadrille::play
