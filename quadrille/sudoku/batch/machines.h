// Machines: who makes the machine of each instruction set. Each is defined in the one file that is
// compiled for that set, and may be called only where the processor has it.
#pragma once

#include "quadrille/sudoku/batch/machine.h"

namespace quadrille::sudoku::batch {

Machine* make_machine_128();
Machine* make_machine_avx2();
Machine* make_machine_avx512();

}  // namespace quadrille::sudoku::batch
