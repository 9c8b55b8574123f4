// Interrupt: Ctrl-C and SIGTERM become one Stop that every search of the program listens to.
//   catch_signals();
//   Stop one_puzzle(&interrupt());
//   if (interrupt().requested()) return Status::interrupted;
#pragma once

#include <csignal>

#include "apps/cli/system/wait.h"
#include "quadrille/base/stop.h"

namespace quadrille::cli {

// The first signal asks for an end; a second one ends the program at once. SIGPIPE is ignored:
// writing to a closed pipe is then an ordinary error.
void catch_signals();

const Stop& interrupt();
// Rung at the first signal: ends the waiting of any thread.
// requires: catch_signals() was called
const Bell& interrupt_bell();

// Keeps the two signals waiting while it lives, on this thread and on threads started meanwhile.
// Threads that hold the signals for good leave them to the main thread.
class HoldSignals {
 public:
  HoldSignals();
  ~HoldSignals();
  HoldSignals(const HoldSignals&) = delete;
  HoldSignals& operator=(const HoldSignals&) = delete;

 private:
  sigset_t before_{};
};

}  // namespace quadrille::cli
