// One search by levels from an "is" serves cycles and chains: an "is" is taken up once, by its
// first way, so that the ways form a tree. A cycle is a way in the tree, closed by an "is not" that
// makes the start right and is not itself on the way.
#include "quadrille/logic/chains/loops.h"

#include <algorithm>

namespace quadrille::logic::chains {
namespace {

bool wants_chains(ChainKind kind, const LoopWish& wish) {
  return kind == ChainKind::digit ? wish.digit_chains : wish.mixed_chains;
}

}  // namespace

template <std::size_t kWords>
Loops<kWords>::Loops(const Graph<kWords>& graph)
    : graph_(graph),
      reach_(graph),
      room_(Record<kWords>::kArrays * (std::size_t{graph.option_count()} + 1)),
      record_(room_.data(), std::size_t{graph.option_count()} + 1),
      depth_(graph.option_count()) {}

template <std::size_t kWords>
void Loops<kWords>::run(const Board<kWords>& board, const LoopWish& wish, Watch& watch,
                        Harvest<kWords>& harvest) {
  reach_.build(board);
  if (!reach_.any_fails()) return;
  alive_ = board.alive;
  const Pass passes[] = {{ChainKind::digit, 1, graph_.rules_each(), 65, 66},
                         {ChainKind::cells, 0, 1, 65, 0},
                         {ChainKind::mixed, 0, graph_.rules_each(), 70, 70}};
  for (pass_number_ = 0; pass_number_ < 3; ++pass_number_) {
    pass_ = passes[pass_number_];
    const bool has_chains = pass_.chain != 0 && wants_chains(pass_.kind, wish);
    alive_.for_each([&](Option start) {
      if (pass_.chain == 0 && reach_.partner(start, 0) == kNoOption) return;
      if (watch.stopped()) return;
      const bool has_cycles = wish.cycles && reach_.from(start).has(start);
      if (has_cycles || (has_chains && reach_.fails(start))) {
        if (!harvest.every()) watch.spend();
        search_from(start, has_cycles, has_chains, harvest);
      }
      if (has_chains && reach_.must_be(start)) search_from_not(start, harvest);
    });
  }
}

template <std::size_t kWords>
void Loops<kWords>::run_for(const Board<kWords>& board, std::uint64_t proof, Watch& watch,
                            Harvest<kWords>& harvest) {
  wanted_proof_ = proof;
  run(board, {}, watch, harvest);
  wanted_proof_ = 0;
}

template <std::size_t kWords>
bool Loops<kWords>::beaten(std::uint32_t nodes, Difficulty base,
                           const Harvest<kWords>& harvest) const {
  if (harvest.every() || harvest.empty()) return false;
  Step least;
  least.difficulty = base + length_difficulty(nodes);
  least.nodes = nodes;
  least.kind = pass_.kind;
  least.order = 0;
  const Step* best = harvest.rival({});
  return *best < least;
}

template <std::size_t kWords>
std::size_t Loops<kWords>::pair_number(Option excluded, Option other) const {
  for (std::size_t k = pass_.first_rule; k < pass_.end_rule; ++k) {
    if (reach_.partner(excluded, k) == other) return k;
  }
  return kMostRules;
}

template <std::size_t kWords>
void Loops<kWords>::take_up(Option option) {
  const bool one_digit = pass_.kind == ChainKind::digit;
  Set fresh =
      ((one_digit ? graph_.digit_links(option) : graph_.links(option)) & alive_) - record_.is_not;
  for (std::size_t link = one_digit ? 1 : 0; link < graph_.rules_each(); ++link) {
    const Set here = graph_.members(graph_.rule(option, link)) & fresh;
    fresh -= here;
    here.for_each([&](Option excluded) {
      record_.add_not(excluded, option);
      for (std::size_t k = pass_.first_rule; k < pass_.end_rule; ++k) {
        const Option other = reach_.partner(excluded, k);
        if (other == kNoOption || record_.is.has(other)) continue;
        record_.add_is(other, graph_.rule(excluded, k), excluded);
        depth_[other] = static_cast<std::uint16_t>(depth_[option] + 1);
      }
    });
  }
}

template <std::size_t kWords>
void Loops<kWords>::search_from(Option start, bool cycles, bool chains, Harvest<kWords>& harvest) {
  const Set& seeing =
      pass_.kind == ChainKind::digit ? graph_.digit_links(start) : graph_.links(start);
  bool closed = !chains;
  record_.begin({start, true});
  cycles_ = 0;
  depth_[start] = 1;
  for (std::size_t done = 0; done < record_.is_list().size(); ++done) {
    const Option option = record_.is_list()[done];
    const std::uint32_t nodes = 2U * depth_[option];
    if (beaten(std::max(nodes, 4U), pass_.cycle, harvest)) return;
    if (option != start) {
      if (cycles) find_cycles(start, option, harvest);
      if (!closed && seeing.has(option)) {
        closed = true;
        add_chain({start, false}, option, kNoOption, harvest);
      }
    }
    take_up(option);
  }
}

template <std::size_t kWords>
void Loops<kWords>::search_from_not(Option start, Harvest<kWords>& harvest) {
  record_.begin({start, false});
  for (std::size_t k = pass_.first_rule; k < pass_.end_rule; ++k) {
    const Option other = reach_.partner(start, k);
    if (other == kNoOption || record_.is.has(other)) continue;
    record_.add_is(other, graph_.rule(start, k), start);
    depth_[other] = 1;
  }
  for (std::size_t done = 0; done < record_.is_list().size(); ++done) {
    const Option option = record_.is_list()[done];
    if (option == start) {
      add_chain({start, true}, start, record_.last(start), harvest);
      return;
    }
    if (beaten(2U * depth_[option] + 2, pass_.chain, harvest)) return;
    take_up(option);
  }
}

template <std::size_t kWords>
bool Loops<kWords>::is_ancestor(Option excluded, Option option) const {
  while (record_.last(option) != kNoOption) {
    if (record_.last(option) == excluded) return true;
    option = record_.from(record_.last(option));
  }
  return false;
}

template <std::size_t kWords>
void Loops<kWords>::find_cycles(Option start, Option option, Harvest<kWords>& harvest) {
  const bool one_digit = pass_.kind == ChainKind::digit;
  Set closing;
  for (std::size_t k = pass_.first_rule; k < pass_.end_rule; ++k) {
    const Option other = reach_.partner(start, k);
    if (other != kNoOption) closing.add(other);
  }
  closing &= one_digit ? graph_.digit_links(option) : graph_.links(option);
  for (std::size_t link = one_digit ? 1 : 0; link < graph_.rules_each() && !closing.empty();
       ++link) {
    const Set here = graph_.members(graph_.rule(option, link)) & closing;
    closing -= here;
    here.for_each([&](Option excluded) {
      if (!is_ancestor(excluded, option)) add_cycle(start, option, excluded, harvest);
    });
  }
}

template <std::size_t kWords>
void Loops<kWords>::walk_back(Option option) {
  while (true) {
    path_.push_back({option, true});
    const Option excluded = record_.last(option);
    if (excluded == kNoOption) return;
    path_.push_back({excluded, false});
    const Option from = record_.from(excluded);
    if (from == kNoOption) return;
    option = from;
  }
}

template <std::size_t kWords>
void Loops<kWords>::mix_path(Step& step) const {
  for (const Statement statement : path_) {
    step.proof = step.proof * 0x9e3779b97f4a7c15U + statement.option * 2U + (statement.is ? 1 : 0);
  }
}

template <std::size_t kWords>
void Loops<kWords>::take(const Step& step, Harvest<kWords>& harvest) {
  const bool kept = harvest.every() ? wanted_proof_ != 0 && step.proof == wanted_proof_
                                    : harvest.empty() || step < *harvest.rival({});
  if (kept) kept_path_ = path_;
  harvest.take(step);
}

template <std::size_t kWords>
void Loops<kWords>::add_cycle(Option start, Option option, Option excluded,
                              Harvest<kWords>& harvest) {
  path_.clear();
  path_.push_back({start, true});
  path_.push_back({excluded, false});
  walk_back(option);
  Set seeing_is;
  Set seeing_not;
  Set own;
  for (const Statement statement : path_) {
    (statement.is ? seeing_is : seeing_not) |= graph_.digit_links(statement.option);
    own |= graph_.members(graph_.rule(statement.option, 0));
  }
  Step step;
  step.rules_out = (seeing_is & seeing_not & alive_) - own;
  if (step.rules_out.empty()) return;
  step.nodes = 2U * depth_[option];
  step.difficulty = pass_.cycle + length_difficulty(step.nodes);
  step.kind = pass_.kind;
  step.order = order_of(start) + std::min(cycles_++, kMostCycles);
  step.origin = {
      .start = start, .rule = 0, .start_is = true, .is_cycle = true, .end = {option, true}};
  if (harvest.every()) {
    step.support = graph_.members(graph_.rule(excluded, pair_number(excluded, start)));
    step.support |= graph_.members(graph_.shared_rule(option, excluded));
    mix_path(step);
    for (std::size_t place = 2; place + 1 < path_.size(); place += 2) {
      const Option from = path_[place].option;
      step.support |= graph_.members(record_.rule(from));
      step.support |=
          graph_.members(graph_.shared_rule(path_[place + 2].option, path_[place + 1].option));
    }
  }
  take(step, harvest);
}

template <std::size_t kWords>
void Loops<kWords>::add_chain(Statement end, Option option, Option excluded,
                              Harvest<kWords>& harvest) {
  path_.clear();
  Step step;
  if (end.is) {
    path_.push_back(end);
    path_.push_back({excluded, false});
    walk_back(record_.from(excluded));
    step.rules_out = (graph_.members(graph_.rule(end.option, 0)) & alive_);
    step.rules_out.remove(end.option);
    step.places = end.option;
  } else {
    path_.push_back(end);
    walk_back(option);
    step.rules_out.add(end.option);
  }
  if (step.rules_out.empty()) return;
  step.nodes = static_cast<std::uint32_t>(path_.size());
  step.difficulty = pass_.chain + length_difficulty(step.nodes);
  step.kind = pass_.kind;
  step.order = order_of(end.option) + kMostCycles + (end.is ? 2U : 1U);
  step.origin = {
      .start = end.option, .rule = 0, .start_is = !end.is, .is_cycle = false, .end = end};
  if (harvest.every()) {
    mix_path(step);
    for (const Statement statement : path_) {
      const bool begins = statement.is && statement.option == end.option && !end.is;
      if (statement.is && !begins) step.support |= graph_.members(record_.rule(statement.option));
    }
  }
  take(step, harvest);
}

template class Loops<kLargeSet>;
#ifndef __wasi__
template class Loops<kSmallSet>;
#endif

}  // namespace quadrille::logic::chains
