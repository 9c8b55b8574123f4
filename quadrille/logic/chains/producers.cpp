#include "quadrille/logic/chains/producers.h"

#include <algorithm>
#include <utility>

namespace quadrille::logic::chains {

template <std::size_t kWords>
std::size_t InnerSteps<kWords>::slot_of(const Set& alive, std::uint32_t producer) const {
  std::uint64_t hash = producer;
  for (const std::uint64_t word : alive.words) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 29U;
  }
  std::size_t place = hash % kSlots;
  while (slots_[place].producer != 0 &&
         (slots_[place].producer != producer || slots_[place].alive != alive)) {
    place = (place + 1) % kSlots;
  }
  return place;
}

template <std::size_t kWords>
const typename InnerSteps<kWords>::Range* InnerSteps<kWords>::find(const Set& alive,
                                                                   std::uint32_t producer) const {
  if (slots_.empty()) return nullptr;
  const Slot& slot = slots_[slot_of(alive, producer)];
  return slot.producer == 0 ? nullptr : &slot.range;
}

template <std::size_t kWords>
typename InnerSteps<kWords>::Range InnerSteps<kWords>::add(
    const Set& alive, std::uint32_t producer, const std::vector<ChainStep<kWords>>& steps) {
  if (slots_.empty()) slots_.resize(kSlots);
  if (used_ * 2 > kSlots || steps_.size() > kMostSteps) {
    for (Slot& slot : slots_) slot.producer = 0;
    steps_.clear();
    used_ = 0;
  }
  Slot& slot = slots_[slot_of(alive, producer)];
  slot.alive = alive;
  slot.producer = producer;
  slot.range = {static_cast<std::uint32_t>(steps_.size()),
                static_cast<std::uint32_t>(steps.size())};
  steps_.insert(steps_.end(), steps.begin(), steps.end());
  ++used_;
  return slot.range;
}

template <std::size_t kWords>
ChainProducers<kWords>::ChainProducers(const Position& position)
    : graph_(position), loops_(graph_) {}

template <std::size_t kWords>
std::optional<ChainStep<kWords>> ChainProducers<kWords>::least(const Position& position,
                                                               Producer producer,
                                                               const LoopWish& wish, Watch& watch) {
  watch_ = &watch;
  const Board<kWords> board = graph_.board(position);
  Harvest<kWords> harvest(false);
  if (producer == Producer::loops) {
    loops_.run(board, wish, watch, harvest);
  } else {
    if (outer_ == nullptr) outer_ = std::make_unique<Multiple<kWords>>(graph_, *this);
    patterns_.emplace(graph_, position);
    ++positions_;
    outer_->run(board, rules_of(producer), watch, harvest);
  }
  if (watch.stopped() || harvest.empty()) return std::nullopt;
  return harvest.sorted().front();
}

template <std::size_t kWords>
void ChainProducers<kWords>::prove(const Position& position, Producer producer, const Step& step,
                                   const ProofParts& proof) {
  const Board<kWords> board = graph_.board(position);
  if (producer == Producer::loops) {
    prove_path(board, proof.claims);
  } else {
    outer_->prove(board, step, proof);
  }
}

template <std::size_t kWords>
void ChainProducers<kWords>::prove_path(const Board<kWords>& board,
                                        std::vector<Claim>& claims) const {
  const std::span<const Statement> path = loops_.kept_path();
  for (auto statement = path.rbegin(); statement != path.rend(); ++statement) {
    Claim claim{.option = graph_.placement(statement->option), .is = statement->is};
    if (!claims.empty()) claim.parents = {static_cast<std::uint32_t>(claims.size() - 1)};
    if (!claims.empty() && statement->is) {
      claim.item =
          RuleId{graph_.pair_rule(board.alive, (statement - 1)->option, statement->option)};
    }
    claims.push_back(claim);
  }
}

template <std::size_t kWords>
Board<kWords> ChainProducers<kWords>::board_of(const Board<kWords>& source,
                                               const Record<kWords>& record,
                                               const Aid<kWords>& aid) const {
  Board<kWords> board = source;
  for (const Option option : record.not_list().first(aid.taken_off)) {
    board.alive.remove(option);
    for (std::size_t k = 0; k < graph_.rules_each(); ++k) {
      const std::uint32_t place = std::uint32_t{1} << graph_.place(option, k);
      board.left[graph_.rule(option, k)] &= static_cast<typename Board<kWords>::Places>(~place);
    }
  }
  return board;
}

