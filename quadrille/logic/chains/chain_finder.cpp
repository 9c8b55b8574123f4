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
  std::unique_ptr<ChainProducers<kWords>>& producers = producers_of<kWords>();
  if (producers == nullptr || !producers->graph().covers(position)) {
    producers = std::make_unique<ChainProducers<kWords>>(position);
  }
  Watch watch(wish.stop, wish.max_suppositions);
  const auto step = producers->least(position, producer, wish.loops, watch);
  was_limited_ = watch.stopped();
  if (!step) return std::nullopt;
  Deduction deduction{.technique = technique_of(producer, *step), .difficulty = step->difficulty};
  const Graph<kWords>& graph = producers->graph();
  if (step->places != kNoOption) deduction.places = graph.placement(step->places);
  step->rules_out.for_each(
      [&](Option option) { deduction.rules_out.push_back(graph.placement(option)); });
  if (wish.proof) {
    producers->prove(position, producer, *step, {deduction.proof, deduction.nested});
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
