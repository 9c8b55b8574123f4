// Analysis: what a conflict teaches.
//   const Lesson& lesson = analysis.learn(conflict);
//   backjump(lesson.backjump);
//   take_as_true(lesson.clause.front());
//
// The reasons of the conflict are followed back until one literal of the current level explains
// all that went wrong on it; with the literals of lower levels found on the way it makes a clause
// that every solution satisfies. Then the clause is made shorter: where one literal explains all
// those of a level it takes their place, and what follows from the others goes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/cover/learn/clauses.h"
#include "quadrille/cover/learn/rules.h"
#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

struct Lesson {
  // All false now; the first is the only one of the current level, the second of the highest level
  // among the others.
  std::vector<Literal> clause;
  std::uint32_t backjump = 0;       // the level on which the first becomes true
  std::uint32_t levels = 0;         // different levels in the clause
  std::vector<Variable> variables;  // those that took part in the conflict
};

class Analysis {
 public:
  Analysis(const Trail& trail, const Rules& rules, Clauses& clauses);

  // requires: the current level is not 0. The result is valid until the next call.
  const Lesson& learn(const Conflict& conflict);

 private:
  enum class Mark : std::uint8_t { none, removable, needed };

  template <class Test>
  bool all_reasons(Variable variable, Test test) const;

  bool see(Literal literal);
  void see_culprits(const Conflict& conflict);
  void find_first_explanation(const Conflict& conflict);
  void use(Reason reason);
  void shorten();
  bool replace_block(std::span<const Literal> block);
  bool follows(Variable variable, std::uint32_t depth);
  void set_aside();
  [[nodiscard]] std::uint32_t count_levels(std::span<const Literal> literals);
  [[nodiscard]] bool may_have_level(Variable variable) const {
    return (levels_ >> (trail_.level(variable) % 64U) & 1U) != 0;
  }

  const Trail& trail_;
  const Rules& rules_;
  Clauses& clauses_;

  Lesson lesson_;
  std::uint32_t open_ = 0;          // literals of the current level whose reasons are to be seen
  std::uint64_t levels_ = 0;        // of the clause, one bit for each modulo 64
  std::vector<std::uint8_t> seen_;  // variables of the clause and those behind it
  std::vector<Variable> extra_;     // seen, but not in lesson_.variables
  std::vector<Mark> marks_;         // what `follows` has found out
  std::vector<Variable> marked_;
  std::vector<std::uint8_t> in_block_;
  std::vector<Variable> block_;
  std::vector<std::uint64_t> level_stamps_;
  std::uint64_t stamp_ = 0;
};

}  // namespace quadrille::cover
