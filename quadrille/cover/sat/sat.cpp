// Sat: the engine that hands a problem to CaDiCaL. Nodes count conflicts here, as CaDiCaL tells of
// nothing else.
#include "quadrille/cover/engine/engine.h"

#ifdef QUADRILLE_HAS_SAT

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <new>
#include <span>
#include <utility>
#include <vector>

#include <cadical.hpp>

#include "quadrille/cover/engine/residue.h"

namespace quadrille::cover {
namespace {

constexpr int kSatisfiable = 10;
constexpr int kUnsatisfiable = 20;

// Up to this many literals are excluded pair by pair; it is quadratic in their number, but what
// a solver draws the most from.
constexpr std::size_t kPairwise = 48;

// Tells a residue to CaDiCaL as clauses, one after another. Variable i + 1 is the open option
// number i; further variables follow. A primary item is "at least one and at most one", a secondary
// one "at most one" of its options; a primary item with bounds is a sequential counter.
class ClauseEncoder {
  static constexpr int kFalse = 0;  // a literal that is left out of clauses

 public:
  ClauseEncoder(const Residue& residue, CaDiCaL::Solver& solver)
      : residue_(residue), solver_(solver), variables_(static_cast<int>(residue.open.size())) {}

  // False: the stop was requested before the end.
  bool encode(const Problem& problem, const Stop* stop);

 private:
  void clause(std::initializer_list<int> literals) {
    for (const int literal : literals) {
      if (literal != kFalse) solver_.add(literal);
    }
    solver_.add(0);
  }
  void at_least_one(std::span<const int> literals) {
    for (const int literal : literals) solver_.add(literal);
    solver_.add(0);
  }
  void at_most_one(std::span<const int> literals);
  void within(std::span<const int> literals, Bounds bounds);
  void coloured(std::span<const Residue::Use> uses);
  void implies(int premise, int conclusion) {
    solver_.add(-premise);
    solver_.add(conclusion);
    solver_.add(0);
  }

