#include "quadrille/cover/best.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/reduced_costs.h"

namespace quadrille::cover {
namespace {

// Whether one is told before the other.
auto better(Aim aim) {
  return [aim](const CostedSolution& one, const CostedSolution& other) {
    if (one.cost != other.cost) return (one.cost < other.cost) == (aim == Aim::least);
    return one.options < other.options;
  };
}

}  // namespace

BestSearch::BestSearch(Problem problem, std::uint64_t count, Aim aim, SearchOptions options)
    : problem_(std::move(problem)), count_(count), aim_(aim), options_(std::move(options)) {
  assert(count > 0);
}
BestSearch::~BestSearch() = default;
BestSearch::BestSearch(BestSearch&&) noexcept = default;
BestSearch& BestSearch::operator=(BestSearch&&) noexcept = default;

void BestSearch::begin() {
  std::vector<std::int64_t> costs(problem_.option_count());
  for (std::uint32_t option = 0; option < costs.size(); ++option) {
    const std::int64_t cost = problem_.cost(OptionId{option});
    costs[option] = aim_ == Aim::least ? cost : -cost;
  }
  const ReducedCosts reduced = reduce_costs(problem_, costs);
  base_ = reduced.base;
  unit_ = reduced.unit;
  SearchOptions options = options_;
  options.stop = nullptr;
  const bool may_be_rows =
      options_.engine != EngineName::links && has_rows() && options_.choose == Choice::least;
  if (may_be_rows) {
    engine_ = make_bounded_rows(problem_, nullptr, best_instruction_set(), reduced.of_options);
  }
  const bool is_rows = engine_ != nullptr;
  if (!is_rows) engine_ = make_bounded_links(problem_, options, {}, reduced.of_options);
  switch (options_.engine) {
    case EngineName::automatic:
      why_ = Message("engine.quick");
      break;
    case EngineName::links:
      why_ = Message("engine.asked");
      break;
    case EngineName::rows:
      why_ = Message(is_rows ? "engine.asked" : "engine.no_rows");
      break;
    case EngineName::learn:
    case EngineName::sat:
    case EngineName::sweep:
      why_ = Message("engine.no_costs");
      break;
  }
}

bool BestSearch::run() {
  const Limits limits{.most = {.nodes = options_.max_nodes, .updates = UINT64_MAX},
                      .stop = options_.stop};
  if (limits.stop != nullptr && limits.stop->requested()) return false;
  if (!engine_) begin();
  while (engine_->next(limits)) keep(engine_->solution());
  return engine_->exhausted() || engine_->work().nodes >= options_.max_nodes;
}

// From then on only what is better than the worst that is kept is looked for.
void BestSearch::keep(std::span<const OptionId> options) {
  CostedSolution solution{cost_of(problem_, options), {options.begin(), options.end()}};
  quadrille::sort(solution.options);
  const auto is_better = better(aim_);
  if (found_.size() == count_) {
    if (!is_better(solution, found_.front())) return;
    std::ranges::pop_heap(found_, is_better);
    found_.pop_back();
  }
  found_.push_back(std::move(solution));
  std::ranges::push_heap(found_, is_better);
  if (found_.size() < count_) return;
  const auto worst = static_cast<std::int64_t>(found_.front().cost);
  engine_->allow(((aim_ == Aim::least ? worst : -worst) - 1) * unit_ - base_);
}

BestSolutions BestSearch::best() const {
  BestSolutions best{.solutions = found_};
  quadrille::sort(best.solutions, better(aim_));
  if (!engine_) {
    best.engine.reason = Message("engine.stopped");
    return best;
  }
  best.proven = engine_->exhausted();
  best.stats = engine_->stats();
  best.engine = {engine_->report().engine, why_};
  return best;
}

double BestSearch::progress() const { return engine_ ? engine_->progress() : 0; }

BestSolutions best(const Problem& problem, std::uint64_t count, Aim aim,
                   const SearchOptions& options) {
  BestSearch search(problem, count, aim, options);
  search.run();
  return search.best();
}

}  // namespace quadrille::cover
