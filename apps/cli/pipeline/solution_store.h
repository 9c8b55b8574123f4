// SolutionStore: the solutions that a ledger knows of, in lines of option numbers: in memory, or in
// the file FILE.solutions beside the ledger FILE.
//   SolutionStore store(problem);
//   if (auto opened = store.open("run.ledger"); !opened) return opened;
//   if (auto begun = store.begin(ledger); !begun) return begun;
//   entry.text = *store.append("3 17 20\n");
// The first line of the file names the ledger, so that no other file is taken for it. What the
// ledger knows of is compared with its checksums before anything is written or told.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/system/ledger_file.h"
#include "quadrille/base/result.h"
#include "quadrille/cover/ledger.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cli {

class SolutionStore {
 public:
  using Use = std::function<bool(const std::vector<cover::OptionId>&)>;

  // The problem outlives it.
  explicit SolutionStore(const cover::Problem& problem) : problem_(problem) {}

  // Takes the file beside the ledger, or makes it; without this, solutions are kept in memory.
  Result<void> open(const std::string& ledger);
  // Whether the file belongs to the ledger, and has what that knows of. What comes behind is the
  // work of a run that was killed, and dropped.
  //   requires: ledger.head()
  Result<void> begin(const cover::Ledger& ledger);
  // Whole lines.
  Result<cover::SolutionText> append(std::string_view text);
  Result<void> sync();
  // All that the ledger knows of, in the order of the plan, until one is refused. Each is a
  // solution of the problem.
  Result<void> tell(const cover::Ledger& ledger, const Use& use) const;

 private:
  Result<void> read(std::uint64_t at, std::uint64_t bytes,
                    const std::function<bool(std::string_view)>& use) const;
  Result<void> check(const cover::SolutionText& text) const;
  Result<void> tell(const cover::SolutionText& text, const Use& use) const;
  [[nodiscard]] Error wrong(const Error& error, std::uint64_t at) const;

  const cover::Problem& problem_;
  std::string path_;
  std::optional<LedgerFile> file_;
  std::string memory_;  // where there is no file
  std::uint64_t end_ = 0;
};

}  // namespace quadrille::cli
