// Analysis: what a conflict teaches.
//   const Learnt& learnt = analysis.analyze(conflict);
//   back_to(learnt.backjump);
//   take_as_true(learnt.clause.front());
//
// The clause learnt is that of the first UIP (unique implication point): the reasons of the
// conflict are followed back until one literal of the current level explains all that went wrong on
// it; with the literals of lower levels found on the way it makes a clause that every solution
// satisfies. Then the clause is made shorter. Shrinking: where one literal explains all those of a
// level, together with literals of other levels that the clause has, it takes their place.
// Minimization: what follows from the others goes (recursively, up to a
// depth). Strengthening: in a clause with "not a", a rival of a is superfluous, since it implies
// "not a".
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/cover/learn/clauses.h"
#include "quadrille/cover/learn/rules.h"
#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

struct Learnt {
  // All false now; the first is the only one of the current level, the second of the highest level
  // among the others.
  std::vector<Literal> clause;
  std::uint32_t backjump = 0;  // the level on which the first becomes true
  std::uint32_t glue = 0;      // different levels in the clause
  // Those that took part in the conflict, and those behind the clause (reason-side bumping).
  std::vector<Variable> involved;
};

class Analysis {
 public:
  Analysis(const Trail& trail, const Rules& rules, Clauses& clauses);

  // requires: the current level is not 0. The result is valid until the next call.
  const Learnt& analyze(const Conflict& conflict);

  // From now on, the literal that replaces those of a level may bring in further literals of lower
  // levels.
  void shrink_across_levels() { across_levels_ = true; }

 private:
  enum class Mark : std::uint8_t { none, removable, needed };

  template <class Test>
  bool all_reasons(Variable variable, Test test) const;

  bool see(Literal literal);
  void see_culprits(const Conflict& conflict);
  void find_first_uip(const Conflict& conflict);
  void use(Reason reason);
  void minimize();
  bool shrink_block(std::span<const Literal> block);
  void remember(Variable variable);
  bool is_redundant(Variable variable, std::uint32_t depth);
  void drop_rivals();
  void involve_reasons();
  void clear_marks();
  [[nodiscard]] std::uint32_t count_levels(std::span<const Literal> literals);
  [[nodiscard]] bool may_have_level(Variable variable) const {
    return (levels_ >> (trail_.level(variable) % 64U) & 1U) != 0;
  }

  const Trail& trail_;
  const Rules& rules_;
  Clauses& clauses_;

  bool across_levels_ = false;
  Learnt learnt_;
  std::uint32_t open_ = 0;          // literals of the current level whose reasons are to be seen
  std::uint64_t levels_ = 0;        // of the clause, one bit for each modulo 64
  std::vector<std::uint8_t> seen_;  // variables of the clause and those behind it
  std::vector<Variable> extra_;     // seen, but not in learnt_.involved
  std::vector<Mark> marks_;         // what `is_redundant` has found out
  std::vector<Variable> marked_;
  std::vector<std::uint8_t> in_clause_;  // per literal, for drop_rivals
  std::vector<std::uint8_t> in_block_;
  std::vector<Variable> block_;
  std::vector<Literal> added_;                // to lower levels, while a block is shrunk
  std::vector<std::vector<Literal>> blocks_;  // of the clause, by level
  std::vector<std::uint32_t> block_levels_;
  std::vector<std::uint64_t> level_stamps_;
  std::uint64_t stamp_ = 0;
};

}  // namespace quadrille::cover
