#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/program.h"
#include "apps/cli/system/memory.h"

int main(int argc, char** argv) {
  using namespace quadrille::cli;
  keep_freed_memory();
  try {
    return static_cast<int>(run_program(argc, argv));
  } catch (...) {
    return end_without_memory("quadrille");
  }
}
