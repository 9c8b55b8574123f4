#include "quadrille/cover/learn/learn.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/cover/engine/residue.h"
#include "quadrille/cover/learn/core.h"
#include "quadrille/cover/learn/model.h"

namespace quadrille::cover {
namespace {

class Learn final : public InformedEngine {
 public:
  Learn(const Matrix& matrix, LearnOptions options);

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
  std::optional<LearnCore> core_;
  ClauseObserver observer_;
  bool at_solution_ = false;  // solution_ is one, and still to be forbidden
  bool exhausted_ = false;
  std::uint64_t solutions_ = 0;
};

Learn::Learn(const Matrix& matrix, LearnOptions options) : observer_(std::move(options.observer)) {
  Residue residue = find_residue(matrix);
  exhausted_ = residue.contradiction;
  if (exhausted_) return;
  const LearnModel model = make_learn_model(residue, matrix.primary);
  open_ = std::move(residue.open);
  solution_ = std::move(residue.taken);
  taken_ = solution_.size();
  LearnCore::Observer tell_core;
  if (observer_) tell_core = [this](std::span<const Literal> clause) { tell(clause); };
  core_.emplace(model.rules, model.variables, std::move(tell_core));
  if (options.likely.empty()) return;
  std::vector<Variable> likely;
  for (const OptionId option : options.likely) {
    if (const auto variable = find(option)) likely.push_back(*variable);
  }
  core_->expect(likely);
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
  const Outcome outcome = core_->search(limits);
  exhausted_ = outcome == Outcome::none;
  if (outcome != Outcome::found) return false;
  for (Variable variable = 0; variable < open_.size(); ++variable) {
    if (core_->is_true(positive(variable))) solution_.push_back(open_[variable]);
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
  core_->require(clause);
}

void Learn::tell(std::span<const Literal> clause) const {
  std::vector<Claim> claims;
  for (const Literal literal : clause) {
    if (variable_of(literal) >= open_.size()) return;
    claims.push_back({open_[variable_of(literal)], is_positive(literal)});
  }
  observer_(claims);
}

Work Learn::work() const {
  return core_ ? Work{core_->decisions(), core_->propagations()} : Work{};
}

Stats Learn::stats() const {
  Stats stats;
  stats.solutions = solutions_;
  if (!core_) return stats;
  stats.nodes = core_->decisions();
  stats.updates = core_->propagations();
  stats.free = core_->decisions();
  stats.dead = core_->conflicts();
  return stats;
}

}  // namespace

std::unique_ptr<InformedEngine> make_learn(const Matrix& matrix, LearnOptions options) {
  return std::make_unique<Learn>(matrix, std::move(options));
}

}  // namespace quadrille::cover
