// PlanRun: the subtrees of a plan, worked off by threads or ranks, and kept in a ledger.
//   PlanRun run({.problem = problem, .ledger = "run.ledger", .threads = 4}, progress);
//   if (auto ready = run.prepare(); !ready) return refuse(ready.error());
//   if (auto worked = run.work(); !worked) return refuse(worked.error());
//   say(run.ledger().solutions().text());
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/ledger_keeper.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/piece_work.h"
#include "apps/cli/pipeline/solution_store.h"
#include "quadrille/base/result.h"
#include "quadrille/cover/ledger.h"
#include "quadrille/cover/plan.h"
#include "quadrille/cover/plan_progress.h"

namespace quadrille::cli {

struct PlanJob {
  const cover::Problem& problem;
  cover::Question asks = cover::Question::count;
  cover::PlanPart part = {};
  std::optional<std::string> ledger = {};  // the path; none: nothing is kept
  cover::PieceOptions piece = {};          // search.stop ends the work
  std::size_t threads = 1;
  std::uint64_t pieces = 1000;  // of a new plan
};

// As the command line says it; refers to the problem and the search.
PlanJob plan_job(const cover::Problem& problem, cover::Question asks, const Settings& settings,
                 const LimitedSolve& search);

class PlanRun {
 public:
  PlanRun(PlanJob job, Progress& progress)
      : job_(std::move(job)), progress_(progress), keeper_(job_.ledger), solutions_(job_.problem) {}

  // Reads the ledger, or makes plan and ledger.
  Result<void> prepare();
  // Until all is done, or the stop is requested.
  Result<void> work();

  [[nodiscard]] const cover::Ledger& ledger() const { return keeper_.ledger(); }
  // Whether a line at the end of the ledger was torn, and dropped.
  [[nodiscard]] bool was_torn() const { return keeper_.was_torn(); }
  // Of a list: all solutions that are known, in the order of the plan, until one is refused.
  Result<void> tell(const SolutionStore::Use& use) const { return solutions_.tell(ledger(), use); }

 private:
  struct Task {
    cover::PieceId id;
    cover::Branch branch;
    double nodes = 0;  // as estimated
  };

  Result<void> open();
  Result<void> begin();
  Result<void> plan_again();
  [[nodiscard]] PieceJob piece_job() const {
    return {.asks = job_.asks, .piece = job_.piece, .threads = job_.threads};
  }
  Result<void> queue_tasks();
  void work_on_threads();
  void work_on_ranks();
  void run_worker();
  std::optional<Task> take();
  [[nodiscard]] bool is_over() const;
  void settle(const Task& task, PieceWork work);
  Result<void> finish(const Task& task, PieceWork work);
  void show_progress(const Natural& solutions);

  PlanJob job_;
  Progress& progress_;
  LedgerKeeper keeper_;
  SolutionStore solutions_;  // of a list
  std::vector<cover::Branch> plan_;
  std::vector<double> nodes_;  // of its subtrees, as estimated
  cover::PlanProgress done_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> tasks_;
  std::size_t running_ = 0;
  std::optional<Error> failure_;
};

}  // namespace quadrille::cli
