#include "quadrille/cover/sweep/diagram.h"

#include <cassert>
#include <span>
#include <utility>

#include "quadrille/cover/sweep/moves.h"
#include "quadrille/cover/sweep/plan.h"
#include "quadrille/cover/sweep/table.h"

namespace quadrille::cover::sweep {

Diagram::~Diagram() = default;

namespace {

constexpr std::uint64_t kStatesPerPoll = 1U << 12U;

// Sums of numbers of several words, the lowest first. What is added fits.
[[maybe_unused]] void add_number(std::span<std::uint64_t> sum, const std::uint64_t* number) {
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const std::uint64_t added = number[i] + carry;
    sum[i] += added;
    carry = static_cast<std::uint64_t>(added < carry) + static_cast<std::uint64_t>(sum[i] < added);
  }
}

// a * b + carry, of which the low word is given, and the high one is the new carry.
std::uint64_t multiply(std::uint64_t a, std::uint64_t b, std::uint64_t& carry) {
  constexpr std::uint64_t kLow = UINT32_MAX;
  const std::uint64_t low = (a & kLow) * (b & kLow);
  const std::uint64_t left = (a >> 32U) * (b & kLow) + (low >> 32U);
  const std::uint64_t right = (a & kLow) * (b >> 32U) + (left & kLow);
  const std::uint64_t result = (right << 32U | (low & kLow)) + carry;
  carry = (a >> 32U) * (b >> 32U) + (left >> 32U) + (right >> 32U) +
          static_cast<std::uint64_t>(result < carry);
  return result;
}

// Adds a product of two numbers that have as many words as the sum.
[[maybe_unused]] void add_product(std::span<std::uint64_t> sum, const std::uint64_t* a,
                                  const std::uint64_t* b) {
  if (sum.size() == 1) {
    sum[0] += a[0] * b[0];
    return;
  }
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (a[i] == 0) continue;
    std::uint64_t carry = 0;
    for (std::size_t j = i; j < sum.size(); ++j) {
      const std::uint64_t word = multiply(a[i], b[j - i], carry);
      sum[j] += word;
      carry += static_cast<std::uint64_t>(sum[j] < word);
    }
  }
}

template <std::uint32_t K>
class DiagramOf final : public Diagram {
 public:
  DiagramOf(Plan plan, std::uint32_t option_count, const SweepOptions& options)
      : plan_(std::move(plan)),
        option_count_(option_count),
        options_(options),
        tables_(plan_.layers.count()),
        onward_(plan_.layers.count()) {}

  // False: stopped, or there is no solution, or no memory.
  bool build() { return sweep_forward() && sweep_back(); }

  [[nodiscard]] Natural number() const override { return natural(onward(0, Key<K>{})); }
  [[nodiscard]] std::vector<OptionId> solution(Natural rank) const override;
  [[nodiscard]] std::optional<std::vector<Natural>> marginals() const override;

 private:
  [[nodiscard]] std::uint32_t last() const { return plan_.layers.count() - 1; }
  [[nodiscard]] bool is_stopped() const {
    return options_.stop != nullptr && options_.stop->requested();
  }
  [[nodiscard]] OptionId option(std::uint32_t layer, std::uint32_t row) const {
    return plan_.open[plan_.layers.number(layer, row)];
  }
  // The number of ways from a state to a solution.
  [[nodiscard]] const std::uint64_t* onward(std::uint32_t layer, const Key<K>& key) const {
    const std::size_t place = tables_[layer].find(key, hash_of(key));
    return onward_[layer].data() + place * words_;
  }
  [[nodiscard]] Natural natural(const std::uint64_t* number) const {
    return Natural::from_words({number, words_});
  }
  // Calls function(place) for the states in front of an item. False: it was stopped, or the
  // function said false.
  template <class Function>
  [[nodiscard]] bool each_state(std::uint32_t layer, Function function) const;
  bool sweep_forward();
  bool sweep_back();
  bool add(const Arrival<K>& arrival, std::vector<std::uint64_t>& number);
  bool widen();
  [[nodiscard]] bool has_memory_for(std::size_t bytes) const { return bytes <= options_.memory; }

  Plan plan_;
  Moves<K> moves_from_{plan_.layers};
  std::uint32_t option_count_;
  SweepOptions options_;
  std::vector<Table<K>> tables_;                    // the ways that lead to a state
  std::vector<std::vector<std::uint64_t>> onward_;  // by places of the tables: those that lead on
  std::size_t bytes_ = 0;                           // of both
  std::uint32_t words_ = 1;                         // of a number
};

template <std::uint32_t K>
template <class Function>
bool DiagramOf<K>::each_state(std::uint32_t layer, Function function) const {
  const Table<K>& table = tables_[layer];
  for (std::size_t place = 0; place < table.place_count(); ++place) {
    if (place % kStatesPerPoll == 0 && is_stopped()) return false;
    if (!table.is_free(place) && !function(place)) return false;
  }
  return true;
}

template <std::uint32_t K>
bool DiagramOf<K>::widen() {
  ++words_;
  bytes_ = 0;
  for (Table<K>& table : tables_) {
    if (!table.widen()) return false;
    bytes_ += table.bytes();
  }
  return has_memory_for(bytes_);
}

