// Sums. Different cells have sets of digits; a few others a table of tuples; the rest is a chain
// over partial sums, of which only those are kept that what comes can bring to an end. A chain does
// not go from cell to cell, but from one group of cells that see each other to the next: such a
// group knows its sum by its set of digits. Of fifteen published boards with little killers, region
// sums and zippers twelve are as fast or faster for it, one 18 times.
#include <algorithm>
#include <functional>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/rules/draft/digit_sets.h"
#include "quadrille/rules/draft/draft.h"

namespace quadrille::sudoku::rules {
namespace {

// More sets than that are a chain.
constexpr std::size_t kMostSets = 3000;
// Up to so many tuples a table is better than a chain, whatever that has.
constexpr std::size_t kFewTuples = 150;

// A term may have so many sets.
constexpr std::uint64_t kMostTermSets = 300;

// Parts of equal sum that are compared all with each other.
constexpr std::size_t kFewParts = 6;

std::size_t option_count(const Chain& chain) {
  std::size_t options = 0;
  for (const auto& layer : chain.layers) options += layer.size();
  for (const Term& term : chain.terms) options += term.sets.size();
  return options;
}

// Each cell on its own.
WeightedTerms singles(const Weighted& all) {
  WeightedTerms terms{.terms = {}, .weights = all.weights};
  for (const Cell cell : all.cells) terms.terms.push_back({{cell}});
  return terms;
}

bool has_few_sets(std::uint64_t digits, std::uint64_t cells) {
  std::uint64_t sets = 1;
  for (std::uint64_t i = 1; i <= std::min(cells, digits - cells); ++i) {
    sets = sets * (digits + 1 - i) / i;
    if (sets > kMostTermSets) return false;
  }
  return true;
}

}  // namespace

std::vector<Digits> Draft::sets_with_sum(std::size_t count, std::span<const std::uint32_t> sums,
                                         const Digits& among) const {
  std::vector<std::int64_t> by_digits;
  for (const std::uint32_t sum : sums) {
    by_digits.push_back(std::int64_t{sum} - static_cast<std::int64_t>(count) * (first_value_ - 1));
  }
  return sets_of_sum(count, by_digits, among, kMostSets);
}

std::vector<Reach> Draft::reach_of(const WeightedTerms& all) const {
  std::vector<Reach> reach(all.terms.size() + 1);
  for (std::size_t place = all.terms.size(); place-- > 0;) {
    const std::vector<std::int64_t> values = values_of(all.terms[place]);
    if (values.empty()) continue;
    const std::int64_t weight = all.weights[place];
    const auto [low, high] = std::minmax({weight * values.front(), weight * values.back()});
    reach[place] = {reach[place + 1].least + low, reach[place + 1].most + high};
  }
  return reach;
}

// Each cell joins the greatest term all of whose cells it sees. The terms with the most values come
// first and last, where each of them is only one arc.
WeightedTerms Draft::terms_of(const Weighted& all) const {
  if (!quick()) return singles(all);
  WeightedTerms found;
  for (std::size_t i = 0; i < all.cells.size(); ++i) {
    Term* best = nullptr;
    for (std::size_t at = 0; at < found.terms.size(); ++at) {
      Term& term = found.terms[at];
      const bool joins =
          found.weights[at] == all.weights[i] && has_few_sets(size(), term.cells.size() + 1) &&
          std::ranges::all_of(term.cells,
                              [&](Cell cell) { return peers_.sees(cell, all.cells[i]); });
      if (joins && (best == nullptr || best->cells.size() < term.cells.size())) best = &term;
    }
    if (best != nullptr) {
      best->cells.push_back(all.cells[i]);
    } else {
      found.terms.push_back({{all.cells[i]}});
      found.weights.push_back(all.weights[i]);
    }
  }
  std::vector<std::pair<std::size_t, std::size_t>> order;
  for (std::size_t at = 0; at < found.terms.size(); ++at) {
    Term& term = found.terms[at];
    if (term.cells.size() > 1) {
      term.sets = sets_with_sum(term.cells.size(), {}, domain_of(term.cells));
    }
    order.emplace_back(values_of(term).size(), at);
  }
  quadrille::sort(order, std::greater<>());
  if (order.size() > 2) std::rotate(order.begin() + 1, order.begin() + 2, order.end());
  WeightedTerms terms;
  for (const auto& [values, at] : order) {
    terms.terms.push_back(std::move(found.terms[at]));
    terms.weights.push_back(found.weights[at]);
  }
  return terms;
}

void Draft::add_cage(const std::vector<Cell>& cells, std::span<const std::uint32_t> sums) {
  Weighted terms = merged(cells);
  add_group(terms.cells);
  if (sums.empty() || terms.cells.size() > size()) return;
  if (for_walk() && sums.size() == 1) {
    take_sum(std::move(terms), std::int64_t{sums.front()});
    return;
  }
  if (quick() && size() <= 25) {
    std::vector<Digits> sets = sets_with_sum(terms.cells.size(), sums, domain_of(terms.cells));
    if (sets.size() <= kMostSets) {
      add_sets(terms.cells, std::move(sets));
      return;
    }
  }
  const std::int64_t greatest = std::ranges::max(sums);
  add_chain(
      terms.cells,
      [&](std::size_t /*place*/, std::int64_t state,
          std::int64_t value) -> std::optional<std::int64_t> {
        return state + value <= greatest ? std::optional(state + value) : std::nullopt;
      },
      [&](std::int64_t state) {
        return std::ranges::find(sums, static_cast<std::uint64_t>(state)) != sums.end();
      });
}

// The tuples as add_table would find them, at a third of its price.
bool Draft::add_sum_table(const Weighted& terms, std::int64_t total, std::size_t limit) {
  const WeightedTerms cells = singles(terms);
  const std::vector<Reach> reach = reach_of(cells);
  std::vector<std::vector<Digit>> digits;
  for (const Term& term : cells.terms) digits.push_back(digits_of(term, rules_.domains));
  Table table{.cells = terms.cells, .tuples = {}, .constraint = constraint_};
  const std::size_t most = limit * terms.cells.size();
  std::size_t beginnings = kBeginningsPerTuple * limit;
  std::vector<Digit> tuple;
  const auto extend = [&](const auto& self, std::int64_t sum) -> bool {
    const std::size_t place = tuple.size();
    if (place == terms.cells.size()) {
      if (table.tuples.size() == most) return false;
      table.tuples.insert(table.tuples.end(), tuple.begin(), tuple.end());
      return true;
    }
    for (const Digit digit : digits[place]) {
      const std::int64_t next = sum + terms.weights[place] * value(digit);
      if (!reach[place + 1].brings(next, total)) continue;
      if (!may_follow(terms.cells, tuple, digit)) continue;
      if (beginnings-- == 0) return false;
      if (beginnings % kBeginningsPerLook == 0 && stopped()) return false;
      tuple.push_back(digit);
      const bool few = self(self, next);
      tuple.pop_back();
      if (!few) return false;
    }
    return true;
  };
  if (!extend(extend, 0)) return false;
  take_table(std::move(table));
  return true;
}

// By digits, which begin with 1 whatever their values are.
void Draft::take_sum(Weighted terms, std::int64_t total) {
  for (const std::int64_t weight : terms.weights) total -= weight * (first_value_ - 1);
  rules_.sums.push_back({std::move(terms.cells), std::move(terms.weights), total});
}

void Draft::add_sum(const Weighted& all, std::int64_t total) {
  Weighted terms;
  for (std::size_t i = 0; i < all.cells.size(); ++i) {
    if (all.weights[i] != 0) add_term(terms, all.cells[i], all.weights[i]);
  }
  if (stopped()) return;
  if (terms.cells.empty()) {
    if (total != 0) make_impossible();
    return;
  }
  if (for_walk()) {
    take_sum(std::move(terms), total);
    return;
  }
  const bool plain = std::ranges::all_of(terms.weights, [](auto weight) { return weight == 1; });
  if (plain && total >= 0 && peers_.all_differ(terms.cells)) {
    const auto sum = static_cast<std::uint32_t>(total);
    add_cage(terms.cells, {&sum, 1});
    return;
  }
  if (quick() && add_sum_table(terms, total, kFewTuples)) return;
  const WeightedTerms grouped = terms_of(terms);
  const std::vector<Reach> reach = reach_of(grouped);
  Chain chain = chain_of(
      grouped.terms,
      [&](std::size_t place, std::int64_t state,
          std::int64_t value) -> std::optional<std::int64_t> {
        const std::int64_t next = state + grouped.weights[place] * value;
        return reach[place + 1].brings(next, total) ? std::optional(next) : std::nullopt;
      },
      [&](std::int64_t state) { return state == total; }, false);
  const std::size_t limit = option_count(chain);
  if (quick() && limit > kFewTuples && add_sum_table(terms, total, limit)) return;
  take_chains({{std::move(chain)}});
}

void Draft::add_equal_sums(const std::vector<std::vector<Cell>>& parts) {
  if (parts.size() < 2) return;
  if (for_walk()) {
    // Each with the next, and where they are few with every other.
    for (std::size_t one = 0; one < parts.size(); ++one) {
      for (std::size_t other = one + 1; other < parts.size(); ++other) {
        if (other > one + 1 && parts.size() > kFewParts) break;
        Weighted terms = merged(parts[one]);
        for (const Cell cell : parts[other]) add_term(terms, cell, -1);
        add_sum(terms, 0);
      }
    }
    return;
  }
  std::vector<WeightedTerms> terms;
  std::int64_t low = INT64_MIN;
  std::int64_t high = INT64_MAX;
  for (const std::vector<Cell>& part : parts) {
    terms.push_back(terms_of(merged(part)));
    const Reach reach = reach_of(terms.back()).front();
    low = std::max(low, reach.least);
    high = std::min(high, reach.most);
  }
  Chains chains;
  for (const WeightedTerms& part : terms) {
    const std::vector<Reach> reach = reach_of(part);
    chains.chains.push_back(chain_of(
        part.terms,
        [&](std::size_t place, std::int64_t state,
            std::int64_t value) -> std::optional<std::int64_t> {
          const std::int64_t next = state + part.weights[place] * value;
          const bool fits =
              next + reach[place + 1].most >= low && next + reach[place + 1].least <= high;
          return fits ? std::optional(next) : std::nullopt;
        },
        [](std::int64_t /*state*/) { return true; }, true));
  }
  take_chains(std::move(chains));
}

}  // namespace quadrille::sudoku::rules