  const Residue& residue_;
  CaDiCaL::Solver& solver_;
  int variables_;
};

// Many literals are laid out in a square: at most one row and at most one column of it may be
// in use. That takes about 2n clauses instead of n²/2.
void ClauseEncoder::at_most_one(std::span<const int> literals) {
  if (literals.size() <= kPairwise) {
    for (std::size_t one = 0; one < literals.size(); ++one) {
      for (std::size_t two = one + 1; two < literals.size(); ++two) {
        implies(literals[one], -literals[two]);
      }
    }
    return;
  }
  std::size_t side = 1;
  while (side * side < literals.size()) ++side;
  std::vector<int> rows((literals.size() + side - 1) / side);
  std::vector<int> columns(side);
  for (int& row : rows) row = ++variables_;
  for (int& column : columns) column = ++variables_;
  for (std::size_t at = 0; at < literals.size(); ++at) {
    implies(literals[at], rows[at / side]);
    implies(literals[at], columns[at % side]);
  }
  at_most_one(rows);
  at_most_one(columns);
}

// Literal after literal: variable j of a row says that at least j + 1 of those so far are true.
// Both directions are told, as there may be a bound on either side.
void ClauseEncoder::within(std::span<const int> literals, Bounds bounds) {
  const bool may_be_too_many = bounds.most < literals.size();
  const std::size_t width =
      std::max<std::size_t>(bounds.least, may_be_too_many ? std::size_t{bounds.most} + 1 : 0);
  std::vector<int> before(width, kFalse);
  std::vector<int> after(width);
  for (const int literal : literals) {
    for (std::size_t j = 0; j < width; ++j) {
      const bool possible = j == 0 || before[j - 1] != kFalse;
      after[j] = possible ? ++variables_ : kFalse;
      if (!possible) continue;
      if (before[j] != kFalse) implies(before[j], after[j]);
      clause({-after[j], before[j], literal});
      if (j == 0) {
        implies(literal, after[j]);
      } else {
        clause({-literal, -before[j - 1], after[j]});
        implies(after[j], before[j - 1]);
      }
    }
    std::swap(before, after);
  }
  if (bounds.least > 0) clause({before[bounds.least - 1]});
  if (may_be_too_many && before[bounds.most] != kFalse) clause({-before[bounds.most]});
}

// A variable for every colour that several options give the item, see learn/rules.h.
void ClauseEncoder::coloured(std::span<const Residue::Use> uses) {
  std::vector<std::pair<std::uint32_t, int>> sorted;
  for (const Residue::Use& use : uses) {
    sorted.emplace_back(index(use.colour), static_cast<int>(use.option) + 1);
  }
  std::ranges::sort(sorted);
  std::vector<int> rivals;
  for (std::size_t at = 0; at < sorted.size(); ++at) {
    const auto [colour, option] = sorted[at];
    if (ColourId{colour} == kNoColour) {
      rivals.push_back(option);
      continue;
    }
    if (at == 0 || sorted[at - 1].first != colour) rivals.push_back(++variables_);
    implies(option, rivals.back());
  }
  at_most_one(rivals);
}

bool ClauseEncoder::encode(const Problem& problem, const Stop* stop) {
  std::vector<int> literals;
  for (std::uint32_t item = 0; item < residue_.items.size(); ++item) {
    if (stop != nullptr && stop->requested()) return false;
    const auto uses = residue_.uses_of(item);
    if (residue_.is_coloured(item)) {
      coloured(uses);
      continue;
    }
    literals.clear();
    for (const Residue::Use& use : uses) literals.push_back(static_cast<int>(use.option) + 1);
    const bool primary = problem.is_primary(residue_.items[item]);
    if (primary && problem.bounds(residue_.items[item]) != Bounds{}) {
      within(literals, problem.bounds(residue_.items[item]));
      continue;
    }
    if (primary) at_least_one(literals);
    at_most_one(literals);
  }
  return true;
}

// Ends the solver's work at a stop.
class Ender final : public CaDiCaL::Terminator {
 public:
  explicit Ender(const Stop* stop) : stop_(stop) {}
  bool terminate() override { return stop_ != nullptr && stop_->requested(); }

 private:
  const Stop* stop_;
};

// Counts what the solver learns, and wants to see none of it.
class ConflictCounter final : public CaDiCaL::Learner {
 public:
  bool learning(int /*size*/) override {
    ++count_;
    return false;
  }
  void learn(int /*literal*/) override {}
  [[nodiscard]] std::uint64_t count() const { return count_; }

 private:
  std::uint64_t count_ = 0;
};

class Sat final : public InformedEngine {
 public:
  Sat(const Problem& problem, const Stop* stop);

  // Whether it was built to the end.
  [[nodiscard]] bool complete() const { return complete_; }

  bool next(const Limits& limits) override;
  void forbid(std::span<const OptionId> solution) override;
  [[nodiscard]] std::span<const OptionId> solution() const override { return solution_; }
  [[nodiscard]] bool exhausted() const override { return exhausted_; }
  [[nodiscard]] Work work() const override;
  [[nodiscard]] Stats stats() const override;
  [[nodiscard]] double progress() const override { return exhausted_ ? 1 : 0; }
  [[nodiscard]] EngineReport report() const override { return {EngineName::sat, {}}; }

 private:
  template <class Use>
  auto use_solver(const Use& use);
  int solve(const Limits& limits);
  void add_forbidden(std::span<const OptionId> solution);