template <std::uint32_t K>
bool DiagramOf<K>::add(const Arrival<K>& arrival, std::vector<std::uint64_t>& number) {
  Table<K>& table = tables_[arrival.layer];
  if (!table.has_room()) {
    if (!has_memory_for(bytes_ + table.bytes_when_grown())) return false;
    bytes_ -= table.bytes();
    const bool grown = table.grow(options_.stop) == Table<K>::Grown::grown;
    bytes_ += table.bytes();
    if (!grown) return false;
  }
  while (!table.add(arrival.key, hash_of(arrival.key), number.data())) {
    if (!widen()) return false;
    number.resize(words_, 0);
  }
  return true;
}

template <std::uint32_t K>
bool DiagramOf<K>::sweep_forward() {
  std::vector<std::uint64_t> number{1};
  if (!add({}, number)) return false;
  for (std::uint32_t layer = 0; layer < last(); ++layer) {
    const bool done = each_state(layer, [&](std::size_t place) {
      const Table<K>& table = tables_[layer];
      number.assign(table.number(place), table.number(place) + words_);
      bool added = true;
      moves_from_.each(layer, table.key(place), [&](std::uint32_t, const Arrival<K>& arrival) {
        return added = add(arrival, number);
      });
      return added;
    });
    if (!done) return false;
  }
  return tables_[last()].size() > 0;
}

// A state may be reached in more ways than there are solutions, if none of them leads on; but what
// leads on from any is a part of all solutions: so numbers have words enough.
template <std::uint32_t K>
bool DiagramOf<K>::sweep_back() {
  for (const Table<K>& table : tables_) {
    bytes_ += table.place_count() * words_ * sizeof(std::uint64_t);
  }
  if (!has_memory_for(bytes_)) return false;
  for (std::uint32_t layer = last() + 1; layer-- > 0;) {
    std::vector<std::uint64_t>& numbers = onward_[layer];
    numbers.assign(tables_[layer].place_count() * words_, 0);
    const bool done = each_state(layer, [&](std::size_t place) {
      const std::span own(numbers.data() + place * words_, words_);
      if (layer == last()) {
        own[0] = 1;
        return true;
      }
      moves_from_.each(layer, tables_[layer].key(place),
                       [&](std::uint32_t, const Arrival<K>& arrival) {
                         add_number(own, onward(arrival.layer, arrival.key));
                         return true;
                       });
      return true;
    });
    if (!done) return false;
  }
  return true;
}

template <std::uint32_t K>
std::vector<OptionId> DiagramOf<K>::solution(Natural rank) const {
  assert(rank < number());
  std::vector<OptionId> options = plan_.taken;
  Arrival<K> state;
  while (state.layer < last()) {
    const std::uint32_t layer = state.layer;
    moves_from_.each(layer, Key<K>(state.key), [&](std::uint32_t row, const Arrival<K>& arrival) {
      const Natural ways = natural(onward(arrival.layer, arrival.key));
      if (rank < ways) {
        options.push_back(option(layer, row));
        state = arrival;
        return false;
      }
      rank -= ways;
      return true;
    });
  }
  return options;
}

template <std::uint32_t K>
std::optional<std::vector<Natural>> DiagramOf<K>::marginals() const {
  std::vector<Natural> marginals(option_count_);
  for (const OptionId taken : plan_.taken) marginals[index(taken)] = number();
  std::vector<std::uint64_t> sums;
  for (std::uint32_t layer = 0; layer < last(); ++layer) {
    const std::uint32_t rows = plan_.layers.row_count(layer);
    sums.assign(std::size_t{rows} * words_, 0);
    const bool done = each_state(layer, [&](std::size_t place) {
      const Table<K>& table = tables_[layer];
      moves_from_.each(layer, table.key(place), [&](std::uint32_t row, const Arrival<K>& arrival) {
        add_product({sums.data() + std::size_t{row} * words_, words_}, table.number(place),
                    onward(arrival.layer, arrival.key));
        return true;
      });
      return true;
    });
    if (!done) return std::nullopt;
    for (std::uint32_t row = 0; row < rows; ++row) {
      marginals[index(option(layer, row))] = natural(sums.data() + std::size_t{row} * words_);
    }
  }
  return marginals;
}

}  // namespace

#ifdef __wasi__  // as the sweep
std::unique_ptr<Diagram> make_diagram(const Problem& /*problem*/, const SweepOptions& /*options*/) {
  return nullptr;
}
#else
std::unique_ptr<Diagram> make_diagram(const Problem& problem, const SweepOptions& options) {
  std::optional<Plan> plan = make_plan(problem, options.stop);
  if (!plan) return nullptr;
  const std::uint32_t width = plan->layers.width();
  return Layers::WordCounts::call(width, [&]<std::uint32_t K>() -> std::unique_ptr<Diagram> {
    auto diagram =
        std::make_unique<DiagramOf<K>>(std::move(*plan), problem.option_count(), options);
    if (!diagram->build()) return nullptr;
    return diagram;
  });
}
#endif

}  // namespace quadrille::cover::sweep
