#include "apps/cli/pipeline/solution_store.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/fnv.h"
#include "quadrille/base/message.h"
#include "quadrille/base/text.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cli {
namespace {

std::string solutions_title(const cover::LedgerHead& head) {
  return "solutions of " + cover::write_head(head);
}

std::string shown_line(std::string_view text) {
  constexpr std::size_t kMostOfIt = 40;
  return printable(text.substr(0, std::min(text.find('\n'), kMostOfIt)));
}

// The solution that a line has, without its end.
Result<std::vector<cover::OptionId>> solution_in(std::string_view line,
                                                 const cover::Problem& problem) {
  std::vector<cover::OptionId> options;
  for (std::string_view left = line; !left.empty();) {
    std::uint32_t number = 0;
    const auto read = std::from_chars(left.data(), left.data() + left.size(), number);
    left.remove_prefix(static_cast<std::size_t>(read.ptr - left.data()));
    const bool ends = left.empty() || (left.front() == ' ' && left.size() > 1);
    if (read.ec != std::errc() || number == 0 || !ends) {
      return Error{Message{"ledger.other_solutions", {{"found", shown_line(line)}}}};
    }
    left.remove_prefix(left.empty() ? 0 : 1);
    options.push_back(cover::OptionId{number - 1});
  }
  if (const auto error = cover::verify(problem, options)) return *error;
  return options;
}

}  // namespace

Result<void> SolutionStore::open(const std::string& ledger) {
  path_ = ledger + ".solutions";
  Result<LedgerFile> file = LedgerFile::open(path_);
  if (!file) return file.error().about(path_);
  file_.emplace(std::move(*file));
  return {};
}

Result<void> SolutionStore::begin(const cover::Ledger& ledger) {
  if (!file_) return {};
  const std::string first = solutions_title(*ledger.head());
  end_ = first.size();
  for (const auto& [piece, text] : ledger.texts()) end_ = std::max(end_, text.at + text.bytes);
  const std::uint64_t size = file_->size();
  std::string found;
  const auto keep = [&](std::string_view some) { return !found.append(some).empty(); };
  if (const auto got = read(0, std::min<std::uint64_t>(size, first.size()), keep); !got) return got;
  if (found != first && !cover::is_torn(found, first)) {
    return wrong(Error{Message{"ledger.other_solutions", {{"found", shown_line(found)}}}}, 0);
  }
  for (const auto& [piece, text] : ledger.texts()) {
    if (const auto checked = check(text); !checked) return checked;
  }
  if (const auto dropped = file_->truncate(found == first ? end_ : 0); !dropped) {
    return dropped.error().about(path_);
  }
  if (found == first) return {};
  const auto written = file_->append(first);
  if (!written) return written.error().about(path_);
  return {};
}

Result<cover::SolutionText> SolutionStore::append(std::string_view text) {
  const cover::SolutionText where{.at = end_, .bytes = text.size(), .sum = fnv1a(text)};
  if (file_) {
    const auto written = file_->append(text);
    if (!written) return written.error().about(path_);
  } else {
    memory_ += text;
  }
  end_ += text.size();
  return where;
}

Result<void> SolutionStore::sync() {
  const auto synced = file_ ? file_->sync() : Result<void>();
  if (!synced) return synced.error().about(path_);
  return {};
}

Result<void> SolutionStore::tell(const cover::Ledger& ledger, const Use& use) const {
  bool goes_on = true;
  const auto use_on = [&](const std::vector<cover::OptionId>& solution) {
    return goes_on = use(solution);
  };
  for (const auto& [piece, text] : ledger.texts()) {
    if (!goes_on) break;
    if (const auto checked = check(text); !checked) return checked;
    if (const auto told = tell(text, use_on); !told) return told;
  }
  return {};
}

Result<void> SolutionStore::tell(const cover::SolutionText& text, const Use& use) const {
  std::string line;  // that is not whole yet
  std::uint64_t at = text.at;
  Result<void> told;
  const auto use_some = [&](std::string_view some) {
    while (!some.empty()) {
      const std::size_t end = some.find('\n');
      line += some.substr(0, end);
      if (end == std::string_view::npos) break;
      some.remove_prefix(end + 1);
      const auto solution = solution_in(line, problem_);
      if (!solution) told = wrong(solution.error(), at);
      if (!solution || !use(*solution)) return false;
      at += line.size() + 1;
      line.clear();
    }
    return true;
  };
  const auto got = read(text.at, text.bytes, use_some);
  return got ? told : got;
}

// Whether it is what was written. A line that is no solution is named, otherwise the first.
Result<void> SolutionStore::check(const cover::SolutionText& text) const {
  if (!file_) return {};
  if (file_->size() < text.at + text.bytes) {
    return wrong(Error{Message("ledger.lost")}, file_->size());
  }
  std::uint64_t sum = kFnvStart;
  const auto add = [&](std::string_view some) {
    sum = fnv1a(some, sum);
    return true;
  };
  if (const auto got = read(text.at, text.bytes, add); !got) return got;
  if (sum == text.sum) return {};
  if (const auto told = tell(text, [](const auto& /*solution*/) { return true; }); !told) {
    return told;
  }
  return wrong(Error{Message("ledger.checksum")}, text.at);
}

Result<void> SolutionStore::read(std::uint64_t at, std::uint64_t bytes,
                                 const std::function<bool(std::string_view)>& use) const {
  if (!file_) {
    use(std::string_view(memory_).substr(at, bytes));
    return {};
  }
  const auto got = file_->read(at, bytes, use);
  if (!got) return got.error().about(path_);
  return {};
}

// With the line of that byte, and the file.
Error SolutionStore::wrong(const Error& error, std::uint64_t at) const {
  std::size_t line = 1;
  const auto count = [&](std::string_view some) {
    line += static_cast<std::size_t>(std::ranges::count(some, '\n'));
    return true;
  };
  static_cast<void>(read(0, at, count));  // what cannot be read has no lines
  return Error{error.at({.line = line}).placed_message()}.about(path_);
}

}  // namespace quadrille::cli