// Its producer is run once more, and gives the same steps.
template <std::size_t kWords>
// NOLINTNEXTLINE(misc-no-recursion): at most two chains deep
std::uint32_t ChainProducers<kWords>::prove_aid(const Board<kWords>& source,
                                                const Record<kWords>& record, Option excluded,
                                                std::vector<NestedProof>& nested) {
  const Aid<kWords>& aid = record.aid(record.from(excluded));
  const Board<kWords> board = board_of(source, record, aid);
  const auto producer = static_cast<Producer>(aid.producer);
  Harvest<kWords> harvest(true);
  if (producer == Producer::loops) {
    loops_.run_for(board, aid.proof, *watch_, harvest);
  } else {
    inner_->run(board, rules_of(producer), *watch_, harvest);
  }
  const std::vector<Step>& steps = harvest.sorted();
  const auto step = std::ranges::find_if(steps, [&](const Step& each) {
    return each.proof == aid.proof && each.rules_out.has(excluded);
  });
  if (step == steps.end()) return 0;
  NestedProof proof{.technique = technique_of(producer, *step)};
  if (producer == Producer::loops) {
    prove_path(board, proof.claims);
  } else {
    inner_->prove(board, *step, {proof.claims, nested});
  }
  const auto known = std::ranges::find(nested, proof);
  const auto place = static_cast<std::uint32_t>(known - nested.begin());
  if (known == nested.end()) nested.push_back(std::move(proof));
  return place + 1;
}

template <std::size_t kWords>
void ChainProducers<kWords>::help(const Board<kWords>& source, const Board<kWords>& board,
                                  std::uint32_t level, Record<kWords>& record) {
  const bool any = patterns_->find(
      source, board, [&](const Set& rules_out, const Set& parents, Difficulty difficulty) {
        const auto aid = static_cast<Option>(Record<kWords>::kAids + record.aids.size());
        record.aids.push_back({.parents = parents, .difficulty = difficulty});
        (rules_out - record.is_not).for_each([&](Option option) { record.add_not(option, aid); });
      });
  if (any || level < 2) return;
  if (level < 4) {
    if (help_by(Producer::loops, source, board, record) || level < 3) return;
    help_by(Producer::multiple, source, board, record);
    return;
  }
  if (help_by(Producer::dynamic, source, board, record) || level < 5) return;
  help_by(Producer::nested_2, source, board, record);
}

template <std::size_t kWords>
bool ChainProducers<kWords>::help_by(Producer producer, const Board<kWords>& source,
                                     const Board<kWords>& board, Record<kWords>& record) {
  if (watch_->poll()) return false;
  const typename InnerSteps<kWords>::Range range = inner_steps(producer, board);
  bool any = false;
  // What was found up to now; what is added here is not taken off yet.
  const auto taken_off = static_cast<std::uint32_t>(record.not_list().size());
  for (std::uint32_t number = range.begin; number < range.begin + range.count; ++number) {
    const Step& step = kept_.step(number);
    const Set parents = (step.support & source.alive) - board.alive;
    if (parents.empty()) continue;
    any = true;
    const Set fresh = step.rules_out - record.is_not;
    if (fresh.empty()) continue;
    const auto aid = static_cast<Option>(Record<kWords>::kAids + record.aids.size());
    record.aids.push_back({.parents = parents,
                           .nodes = step.nodes,
                           .proof = step.proof,
                           .difficulty = step.difficulty,
                           .producer = static_cast<std::uint32_t>(producer),
                           .taken_off = taken_off});
    fresh.for_each([&](Option option) { record.add_not(option, aid); });
  }
  return any;
}

template <std::size_t kWords>
typename InnerSteps<kWords>::Range ChainProducers<kWords>::inner_steps(Producer producer,
                                                                       const Board<kWords>& board) {
  // What patterns find inside depends on the digits placed: those steps serve one position only.
  const std::uint32_t key = static_cast<std::uint32_t>(producer) + 1 +
                            (producer == Producer::nested_2 ? positions_ * 16 : 0);
  if (const auto* range = kept_.find(board.alive, key)) return *range;
  Harvest<kWords> harvest(true);
  if (producer == Producer::loops) {
    loops_.run(board, {}, *watch_, harvest);
  } else {
    if (inner_ == nullptr) inner_ = std::make_unique<Multiple<kWords>>(graph_, *this);
    inner_->run(board, rules_of(producer), *watch_, harvest);
  }
  if (watch_->stopped()) return {};
  return kept_.add(board.alive, key, harvest.sorted());
}

template class InnerSteps<kLargeSet>;
template class ChainProducers<kLargeSet>;
#ifndef __wasi__
template class InnerSteps<kSmallSet>;
template class ChainProducers<kSmallSet>;
#endif

}  // namespace quadrille::logic::chains
