// Cells that differ, and what two cells say of each other, are told at once when a cell changes;
// all other rules wait for their turn.
#include "quadrille/rules/walk/filter_all.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <numeric>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/rules/draft/digit_sets.h"
#include "quadrille/rules/walk/filling.h"

namespace quadrille::sudoku::rules {
namespace {

// Cages with more sets of digits than that are told by bounds alone.
constexpr std::size_t kMostCageSets = 40;

// Work between two looks at a stop: some tenths of a millisecond.
constexpr std::uint64_t kPoll = 300'000;

}  // namespace

FilterAll::FilterAll(const Shape& shape, const RuleSet& rules)
    : digits_(shape.size()),
      numbers_(shape.cell_count()),
      peers_(shape.cell_count()),
      pairs_(shape.cell_count()) {
  for (const Digits& domain : rules.domains) masks_.push_back(mask_of(domain));
  std::iota(numbers_.begin(), numbers_.end(), Cell{0});
  Peers peers(shape);
  for (const Group& group : rules.groups) peers.add_group(group.cells);
  filters_.reserve(6 * shape.size() + 54 + rules.several.size() + rules.sets.size() +
                   rules.tables.size() + rules.chains.size() + rules.choices.size() +
                   rules.sums.size() + rules.required.size() + rules.skylines.size() +
                   rules.counted.size() + rules.circles.size() + rules.equal_counts.size());
  add_groups(peers);
  add_crosses();
  for (const Several& several : rules.several) {
    add_pairs(several);
    if (several.exactly) add(SeveralFilter(several));
  }
  for (const Sets& sets : rules.sets) add(SetsFilter(sets, cells_that_see(sets.cells)));
  for (const Table& table : rules.tables) {
    if (table.cells.size() == 2 && table.cells[0] != table.cells[1]) {
      add_pairs(table);
    } else {
      add(TableFilter(table, digits_));
    }
  }
  for (const Sum& sum : rules.sums) add_sum(sum, rules, peers);
  for (const Required& required : rules.required) add(RequiredFilter(required));
  for (const Skyline& skyline : rules.skylines) add(SkylineFilter(skyline, digits_, peers));
  for (const Counted& counted : rules.counted) add(CountFilter(counted, peers));
  for (const Circles& circles : rules.circles) add(CirclesFilter(circles, peers, digits_));
  for (const EqualCounts& equal : rules.equal_counts) {
    add(EqualCountsFilter(equal, peers, digits_));
  }
  for (const Chains& chains : rules.chains) add(ChainsFilter(chains));
  for (const Choice& choice : rules.choices) {
    ChoiceFilter filter(choice);
    if (!filter.cells().empty()) add(std::move(filter));
  }
  sort_filters();
}

void FilterAll::sort_filters() {
  const std::size_t count = filters_.size();
  std::vector<std::pair<std::uint32_t, std::uint32_t>> by_cost(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    by_cost[i] = {std::visit([](const auto& it) { return static_cast<std::uint32_t>(it.cost()); },
                             filters_[i]),
                  i};
  }
  quadrille::sort(by_cost);
  words_ = count / 64 + 1;
  called_.resize(words_, 0);
  calls_.resize(masks_.size() * words_, 0);
  order_.reserve(count);
  for (const auto& [cost, i] : by_cost) {
    const std::size_t turn = order_.size();
    order_.push_back({i, cost});
    const std::span<const Cell> cells =
        std::visit([](const auto& it) { return it.cells(); }, filters_[i]);
    for (const Cell cell : cells) {
      calls_[cell * words_ + turn / 64] |= std::uint64_t{1} << (turn % 64);
    }
  }
}

void FilterAll::add_small_sum(const Sum& sum) {
  const bool is_pair = sum.cells.size() == 2;
  const auto with = [&](std::size_t place, std::int64_t rest) {
    const std::int64_t weight = sum.weights[place];
    const std::int64_t digit = rest / weight;
    const bool fits = rest % weight == 0 && digit >= 1 && digit <= std::int64_t{digits_};
    return fits ? Mask{1} << static_cast<std::uint32_t>(digit - 1) : Mask{0};
  };
  if (!is_pair) {
    masks_[sum.cells[0]] &= with(0, sum.total);
    return;
  }
  for (const std::size_t from : {0U, 1U}) {
    const std::size_t first = pair_of(sum.cells[from], sum.cells[1 - from]);
    for (std::uint32_t digit = 0; digit < digits_; ++digit) {
      allowed_[first + digit] &=
          with(1 - from, sum.total - sum.weights[from] * (std::int64_t{digit} + 1));
    }
  }
}

// One cell has its digit, two are a pair, others that all see each other have sets of digits.
void FilterAll::add_sum(const Sum& sum, const RuleSet& rules, const Peers& peers) {
  if (sum.cells.size() <= 2) {
    add_small_sum(sum);
    return;
  }
  const bool plain = std::ranges::all_of(sum.weights, [](auto weight) { return weight == 1; });
  if (plain && sum.cells.size() > 3 && peers.all_differ(sum.cells)) {
    Digits among;
    for (const Cell cell : sum.cells) among |= rules.domains[cell];
    const std::vector<Digits> sets =
        sets_of_sum(sum.cells.size(), {&sum.total, 1}, among, kMostCageSets);
    if (sets.size() <= kMostCageSets) {
      add(SetsFilter(sum.cells, masks_of(sets), cells_that_see(sum.cells)));
      return;
    }
  }
  add(SumFilter(sum, peers));
}

void FilterAll::add(Filter filter) { filters_.push_back(std::move(filter)); }

void FilterAll::add_groups(const Peers& peers) {
  const Mask all = digits_ == kMostMasked ? ~Mask{0} : (Mask{1} << digits_) - 1;
  for (const std::vector<Cell>& group : peers.groups()) {
    if (group.size() != digits_) continue;
    units_.push_back(group);
    add(UnitFilter(group, all));
  }
  for (Cell cell = 0; cell < peers_.size(); ++cell) {
    const std::span<const std::uint64_t> seen = peers.seen_from(cell);
    std::size_t count = 0;
    for (const std::uint64_t bits : seen) count += static_cast<std::size_t>(std::popcount(bits));
    peers_[cell].reserve(count);
    for (std::size_t word = 0; word < seen.size(); ++word) {
      for (std::uint64_t rest = seen[word]; rest != 0; rest &= rest - 1) {
        peers_[cell].push_back(static_cast<Cell>(word * 64) +
                               static_cast<Cell>(std::countr_zero(rest)));
      }
    }
  }
}

// Units that share one cell tell each other nothing that they do not know alone.
void FilterAll::add_crosses() {
  const std::size_t words = masks_.size() / 64 + 1;
  std::vector<std::uint64_t> bits(units_.size() * words, 0);
  for (std::size_t i = 0; i < units_.size(); ++i) {
    for (const Cell cell : units_[i]) {
      bits[i * words + cell / 64] |= std::uint64_t{1} << (cell % 64);
    }
  }
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < units_.size(); ++i) {
    for (std::size_t j = i + 1; j < units_.size(); ++j) {
      int shared = 0;
      for (std::size_t word = 0; word < words; ++word) {
        shared += std::popcount(bits[i * words + word] & bits[j * words + word]);
      }
      if (shared < 2 || shared == static_cast<int>(digits_)) continue;
      cells.clear();
      std::ranges::set_difference(units_[i], units_[j], std::back_inserter(cells));
      std::ranges::set_difference(units_[j], units_[i], std::back_inserter(cells));
      add(CrossFilter(cells));
    }
  }
}

