#include "quadrille/cover/learn/analysis.h"

#include <algorithm>
#include <utility>

#include "quadrille/base/sort.h"

namespace quadrille::cover {
namespace {

// How far `is_redundant` goes back: far enough, and not so far that the stack might end.
constexpr std::uint32_t kDeepest = 500;

}  // namespace

Analysis::Analysis(const Trail& trail, const Rules& rules, Clauses& clauses)
    : trail_(trail), rules_(rules), clauses_(clauses) {
  const std::size_t count = trail_.variable_count();
  seen_.resize(count, 0);
  marks_.resize(count, Mark::none);
  in_clause_.resize(2 * count, 0);
  in_block_.resize(count, 0);
  level_stamps_.resize(count + 1, 0);
}

// Whether all the false literals that made the variable's literal true pass the test; it is called
// on one after another until one fails.
template <class Test>
bool Analysis::all_reasons(Variable variable, Test test) const {
  const Reason reason = trail_.reason(variable);
  const auto all_others = [&](std::span<const Literal> literals) {
    return std::ranges::all_of(literals, [&](Literal literal) {
      return variable_of(literal) == variable || test(literal);
    });
  };
  switch (reason.kind) {
    case Reason::Kind::none:
      break;
    case Reason::Kind::rival:
      return test(negated(reason.of));
    case Reason::Kind::rule:
      return all_others(rules_.literals(reason.of));
    case Reason::Kind::clause:
      return all_others(clauses_.literals(reason.of));
  }
  return true;
}

bool Analysis::see(Literal literal) {
  const Variable variable = variable_of(literal);
  if (seen_[variable] != 0 || trail_.level(variable) == 0) return true;
  seen_[variable] = 1;
  learnt_.involved.push_back(variable);
  if (trail_.level(variable) == trail_.current_level()) {
    ++open_;
  } else {
    learnt_.clause.push_back(literal);
  }
  return true;
}

// The false literals of which one should be true.
void Analysis::see_culprits(const Conflict& conflict) {
  switch (conflict.kind) {
    case Conflict::Kind::rivals:
      see(negated(conflict.of));
      see(negated(conflict.with));
      break;
    case Conflict::Kind::rule:
      for (const Literal literal : rules_.literals(conflict.of)) see(literal);
      break;
    case Conflict::Kind::clause:
      use({Reason::Kind::clause, conflict.of});
      for (const Literal literal : clauses_.literals(conflict.of)) see(literal);
      break;
  }
}

// A learnt clause that explains a conflict has been of use.
void Analysis::use(Reason reason) {
  if (reason.kind != Reason::Kind::clause) return;
  const std::uint32_t before = clauses_.glue(reason.of);
  clauses_.mark_used(reason.of, before > 2 ? count_levels(clauses_.literals(reason.of)) : before);
}

void Analysis::find_first_uip(const Conflict& conflict) {
  learnt_.clause.assign(1, 0);  // the first literal comes last
  learnt_.involved.clear();
  open_ = 0;
  see_culprits(conflict);
  for (std::uint32_t position = trail_.size();;) {
    const Literal literal = trail_[--position];
    const Variable variable = variable_of(literal);
    if (seen_[variable] == 0) continue;
    if (--open_ == 0) {
      learnt_.clause.front() = negated(literal);
      return;
    }
    use(trail_.reason(variable));
    all_reasons(variable, [&](Literal reason) { return see(reason); });
  }
}

// Whether a false literal of this variable follows from those of the clause.
bool Analysis::is_redundant(Variable variable, std::uint32_t depth) {
  if (trail_.level(variable) == 0 || marks_[variable] == Mark::removable) return true;
  if (depth > 0 && seen_[variable] != 0) return true;
  if (trail_.reason(variable).kind == Reason::Kind::none || marks_[variable] == Mark::needed ||
      depth > kDeepest || !may_have_level(variable)) {
    return false;
  }
  const bool all = all_reasons(
      variable, [&](Literal reason) { return is_redundant(variable_of(reason), depth + 1); });
  marks_[variable] = all ? Mark::removable : Mark::needed;
  marked_.push_back(variable);
  return all;
}

// Looks for one literal of the block's level that implies, together with the rest of the clause,
// all of the block. If there is one, it joins learnt_.clause. Across levels it may take further
// literals of lower ones, if the clause has some of their level: the blocks of those are still to
// be shrunk, and most come down to one literal as well (all-UIP learning). So a clause has 15
// literals in place of 25; boards 4, 5, 11 and 15 of docs/engines.md take 8 to 10% less time,
// shorter ones the same.
bool Analysis::shrink_block(std::span<const Literal> block) {
  const std::uint32_t level = trail_.level(variable_of(block.front()));
  std::uint32_t open = 0;
  std::uint32_t position = 0;
  const auto enter = [&](Variable variable) {
    in_block_[variable] = 1;
    block_.push_back(variable);
  };
  for (const Literal literal : block) {
    enter(variable_of(literal));
    ++open;
    position = std::max(position, trail_.position(variable_of(literal)));
  }
  const auto explain = [&](Literal reason) {
    const Variable other = variable_of(reason);
    if (trail_.level(other) == 0 || in_block_[other] != 0) return true;
    if (trail_.level(other) == level) {
      enter(other);
      ++open;
      return true;
    }
    if (seen_[other] != 0 || is_redundant(other, 0)) return true;
    if (!across_levels_ || blocks_[trail_.level(other)].empty()) return false;
    enter(other);
    added_.push_back(reason);
    return true;
  };
  bool explained = true;
  while (explained) {
    const Variable variable = variable_of(trail_[position]);
    if (in_block_[variable] != 0) {
      if (open == 1) break;
      explained =
          trail_.reason(variable).kind != Reason::Kind::none && all_reasons(variable, explain);
      --open;
    }
    --position;
  }
  for (const Variable variable : block_) in_block_[variable] = 0;
  block_.clear();
  if (explained) {
    for (const Literal literal : added_) {
      blocks_[trail_.level(variable_of(literal))].push_back(literal);
      remember(variable_of(literal));
    }
    remember(variable_of(trail_[position]));
    learnt_.clause.push_back(negated(trail_[position]));
  }
  added_.clear();
  return explained;
}

// The variable is part of the clause now.
void Analysis::remember(Variable variable) {
  if (seen_[variable] != 0) return;
  seen_[variable] = 1;
  extra_.push_back(variable);
}

// Level by level from the highest down, so that whatever a literal is replaced by or dropped for
// is still to be kept or is itself explained by lower ones.
void Analysis::minimize() {
  levels_ = 0;
  if (blocks_.size() <= trail_.current_level()) blocks_.resize(trail_.current_level() + 1);
  for (const Literal literal : std::span(learnt_.clause).subspan(1)) {
    const std::uint32_t level = trail_.level(variable_of(literal));
    levels_ |= std::uint64_t{1} << (level % 64U);
    if (blocks_[level].empty()) block_levels_.push_back(level);
    blocks_[level].push_back(literal);
  }
  learnt_.clause.resize(1);
  quadrille::sort(block_levels_, std::greater());
  for (const std::uint32_t level : block_levels_) {
    // Boards with several solutions have a tenth fewer conflicts with the latest first.
    if (!across_levels_) {
      quadrille::sort(blocks_[level], std::greater(),
                      [&](Literal literal) { return trail_.position(variable_of(literal)); });
    }
    const std::span<const Literal> block = blocks_[level];
    if (block.size() > 1 && shrink_block(block)) continue;
    for (const Literal literal : block) {
      if (!is_redundant(variable_of(literal), 0)) learnt_.clause.push_back(literal);
    }
  }
  for (const std::uint32_t level : block_levels_) blocks_[level].clear();
  block_levels_.clear();
}

// Subsumption resolution with the binary clauses that a rule stands for: of a and b at most one is
// true, so "not a, or b, or the rest" is "not a, or the rest". Minimization sees that only where a
// is the reason for which b is false. One literal in thirty goes, and 4% of the conflicts.
void Analysis::drop_rivals() {
  std::vector<Literal>& clause = learnt_.clause;
  for (const Literal literal : clause) in_clause_[literal] = 1;
  for (const Literal literal : clause) {
    if (in_clause_[literal] == 0) continue;
    for (const std::uint32_t rule : rules_.rules_of(negated(literal))) {
      for (const Literal rival : rules_.literals(rule)) in_clause_[rival] = 0;
    }
  }
  const Literal first = clause.front();  // the last to become false: no rival of it is true
  std::erase_if(clause,
                [&](Literal literal) { return literal != first && in_clause_[literal] == 0; });
  for (const Literal literal : clause) in_clause_[literal] = 0;
}

// Those that made the literals of the clause false will be part of the next conflicts: 25x25 boards
// take a fifth less time.
void Analysis::involve_reasons() {
  for (const Literal literal : learnt_.clause) {
    all_reasons(variable_of(literal), [&](Literal reason) {
      const Variable variable = variable_of(reason);
      if (seen_[variable] == 0 && trail_.level(variable) > 0) {
        seen_[variable] = 1;
        learnt_.involved.push_back(variable);
      }
      return true;
    });
  }
}

std::uint32_t Analysis::count_levels(std::span<const Literal> literals) {
  ++stamp_;
  std::uint32_t count = 0;
  for (const Literal literal : literals) {
    std::uint64_t& stamp = level_stamps_[trail_.level(variable_of(literal))];
    count += static_cast<std::uint32_t>(stamp != stamp_);
    stamp = stamp_;
  }
  return count;
}

void Analysis::clear_marks() {
  for (const Variable variable : learnt_.involved) seen_[variable] = 0;
  for (const Variable variable : extra_) seen_[variable] = 0;
  for (const Variable variable : marked_) marks_[variable] = Mark::none;
  extra_.clear();
  marked_.clear();
}

const Learnt& Analysis::analyze(const Conflict& conflict) {
  find_first_uip(conflict);
  minimize();
  drop_rivals();
  involve_reasons();
  clear_marks();
  // The blocks came from the highest level down: the second literal is where it should be.
  std::vector<Literal>& clause = learnt_.clause;
  learnt_.backjump = clause.size() > 1 ? trail_.level(variable_of(clause[1])) : 0;
  learnt_.glue = count_levels(clause);
  return learnt_;
}

}  // namespace quadrille::cover
