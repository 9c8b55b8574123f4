// Compiled for AVX2 and BMI2: nothing in here may run before the processor was asked for them.
#include "quadrille/solve/batch/kernel.h"
#include "quadrille/solve/batch/lanes_256.h"
#include "quadrille/solve/batch/machine.h"

namespace quadrille::sudoku::batch {

Machine* make_machine_avx2() { return new Kernel<Lanes256>; }

}  // namespace quadrille::sudoku::batch
