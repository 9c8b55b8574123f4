// Linux waits with poll(2). Elsewhere poll may not know terminals: there it is select(2), which
// knows only files with small numbers.
#include "apps/cli/system/wait.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>
#if defined(__linux__)
#include <poll.h>
#else
#include <sys/select.h>
#endif

namespace quadrille::cli {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kMostBells = 2;

enum class Way : bool { in, out };

#if defined(__linux__)

bool wait_for(int file, Way way, Bells bells, std::optional<milliseconds> longest) {
  std::array<pollfd, 1 + kMostBells> files;
  nfds_t count = 0;
  const auto wanted = static_cast<short>(way == Way::in ? POLLIN : POLLOUT);
  files[count++] = {.fd = file, .events = wanted, .revents = 0};
  for (const Bell* bell : bells) {
    files[count++] = {.fd = bell->file(), .events = POLLIN, .revents = 0};
  }
  const int time = longest ? static_cast<int>(longest->count()) : -1;
  return ::poll(files.data(), count, time) > 0 && files[0].revents != 0;
}

#else

bool wait_for(int file, Way way, Bells bells, std::optional<milliseconds> longest) {
  fd_set in;
  fd_set out;
  FD_ZERO(&in);
  FD_ZERO(&out);
  int highest = file;
  for (const Bell* bell : bells) highest = std::max(highest, bell->file());
  if (highest >= FD_SETSIZE) return true;  // then read(2) or write(2) itself waits
  FD_SET(file, way == Way::in ? &in : &out);
  for (const Bell* bell : bells) {
    if (bell->file() >= 0) FD_SET(bell->file(), &in);
  }
  timeval time = {};
  if (longest) {
    time.tv_sec = static_cast<time_t>(longest->count() / 1000);
    time.tv_usec = static_cast<suseconds_t>(longest->count() % 1000 * 1000);
  }
  const int count = ::select(highest + 1, &in, &out, nullptr, longest ? &time : nullptr);
  return count > 0 && FD_ISSET(file, way == Way::in ? &in : &out);
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
  const int error = errno;  // a signal handler leaves it as it was
  const char note = '!';
  // Where it cannot be written, there is no pipe, or one full of notes.
  [[maybe_unused]] const ssize_t written = ::write(in_, &note, 1);
  errno = error;
}

bool wait_to_read(int file, Bells bells, std::optional<milliseconds> longest) {
  assert(bells.size() <= kMostBells);
  return wait_for(file, Way::in, bells, longest);
}

bool wait_to_write(int file, Bells bells, std::optional<milliseconds> longest) {
  assert(bells.size() <= kMostBells);
  return wait_for(file, Way::out, bells, longest);
}

ssize_t write_without_waiting(int file, std::string_view text) {
#if defined(RWF_NOWAIT)
  struct stat about = {};
  // Others take all of it, or say that they will not be asked.
  if (::fstat(file, &about) == 0 && (S_ISFIFO(about.st_mode) || S_ISSOCK(about.st_mode))) {
    const iovec piece = {.iov_base = const_cast<char*>(text.data()),  // NOLINT(*-const-cast): read
                         .iov_len = text.size()};
    const ssize_t count = ::pwritev2(file, &piece, 1, -1, RWF_NOWAIT);
    if (count >= 0 || (errno != EOPNOTSUPP && errno != ENOSYS && errno != EINVAL)) return count;
  }
#endif
  return ::write(file, text.data(), text.size());
}

}  // namespace quadrille::cli
