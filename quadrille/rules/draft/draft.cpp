#include "quadrille/rules/draft/draft.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "quadrille/base/sort.h"

namespace quadrille::sudoku::rules {

std::vector<Digit> list_of(const Digits& digits) {
  std::vector<Digit> list;
  const std::size_t count = digits.count();
  list.reserve(count);
  for (std::size_t i = 0; list.size() < count; ++i) {
    if (digits.test(i)) list.push_back(static_cast<Digit>(i + 1));
  }
  return list;
}

Draft::Draft(const Grid& grid, Lowering how, const Stop* stop)
    : shape_(grid.shape()),
      how_(how),
      stop_(stop),
      constraints_(grid.constraints()->all()),
      first_value_(grid.constraints()->first_value()),
      peers_(grid.shape()) {
  rules_.domains.resize(shape_.cell_count());
  for (Cell cell = 0; cell < shape_.cell_count(); ++cell) {
    for (std::uint32_t digit = 1; digit <= size(); ++digit) {
      rules_.domains[cell].set(digit - 1, grid.allows(cell, static_cast<Digit>(digit)));
    }
  }
}

void Draft::make_impossible() { rules_.domains.front().reset(); }

void Draft::restrict(Cell cell, const std::function<bool(std::int64_t)>& accepts) {
  for (std::uint32_t digit = 1; digit <= size(); ++digit) {
    if (!accepts(value(static_cast<Digit>(digit)))) rules_.domains[cell].reset(digit - 1);
  }
}

void Draft::add_group(std::vector<Cell> cells) {
  quadrille::sort(cells);
  cells.erase(std::ranges::unique(cells).begin(), cells.end());
  if (cells.size() > size()) {
    make_impossible();
    return;
  }
  if (cells.size() < 2 || peers_.share_group(cells)) return;
  peers_.add_group(cells);
  rules_.groups.push_back({std::move(cells), constraint_});
}

void Draft::add_several(std::vector<Placement> placements, bool exactly) {
  std::erase_if(placements, [&](const Placement& at) { return !may_hold(at.cell, at.digit); });
  if (placements.empty() && exactly) make_impossible();
  if (placements.empty() || (placements.size() < 2 && !exactly)) return;
  rules_.several.push_back({std::move(placements), exactly, constraint_});
}

void Draft::add_pair(Cell a, Cell b, const Relation& accepts) {
  if (a == b) {
    restrict(a, [&](std::int64_t value) { return accepts(value, value); });
    return;
  }
  add_table(
      {a, b},
      [&](std::span<const std::int64_t> values) {
        return values.size() < 2 || accepts(values[0], values[1]);
      },
      SIZE_MAX);
}

void Draft::add_never(Cell a, Cell b, const Relation& accepts) {
  if (stopped()) return;
  const bool differ = peers_.sees(a, b);
  for (std::uint32_t v = 1; v <= size(); ++v) {
    const auto first = static_cast<Digit>(v);
    if (!may_hold(a, first)) continue;
    std::vector<Placement> placements = {{a, first}};
    for (std::uint32_t w = 1; w <= size(); ++w) {
      const auto second = static_cast<Digit>(w);
      if ((differ && v == w) || !accepts(value(first), value(second))) continue;
      placements.push_back({b, second});
    }
    add_several(std::move(placements), false);
  }
}

bool Draft::may_follow(std::span<const Cell> cells, std::span<const Digit> before,
                       Digit digit) const {
  const Cell cell = cells[before.size()];
  if (!may_hold(cell, digit)) return false;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const bool same = before[i] == digit;
    if (cells[i] == cell ? !same : same && peers_.sees(cells[i], cell)) return false;
  }
  return true;
}

