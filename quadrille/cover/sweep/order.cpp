#include "quadrille/cover/sweep/order.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <utility>

namespace quadrille::cover::sweep {
namespace {

constexpr double kWork = 4e6;  // about what all tries together may take, in words looked at
constexpr std::uint32_t kMostTries = 24;

using Order = std::vector<std::uint32_t>;

class Ordering {
 public:
  explicit Ordering(const BitMatrix& matrix);

  [[nodiscard]] Order as_given() const {
    Order order(items_);
    std::iota(order.begin(), order.end(), 0);
    return order;
  }
  [[nodiscard]] Order greedy(std::uint32_t start) const;
  // The logarithm of the number of states that there may be: of the sum of 2^(bits touched and not
  // done with) over the sweep.
  [[nodiscard]] double cost(const Order& order) const;
  [[nodiscard]] std::uint32_t items() const { return items_; }
  [[nodiscard]] std::uint32_t words() const { return words_; }

 private:
  [[nodiscard]] const std::uint64_t* near(std::uint32_t item) const {
    return near_.data() + std::size_t{item} * words_;
  }
  [[nodiscard]] std::uint32_t newly_touched(std::uint32_t item,
                                            const std::vector<std::uint64_t>& touched) const {
    std::uint32_t count = 0;
    for (std::uint32_t w = 0; w < words_; ++w) {
      count += static_cast<std::uint32_t>(std::popcount(near(item)[w] & ~touched[w]));
    }
    return count;
  }

  std::uint32_t items_;
  std::uint32_t bits_;
  std::uint32_t words_;
  std::vector<std::vector<std::uint32_t>> rows_;  // the bits that each marks
  std::vector<std::uint64_t> near_;               // per item: the bits that its rows mark
};

Ordering::Ordering(const BitMatrix& matrix)
    : items_(matrix.item_count()),
      bits_(matrix.bits()),
      words_(matrix.words()),
      rows_(matrix.row_count()),
      near_(std::size_t{items_} * words_, 0) {
  for (std::uint32_t number = 0; number < rows_.size(); ++number) {
    const std::uint64_t* const marks = matrix.marks() + std::size_t{number} * words_;
    std::vector<std::uint32_t>& row = rows_[number];
    for (std::uint32_t bit = 0; bit < bits_; ++bit) {
      if ((marks[bit / 64] >> bit % 64 & 1U) != 0) row.push_back(bit);
    }
    for (const std::uint32_t bit : row) {
      if (bit >= items_) break;
      std::uint64_t* const own = near_.data() + std::size_t{bit} * words_;
      for (std::uint32_t w = 0; w < words_; ++w) own[w] |= marks[w];
    }
  }
}

// Next is, of the items that have been touched, the one that touches the fewest new bits; the one
// that was touched first on ties.
Order Ordering::greedy(std::uint32_t start) const {
  std::vector<std::uint64_t> touched(words_, 0);
  std::vector<std::uint32_t> age(items_, 0);  // when it was touched first; 0: not yet
  std::vector<bool> done(items_, false);
  Order order;
  for (std::uint32_t next = start;;) {
    done[next] = true;
    order.push_back(next);
    if (order.size() == items_) return order;
    for (std::uint32_t w = 0; w < words_; ++w) {
      for (std::uint64_t fresh = near(next)[w] & ~touched[w]; fresh != 0; fresh &= fresh - 1) {
        const std::uint32_t bit = 64 * w + static_cast<std::uint32_t>(std::countr_zero(fresh));
        if (bit < items_) age[bit] = static_cast<std::uint32_t>(order.size());
      }
      touched[w] |= near(next)[w];
    }
    const bool any_touched =
        std::ranges::any_of(as_given(), [&](std::uint32_t i) { return !done[i] && age[i] > 0; });
    std::pair<std::uint32_t, std::uint32_t> least{UINT32_MAX, UINT32_MAX};
    for (std::uint32_t item = 0; item < items_; ++item) {
      if (done[item] || (any_touched && age[item] == 0)) continue;
      const std::pair<std::uint32_t, std::uint32_t> price{newly_touched(item, touched), age[item]};
      if (price < least) {
        least = price;
        next = item;
      }
    }
  }
}

double Ordering::cost(const Order& order) const {
  std::vector<std::uint32_t> place(items_);
  for (std::uint32_t i = 0; i < items_; ++i) place[order[i]] = i;
  // A bit is open from the first item of the first row that has it until it is covered itself or,
  // if it is no primary item, until the first item of the last row that has it.
  std::vector<std::uint32_t> from(bits_, items_);
  std::vector<std::uint32_t> to(bits_, 0);
  for (std::uint32_t i = 0; i < items_; ++i) to[i] = place[i];
  for (const std::vector<std::uint32_t>& row : rows_) {
    std::uint32_t first = items_;
    for (const std::uint32_t bit : row) {
      if (bit < items_) first = std::min(first, place[bit]);
    }
    for (const std::uint32_t bit : row) {
      from[bit] = std::min(from[bit], first);
      if (bit >= items_) to[bit] = std::max(to[bit], first);
    }
  }
  std::vector<int> change(items_ + 1, 0);
  for (std::uint32_t bit = 0; bit < bits_; ++bit) {
    if (from[bit] >= to[bit]) continue;
    ++change[from[bit]];
    --change[to[bit]];
  }
  int open = 0;
  int most = 0;
  for (std::uint32_t i = 0; i < items_; ++i) most = std::max(most, open += change[i]);
  double sum = 0;
  open = 0;
  for (std::uint32_t i = 0; i < items_; ++i) sum += std::exp2((open += change[i]) - most);
  return most + std::log2(std::max(sum, 1.0));
}

}  // namespace

std::vector<std::uint32_t> sweep_order(const BitMatrix& matrix, const Stop* stop) {
  const Ordering ordering(matrix);
  const std::uint32_t items = ordering.items();
  Order best = ordering.as_given();
  double least = ordering.cost(best);
  const double each = static_cast<double>(items) * items * ordering.words();
  const auto affordable =
      static_cast<std::uint32_t>(std::min<double>(kMostTries, kWork / std::max(1.0, each)));
  const std::uint32_t tries = std::min(items, std::max(2U, affordable));
  for (std::uint32_t number = 0; number < tries; ++number) {
    if (stop != nullptr && stop->requested()) break;
    const auto start = static_cast<std::uint32_t>(std::uint64_t{number} * items / tries);
    Order order = ordering.greedy(start);
    const double price = ordering.cost(order);
    if (price < least) {
      least = price;
      best = std::move(order);
    }
  }
  return best;
}

}  // namespace quadrille::cover::sweep
