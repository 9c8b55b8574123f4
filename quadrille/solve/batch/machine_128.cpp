#include "quadrille/solve/batch/kernel.h"
#include "quadrille/solve/batch/lanes_128.h"
#include "quadrille/solve/batch/machine.h"

namespace quadrille::sudoku::batch {

Machine* make_machine_128() { return new Kernel<Lanes128>; }

}  // namespace quadrille::sudoku::batch
