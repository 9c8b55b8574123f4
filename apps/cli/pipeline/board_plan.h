// BoardPlan: all solutions of one board, counted or listed subtree by subtree.
//   if (is_planned(settings, puzzle)) {
//     BoardPlan plan(puzzle, cover::Question::count, settings, search, progress);
//     if (auto worked = plan.work(); worked) use(plan.solutions());
//   }
#pragma once

#include <functional>
#include <optional>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/plan_run.h"
#include "quadrille/base/natural.h"
#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/rules/encode.h"

namespace quadrille::cli {

// With a ledger; without one, where there are other ranks to share it out to.
bool is_planned(const Settings& settings, const Puzzle& puzzle);

// What is referred to outlives it.
class BoardPlan {
 public:
  BoardPlan(const Puzzle& puzzle, cover::Question asks, const Settings& settings,
            const LimitedSolve& search, Progress& progress);

  // Until all is done, or the search is stopped.
  Result<void> work();

  [[nodiscard]] Natural solutions() const;
  [[nodiscard]] bool is_complete() const;
  // Notes what was wrong with the ledger and is mended; empty where nothing was.
  [[nodiscard]] std::string note() const;
  // The boards of a list that is complete, in order, until one is refused.
  Result<void> tell(const std::function<bool(const sudoku::Grid&)>& use) const;

 private:
  const Puzzle& puzzle_;
  const Settings& settings_;
  std::optional<sudoku::Encoding> encoding_;  // nothing where the stop came first
  std::optional<PlanRun> run_;
};

}  // namespace quadrille::cli
