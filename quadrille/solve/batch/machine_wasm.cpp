// Compiled for WebAssembly, in the place of machine_128.cpp.
#include "quadrille/solve/batch/kernel.h"
#include "quadrille/solve/batch/lanes_wasm.h"
#include "quadrille/solve/batch/machine.h"

namespace quadrille::sudoku::batch {

Machine* make_machine_128() { return new Kernel<LanesWasm>; }

}  // namespace quadrille::sudoku::batch
