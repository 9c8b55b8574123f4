#include "quadrille/cover/sat/sat.h"

#ifdef QUADRILLE_HAS_SAT

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include <cadical.hpp>

#include "quadrille/cover/engine/residue.h"
#include "quadrille/cover/sat/clauses.h"

namespace quadrille::cover {
namespace {

constexpr int kSatisfiable = 10;
constexpr int kUnsatisfiable = 20;

// Ends the solver's work at a stop.
class Ender final : public CaDiCaL::Terminator {
 public:
  explicit Ender(const Stop* stop) : stop_(stop) {}
  bool terminate() override { return stop_ != nullptr && stop_->requested(); }

 private:
  const Stop* stop_;
};

// Counts what the solver learns, and wants to see none of it.
class Counter final : public CaDiCaL::Learner {
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
  Sat(const Matrix& matrix, const Stop* stop);
  ~Sat() override { solver_.disconnect_learner(); }
  Sat(const Sat&) = delete;
  Sat& operator=(const Sat&) = delete;

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
  Counter counter_;
  CaDiCaL::Solver solver_;
  std::vector<OptionId> open_;      // variable i + 1 stands for option number i of these
  std::vector<OptionId> solution_;  // begins with those that every solution has
  std::size_t taken_ = 0;           // the number of those
  bool at_solution_ = false;        // solution_ is one, and still to be forbidden
  bool exhausted_ = false;
  bool complete_ = true;
  std::uint64_t solutions_ = 0;
};

Sat::Sat(const Matrix& matrix, const Stop* stop) {
  Residue residue = find_residue(matrix);
  exhausted_ = residue.contradiction;
  if (exhausted_) return;
  solver_.set("quiet", 1);
  solver_.connect_learner(&counter_);
  complete_ =
      encode_clauses(residue, matrix.primary, [this](int literal) { solver_.add(literal); }, stop);
  open_ = std::move(residue.open);
  solution_ = std::move(residue.taken);
  taken_ = solution_.size();
}

bool Sat::next(const Limits& limits) {
  if (at_solution_) forbid(solution_);
  at_solution_ = false;
  solution_.resize(taken_);
  if (exhausted_ || counter_.count() >= limits.most.nodes) return false;
  const std::uint64_t conflicts = limits.most.nodes - counter_.count();
  if (conflicts <= INT32_MAX) solver_.limit("conflicts", static_cast<int>(conflicts));
  Ender ender(limits.stop);
  solver_.connect_terminator(&ender);
  const int result = ender.terminate() ? 0 : solver_.solve();
  solver_.disconnect_terminator();
  exhausted_ = result == kUnsatisfiable;
  if (result != kSatisfiable) return false;
  for (std::size_t option = 0; option < open_.size(); ++option) {
    if (solver_.val(static_cast<int>(option) + 1) > 0) solution_.push_back(open_[option]);
  }
  at_solution_ = true;
  ++solutions_;
  return true;
}

void Sat::forbid(std::span<const OptionId> solution) {
  if (exhausted_) return;
  for (const OptionId option : solution) {
    const auto found = std::ranges::lower_bound(open_, option);
    if (found == open_.end() || *found != option) continue;  // every solution has it
    solver_.add(-(static_cast<int>(found - open_.begin()) + 1));
  }
  solver_.add(0);
}

Work Sat::work() const { return {.nodes = counter_.count()}; }

Stats Sat::stats() const {
  Stats stats;
  stats.solutions = solutions_;
  stats.nodes = counter_.count();
  stats.dead = counter_.count();
  return stats;
}

}  // namespace

bool has_sat() { return true; }
std::unique_ptr<InformedEngine> make_sat(const Matrix& matrix, const Stop* stop) {
  auto engine = std::make_unique<Sat>(matrix, stop);
  if (!engine->complete()) return nullptr;
  return engine;
}

}  // namespace quadrille::cover

#else

namespace quadrille::cover {

bool has_sat() { return false; }
std::unique_ptr<InformedEngine> make_sat(const Matrix& /*matrix*/, const Stop* /*stop*/) {
  return nullptr;
}

}  // namespace quadrille::cover

#endif