std::vector<Cell> FilterAll::cells_that_see(std::span<const Cell> cells) const {
  std::vector<Cell> seeing = peers_[cells.front()];
  for (const Cell cell : cells.subspan(1)) {
    std::erase_if(seeing,
                  [&](Cell other) { return !std::ranges::binary_search(peers_[cell], other); });
  }
  return seeing;
}

std::size_t FilterAll::pair_of(Cell from, Cell to) {
  for (const Pair& pair : pairs_[from]) {
    if (pair.other == to) return pair.first;
  }
  pairs_[from].push_back({to, allowed_.size()});
  allowed_.resize(allowed_.size() + digits_, ~Mask{0});
  return pairs_[from].back().first;
}

void FilterAll::forbid(const Placement& one, const Placement& other) {
  allowed_[pair_of(one.cell, other.cell) + one.digit - 1] &= ~(Mask{1} << (other.digit - 1U));
}

void FilterAll::add_pairs(const Several& several) {
  for (const Placement& one : several.placements) {
    for (const Placement& other : several.placements) {
      if (one.cell != other.cell) forbid(one, other);
    }
  }
}

void FilterAll::add_pairs(const Table& table) {
  for (const std::size_t from : {0U, 1U}) {
    std::vector<Mask> with(digits_, 0);
    for (std::size_t at = 0; at < table.tuples.size(); at += 2) {
      with[table.tuples[at + from] - 1U] |= Mask{1} << (table.tuples[at + 1 - from] - 1U);
    }
    const std::size_t first = pair_of(table.cells[from], table.cells[1 - from]);
    for (std::size_t digit = 0; digit < digits_; ++digit) allowed_[first + digit] &= with[digit];
  }
}