bool Draft::add_table(const std::vector<Cell>& cells, const Prefix& accepts, std::size_t limit) {
  if (stopped()) return true;
  Table table{.cells = cells, .tuples = {}, .constraint = constraint_};
  std::vector<Digit> digits;
  std::vector<std::int64_t> values;
  const auto fits = [&](Digit digit) {
    if (!may_follow(cells, digits, digit)) return false;
    values.push_back(value(digit));
    const bool accepted = accepts(values);
    values.pop_back();
    return accepted;
  };
  // Depth first, the last digit of `digits` being the one that is to be raised next. Where hardly
  // any beginning leads to a tuple, as on a long line whose cells see each other, there would be no
  // end of it.
  std::size_t beginnings =
      limit < SIZE_MAX / kBeginningsPerTuple ? kBeginningsPerTuple * limit : SIZE_MAX;
  std::uint32_t next = 1;
  while (true) {
    while (next <= size() && !fits(static_cast<Digit>(next))) ++next;
    if (next <= size()) {
      if (beginnings-- == 0) return false;
      if (beginnings % kBeginningsPerLook == 0 && stopped()) return true;
      digits.push_back(static_cast<Digit>(next));
      values.push_back(value(digits.back()));
      next = 1;
      if (digits.size() < cells.size()) continue;
      if (table.tuples.size() / cells.size() == limit) return false;
      table.tuples.insert(table.tuples.end(), digits.begin(), digits.end());
    }
    if (digits.empty()) break;
    next = digits.back() + 1U;
    digits.pop_back();
    values.pop_back();
  }
  take_table(std::move(table));
  return true;
}

void Draft::take_table(Table table) {
  if (table.tuples.empty()) {
    make_impossible();
  } else {
    rules_.tables.push_back(std::move(table));
  }
}

namespace {

constexpr std::uint32_t kStatesPerLook = 64;

// The states that a layer of a chain leads to, numbered as they are reached.
struct ReachedStates {
  std::vector<std::int64_t> states;
  std::unordered_map<std::int64_t, std::uint32_t> numbers;

  std::uint32_t number_of(std::int64_t state) {
    const auto [at, is_new] = numbers.try_emplace(state, static_cast<std::uint32_t>(states.size()));
    if (is_new) states.push_back(state);
    return at->second;
  }
};

}  // namespace

Digit digit_sum(const Digits& set) {
  std::uint32_t sum = 0;
  std::size_t left = set.count();
  for (std::uint32_t i = 0; left > 0; ++i) {
    if (!set.test(i)) continue;
    sum += i + 1;
    --left;
  }
  return static_cast<Digit>(sum);
}

std::vector<Digit> digits_of(const Term& term, const std::vector<Digits>& domains) {
  if (term.cells.size() == 1) return list_of(domains[term.cells.front()]);
  std::vector<Digit> sums;
  for (const Digits& set : term.sets) sums.push_back(digit_sum(set));
  quadrille::sort(sums);
  sums.erase(std::ranges::unique(sums).begin(), sums.end());
  return sums;
}

std::vector<std::int64_t> Draft::values_of(const Term& term) const {
  std::vector<std::int64_t> values;
  const auto cells = static_cast<std::int64_t>(term.cells.size());
  for (const Digit digit : digits_of(term, rules_.domains)) {
    values.push_back(digit + cells * (first_value_ - 1));
  }
  return values;
}

Chain Draft::chain_of(const std::vector<Term>& terms, const Step& step,
                      const std::function<bool(std::int64_t)>& ends, bool keeps_end) const {
  Chain chain{.terms = terms, .layers = {}, .constraint = constraint_};
  std::vector<std::int64_t> states = {0};
  for (std::size_t place = 0; place < terms.size(); ++place) {
    const bool last = place + 1 == terms.size();
    const std::vector<Digit> digits = digits_of(terms[place], rules_.domains);
    const std::vector<std::int64_t> values = values_of(terms[place]);
    ReachedStates reached;
    std::vector<Chain::Arc> arcs;
    for (std::uint32_t from = 0; from < states.size(); ++from) {
      if (from % kStatesPerLook == 0 && stopped()) return chain;
      for (std::size_t i = 0; i < digits.size(); ++i) {
        const auto state = step(place, states[from], values[i]);
        if (!state || (last && !ends(*state))) continue;
        const auto end = static_cast<std::uint32_t>(keeps_end ? *state : 0);
        arcs.push_back({from, last ? end : reached.number_of(*state), digits[i]});
      }
    }
    chain.layers.push_back(std::move(arcs));
    states = std::move(reached.states);
  }
  return chain;
}

