// LedgerKeeper: the ledger of a run, in memory and, where it has a path, in a file.
//   LedgerKeeper keeper("run.ledger");
//   if (auto opened = keeper.open(problem, asks, part); !opened) return refuse(opened.error());
//   if (!keeper.ledger().head()) keeper.begin(head) and keeper.write_head();
//   keeper.add(entry);
// Nothing is written before open() has found that the file belongs to what is asked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "apps/cli/system/ledger_file.h"
#include "quadrille/base/result.h"
#include "quadrille/cover/ledger.h"

namespace quadrille::cli {

class LedgerKeeper {
 public:
  explicit LedgerKeeper(std::optional<std::string> path) : path_(std::move(path)) {}

  // Reads the file, if there is one.
  Result<void> open(std::uint64_t problem, cover::Question asks, const cover::PlanPart& part);
  // Of a file that goes on: what stands behind its last whole line goes.
  Result<void> drop_torn();
  // Of a new one: whether it may have this head, and then writes it.
  //   requires: no head so far
  Result<void> begin(const cover::LedgerHead& head);
  Result<void> write_head();
  // The line is written, and then counts.
  Result<void> add(const cover::LedgerEntry& entry);
  Result<void> sync();

  [[nodiscard]] const cover::Ledger& ledger() const { return ledger_; }
  // Whether a line at the end was torn, and dropped.
  [[nodiscard]] bool was_torn() const { return torn_; }
  // With the file that it is about.
  [[nodiscard]] Error about(const Error& error) const { return error.about(*path_); }

 private:
  [[nodiscard]] Error is_no_ledger(std::string_view found) const;
  [[nodiscard]] Result<void> written(const Result<void>& written) const;
  [[nodiscard]] Result<void> check(const cover::LedgerHead& head, std::uint64_t problem,
                                   cover::Question asks, const cover::PlanPart& part) const;

  std::optional<std::string> path_;
  std::optional<LedgerFile> file_;
  cover::Ledger ledger_;
  bool torn_ = false;
  std::uint64_t whole_ = 0;  // bytes of whole lines
  std::string torn_head_;    // all that is in the file, if it is not even a line
};

}  // namespace quadrille::cli
