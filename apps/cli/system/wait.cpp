// To wait and let signals in are one step here: a signal between the two would go unheard. Linux
// does it with ppoll(2). Elsewhere there is pselect(2), which knows only files with small numbers.
#include "apps/cli/system/wait.h"

#include <algorithm>
#include <array>

#include <fcntl.h>
#include <unistd.h>
#if defined(__linux__)
#include <poll.h>
#else
#include <sys/select.h>
#endif

namespace quadrille::cli {
namespace {

timespec to_timespec(std::chrono::milliseconds time) {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
  timespec result = {};
  result.tv_sec = seconds.count();
  result.tv_nsec = std::chrono::nanoseconds(time - seconds).count();
  return result;
}

#if defined(__linux__)

bool wait_for_either(int file, int other, const timespec* longest, const sigset_t& held) {
  std::array<pollfd, 2> files = {pollfd{.fd = file, .events = POLLIN, .revents = 0},
                                 pollfd{.fd = other, .events = POLLIN, .revents = 0}};
  return ::ppoll(files.data(), files.size(), longest, &held) > 0 && files[0].revents != 0;
}

#else

bool wait_for_either(int file, int other, const timespec* longest, const sigset_t& held) {
  if (file >= FD_SETSIZE || other >= FD_SETSIZE) return true;  // then read(2) itself waits
  fd_set files;
  FD_ZERO(&files);
  FD_SET(file, &files);
  if (other >= 0) FD_SET(other, &files);
  const int count = ::pselect(std::max(file, other) + 1, &files, nullptr, nullptr, longest, &held);
  return count > 0 && FD_ISSET(file, &files);
}

#endif

}  // namespace

Bell::Bell() {
  std::array<int, 2> ends = {-1, -1};
  if (::pipe(ends.data()) != 0) return;
  for (const int end : ends) {
    ::fcntl(end, F_SETFD, FD_CLOEXEC);
    ::fcntl(end, F_SETFL, O_NONBLOCK);
  }
  out_ = ends[0];
  in_ = ends[1];
}

Bell::~Bell() {
  if (out_ >= 0) ::close(out_);
  if (in_ >= 0) ::close(in_);
}

void Bell::ring() const noexcept {
  const char note = '!';
  // Where it cannot be written, there is no pipe, or one full of notes.
  [[maybe_unused]] const ssize_t written = ::write(in_, &note, 1);
}

bool wait_to_read(int file, const Bell* bell, std::optional<std::chrono::milliseconds> longest,
                  const sigset_t& held) {
  timespec time = {};
  if (longest) time = to_timespec(*longest);
  return wait_for_either(file, bell != nullptr ? bell->file() : -1, longest ? &time : nullptr,
                         held);
}

}  // namespace quadrille::cli
