#include "apps/desktop/base/signals.h"

#include <QSocketNotifier>
#include <array>
#include <csignal>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace quadrille::desktop {

#ifdef Q_OS_UNIX
namespace {

// A signal handler may do next to nothing: it writes a byte, which the window's thread reads.
std::array<int, 2> pipe_ends = {-1, -1};  // NOLINT: a handler has nothing else to go by

void wake(int /*signal*/) {
  const char byte = 1;
  const auto written = ::write(pipe_ends[0], &byte, 1);
  static_cast<void>(written);
}

}  // namespace

Signals::Signals(std::function<void()> end) {
  if (::socketpair(AF_UNIX, SOCK_STREAM, 0, pipe_ends.data()) != 0) return;
  notifier_ = std::make_unique<QSocketNotifier>(pipe_ends[1], QSocketNotifier::Read);
  QObject::connect(notifier_.get(), &QSocketNotifier::activated, [end = std::move(end)] {
    char byte = 0;
    const auto read = ::read(pipe_ends[1], &byte, 1);
    if (read == 1) end();
  });
  std::signal(SIGTERM, wake);
  std::signal(SIGINT, wake);
  std::signal(SIGHUP, wake);
}

Signals::~Signals() {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) std::signal(signal, SIG_DFL);
  notifier_.reset();
  for (int& end : pipe_ends) {
    if (end >= 0) ::close(end);
    end = -1;
  }
}
#else
Signals::Signals(std::function<void()> /*end*/) {}
Signals::~Signals() = default;
#endif

}  // namespace quadrille::desktop
