#include "apps/cli/pipeline/ledger_keeper.h"

#include <fmt/format.h>

#include "quadrille/base/text.h"

namespace quadrille::cli {
namespace {

std::string without_end(std::string line) {
  line.pop_back();
  return line;
}

}  // namespace

Result<void> LedgerKeeper::open(std::uint64_t problem, cover::Question asks,
                                const cover::PlanPart& part) {
  if (!path_) return {};
  Result<LedgerFile> file = LedgerFile::open(*path_);
  if (!file) return about(file.error());
  file_.emplace(std::move(*file));
  const auto lines =
      file_->read_lines([&](std::string_view line) { return ledger_.read_line(line); });
  if (!lines) return about(Error{lines.error().placed_message()});
  torn_ = !lines->torn.empty();
  whole_ = lines->bytes;
  if (ledger_.head()) {
    if (const auto fits = check(*ledger_.head(), problem, asks, part); !fits) {
      return about(fits.error());
    }
  } else if (torn_ && !lines->torn.starts_with(cover::kLedgerTitle)) {
    return is_no_ledger(lines->torn);
  } else {
    torn_head_ = lines->torn;
  }
  return {};
}

Result<void> LedgerKeeper::drop_torn() {
  return torn_ && file_ ? written(file_->truncate(whole_)) : Result<void>();
}

Result<void> LedgerKeeper::begin(const cover::LedgerHead& head) {
  const std::string line = cover::write_head(head);
  if (!cover::is_torn(torn_head_, line)) return is_no_ledger(torn_head_);
  return ledger_.read_line(without_end(line));
}

Result<void> LedgerKeeper::write_head() {
  if (!file_) return {};
  const auto emptied = torn_ ? file_->truncate(0) : Result<void>();
  return written(emptied ? file_->append(cover::write_head(*ledger_.head())) : emptied);
}

Result<void> LedgerKeeper::add(const cover::LedgerEntry& entry) {
  if (file_) {
    const auto appended = written(file_->append(cover::write_entry(*ledger_.head(), entry)));
    if (!appended) return appended;
  }
  ledger_.add(entry);
  return {};
}

Result<void> LedgerKeeper::sync() { return file_ ? written(file_->sync()) : Result<void>(); }

// What was found where the first line of a ledger should be.
Error LedgerKeeper::is_no_ledger(std::string_view found) const {
  constexpr std::size_t kMostFound = 40;
  const bool is_other = !found.starts_with(cover::kLedgerTitle);
  const Error error{Message{is_other ? "ledger.none" : "ledger.head",
                            {{"found", printable(found.substr(0, kMostFound))}}}};
  return about(Error{error.at({.line = 1}).placed_message()});
}

Result<void> LedgerKeeper::written(const Result<void>& written) const {
  if (!written) return about(written.error());
  return {};
}

// Whether the ledger belongs to what is asked.
Result<void> LedgerKeeper::check(const cover::LedgerHead& head, std::uint64_t problem,
                                 cover::Question asks, const cover::PlanPart& part) const {
  if (head.problem != problem) return Error{Message("ledger.other_problem")};
  if (head.asks != asks || head.part != part) {
    return Error{Message{"ledger.other_question",
                         {{"found", cover::question_name(head.asks)},
                          {"part", fmt::format("{}/{}", head.part.number, head.part.of)}}}};
  }
  return {};
}

}  // namespace quadrille::cli
