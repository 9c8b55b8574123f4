// First prices by subgradient steps: L(y), the sum of the prices y with what options fall short of
// their items' prices taken off, is a lower bound for any prices, and concave; each step goes along
// a subgradient, and back to the best prices with a shorter step where it finds nothing better for
// a while. Then whole prices that fit: those of options that fall short are lowered, and then each
// is raised as far as its options allow.
//
// A price below 0 is paid as often as the item may be covered, one above 0 as often as it must be.
// Secondary items may be covered once and need not be; those with colours have no price.
#include "quadrille/cover/engine/reduced_costs.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace quadrille::cover {
namespace {

constexpr std::int64_t kUnit = 64;
// Costs that add up to more than this are not divided into parts.
constexpr std::int64_t kMostDivided = std::int64_t{1} << 52U;
constexpr std::uint64_t kMostSteps = 400;
// Steps times entries of the matrix: some tenths of a second.
constexpr std::uint64_t kMostWork = 100'000'000;
constexpr std::uint32_t kPatience = 10;  // steps without a gain
constexpr double kShorter = 1.6;

class Pricing {
 public:
  Pricing(const Problem& problem, std::span<const std::int64_t> costs);
  ReducedCosts run();

 private:
  struct Item {
    bool has_price = false;
    std::uint32_t least = 0;
    std::uint32_t most = 1;
    std::vector<std::uint32_t> options = {};
  };

  double bound_of(const std::vector<double>& prices, std::vector<std::uint32_t>& taken) const;
  [[nodiscard]] double slope(std::uint32_t item, double price, std::uint32_t taken) const;
  [[nodiscard]] std::vector<double> find_prices() const;
  void lower_to_fit(ReducedCosts& reduced);
  void raise(ReducedCosts& reduced);

