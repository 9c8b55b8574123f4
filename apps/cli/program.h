// Program: what the command line asks for, from the first argument to the exit status.
//   const Status status = run_program(argc, argv);
#pragma once

#include "apps/cli/system/status.h"

namespace quadrille::cli {

Status run_program(int argc, char** argv);

}  // namespace quadrille::cli
