#include "quadrille/logic/chains/chain_finder.h"

#include <algorithm>

namespace quadrille::logic::chains {
namespace {

std::uint32_t options_left(const Position& position) {
  std::uint32_t count = 0;
  for (Cell cell = 0; cell < position.layout().cell_count(); ++cell) {
    count += position.count(Layout::rule(cell));
  }
  return count;
}

template <std::size_t kWords>
bool has_room(const Position& position, std::uint32_t options) {
  return position.size() <= Graph<kWords>::kLargestSize && options <= OptionSet<kWords>::kRoom;
}

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

}  // namespace

std::optional<Deduction> ChainFinder::least(const Position& position, Producer producer,
                                            const Wish& wish) {
  const std::uint32_t options = options_left(position);
  was_limited_ = false;
  was_too_large_ = false;
  if (has_room<kSmallSet>(position, options)) {
    return least_of<kSmallSet>(position, producer, wish);
  }
  was_too_large_ = !has_room<kLargeSet>(position, options);
  if (was_too_large_) return std::nullopt;
  return least_of<kLargeSet>(position, producer, wish);
}

template <std::size_t kWords>
std::optional<Deduction> ChainFinder::least_of(const Position& position, Producer producer,
                                               const Wish& wish) {
  std::unique_ptr<Engine<kWords>>& engine = engine_of<kWords>();
  if (engine == nullptr || !engine->graph().covers(position)) {
    engine = std::make_unique<Engine<kWords>>(position);
  }
  Watch watch(wish.stop, wish.max_suppositions);
  const auto step = engine->least(position, producer, wish.loops, watch);
  was_limited_ = watch.stopped();
  if (!step) return std::nullopt;
  Deduction deduction{.technique = technique_of(producer, *step), .difficulty = step->difficulty};
  const Graph<kWords>& graph = engine->graph();
  if (step->places != kNoOption) deduction.places = graph.placement(step->places);
  step->rules_out.for_each(
      [&](Option option) { deduction.rules_out.push_back(graph.placement(option)); });
  if (wish.proof) {
    deduction.proof = engine->prove(position, producer, *step);
    for (const Claim& claim : deduction.proof) {
      const auto& known = deduction.candidates;
      if (claim.is && std::ranges::find(known, claim.option) == known.end()) {
        deduction.candidates.push_back(claim.option);
      }
    }
  }
  return deduction;
}

}  // namespace quadrille::logic::chains
