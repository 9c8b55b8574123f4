// LedgerFile: a file that only grows, for one process at a time.
//   Result<LedgerFile> file = LedgerFile::open("run.ledger");
//   file->append("one whole line\n");
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"

namespace quadrille::cli {

class LedgerFile {
 public:
  // Makes it where there is none. While it is open, no other process can have it.
  static Result<LedgerFile> open(const std::string& path);
  // Only to be read, also while a process writes to it.
  static Result<LedgerFile> open_to_read(const std::string& path);
  ~LedgerFile();
  LedgerFile(LedgerFile&& other) noexcept;
  LedgerFile& operator=(LedgerFile&& other) = delete;

  // Each whole line, without its end; not a torn one at the end. What is so long at the beginning
  // that it is no ledger is used as a line as well.
  struct Lines {
    std::uint64_t bytes = 0;  // of the whole lines
    std::string torn;
  };
  Result<Lines> read_lines(const std::function<Result<void>(std::string_view)>& use) const;
  // Some of its bytes, in order.
  Result<void> read(std::uint64_t at, std::uint64_t bytes,
                    const std::function<bool(std::string_view)>& use) const;
  [[nodiscard]] std::uint64_t size() const;

  // Drops everything from there on.
  Result<void> truncate(std::uint64_t bytes);
  // At once, as far as the system does it, or nothing of it. Every few seconds what was written is
  // made to last.
  Result<void> append(std::string_view text);
  Result<void> sync();

 private:
  explicit LedgerFile(int file) : file_(file) {}

  int file_;
  std::chrono::steady_clock::time_point synced_ = std::chrono::steady_clock::now();
};

}  // namespace quadrille::cli
