// ChainProducers: the producers of chains, from cycles to nested chains, on the positions of one
// puzzle.
//   ChainProducers<4> producers(position);
//   const auto step = producers.least(position, Producer::dynamic, watch);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "quadrille/logic/chains/graph.h"
#include "quadrille/logic/chains/loops.h"
#include "quadrille/logic/chains/multiple.h"
#include "quadrille/logic/chains/patterns.h"
#include "quadrille/logic/chains/step.h"

namespace quadrille::logic::chains {

// In the order in which they are asked.
enum class Producer : std::uint8_t {
  loops,  // static cycles and chains
  nishio,
  multiple,
  dynamic,
  dynamic_plus,
  nested_2,  // cycles and chains inside
  nested_3,  // multiple chains inside
  nested_4,  // dynamic chains inside
  nested_5,  // nested chains of level 2 inside
};

constexpr ChainRules rules_of(Producer producer) {
  switch (producer) {
    case Producer::loops:
    case Producer::multiple:
      return {};
    case Producer::nishio:
      return {.dynamic = true, .one_digit = true};
    default:
      return {.dynamic = true,
              .level = static_cast<std::uint32_t>(producer) -
                       static_cast<std::uint32_t>(Producer::dynamic)};
  }
}

// What its step is called.
template <std::size_t kWords>
Technique technique_of(Producer producer, const ChainStep<kWords>& step) {
  switch (producer) {
    case Producer::loops:
      if (step.origin.is_cycle) return Technique::forcing_cycle;
      return step.kind == ChainKind::digit ? Technique::digit_chain : Technique::forcing_chain;
    case Producer::nishio:
      return Technique::nishio;
    case Producer::multiple:
      return Technique::multiple_chains;
    case Producer::dynamic:
      return Technique::dynamic_chains;
    case Producer::dynamic_plus:
      return Technique::dynamic_chains_plus;
    default:
      return Technique::nested_chains;
  }
}

// The steps of a producer on a board, kept, since chains often lead to the same board.
template <std::size_t kWords>
class InnerSteps {
 public:
  using Set = OptionSet<kWords>;
  struct Range {
    std::uint32_t begin = 0;
    std::uint32_t count = 0;
  };

  [[nodiscard]] const Range* find(const Set& alive, std::uint32_t producer) const;
  Range add(const Set& alive, std::uint32_t producer, const std::vector<ChainStep<kWords>>& steps);
  [[nodiscard]] const ChainStep<kWords>& step(std::uint32_t number) const { return steps_[number]; }

 private:
  struct Slot {
    Set alive;
    std::uint32_t producer = 0;  // 0: empty
    Range range;
  };

  [[nodiscard]] std::size_t slot_of(const Set& alive, std::uint32_t producer) const;

  static constexpr std::size_t kSlots = std::size_t{1} << 14U;
  static constexpr std::size_t kMostSteps = std::size_t{1} << 16U;

  std::vector<Slot> slots_;
  std::size_t used_ = 0;
  std::vector<ChainStep<kWords>> steps_;
};

template <std::size_t kWords>
class ChainProducers final : public Helper<kWords> {
 public:
  using Set = OptionSet<kWords>;
  using Step = ChainStep<kWords>;

  explicit ChainProducers(const Position& position);

  [[nodiscard]] const Graph<kWords>& graph() const { return graph_; }

  // The least step of a producer; nothing where it has none, or a stop came first.
  // requires: graph().covers(position)
  std::optional<Step> least(const Position& position, Producer producer, const LoopWish& wish,
                            Watch& watch);

  // Adds the statements of the step that least() gave last.
  // requires: the same position, producer and watch
  void prove(const Position& position, Producer producer, const Step& step,
             const ProofParts& proof);

 private:
  void help(const Board<kWords>& source, const Board<kWords>& board, std::uint32_t level,
            Record<kWords>& record) override;
  bool help_by(Producer producer, const Board<kWords>& source, const Board<kWords>& board,
               Record<kWords>& record);
  std::uint32_t prove_aid(const Board<kWords>& source, const Record<kWords>& record,
                          Option excluded, std::vector<NestedProof>& nested) override;
  // The board of a chain when the aid was found.
  [[nodiscard]] Board<kWords> board_of(const Board<kWords>& source, const Record<kWords>& record,
                                       const Aid<kWords>& aid) const;
  void prove_path(const Board<kWords>& board, std::vector<Claim>& claims) const;
  typename InnerSteps<kWords>::Range inner_steps(Producer producer, const Board<kWords>& board);

  Graph<kWords> graph_;
  Loops<kWords> loops_;
  std::unique_ptr<Multiple<kWords>> outer_;  // made when it is needed
  std::unique_ptr<Multiple<kWords>> inner_;
  std::optional<Patterns<kWords>> patterns_;  // of the position
  InnerSteps<kWords> kept_;
  std::uint32_t positions_ = 0;  // seen so far
  Watch* watch_ = nullptr;
};

}  // namespace quadrille::logic::chains
