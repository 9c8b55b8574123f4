// MakeMachine: what the other rooms want of a card.
//   Engine engine(card::make_machine(card));
#pragma once

#include <memory>

#include "quadrille/solve/batch/machine.h"
#include "quadrille/solve/card.h"

namespace quadrille::sudoku::card {

std::unique_ptr<batch::Machine> make_machine(const Card& card);

}  // namespace quadrille::sudoku::card
