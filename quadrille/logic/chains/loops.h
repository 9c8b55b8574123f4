// Loops: static cycles and chains: of one digit, through cells of two candidates, or both.
//   Loops<4> loops(graph);
//   loops.run(board, wish, harvest);
// Level by level, "is" and "is not" in turn. A cycle rules out what sees both an "is" and an "is
// not" of it; a chain from a statement to its opposite proves the opposite.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/logic/chains/graph.h"
#include "quadrille/logic/chains/reach.h"
#include "quadrille/logic/chains/record.h"
#include "quadrille/logic/chains/step.h"
#include "quadrille/logic/chains/watch.h"

namespace quadrille::logic::chains {

struct LoopWish {
  bool cycles = true;
  bool digit_chains = true;
  bool mixed_chains = true;
};

template <std::size_t kWords>
class Loops {
 public:
  using Set = OptionSet<kWords>;
  using Step = ChainStep<kWords>;

  explicit Loops(const Graph<kWords>& graph);

  void run(const Board<kWords>& board, const LoopWish& wish, Watch& watch,
           Harvest<kWords>& harvest);

  // The same for every set of eliminations; the path of the step with this proof is kept.
  void run_for(const Board<kWords>& board, std::uint64_t proof, Watch& watch,
               Harvest<kWords>& harvest);

  // The statements of the least step that was found last, or of the one that was asked for, the
  // end first.
  [[nodiscard]] std::span<const Statement> kept_path() const { return kept_path_; }

 private:
  struct Pass {
    ChainKind kind;
    std::size_t first_rule;  // of those whose pairs are used
    std::size_t end_rule;
    Difficulty cycle;
    Difficulty chain;
  };

  // Steps from a start come in this order: cycles as they are found, then chains.
  static constexpr std::uint32_t kMostCycles = 253;
  [[nodiscard]] std::uint32_t order_of(Option start) const {
    return (pass_number_ * graph_.option_count() + start) * 256;
  }
  void search_from(Option start, bool cycles, bool chains, Harvest<kWords>& harvest);
  void search_from_not(Option start, Harvest<kWords>& harvest);
  void take_up(Option option);
  // The first pair through which an option that is not makes another one right; kMostRules if none.
  [[nodiscard]] std::size_t pair_number(Option excluded, Option other) const;
  [[nodiscard]] bool beaten(std::uint32_t nodes, Difficulty base,
                            const Harvest<kWords>& harvest) const;
  [[nodiscard]] bool is_ancestor(Option excluded, Option option) const;
  void find_cycles(Option start, Option option, Harvest<kWords>& harvest);
  void add_cycle(Option start, Option option, Option excluded, Harvest<kWords>& harvest);
  void add_chain(Statement end, Option option, Option excluded, Harvest<kWords>& harvest);
  // The statements back from an "is".
  void walk_back(Option option);
  void mix_path(Step& step) const;
  void take(const Step& step, Harvest<kWords>& harvest);

  const Graph<kWords>& graph_;
  Reach<kWords> reach_;
  std::vector<Option> room_;
  Record<kWords> record_;
  std::vector<std::uint16_t> depth_;  // of each "is": the "is" statements up to it
  std::vector<Statement> path_;
  std::vector<Statement> kept_path_;
  Set alive_;
  Pass pass_{};
  std::uint32_t pass_number_ = 0;
  std::uint32_t cycles_ = 0;        // found from the start
  std::uint64_t wanted_proof_ = 0;  // of the path to keep; 0 for none
};

}  // namespace quadrille::logic::chains
