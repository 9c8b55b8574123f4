#include <cstdio>

#include "apps/cli/pipeline/threads.h"
#include "apps/cli/program.h"
#include "apps/cli/system/memory.h"

int main(int argc, char** argv) {
  quadrille::cli::keep_freed_memory();
  try {
    return static_cast<int>(quadrille::cli::run_program(argc, argv));
  } catch (...) {
    for (const char* words : {"quadrille: ", quadrille::cli::last_sentence(), "\n"}) {
      std::fputs(words, stderr);
    }
    return static_cast<int>(quadrille::cli::Status::unreadable);
  }
}