  ConflictCounter counter_;  // outlives the solver, which knows it
  std::unique_ptr<CaDiCaL::Solver> solver_ = std::make_unique<CaDiCaL::Solver>();
  std::vector<OptionId> open_;      // variable i + 1 stands for option number i of these
  std::vector<OptionId> solution_;  // begins with those that every solution has
  std::size_t taken_ = 0;           // the number of those
  bool at_solution_ = false;        // solution_ is one, and still to be forbidden
  bool exhausted_ = false;
  bool complete_ = true;
  bool has_bounds_;  // so that more options than those of a solution may be one
  std::uint64_t solutions_ = 0;
};

// Where memory runs out in the midst of its work, CaDiCaL aborts the program when it is asked for
// anything, and its destructor frees what was never its own. So it is left where it is: what it has
// is lost.
template <class Use>
auto Sat::use_solver(const Use& use) {
  if (!solver_) throw std::bad_alloc();
  try {
    return use();
  } catch (...) {
    // NOLINTNEXTLINE(bugprone-unused-return-value): nobody may have it any more
    static_cast<void>(solver_.release());
    throw;
  }
}

Sat::Sat(const Problem& problem, const Stop* stop) : has_bounds_(problem.has_bounds()) {
  std::optional<Residue> residue = find_residue(problem, stop);
  complete_ = residue.has_value();
  exhausted_ = complete_ && residue->contradiction;
  if (!complete_ || exhausted_) return;
  complete_ = use_solver([&] {
    solver_->set("quiet", 1);
    solver_->connect_learner(&counter_);
    return ClauseEncoder(*residue, *solver_).encode(problem, stop);
  });
  open_ = std::move(residue->open);
  solution_ = std::move(residue->taken);
  taken_ = solution_.size();
}

int Sat::solve(const Limits& limits) {
  const std::uint64_t conflicts = limits.most.nodes - counter_.count();
  if (conflicts <= INT32_MAX) solver_->limit("conflicts", static_cast<int>(conflicts));
  Ender ender(limits.stop);
  solver_->connect_terminator(&ender);
  const int result = ender.terminate() ? 0 : solver_->solve();
  solver_->disconnect_terminator();
  for (std::size_t option = 0; result == kSatisfiable && option < open_.size(); ++option) {
    if (solver_->val(static_cast<int>(option) + 1) > 0) solution_.push_back(open_[option]);
  }
  return result;
}

bool Sat::next(const Limits& limits) {
  if (at_solution_) forbid(solution_);
  at_solution_ = false;
  solution_.resize(taken_);
  if (exhausted_ || counter_.count() >= limits.most.nodes) return false;
  const int result = use_solver([&] { return solve(limits); });
  exhausted_ = result == kUnsatisfiable;
  if (result != kSatisfiable) return false;
  at_solution_ = true;
  ++solutions_;
  return true;
}

void Sat::forbid(std::span<const OptionId> solution) {
  if (exhausted_) return;
  use_solver([&] { add_forbidden(solution); });
}

void Sat::add_forbidden(std::span<const OptionId> solution) {
  if (has_bounds_) {
    for (std::size_t option = 0; option < open_.size(); ++option) {
      const bool taken = std::ranges::find(solution, open_[option]) != solution.end();
      const auto variable = static_cast<int>(option) + 1;
      solver_->add(taken ? -variable : variable);
    }
    solver_->add(0);
    return;
  }
  for (const OptionId option : solution) {
    const auto found = std::ranges::lower_bound(open_, option);
    if (found == open_.end() || *found != option) continue;  // every solution has it
    solver_->add(-(static_cast<int>(found - open_.begin()) + 1));
  }
  solver_->add(0);
}

Work Sat::work() const { return {.nodes = counter_.count()}; }

Stats Sat::stats() const {
  Stats stats;
  stats.solutions = solutions_;
  stats.conflicts = counter_.count();
  return stats;
}

}  // namespace

bool has_sat() { return true; }
std::unique_ptr<InformedEngine> make_sat(const Problem& problem, const Stop* stop) {
  auto engine = std::make_unique<Sat>(problem, stop);
  if (!engine->complete()) return nullptr;
  return engine;
}

}  // namespace quadrille::cover

#else

namespace quadrille::cover {

bool has_sat() { return false; }
std::unique_ptr<InformedEngine> make_sat(const Problem& /*problem*/, const Stop* /*stop*/) {
  return nullptr;
}

}  // namespace quadrille::cover

#endif
