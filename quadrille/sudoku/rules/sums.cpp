// Sums. Different cells have sets of digits; a few others a table of tuples; the rest is a chain
// over partial sums, of which only those are kept that the cells to come can bring to an end.
#include <algorithm>
#include <utility>

#include "quadrille/sudoku/rules/draft.h"

namespace quadrille::sudoku::rules {
namespace {

// More sets than that are a chain.
constexpr std::size_t kMostSets = 3000;
// Up to so many tuples a table is better than a chain, whatever that has.
constexpr std::size_t kFewTuples = 150;

struct Reach {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// What the terms from each place on can add up to.
std::vector<Reach> reach_of(const Weighted& terms, std::int64_t least, std::int64_t most) {
  std::vector<Reach> reach(terms.cells.size() + 1);
  for (std::size_t place = terms.cells.size(); place-- > 0;) {
    const std::int64_t weight = terms.weights[place];
    const auto [low, high] = std::minmax({weight * least, weight * most});
    reach[place] = {reach[place + 1].least + low, reach[place + 1].most + high};
  }
  return reach;
}

class SetFinder {
 public:
  SetFinder(const Draft& draft, std::span<const std::uint32_t> sums, const Digits& among)
      : draft_(draft), sums_(sums), among_(among) {}

  std::vector<Digits> find(std::size_t count) {
    add(1, count, 0);
    return std::move(found_);
  }

 private:
  void add(std::uint32_t from, std::size_t count, std::int64_t sum) {
    if (count == 0) {
      if (std::ranges::find(sums_, static_cast<std::uint64_t>(sum)) != sums_.end()) {
        found_.push_back(set_);
      }
      return;
    }
    for (std::uint32_t digit = from; digit <= draft_.size() && found_.size() <= kMostSets;
         ++digit) {
      if (!among_.test(digit - 1)) continue;
      set_.set(digit - 1);
      add(digit + 1, count - 1, sum + draft_.value(static_cast<Digit>(digit)));
      set_.reset(digit - 1);
    }
  }

  const Draft& draft_;
  std::span<const std::uint32_t> sums_;
  const Digits& among_;
  Digits set_;
  std::vector<Digits> found_;
};

}  // namespace

std::vector<Digits> Draft::sets_with_sum(std::size_t count, std::span<const std::uint32_t> sums,
                                         const Digits& among) const {
  return SetFinder(*this, sums, among).find(count);
}

void Draft::add_cage(const std::vector<Cell>& cells, std::span<const std::uint32_t> sums) {
  Weighted terms = merged(cells);
  add_group(terms.cells);
  if (sums.empty() || terms.cells.size() > size()) return;
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

void Draft::add_sum(const Weighted& all, std::int64_t total) {
  Weighted terms;
  for (std::size_t i = 0; i < all.cells.size(); ++i) {
    if (all.weights[i] != 0) add_term(terms, all.cells[i], all.weights[i]);
  }
  if (terms.cells.empty()) {
    if (total != 0) make_impossible();
    return;
  }
  const bool plain = std::ranges::all_of(terms.weights, [](auto weight) { return weight == 1; });
  if (plain && total >= 0 && peers_.all_differ(terms.cells)) {
    const auto sum = static_cast<std::uint32_t>(total);
    add_cage(terms.cells, {&sum, 1});
    return;
  }
  const std::vector<Reach> reach = reach_of(terms, least(), most());
  const auto possible = [&](std::size_t place, std::int64_t state) {
    return state + reach[place].least <= total && total <= state + reach[place].most;
  };
  Chain chain = chain_of(
      terms.cells,
      [&](std::size_t place, std::int64_t state,
          std::int64_t value) -> std::optional<std::int64_t> {
        const std::int64_t next = state + terms.weights[place] * value;
        return possible(place + 1, next) ? std::optional(next) : std::nullopt;
      },
      [&](std::int64_t state) { return state == total; }, false);
  std::size_t arcs = 0;
  for (const auto& layer : chain.layers) arcs += layer.size();
  const auto accepts = [&](std::span<const std::int64_t> values) {
    std::int64_t state = 0;
    for (std::size_t i = 0; i < values.size(); ++i) state += terms.weights[i] * values[i];
    return possible(values.size(), state);
  };
  if (quick() && add_table(terms.cells, accepts, std::max(kFewTuples, arcs))) return;
  rules_.chains.push_back({{std::move(chain)}});
}

void Draft::add_equal_sums(const std::vector<std::vector<Cell>>& parts) {
  if (parts.size() < 2) return;
  std::vector<Weighted> terms;
  std::int64_t low = INT64_MIN;
  std::int64_t high = INT64_MAX;
  for (const std::vector<Cell>& part : parts) {
    terms.push_back(merged(part));
    const Reach reach = reach_of(terms.back(), least(), most()).front();
    low = std::max(low, reach.least);
    high = std::min(high, reach.most);
  }
  Chains chains;
  for (const Weighted& part : terms) {
    const std::vector<Reach> reach = reach_of(part, least(), most());
    chains.chains.push_back(chain_of(
        part.cells,
        [&](std::size_t place, std::int64_t state,
            std::int64_t value) -> std::optional<std::int64_t> {
          const std::int64_t next = state + part.weights[place] * value;
          const bool fits =
              next + reach[place + 1].most >= low && next + reach[place + 1].least <= high;
          return fits ? std::optional(next) : std::nullopt;
        },
        [](std::int64_t /*state*/) { return true; }, true));
  }
  rules_.chains.push_back(std::move(chains));
}

}  // namespace quadrille::sudoku::rules
