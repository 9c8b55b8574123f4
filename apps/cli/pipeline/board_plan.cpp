#include "apps/cli/pipeline/board_plan.h"

#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/ranks/ranks.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::cli {

bool is_planned(const Settings& settings, const Puzzle& puzzle) {
  // It has no subtrees: band_plan.h has what it counts, where it can take the board.
  if (settings.engine == sudoku::EngineName::bands) return false;
  if (sudoku::left_out_of(puzzle.grid))
    return false;  // there is no answer that a ledger could keep
  if (settings.plan.ledger) return true;
  return ranks() != nullptr && !is_helper() && puzzle.alone && may_be_planned(settings);
}

BoardPlan::BoardPlan(const Puzzle& puzzle, cover::Question asks, const Settings& settings,
                     const LimitedSolve& search, Progress& progress)
    : puzzle_(puzzle),
      settings_(settings),
      encoding_(sudoku::encode(puzzle.grid, sudoku::Form::pruned, search.options().stop)) {
  if (encoding_) run_.emplace(plan_job(encoding_->problem, asks, settings, search), progress);
}

Result<void> BoardPlan::work() {
  if (settings_.plan.ledger && !puzzle_.alone) return Error{Message("ledger.one_problem")};
  if (!run_) return {};
  if (auto ready = run_->prepare(); !ready) return ready;
  return run_->work();
}

Natural BoardPlan::solutions() const { return run_ ? run_->ledger().solutions() : Natural(0); }

bool BoardPlan::is_complete() const {
  return run_ && run_->ledger().head() && run_->ledger().missing() == 0;
}

std::string BoardPlan::note() const {
  if (!run_ || !run_->was_torn()) return {};
  return fmt::format("{}: {}\n", *settings_.plan.ledger, told("ledger.torn"));
}

Result<void> BoardPlan::tell(const std::function<bool(const sudoku::Grid&)>& use) const {
  std::optional<Error> wrong;
  auto told = run_->tell([&](const std::vector<cover::OptionId>& solution) {
    const Result<sudoku::Grid> grid = sudoku::decode(puzzle_.grid, *encoding_, solution);
    if (!grid) wrong = grid.error();
    return grid && use(*grid);
  });
  if (wrong) return *wrong;
  return told;
}

}  // namespace quadrille::cli
