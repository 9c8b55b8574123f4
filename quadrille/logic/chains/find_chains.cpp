// The finders of chains that the table of techniques names.
#include <optional>
#include <utility>

#include "quadrille/logic/chains/chain_finder.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

using chains::Producer;

// The least step of a producer. Whether the search ends with it: it has one, or a limit came first.
bool add_least(const Position& position, Producer producer, Deductions& found) {
  const Deductions::Wish& wish = found.wish();
  FindMemory own;
  FindMemory& memory = wish.memory != nullptr ? *wish.memory : own;
  if (producer >= Producer::nested_2) {
    memory.reach(chains::base_difficulty(chains::rules_of(producer)));
  }
  auto step =
      memory.chains().least(position, producer,
                            {.loops = {.cycles = found.wanted(Technique::forcing_cycle),
                                       .digit_chains = found.wanted(Technique::digit_chain),
                                       .mixed_chains = found.wanted(Technique::forcing_chain)},
                             .proof = wish.proofs,
                             .stop = wish.stop,
                             .max_suppositions = wish.max_suppositions});
  const chains::ChainFinder& finder = memory.chains();
  if (finder.was_limited() || finder.was_too_large()) memory.stay(finder.was_limited());
  const bool any = step.has_value();
  if (any) found.add(*std::move(step));
  return any || finder.was_limited();
}

}  // namespace

void find_loops(const Position& position, Technique /*technique*/, Deductions& found) {
  add_least(position, Producer::loops, found);
}

void find_multiple_chains(const Position& position, Technique technique, Deductions& found) {
  switch (technique) {
    case Technique::nishio:
      add_least(position, Producer::nishio, found);
      break;
    case Technique::multiple_chains:
      add_least(position, Producer::multiple, found);
      break;
    case Technique::dynamic_chains:
      add_least(position, Producer::dynamic, found);
      break;
    case Technique::dynamic_chains_plus:
      add_least(position, Producer::dynamic_plus, found);
      break;
    default:
      for (const Producer producer :
           {Producer::nested_2, Producer::nested_3, Producer::nested_4, Producer::nested_5}) {
        if (add_least(position, producer, found) || found.stopped()) break;
      }
  }
}

}  // namespace quadrille::logic
