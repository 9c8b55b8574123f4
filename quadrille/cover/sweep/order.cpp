#include "quadrille/cover/sweep/order.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

namespace quadrille::cover::sweep {
namespace {

constexpr double kWork = 4e6;  // about what all tries together may take, in entries looked at
constexpr std::uint32_t kMostTries = 64;

using Order = std::vector<std::uint32_t>;

// NumberLists of numbers, one behind the other.
class NumberLists {
 public:
  NumberLists() = default;
  explicit NumberLists(std::size_t count) { starts_.reserve(count + 1); }

  void add(std::uint32_t number) { numbers_.push_back(number); }
  void end_list() { starts_.push_back(static_cast<std::uint32_t>(numbers_.size())); }
  [[nodiscard]] std::span<const std::uint32_t> operator[](std::size_t list) const {
    return {numbers_.data() + starts_[list], starts_[list + 1] - starts_[list]};
  }
  [[nodiscard]] std::size_t count() const { return starts_.size() - 1; }
  [[nodiscard]] std::size_t entries() const { return numbers_.size(); }

 private:
  std::vector<std::uint32_t> starts_{0};
  std::vector<std::uint32_t> numbers_;
};

void add_bits(NumberLists& lists, std::span<const std::uint64_t> words, std::uint32_t bits) {
  for (std::uint32_t w = 0; w < words.size(); ++w) {
    for (std::uint64_t left = words[w]; left != 0; left &= left - 1) {
      const std::uint32_t bit = 64 * w + static_cast<std::uint32_t>(std::countr_zero(left));
      if (bit < bits) lists.add(bit);
    }
  }
  lists.end_list();
}

class Ordering {
 public:
  explicit Ordering(const BitMatrix& matrix);

  [[nodiscard]] std::uint32_t items() const { return items_; }
  [[nodiscard]] Order as_given() const {
    Order order(items_);
    std::iota(order.begin(), order.end(), 0);
    return order;
  }
  [[nodiscard]] Order greedy(std::uint32_t start) const;
  // The logarithm of the number of states that there may be: of the sum of 2^(bits touched and not
  // done with) over the sweep.
  [[nodiscard]] double cost(const Order& order) const;
  // About what one try takes, in entries looked at.
  [[nodiscard]] double work() const {
    return static_cast<double>(near_.entries() + rows_.entries()) + 16.0 * items_;
  }

 private:
  std::uint32_t items_;
  std::uint32_t bits_;
  NumberLists rows_;     // the bits that each row marks
  NumberLists near_;     // by item: the bits that its rows mark
  NumberLists near_by_;  // by bit: the items that it is near to
};

Ordering::Ordering(const BitMatrix& matrix)
    : items_(matrix.item_count()), bits_(matrix.bits()), rows_(matrix.row_count()), near_(items_) {
  const std::uint32_t words = matrix.words();
  std::vector<std::uint64_t> near(std::size_t{items_} * words, 0);
  for (std::uint32_t row = 0; row < matrix.row_count(); ++row) {
    const std::span marks(matrix.marks() + std::size_t{row} * words, words);
    add_bits(rows_, marks, bits_);
    for (const std::uint32_t bit : rows_[row]) {
      if (bit >= items_) break;
      std::uint64_t* const own = near.data() + std::size_t{bit} * words;
      for (std::uint32_t w = 0; w < words; ++w) own[w] |= marks[w];
    }
  }
  std::vector<std::vector<std::uint32_t>> near_by(bits_);
  for (std::uint32_t item = 0; item < items_; ++item) {
    add_bits(near_, {near.data() + std::size_t{item} * words, words}, bits_);
    for (const std::uint32_t bit : near_[item]) near_by[bit].push_back(item);
  }
  for (const std::vector<std::uint32_t>& items : near_by) {
    for (const std::uint32_t item : items) near_by_.add(item);
    near_by_.end_list();
  }
}

// Next is, of the items that have been touched, the one that touches the fewest new bits; the one
// that was touched first on ties. How many that are is kept for every item, and only the items of
// the front are looked at: a fiftieth of the time on 256 squares.
Order Ordering::greedy(std::uint32_t start) const {
  std::vector<bool> touched(bits_, false);
  std::vector<bool> done(items_, false);
  std::vector<std::uint32_t> fresh(items_);  // the bits near an item that are not touched yet
  for (std::uint32_t item = 0; item < items_; ++item) {
    fresh[item] = static_cast<std::uint32_t>(near_[item].size());
  }
  Order front;  // the items that are touched and not done, the first to be touched first
  Order order;
  order.reserve(items_);
  for (std::uint32_t next = start;;) {
    done[next] = true;
    order.push_back(next);
    if (order.size() == items_) return order;
    std::erase(front, next);
    for (const std::uint32_t bit : near_[next]) {
      if (touched[bit]) continue;
      touched[bit] = true;
      for (const std::uint32_t item : near_by_[bit]) --fresh[item];
      if (bit < items_ && !done[bit]) front.push_back(bit);
    }
    const auto fewest = [&](std::uint32_t item) { return fresh[item]; };
    if (!front.empty()) {
      next = *std::ranges::min_element(front, {}, fewest);
      continue;
    }
    next = items_;
    for (std::uint32_t item = 0; item < items_; ++item) {
      if (!done[item] && (next == items_ || fresh[item] < fresh[next])) next = item;
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
  for (std::size_t row = 0; row < rows_.count(); ++row) {
    std::uint32_t first = items_;
    for (const std::uint32_t bit : rows_[row]) {
      if (bit < items_) first = std::min(first, place[bit]);
    }
    for (const std::uint32_t bit : rows_[row]) {
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
  for (std::uint32_t i = 0; i < items_; ++i) sum += std::ldexp(1.0, (open += change[i]) - most);
  return most + std::log2(std::max(sum, 1.0));
}

}  // namespace

SweepOrder sweep_order(const BitMatrix& matrix, const Stop* stop) {
  const Ordering ordering(matrix);
  const std::uint32_t items = ordering.items();
  SweepOrder best{.items = ordering.as_given()};
  best.states = ordering.cost(best.items);
  const double affordable = std::max(2.0, kWork / ordering.work());
  const std::uint32_t tries =
      std::min({items, kMostTries, static_cast<std::uint32_t>(std::min(affordable, 1e9))});
  for (std::uint32_t number = 0; number < tries; ++number) {
    if (stop != nullptr && stop->requested()) break;
    const auto start = static_cast<std::uint32_t>(std::uint64_t{number} * items / tries);
    Order order = ordering.greedy(start);
    const double price = ordering.cost(order);
    if (price < best.states) best = {std::move(order), price};
  }
  return best;
}

}  // namespace quadrille::cover::sweep
