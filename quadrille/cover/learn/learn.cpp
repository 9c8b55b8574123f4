// Learn: the engine behind make_learn: a problem's options as the variables of a Cdcl solver, and
// its solutions as the assignments that the solver finds.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/residue.h"
#include "quadrille/cover/learn/cdcl.h"

namespace quadrille::cover {
namespace {

class Learn final : public InformedEngine {
 public:
  Learn(Residue residue, std::uint32_t primary, LearnOptions options);

  bool next(const Limits& limits) override;
  void forbid(std::span<const OptionId> solution) override;
  [[nodiscard]] std::span<const OptionId> solution() const override { return solution_; }
  [[nodiscard]] bool exhausted() const override { return exhausted_; }
  [[nodiscard]] Work work() const override;
  [[nodiscard]] Stats stats() const override;
  [[nodiscard]] double progress() const override { return exhausted_ ? 1 : 0; }
  [[nodiscard]] EngineReport report() const override { return {EngineName::learn, {}}; }

 private:
  // The variable of an option; none where every solution has it, or none has.
  [[nodiscard]] std::optional<Variable> find(OptionId option) const;
  void tell(std::span<const Literal> clause) const;

  std::vector<OptionId> open_;      // the option of each variable that stands for one
  std::vector<OptionId> solution_;  // begins with those that every solution has
  std::size_t taken_ = 0;           // the number of those
  std::optional<Cdcl> solver_;
  ClauseObserver observer_;
  bool at_solution_ = false;  // solution_ is one, and still to be forbidden
  bool exhausted_ = false;
  std::uint64_t solutions_ = 0;
};

Learn::Learn(Residue residue, std::uint32_t primary, LearnOptions options)
    : observer_(std::move(options.observer)), exhausted_(residue.contradiction) {
  if (exhausted_) return;
  Cdcl::Observer tell_solver;
  if (observer_) tell_solver = [this](std::span<const Literal> clause) { tell(clause); };
  solver_.emplace(Rules(residue, primary, options.stop), std::move(tell_solver), options.stop);
  open_ = std::move(residue.open);
  solution_ = std::move(residue.taken);
  taken_ = solution_.size();
  if (options.likely.empty() || (options.stop != nullptr && options.stop->requested())) return;
  std::vector<Variable> likely;
  for (const OptionId option : options.likely) {
    if (const auto variable = find(option)) likely.push_back(*variable);
  }
  solver_->expect(likely);
}

std::optional<Variable> Learn::find(OptionId option) const {
  const auto found = std::ranges::lower_bound(open_, option);
  if (found == open_.end() || *found != option) return std::nullopt;
  return static_cast<Variable>(found - open_.begin());
}

bool Learn::next(const Limits& limits) {
  if (at_solution_) forbid(solution_);
  at_solution_ = false;
  solution_.resize(taken_);
  if (exhausted_) return false;
  const CdclResult outcome = solver_->search(limits);
  exhausted_ = outcome == CdclResult::none;
  if (outcome != CdclResult::found) return false;
  for (Variable variable = 0; variable < open_.size(); ++variable) {
    if (solver_->is_true(positive(variable))) solution_.push_back(open_[variable]);
  }
  at_solution_ = true;
  ++solutions_;
  return true;
}

void Learn::forbid(std::span<const OptionId> solution) {
  if (exhausted_) return;
  std::vector<Literal> clause;
  for (const OptionId option : solution) {
    if (const auto variable = find(option)) clause.push_back(negated(positive(*variable)));
  }
  solver_->require(clause);
}

void Learn::tell(std::span<const Literal> clause) const {
  std::vector<Claim> claims;
  for (const Literal literal : clause) {
    const Variable variable = variable_of(literal);
    if (variable >= open_.size()) return;  // a colour, which may be there without an option
    claims.push_back({open_[variable], is_positive(literal)});
  }
  observer_(claims);
}

Work Learn::work() const {
  return solver_ ? Work{solver_->decisions(), solver_->propagations()} : Work{};
}

Stats Learn::stats() const {
  Stats stats;
  stats.solutions = solutions_;
  if (!solver_) return stats;
  stats.decisions = solver_->decisions();
  stats.propagations = solver_->propagations();
  stats.conflicts = solver_->conflicts();
  return stats;
}

}  // namespace

std::unique_ptr<InformedEngine> make_learn(const Problem& problem, LearnOptions options) {
  const Stop* const stop = options.stop;
  std::optional<Residue> residue = find_residue(problem, stop);
  if (!residue) return nullptr;
  auto engine =
      std::make_unique<Learn>(*std::move(residue), problem.primary_count(), std::move(options));
  if (stop != nullptr && stop->requested()) return nullptr;
  return engine;
}

}  // namespace quadrille::cover
