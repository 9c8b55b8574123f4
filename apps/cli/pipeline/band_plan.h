// BandPlan: the solutions of one board, counted by bands piece by piece and kept in a ledger.
//   if (is_planned_by_bands(settings, puzzle)) {
//     BandPlan plan(puzzle, settings, search, progress);
//     if (auto worked = plan.work(); worked) use(plan.solutions());
//   }
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/ledger_keeper.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/pipeline.h"
#include "quadrille/base/natural.h"
#include "quadrille/base/result.h"
#include "quadrille/solve/count_pieces.h"

namespace quadrille::cli {

// With a ledger, where `--engine bands` asks for it and can take the board.
bool is_planned_by_bands(const Settings& settings, const Puzzle& puzzle);

// What is referred to outlives it.
class BandPlan {
 public:
  //   requires: is_planned_by_bands(settings, puzzle)
  BandPlan(const Puzzle& puzzle, const Settings& settings, const LimitedSolve& search,
           Progress& progress);

  // Until all is done, or the search is stopped.
  Result<void> work();

  [[nodiscard]] Natural solutions() const { return keeper_.ledger().solutions(); }
  [[nodiscard]] bool is_complete() const;
  // Notes what was wrong with the ledger and is mended; empty where nothing was.
  [[nodiscard]] std::string note() const;

 private:
  Result<void> begin(const cover::PlanPart& part);
  Result<void> go_on();
  // The pieces of its part that are not done.
  [[nodiscard]] std::vector<std::uint32_t> open_pieces() const;
  Result<void> count(const std::vector<std::uint32_t>& open);

  const Puzzle& puzzle_;
  const Settings& settings_;
  const LimitedSolve& search_;
  Progress& progress_;
  sudoku::CountPieces pieces_;
  LedgerKeeper keeper_;
};

}  // namespace quadrille::cli