bool FilterAll::spread(Cell cell, Candidates& candidates) {
  const Mask here = candidates.at(cell);
  failed_ = {&numbers_[cell], 1};  // if it does
  if (is_single(here)) {
    work_ += peers_[cell].size();
    for (const Cell peer : peers_[cell]) {
      if (!candidates.keep(peer, ~here)) return false;
    }
  }
  for (const Pair& pair : pairs_[cell]) {
    Mask left = 0;
    for (Mask rest = here; rest != 0; rest &= rest - 1) {
      left |= allowed_[pair.first + static_cast<std::size_t>(std::countr_zero(rest))];
    }
    work_ += 4;
    if (!candidates.keep(pair.other, left)) return false;
  }
  const std::uint64_t* const calls = calls_.data() + cell * words_;
  for (std::size_t word = 0; word < words_; ++word) called_[word] |= calls[word];
  return true;
}

// `any`: whether there was one.
bool FilterAll::apply_next(Candidates& candidates, bool& any) {
  for (std::size_t word = 0; word < called_.size(); ++word) {
    if (called_[word] == 0) continue;
    const Turn& turn =
        order_[word * 64 + static_cast<std::size_t>(std::countr_zero(called_[word]))];
    called_[word] &= called_[word] - 1;
    work_ += turn.cost;
    any = true;
    return std::visit(
        [&](auto& it) {
          if (it.apply(candidates)) return true;
          failed_ = it.cells();
          return false;
        },
        filters_[turn.filter]);
  }
  any = false;
  return true;
}

Filtered FilterAll::run(Candidates& candidates, const Stop* stop) {
  bool any = true;
  while (any) {
    if (work_ >= next_poll_) {
      if (stop != nullptr && stop->requested()) return Filtered::stopped;
      next_poll_ = work_ + kPoll;
    }
    bool stands = true;
    if (const auto cell = candidates.next_changed()) {
      stands = spread(*cell, candidates);
    } else {
      stands = apply_next(candidates, any);
    }
    if (!stands) {
      std::ranges::fill(called_, 0);
      return Filtered::fails;
    }
  }
  return Filtered::stands;
}

Candidates FilterAll::candidates() const {
  Candidates candidates(masks_);
  candidates.change_all();
  return candidates;
}

}  // namespace quadrille::sudoku::rules
