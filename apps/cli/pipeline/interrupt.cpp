#include "apps/cli/pipeline/interrupt.h"

#include <pthread.h>

namespace quadrille::cli {
namespace {

// A signal handler can reach nothing but a global.
Stop g_stop;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void on_signal(int /*signal*/) { g_stop.request(); }

}  // namespace

void catch_signals() {
  struct sigaction action = {};
  action.sa_handler = on_signal;
  sigemptyset(&action.sa_mask);
  // Not SA_RESTART: a waiting read(2) has to return.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
}

const Stop& interrupt() { return g_stop; }

HoldSignals::HoldSignals() {
  sigset_t held;
  sigemptyset(&held);
  sigaddset(&held, SIGINT);
  sigaddset(&held, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &held, &before_);
}

HoldSignals::~HoldSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

}  // namespace quadrille::cli
