// Cdcl: conflict-driven clause learning. Finds an assignment that satisfies all rules and clauses,
// or proves that there is none.
//   Cdcl solver(Rules(residue, primary));
//   while (solver.search(limits) == CdclResult::found) solver.require(clause);
//
// The loop: propagate; at a conflict learn the first-UIP clause, jump back as far as it tells, and
// go on; otherwise decide a variable (VSIDS in stable mode, VMTF in focused mode, phase saving).
// Now and then restart, rephase, and reduce the learnt clauses by their glue.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/learn/analysis.h"
#include "quadrille/cover/learn/clauses.h"
#include "quadrille/cover/learn/decisions.h"
#include "quadrille/cover/learn/rules.h"
#include "quadrille/cover/learn/schedule.h"
#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

enum class CdclResult : std::uint8_t { found, none, limit };

class Cdcl {
 public:
  // Told every learnt clause.
  using Observer = std::function<void(std::span<const Literal>)>;

  // Of no use if the stop is requested meanwhile.
  explicit Cdcl(Rules rules, Observer observer = {}, const Stop* stop = nullptr);

  // The variables that are probably true, if anything is known about that; the others are not.
  // requires: nothing has been searched
  void expect(std::span<const Variable> likely) { phases_.expect(likely); }

  // Goes on until every variable has a value. `limit` may be followed by another call.
  CdclResult search(const Limits& limits);

  // requires: search() has returned found, or nothing has been searched
  [[nodiscard]] bool is_true(Literal literal) const { return trail_.is_true(literal); }

  // From now on one of these literals has to be true.
  void require(std::span<const Literal> literals);

  [[nodiscard]] std::uint64_t decisions() const { return decisions_; }
  [[nodiscard]] std::uint64_t conflicts() const { return schedule_.conflicts(); }
  [[nodiscard]] std::uint64_t propagations() const { return propagations_; }

 private:
  bool propagate();
  std::optional<Conflict> propagate_rules_first(Literal literal);
  std::optional<Conflict> propagate_clauses_first(Literal literal);
  void resolve_conflict();
  void restart_or_reduce();
  bool decide();
  [[nodiscard]] Literal find_stronger(Literal literal) const;
  [[nodiscard]] Literal find_any(Literal literal) const;
  [[nodiscard]] std::uint32_t reusable_level();
  bool must_stop(const Limits& limits);
  void back_to(std::uint32_t level);
  void bump(const std::vector<Variable>& variables);

  Rules rules_;
  Trail trail_;
  Clauses clauses_;
  Analysis analysis_;
  VmtfQueue queue_;
  VsidsHeap heap_;
  Phases phases_;
  Schedule schedule_;
  Observer observer_;

  std::uint32_t head_ = 0;       // what the trail holds from here on has not been propagated
  std::uint32_t rule_head_ = 0;  // the same for the rules alone, which come after the clauses
  Conflict conflict_{};          // if propagate() has met one
  bool contradiction_ = false;   // there is no (further) solution
  std::uint64_t decisions_ = 0;
  std::uint64_t propagations_ = 0;
  std::uint64_t next_poll_ = 0;
  std::vector<Variable> bumped_;
};

}  // namespace quadrille::cover
