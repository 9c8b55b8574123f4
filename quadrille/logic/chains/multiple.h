// Multiple: what follows from every candidate of a cell, from every place of a digit in a unit,
// from a statement and its opposite, and what contradicts itself.
//   Multiple<4> multiple(graph, helper);
//   multiple.run(board, {.dynamic = true}, watch, harvest);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "quadrille/logic/chains/follow.h"
#include "quadrille/logic/chains/graph.h"
#include "quadrille/logic/chains/proof.h"
#include "quadrille/logic/chains/reach.h"
#include "quadrille/logic/chains/record.h"
#include "quadrille/logic/chains/step.h"
#include "quadrille/logic/chains/trail.h"
#include "quadrille/logic/chains/watch.h"
#include "quadrille/logic/deduction.h"

namespace quadrille::logic::chains {

// 7.5, 8.0, 8.5, 9.0, …
constexpr Difficulty base_difficulty(const ChainRules& rules) {
  if (rules.one_digit) return 75;
  return rules.dynamic ? 85 + 5 * rules.level : 80;
}

template <std::size_t kWords>
class Multiple {
 public:
  using Set = OptionSet<kWords>;
  using Step = ChainStep<kWords>;

  Multiple(const Graph<kWords>& graph, Helper<kWords>& helper);

  void run(const Board<kWords>& board, const ChainRules& rules, Watch& watch,
           Harvest<kWords>& harvest);

  // The statements of the least step that the last run has found.
  void prove(const Board<kWords>& board, const Step& step, const ProofParts& proof);

 private:
  void search_cell(Cell cell);
  void contradict(Option option);
  void search_units(Option option);
  // Whether anything can follow from all options of a rule of a static board.
  [[nodiscard]] bool may_agree(std::uint32_t rule);
  void agree(std::uint32_t rule, ChainKind kind);
  void compare(std::span<const Record<kWords>* const> records, std::uint32_t rule, ChainKind kind);
  void offer(std::span<const Record<kWords>* const> records, std::uint32_t rule, ChainKind kind,
             Statement end);
  void offer_failure(const Record<kWords>& record);
  [[nodiscard]] Step begin_step(Statement end, ChainKind kind);
  [[nodiscard]] std::uint32_t most_nodes(const Step& step) const;
  void finish(Step& step);
  const Record<kWords>& from_is(Option option);
  void suppose(Statement start, Record<kWords>& record);

  const Graph<kWords>& graph_;
  Helper<kWords>& helper_;
  Follow<kWords> follow_;
  Trail<kWords> trail_;
  Reach<kWords> reach_;
  std::unique_ptr<Option[]> room_;
  std::vector<Record<kWords>> records_;  // from "is" of each option, then one from an "is not"
  Set searched_;                         // those of them that were searched
  std::vector<Set> excluded_;            // by option: what cannot be if it is, in the closure
  Set closed_;                           // those of them that are known
  std::vector<const Record<kWords>*> together_;

  const Board<kWords>* board_ = nullptr;
  Harvest<kWords>* harvest_ = nullptr;
  Watch* watch_ = nullptr;
  ChainRules rules_;
  std::uint32_t order_ = 0;
};

}  // namespace quadrille::logic::chains
