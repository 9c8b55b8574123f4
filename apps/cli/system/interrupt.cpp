#include "apps/cli/system/interrupt.h"

#include <atomic>
#include <cassert>

#include <pthread.h>

namespace quadrille::cli {
namespace {

// A signal handler can reach nothing but globals.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
Stop g_stop;
std::atomic<const Bell*> g_bell = nullptr;
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)
static_assert(std::atomic<const Bell*>::is_always_lock_free);

void on_signal(int /*signal*/) {
  g_stop.request();
  g_bell.load()->ring();
}

}  // namespace

void catch_signals() {
  static const Bell kBell;
  g_bell = &kBell;
  struct sigaction action = {};
  action.sa_handler = on_signal;
  sigemptyset(&action.sa_mask);
  // Not SA_RESTART: a waiting read(2) has to return.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  // What is written in vain is told where it is written.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

const Stop& interrupt() { return g_stop; }

const Bell& interrupt_bell() {
  assert(g_bell.load() != nullptr);
  return *g_bell.load();
}

HoldSignals::HoldSignals() {
  sigset_t held;
  sigemptyset(&held);
  sigaddset(&held, SIGINT);
  sigaddset(&held, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &held, &before_);
}

HoldSignals::~HoldSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

}  // namespace quadrille::cli
