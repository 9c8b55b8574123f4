#include "apps/cli/system/ledger_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "quadrille/base/message.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kLedgerBlock = std::size_t{1} << 16U;
constexpr std::chrono::seconds kSyncAfter(5);

Error failure(const char* key, int reason) {
  return Error{Message{key, {{"reason", std::strerror(reason)}}}};  // NOLINT(concurrency-mt-unsafe)
}

}  // namespace

Result<LedgerFile> LedgerFile::open(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0) return failure("cli.cannot_open", errno);
  LedgerFile opened(file);
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) return Error{Message("ledger.in_use")};
    return failure("cli.cannot_open", errno);
  }
  return opened;
}

Result<LedgerFile> LedgerFile::open_to_read(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return failure("cli.cannot_open", errno);
  return LedgerFile(file);
}

LedgerFile::LedgerFile(LedgerFile&& other) noexcept
    : file_(std::exchange(other.file_, -1)), synced_(other.synced_) {}

LedgerFile::~LedgerFile() {
  if (file_ >= 0) ::close(file_);
}

std::uint64_t LedgerFile::size() const {
  struct stat about{};
  return ::fstat(file_, &about) == 0 ? static_cast<std::uint64_t>(about.st_size) : 0;
}

Result<LedgerFile::Lines> LedgerFile::read_lines(
    const std::function<Result<void>(std::string_view)>& use) const {
  Lines lines;
  struct stat about{};
  if (::fstat(file_, &about) == 0 && !S_ISREG(about.st_mode)) return lines;  // such as /dev/full
  std::string text;
  std::vector<char> block(kLedgerBlock);
  for (std::uint64_t at = 0;;) {
    const ssize_t count = ::pread(file_, block.data(), block.size(), static_cast<off_t>(at));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failure("cli.cannot_read", errno);
    if (count == 0) break;
    at += static_cast<std::uint64_t>(count);
    text.append(block.data(), static_cast<std::size_t>(count));
    std::size_t start = 0;
    const bool is_endless = lines.bytes == 0 && text.find('\n') == std::string::npos;
    if (is_endless && text.size() >= kLedgerBlock) {
      if (const Result<void> used = use(text); !used) return used.error();
    }
    for (std::size_t end = text.find('\n'); end != std::string::npos;
         end = text.find('\n', start)) {
      const Result<void> used = use(std::string_view(text).substr(start, end - start));
      if (!used) return used.error();
      lines.bytes += end + 1 - start;
      start = end + 1;
    }
    text.erase(0, start);
  }
  lines.torn = std::move(text);
  return lines;
}

Result<void> LedgerFile::read(std::uint64_t at, std::uint64_t bytes,
                              const std::function<bool(std::string_view)>& use) const {
  std::vector<char> block(kLedgerBlock);
  while (bytes > 0) {
    const std::size_t wanted = std::min<std::uint64_t>(bytes, block.size());
    const ssize_t count = ::pread(file_, block.data(), wanted, static_cast<off_t>(at));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return failure("cli.cannot_read", count < 0 ? errno : EIO);
    if (!use({block.data(), static_cast<std::size_t>(count)})) break;
    at += static_cast<std::uint64_t>(count);
    bytes -= static_cast<std::uint64_t>(count);
  }
  return {};
}

// NOLINTNEXTLINE(readability-make-member-function-const): it changes the file
Result<void> LedgerFile::truncate(std::uint64_t bytes) {
  if (::ftruncate(file_, static_cast<off_t>(bytes)) != 0) return failure("cli.cannot_write", errno);
  return {};
}

Result<void> LedgerFile::append(std::string_view text) {
  const off_t end = ::lseek(file_, 0, SEEK_END);
  if (end < 0 && errno != ESPIPE) return failure("cli.cannot_write", errno);
  while (!text.empty()) {
    const ssize_t count = ::write(file_, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      const int reason = errno;
      if (end >= 0) static_cast<void>(::ftruncate(file_, end));  // as far as it goes
      return failure("cli.cannot_write", reason);
    }
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  if (std::chrono::steady_clock::now() - synced_ > kSyncAfter) return sync();
  return {};
}

Result<void> LedgerFile::sync() {
  synced_ = std::chrono::steady_clock::now();
  // What cannot be synced, such as a pipe, lasts no longer for it.
  if (::fdatasync(file_) != 0 && errno != EINVAL && errno != EROFS && errno != ENOTSUP) {
    return failure("cli.cannot_write", errno);
  }
  return {};
}

}  // namespace quadrille::cli
