// The order in which steps are found decides between equals: cell by cell, digit by digit, first
// the contradictions, then what follows either way, then units, and last the cell.
#include "quadrille/logic/chains/multiple.h"

namespace quadrille::logic::chains {

template <std::size_t kWords>
Multiple<kWords>::Multiple(const Graph<kWords>& graph, Helper<kWords>& helper)
    : graph_(graph),
      helper_(helper),
      follow_(graph, &helper),
      trail_(graph),
      reach_(graph),
      excluded_(graph.option_count()) {
  const std::size_t count = graph.option_count();
  const std::size_t each = Record<kWords>::kArrays * count;
  room_ = std::make_unique_for_overwrite<Option[]>((count + 1) * each);
  records_.reserve(count + 1);
  for (std::size_t number = 0; number <= count; ++number) {
    records_.emplace_back(room_.get() + number * each, count);
  }
}

template <std::size_t kWords>
void Multiple<kWords>::run(const Board<kWords>& board, const ChainRules& rules, Watch& watch,
                           Harvest<kWords>& harvest) {
  board_ = &board;
  harvest_ = &harvest;
  watch_ = &watch;
  rules_ = rules;
  order_ = 0;
  searched_ = {};
  closed_ = {};
  if (!rules.dynamic) reach_.build(board);
  for (Cell cell = 0; cell < graph_.layout().cell_count() && !watch.poll(); ++cell) {
    const int count = std::popcount(board.left[cell]);
    if (count > 2 || (count == 2 && rules.dynamic)) search_cell(cell);
  }
}

template <std::size_t kWords>
void Multiple<kWords>::search_cell(Cell cell) {
  const Set options = graph_.members(cell) & board_->alive;
  options.for_each([&](Option option) {
    if (rules_.dynamic) contradict(option);
    if (!rules_.one_digit) search_units(option);
  });
  if (!rules_.one_digit) agree(cell, ChainKind::cell);
}

template <std::size_t kWords>
const Record<kWords>& Multiple<kWords>::from_is(Option option) {
  Record<kWords>& record = records_[option];
  if (!searched_.has(option)) {
    searched_.add(option);
    suppose({option, true}, record);
  }
  return record;
}

template <std::size_t kWords>
void Multiple<kWords>::suppose(Statement start, Record<kWords>& record) {
  if (!harvest_->every()) watch_->spend();
  follow_.run(*board_, rules_, start, record);
}

template <std::size_t kWords>
void Multiple<kWords>::contradict(Option option) {
  const Record<kWords>& is = from_is(option);
  if (is.failed()) offer_failure(is);
  Record<kWords>& is_not = records_.back();
  suppose({option, false}, is_not);
  if (is_not.failed()) offer_failure(is_not);
  const std::uint32_t cell = graph_.rule(option, 0);
  if (rules_.one_digit || std::popcount(board_->left[cell]) < 3) return;
  const Record<kWords>* const both[] = {&is, &is_not};
  compare(both, cell, ChainKind::either_way);
}

template <std::size_t kWords>
void Multiple<kWords>::search_units(Option option) {
  for (std::size_t k = 1; k < graph_.rules_each(); ++k) {
    const std::uint32_t rule = graph_.rule(option, k);
    const Set places = graph_.members(rule) & board_->alive;
    if (places.first() == option && places.several()) agree(rule, ChainKind::unit);
  }
}

template <std::size_t kWords>
bool Multiple<kWords>::may_agree(std::uint32_t rule) {
  Set is = board_->alive;
  Set is_not = board_->alive;
  (graph_.members(rule) & board_->alive).for_each([&](Option option) {
    Set reached = reach_.from(option);
    reached.add(option);
    if (!closed_.has(option)) {
      closed_.add(option);
      Set excluded;
      reached.for_each([&](Option other) { excluded |= graph_.links(other); });
      excluded_[option] = excluded;
    }
    is &= reached;
    is_not &= excluded_[option];
  });
  return !is.empty() || !is_not.empty();
}

template <std::size_t kWords>
void Multiple<kWords>::agree(std::uint32_t rule, ChainKind kind) {
  if (!rules_.dynamic && !may_agree(rule)) return;
  together_.clear();
  (graph_.members(rule) & board_->alive).for_each([&](Option option) {
    together_.push_back(&from_is(option));
  });
  compare(together_, rule, kind);
}

template <std::size_t kWords>
void Multiple<kWords>::compare(std::span<const Record<kWords>* const> records, std::uint32_t rule,
                               ChainKind kind) {
  Set is = board_->alive;
  Set is_not = board_->alive;
  for (const Record<kWords>* record : records) {
    is &= record->is;
    is_not &= record->is_not;
  }
  if (!is.empty()) {
    for (const Option option : records.front()->is_list()) {
      if (is.has(option)) offer(records, rule, kind, {option, true});
    }
  }
  if (is_not.empty()) return;
  for (const Option option : records.front()->not_list()) {
    if (is_not.has(option)) offer(records, rule, kind, {option, false});
  }
}

template <std::size_t kWords>
typename Multiple<kWords>::Step Multiple<kWords>::begin_step(Statement end, ChainKind kind) {
  Step step;
  step.kind = kind;
  step.order = order_++;
  step.origin.end = end;
  if (end.is) {
    step.rules_out = graph_.members(graph_.rule(end.option, 0)) & board_->alive;
    step.rules_out.remove(end.option);
    step.places = end.option;
  } else {
    step.rules_out.add(end.option);
  }
  return step;
}

// A step with more is not taken.
template <std::size_t kWords>
std::uint32_t Multiple<kWords>::most_nodes(const Step& step) const {
  const Step* rival = harvest_->rival(step.rules_out);
  if (rival == nullptr) return UINT32_MAX;
  return step.kind < rival->kind ? rival->nodes : rival->nodes - 1;
}

template <std::size_t kWords>
void Multiple<kWords>::finish(Step& step) {
  step.nodes = trail_.nodes();
  step.difficulty = base_difficulty(rules_) + length_difficulty(step.nodes);
  step.support = trail_.support();
  step.proof = trail_.proof();
  harvest_->take(step);
}

template <std::size_t kWords>
void Multiple<kWords>::offer(std::span<const Record<kWords>* const> records, std::uint32_t rule,
                             ChainKind kind, Statement end) {
  Step step = begin_step(end, kind);
  if (step.rules_out.empty()) return;
  const std::uint32_t most = most_nodes(step);
  trail_.begin();
  if (kind != ChainKind::either_way) trail_.lean_on(rule);
  for (const Record<kWords>* record : records) {
    if (!trail_.follow(board_->alive, *record, end, most)) return;
  }
  step.origin.rule = static_cast<std::uint16_t>(rule);
  step.origin.start = records.front()->start().option;
  finish(step);
}

template <std::size_t kWords>
void Multiple<kWords>::offer_failure(const Record<kWords>& record) {
  const Statement start = record.start();
  Step step = begin_step({start.option, !start.is}, ChainKind::contradiction);
  if (step.rules_out.empty()) return;
  const std::uint32_t most = most_nodes(step);
  const Statement failure = record.failure();
  trail_.begin();
  if (!trail_.follow_failure(board_->alive, record, most)) return;
  if (!trail_.follow(board_->alive, record, {failure.option, !failure.is}, most)) return;
  step.origin.start = start.option;
  step.origin.start_is = start.is;
  finish(step);
}

template <std::size_t kWords>
void Multiple<kWords>::prove(const Board<kWords>& board, const Step& step,
                             const ProofParts& proof) {
  board_ = &board;
  const auto& [start, rule, start_is, is_cycle, end] = step.origin;
  Record<kWords>& is_not = records_.back();
  const auto proof_from = [&](const Record<kWords>& record) {
    return ProofOf<kWords>(graph_, helper_, board, record, proof);
  };
  if (step.kind == ChainKind::contradiction) {
    if (!start_is) follow_.run(board, rules_, {start, false}, is_not);
    proof_from(start_is ? from_is(start) : is_not).contradiction();
    return;
  }
  if (step.kind == ChainKind::either_way) {
    proof_from(from_is(start)).of(end);
    follow_.run(board, rules_, {start, false}, is_not);
    proof_from(is_not).of(end);
    return;
  }
  (graph_.members(rule) & board.alive).for_each([&, last = end](Option option) {
    proof_from(from_is(option)).of(last);
  });
}

template class Multiple<kLargeSet>;
#ifndef __wasi__
template class Multiple<kSmallSet>;
#endif

}  // namespace quadrille::logic::chains
