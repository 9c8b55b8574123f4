// ProofOf: the statements that lead from the supposition of a record to an end, each after those
// that it follows from.
//   ProofOf<4>(graph, helper, board, record, proof).of(end);
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/logic/chains/follow.h"
#include "quadrille/logic/chains/graph.h"
#include "quadrille/logic/chains/record.h"
#include "quadrille/logic/deduction.h"

namespace quadrille::logic::chains {

// What is made of a proof: its statements, and the proofs of chains inside.
struct ProofParts {
  std::vector<Claim>& claims;
  std::vector<NestedProof>& nested;
};

template <std::size_t kWords>
class ProofOf {
 public:
  // Adds to the proof; all outlive this.
  ProofOf(const Graph<kWords>& graph, Helper<kWords>& helper, const Board<kWords>& board,
          const Record<kWords>& record, const ProofParts& proof)
      : graph_(graph),
        helper_(helper),
        board_(board),
        record_(record),
        proof_(proof),
        numbers_(2 * std::size_t{graph.option_count()}, kNowhere) {
    add(record.start());
  }

  void of(Statement end) { add(end); }

  // requires: the record failed
  void contradiction() {
    const Statement failure = record_.failure();
    add({failure.option, !failure.is});
    Claim claim{.option = graph_.placement(failure.option), .is = failure.is};
    if (failure.is) {
      claim.item = RuleId{record_.failure_rule()};
      claim.parents = others(failure.option, record_.failure_rule());
    } else {
      claim.parents = {add({record_.failure_from(), true})};
    }
    proof_.claims.push_back(claim);
  }

 private:
  static constexpr std::uint32_t kNowhere = UINT32_MAX;

  // Its number; what it follows from comes first.
  // NOLINTNEXTLINE(misc-no-recursion): as deep as the chain is long
  std::uint32_t add(Statement statement) {
    std::uint32_t& number = numbers_[statement.option * 2U + (statement.is ? 1U : 0U)];
    if (number != kNowhere) return number;
    Claim claim{.option = graph_.placement(statement.option), .is = statement.is};
    if (statement != record_.start()) explain(statement, claim);
    number = static_cast<std::uint32_t>(proof_.claims.size());
    proof_.claims.push_back(claim);
    return number;
  }

  // NOLINTNEXTLINE(misc-no-recursion)
  void explain(Statement statement, Claim& claim) {
    if (statement.is) {
      claim.item = RuleId{record_.rule(statement.option)};
      claim.parents = others(statement.option, record_.rule(statement.option));
      return;
    }
    const Option from = record_.from(statement.option);
    if (from < Record<kWords>::kAids) {
      claim.parents = {add({from, true})};
      return;
    }
    const Aid<kWords>& aid = record_.aid(from);
    claim.aid = aid.difficulty;
    aid.parents.for_each([&](Option parent) { claim.parents.push_back(add({parent, false})); });
    if (aid.proof == 0) return;
    claim.inner = helper_.prove_aid(board_, record_, statement.option, proof_.nested);
  }

  // NOLINTNEXTLINE(misc-no-recursion)
  std::vector<std::uint32_t> others(Option option, std::uint32_t rule) {
    std::vector<std::uint32_t> parents;
    OptionSet<kWords> set = graph_.members(rule) & board_.alive;
    set.remove(option);
    set.for_each([&](Option other) { parents.push_back(add({other, false})); });
    return parents;
  }

  const Graph<kWords>& graph_;
  Helper<kWords>& helper_;
  const Board<kWords>& board_;
  const Record<kWords>& record_;
  ProofParts proof_;
  std::vector<std::uint32_t> numbers_;  // in the proof, of each statement
};

}  // namespace quadrille::logic::chains
