// Compiled for AVX-512 as on Ice Lake: nothing in here may run before the processor was asked for
// it.
#include "quadrille/solve/batch/kernel.h"
#include "quadrille/solve/batch/lanes_512.h"
#include "quadrille/solve/batch/machine.h"

namespace quadrille::sudoku::batch {

Machine* make_machine_avx512() { return new Kernel<Lanes512>; }

}  // namespace quadrille::sudoku::batch
