// Photograph: what is kept of the picture that a board was read in, to compare the board with it.
//   workspace.open_photograph(std::move(game), std::move(photograph));
//   workspace.confirm(cells);            // somebody has looked at them
#pragma once

#include <QImage>
#include <vector>

#include "quadrille/base/message.h"
#include "quadrille/photo/doubt.h"

namespace quadrille::desktop {

struct Photograph {
  QImage front;                             // the board as it would look from the front
  std::vector<Message> remarks = {};        // what a person has to be told of it
  std::vector<photo::Change> changes = {};  // cells that were taken as another digit than read
  std::vector<sudoku::Cell> doubtful = {};  // that nobody has looked at yet, in order
};

}  // namespace quadrille::desktop