  std::span<const std::int64_t> costs_;
  std::vector<Item> items_;
  std::vector<std::vector<std::uint32_t>> priced_;  // of each option: the items with prices
  std::vector<std::int64_t> prices_;
};

Pricing::Pricing(const Problem& problem, std::span<const std::int64_t> costs)
    : costs_(costs), items_(problem.item_count()), priced_(problem.option_count()) {
  for (std::uint32_t item = 0; item < items_.size(); ++item) {
    items_[item].has_price = true;
    if (!problem.is_primary(ItemId{item})) continue;
    const Bounds bounds = problem.bounds(ItemId{item});
    items_[item].least = bounds.least;
    items_[item].most = bounds.most;
  }
  for (const Entry& entry : problem.entries()) {
    if (entry.colour != kNoColour) items_[index(entry.item)].has_price = false;
  }
  for (std::uint32_t option = 0; option < priced_.size(); ++option) {
    if (problem.is_useless(OptionId{option})) continue;
    for (const Entry& entry : problem.entries(OptionId{option})) {
      Item& item = items_[index(entry.item)];
      if (!item.has_price) continue;
      item.options.push_back(option);
      priced_[option].push_back(index(entry.item));
    }
  }
  for (Item& item : items_) {
    const auto count = static_cast<std::uint32_t>(item.options.size());
    item.most = std::min(item.most, count);
    item.least = std::min(item.least, count);
    if (count == 0) item.has_price = false;
  }
}

// L(y), and for each item how many of the options that fall short have it.
double Pricing::bound_of(const std::vector<double>& prices,
                         std::vector<std::uint32_t>& taken) const {
  std::ranges::fill(taken, 0U);
  double bound = 0;
  for (std::size_t item = 0; item < items_.size(); ++item) {
    bound += prices[item] * (prices[item] < 0 ? items_[item].most : items_[item].least);
  }
  for (std::size_t option = 0; option < priced_.size(); ++option) {
    auto left = static_cast<double>(costs_[option]);
    for (const std::uint32_t item : priced_[option]) left -= prices[item];
    if (left >= 0 || priced_[option].empty()) continue;
    bound += left;
    for (const std::uint32_t item : priced_[option]) ++taken[item];
  }
  return bound;
}

// Of L in the direction of an item's price.
double Pricing::slope(std::uint32_t item, double price, std::uint32_t taken) const {
  const Item& priced = items_[item];
  if (!priced.has_price) return 0;
  const std::uint32_t times = price < 0   ? priced.most
                              : price > 0 ? priced.least
                                          : std::clamp(taken, priced.least, priced.most);
  return static_cast<double>(times) - static_cast<double>(taken);
}

std::vector<double> Pricing::find_prices() const {
  std::vector<double> prices(items_.size(), 0);
  std::vector<double> best = prices;
  std::vector<double> slopes(items_.size());
  std::vector<std::uint32_t> taken(items_.size());
  double highest = -INFINITY;
  double length = 1;
  std::uint64_t entries = items_.size() + priced_.size();
  for (const auto& items : priced_) entries += items.size();
  for (const std::int64_t cost : costs_) {
    length = std::max(length, std::abs(static_cast<double>(cost)) / 2);
  }
  const std::uint64_t steps = std::min(kMostSteps, kMostWork / entries);
  std::uint32_t without_gain = 0;
  for (std::uint64_t step = 0; step < steps; ++step) {
    const double bound = bound_of(prices, taken);
    if (bound > highest) {
      highest = bound;
      best = prices;
      without_gain = 0;
    } else if (++without_gain == kPatience) {
      length /= kShorter;
      without_gain = 0;
      prices = best;
      bound_of(prices, taken);
    }
    double square = 0;
    for (std::uint32_t item = 0; item < items_.size(); ++item) {
      slopes[item] = slope(item, prices[item], taken[item]);
      square += slopes[item] * slopes[item];
    }
    if (square == 0) break;
    for (std::uint32_t item = 0; item < items_.size(); ++item) {
      prices[item] += length * slopes[item] / std::sqrt(square);
      if (items_[item].least == 0) prices[item] = std::min(prices[item], 0.0);
    }
  }
  return best;
}

// Where an option falls short, its items become cheaper.
void Pricing::lower_to_fit(ReducedCosts& reduced) {
  for (std::size_t option = 0; option < priced_.size(); ++option) {
    const auto& items = priced_[option];
    if (items.empty()) continue;
    std::int64_t left = costs_[option] * reduced.unit;
    for (const std::uint32_t item : items) left -= prices_[item];
    const auto count = static_cast<std::int64_t>(items.size());
    if (left >= 0) continue;
    for (const std::uint32_t item : items) prices_[item] -= (-left + count - 1) / count;
  }
  for (std::size_t option = 0; option < priced_.size(); ++option) {
    if (priced_[option].empty()) continue;
    reduced.of_options[option] = costs_[option] * reduced.unit;
    for (const std::uint32_t item : priced_[option]) reduced.of_options[option] -= prices_[item];
  }
}

// Each price as high as its options allow; above 0 only where that is worth something.
void Pricing::raise(ReducedCosts& reduced) {
  for (std::size_t number = 0; number < items_.size(); ++number) {
    const Item& item = items_[number];
    if (!item.has_price) continue;
    std::int64_t room = INT64_MAX;
    for (const std::uint32_t option : item.options) {
      room = std::min(room, reduced.of_options[option]);
    }
    if (item.least == 0) room = std::min(room, std::max<std::int64_t>(0, -prices_[number]));
    prices_[number] += room;
    for (const std::uint32_t option : item.options) reduced.of_options[option] -= room;
  }
}

ReducedCosts Pricing::run() {
  ReducedCosts reduced;
  reduced.of_options.assign(priced_.size(), 0);
  std::int64_t sum = 0;
  for (const std::int64_t cost : costs_) sum += std::abs(cost);
  reduced.unit = sum < kMostDivided ? kUnit : 1;
  const std::vector<double> prices = find_prices();
  for (std::size_t item = 0; item < items_.size(); ++item) {
    const double whole = std::floor(prices[item] * static_cast<double>(reduced.unit));
    prices_.push_back(items_[item].has_price ? static_cast<std::int64_t>(whole) : 0);
  }
  lower_to_fit(reduced);
  raise(reduced);
  for (std::size_t item = 0; item < items_.size(); ++item) {
    reduced.base += prices_[item] * (prices_[item] < 0 ? items_[item].most : items_[item].least);
  }
  return reduced;
}

}  // namespace

ReducedCosts reduce_costs(const Problem& problem, std::span<const std::int64_t> costs) {
  return Pricing(problem, costs).run();
}

}  // namespace quadrille::cover
