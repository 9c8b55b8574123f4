#include "apps/cli/pipeline/solver_pool.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace quadrille::cli {
namespace {

using sudoku::PlainReport;
using sudoku::PlainSolver;

// Of each card: while one of them has it work, the others read, copy and write.
constexpr std::size_t kSolversOfCard = 6;

}  // namespace

// While there is one, a solver is in use.
class SolverPool::Turn {
 public:
  explicit Turn(SolverPool& pool) : pool_(pool) {
    std::unique_lock lock(pool_.mutex_);
    pool_.changed_.wait(lock, [this] { return pool_.used_ < pool_.most_; });
    ++pool_.used_;
  }
  ~Turn() {
    {
      const std::lock_guard lock(pool_.mutex_);
      --pool_.used_;
    }
    pool_.changed_.notify_one();
  }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

 private:
  SolverPool& pool_;
};

SolverPool::SolverPool(sudoku::EngineName engine, const sudoku::Card* card)
    : engine_(engine),
      card_(card),
      most_(card != nullptr ? kSolversOfCard * card->count() : SIZE_MAX) {}

PlainReport SolverPool::use(const std::function<PlainReport(PlainSolver&)>& work) {
  for (;;) {
    const Turn turn(*this);
    std::unique_ptr<PlainSolver> solver = take();
    PlainReport report = work(*solver);
    if (!report.failure) {
      put_back(std::move(solver));
      return report;
    }
    solver.reset();
    if (!sudoku::is_short_of_memory(*report.failure) || !make_do_with_fewer()) return report;
  }
}

std::unique_ptr<PlainSolver> SolverPool::take() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      std::unique_ptr<PlainSolver> solver = std::move(idle_.back());
      idle_.pop_back();
      return solver;
    }
  }
  return card_ != nullptr ? std::make_unique<PlainSolver>(*card_)
                          : std::make_unique<PlainSolver>(engine_);
}

void SolverPool::put_back(std::unique_ptr<PlainSolver> solver) {
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(solver));
}

bool SolverPool::make_do_with_fewer() {
  std::vector<std::unique_ptr<PlainSolver>> spare;
  const std::lock_guard lock(mutex_);
  std::swap(spare, idle_);
  // Those that are in use now need their memory; so does the one that comes back.
  const bool was_alone = used_ == 1 && spare.empty();
  most_ = std::max<std::size_t>(1, std::min(most_, used_) - 1);
  return !was_alone;
}

}  // namespace quadrille::cli
