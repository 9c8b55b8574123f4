// quadrille-mpi: the program `quadrille` on the ranks that mpirun starts.
#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/program.h"
#include "apps/cli/ranks/handout.h"
#include "apps/cli/system/memory.h"
#include "apps/mpi/mpi_ranks.h"

namespace {

using quadrille::cli::Status;

Status run(int argc, char** argv, quadrille::mpi::MpiRanks& ranks) {
  if (ranks.count() > 1) quadrille::cli::set_ranks(&ranks);
  const Status status = quadrille::cli::run_program(argc, argv);
  if (ranks.own() != 0) return Status::fine;
  quadrille::cli::dismiss(ranks);
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  quadrille::cli::keep_freed_memory();
  quadrille::mpi::MpiRanks ranks(argc, argv);
  try {
    return static_cast<int>(run(argc, argv, ranks));
  } catch (...) {
    quadrille::mpi::MpiRanks::abort(quadrille::cli::end_without_memory("quadrille-mpi"));
  }
}
