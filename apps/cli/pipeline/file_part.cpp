#include "apps/cli/pipeline/file_part.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <optional>
#include <string_view>

#include <sys/stat.h>
#include <unistd.h>

#include "quadrille/base/message.h"
#include "quadrille/formats/records.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kLook = std::size_t{1} << 16U;  // bytes that are looked at together

// As many of the bytes from there on as there are.
std::string bytes_at(int file, std::uint64_t at) {
  std::string bytes(kLook, '\0');
  ssize_t count = 0;
  do {
    count = ::pread(file, bytes.data(), bytes.size(), static_cast<off_t>(at));
  } while (count < 0 && errno == EINTR);
  bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  return bytes;
}

// Where the first line begins that does not begin before `at`.
std::uint64_t line_from(int file, std::uint64_t at, std::uint64_t size) {
  if (at == 0) return 0;
  for (std::uint64_t from = at - 1; from < size;) {
    const std::string bytes = bytes_at(file, from);
    if (bytes.empty()) break;
    const std::size_t end = bytes.find('\n');
    if (end != std::string::npos) return from + end + 1;
    from += bytes.size();
  }
  return size;
}

// The first lines of a text.
std::string_view lines_of(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  for (; count > 0 && end < text.size(); --count) {
    end = std::min(text.find('\n', end), text.size() - 1) + 1;
  }
  return text.substr(0, end);
}

}  // namespace

Result<FilePart> part_of_file(int file, const cover::PlanPart& part,
                              const sudoku::ReadOptions& options) {
  struct stat about = {};
  if (::fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) {
    return Error{Message("cli.part_of_file")};
  }
  const auto size = static_cast<std::uint64_t>(about.st_size);
  const std::string start = bytes_at(file, 0);
  sudoku::RecordSplitter splitter(options);
  splitter.feed(start);
  if (start.size() == size) splitter.finish();
  const std::optional<sudoku::Record> first = splitter.next();
  const bool is_line = !first || (first->kind != sudoku::Record::Kind::grid &&
                                  first->kind != sudoku::Record::Kind::picture &&
                                  first->text.find('\n') == std::string::npos);
  if (!is_line || (!first && start.size() < size)) return Error{Message("cli.part_lines")};
  const auto cut = [&](std::uint64_t number) {  // without an overflow
    const std::uint64_t at = size / part.of * number + size % part.of * number / part.of;
    return line_from(file, at, size);
  };
  FilePart found{.lead = {}, .begin = cut(part.number - 1), .end = cut(part.number)};
  if (first && found.begin > 0) found.lead = lines_of(start, first->line - 1);
  return found;
}

}  // namespace quadrille::cli