void Draft::take_chains(Chains chains) {
  for (const Chain& chain : chains.chains) {
    // No arc leads on: a chain of one step would otherwise say nothing.
    if (std::ranges::any_of(chain.layers, [](const auto& layer) { return layer.empty(); })) {
      make_impossible();
      return;
    }
  }
  rules_.chains.push_back(std::move(chains));
}

void Draft::add_chain(const std::vector<Cell>& cells, const Step& step,
                      const std::function<bool(std::int64_t)>& ends) {
  std::vector<Term> terms;
  for (const Cell cell : cells) terms.push_back({{cell}});
  take_chains({{chain_of(terms, step, ends, false)}});
}

void Draft::add_equal_counts(const std::vector<std::vector<Cell>>& groups) {
  const bool names_each_once = std::ranges::all_of(
      groups, [](const auto& group) { return merged(group).cells.size() == group.size(); });
  if (for_walk() && names_each_once) {
    rules_.equal_counts.push_back({groups});
    return;
  }
  std::vector<Cell> together;
  for (const auto& group : groups) together.insert(together.end(), group.begin(), group.end());
  for (const Digit digit : list_of(domain_of(together))) {
    const std::int64_t counted = value(digit);
    Chains chains;
    for (const std::vector<Cell>& group : groups) {
      std::vector<Term> terms;
      for (const Cell cell : group) terms.push_back({{cell}});
      chains.chains.push_back(chain_of(
          terms,
          [=](std::size_t /*place*/, std::int64_t state, std::int64_t found)
              -> std::optional<std::int64_t> { return state + (found == counted ? 1 : 0); },
          [](std::int64_t /*state*/) { return true; }, true));
    }
    take_chains(std::move(chains));
  }
}

void Draft::add_choice(std::vector<std::vector<Placement>> ruled_out) {
  if (ruled_out.empty()) {
    make_impossible();
    return;
  }
  // One that rules out nothing is open on every board: so the choice says nothing.
  if (std::ranges::any_of(ruled_out, [](const auto& way) { return way.empty(); })) return;
  rules_.choices.push_back({std::move(ruled_out), constraint_});
}

void Draft::add_sets(const std::vector<Cell>& cells, std::vector<Digits> sets) {
  add_group(cells);
  if (sets.empty()) {
    make_impossible();
    return;
  }
  rules_.sets.push_back({cells, std::move(sets), constraint_});
}

void Draft::add_required(std::vector<Cell> cells, std::vector<Digit> digits) {
  rules_.required.push_back({std::move(cells), std::move(digits)});
}

void Draft::add_skyline(std::vector<Cell> cells, std::uint32_t seen) {
  rules_.skylines.push_back({std::move(cells), seen});
}

void Draft::add_circles(std::vector<Cell> cells) {
  rules_.circles.push_back({std::move(cells), static_cast<std::uint32_t>(first_value_)});
}

Digits Draft::domain_of(std::span<const Cell> cells) const {
  Digits all;
  for (const Cell cell : cells) all |= rules_.domains[cell];
  return all;
}

void add_term(Weighted& terms, Cell cell, std::int64_t weight) {
  const auto at = std::ranges::find(terms.cells, cell);
  if (at == terms.cells.end()) {
    terms.cells.push_back(cell);
    terms.weights.push_back(weight);
  } else {
    terms.weights[static_cast<std::size_t>(at - terms.cells.begin())] += weight;
  }
}

Weighted merged(std::span<const Cell> cells, std::int64_t weight) {
  Weighted terms;
  for (const Cell cell : cells) add_term(terms, cell, weight);
  return terms;
}

}  // namespace quadrille::sudoku::rules
