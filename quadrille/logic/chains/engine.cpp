#include "quadrille/logic/chains/engine.h"

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
Engine<kWords>::Engine(const Position& position) : graph_(position), loops_(graph_) {}

template <std::size_t kWords>
std::optional<ChainStep<kWords>> Engine<kWords>::least(const Position& position, Producer producer,
                                                       const LoopWish& wish, Watch& watch) {
  watch_ = &watch;
  const Board<kWords> board = graph_.board(position);
  Harvest<kWords> harvest(false);
  if (producer == Producer::loops) {
    loops_.run(board, wish, watch, harvest);
  } else {
    if (outer_ == nullptr) outer_ = std::make_unique<Multiple<kWords>>(graph_, this);
    patterns_.emplace(graph_, position);
    ++positions_;
    outer_->run(board, rules_of(producer), watch, harvest);
  }
  if (watch.stopped() || harvest.empty()) return std::nullopt;
  return harvest.sorted().front();
}

template <std::size_t kWords>
std::vector<Claim> Engine<kWords>::prove(const Position& position, Producer producer,
                                         const Step& step) {
  std::vector<Claim> proof;
  if (producer != Producer::loops) {
    outer_->prove(graph_.board(position), step, proof);
    return proof;
  }
  const std::span<const Statement> path = loops_.least_path();
  const Set alive = graph_.board(position).alive;
  for (auto statement = path.rbegin(); statement != path.rend(); ++statement) {
    Claim claim{.option = graph_.placement(statement->option), .is = statement->is};
    if (!proof.empty()) claim.parents = {static_cast<std::uint32_t>(proof.size() - 1)};
    if (!proof.empty() && statement->is) {
      claim.item = RuleId{graph_.pair_rule(alive, (statement - 1)->option, statement->option)};
    }
    proof.push_back(claim);
  }
  return proof;
}

template <std::size_t kWords>
void Engine<kWords>::help(const Board<kWords>& source, const Board<kWords>& board,
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
bool Engine<kWords>::help_by(Producer producer, const Board<kWords>& source,
                             const Board<kWords>& board, Record<kWords>& record) {
  if (watch_->poll()) return false;
  const typename InnerSteps<kWords>::Range range = inner_steps(producer, board);
  bool any = false;
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
                           .difficulty = step.difficulty});
    fresh.for_each([&](Option option) { record.add_not(option, aid); });
  }
  return any;
}

template <std::size_t kWords>
typename InnerSteps<kWords>::Range Engine<kWords>::inner_steps(Producer producer,
                                                               const Board<kWords>& board) {
  // What patterns find inside depends on the digits placed: those steps serve one position only.
  const std::uint32_t key = static_cast<std::uint32_t>(producer) + 1 +
                            (producer == Producer::nested_2 ? positions_ * 16 : 0);
  if (const auto* range = kept_.find(board.alive, key)) return *range;
  Harvest<kWords> harvest(true);
  if (producer == Producer::loops) {
    loops_.run(board, {}, *watch_, harvest);
  } else {
    if (inner_ == nullptr) inner_ = std::make_unique<Multiple<kWords>>(graph_, this);
    inner_->run(board, rules_of(producer), *watch_, harvest);
  }
  if (watch_->stopped()) return {};
  return kept_.add(board.alive, key, harvest.sorted());
}

template class InnerSteps<kLargeSet>;
template class Engine<kLargeSet>;
#ifndef __wasi__
template class InnerSteps<kSmallSet>;
template class Engine<kSmallSet>;
#endif

}  // namespace quadrille::logic::chains
