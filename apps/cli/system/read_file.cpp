#include "apps/cli/system/read_file.h"

#include <cerrno>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "apps/cli/system/interrupt.h"

namespace quadrille::cli {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kReadBlock = std::size_t{1} << 18U;

}  // namespace

std::string because(int error) {
  return std::strerror(error);  // NOLINT(concurrency-mt-unsafe): only the main thread reads
}

bool exists(const std::string& path, struct stat& about) {
  return ::stat(path.c_str(), &about) == 0;
}

Result<int> open_file(const std::string& path) {
  struct stat about = {};
  if (exists(path, about) && S_ISDIR(about.st_mode)) {
    return Error{Message("cli.directory")};
  }
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0 && errno == ENOENT) return Error{Message("cli.no_file")};
  if (file < 0 && errno == EACCES) return Error{Message("cli.denied")};
  if (file < 0) return Error{Message{"cli.cannot_open", {{"reason", because(errno)}}}};
  return file;
}

bool wait_for_input(int file, std::optional<milliseconds> wait, const Bell* closing) {
  if (interrupt().requested()) return false;
  if (closing == nullptr) return wait_to_read(file, {&interrupt_bell()}, wait);
  return wait_to_read(file, {&interrupt_bell(), closing}, wait);
}

Result<std::string> read_whole(const std::string& path, std::size_t most) {
  const Result<int> file = path == "-" ? Result<int>(STDIN_FILENO) : open_file(path);
  if (!file) return file.error();
  std::string text;
  std::vector<char> block(kReadBlock);
  ssize_t count = 0;
  do {
    const bool ready = wait_for_input(*file, std::nullopt);
    if (!ready) errno = EINTR;
    count = ready ? ::read(*file, block.data(), block.size()) : -1;
    if (count > 0) text.append(block.data(), static_cast<std::size_t>(count));
  } while ((count > 0 && text.size() <= most) ||
           (count < 0 && (errno == EINTR || errno == EAGAIN) && !interrupt().requested()));
  const int error = errno;
  if (*file > STDIN_FILENO) ::close(*file);
  if (count < 0) return Error{Message{"cli.cannot_read", {{"reason", because(error)}}}};
  if (count > 0) return Error{Message{"cli.too_long", {{"most", most}}}};
  return text;
}

Error in_file(std::string_view option, const std::string& path, const Error& error) {
  return Error{error.placed_message()}.about(fmt::format("{}: {}", option, path));
}

}  // namespace quadrille::cli
