#include "quadrille/cover/sweep/sweep.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/cover/engine/bit_matrix.h"
#include "quadrille/cover/engine/residue.h"
#include "quadrille/cover/sweep/layers.h"
#include "quadrille/cover/sweep/order.h"
#include "quadrille/cover/sweep/table.h"

namespace quadrille::cover::sweep {

Sweep::~Sweep() = default;

namespace {

constexpr std::uint32_t kMostRowWords = 128;
constexpr std::uint32_t kMostKeyWords = 16;

template <std::uint32_t K>
class SweepOf final : public Sweep {
 public:
  SweepOf(Layers layers, const SweepOptions& options);

  End advance(std::uint64_t moves) override;
  [[nodiscard]] Natural number() const override { return number_; }
  [[nodiscard]] double progress() const override {
    return static_cast<double>(layer_) / layers_.count();
  }
  [[nodiscard]] std::uint64_t states() const override { return states_; }
  [[nodiscard]] std::uint64_t moves() const override { return moves_; }

 private:
  // A way to a state that has not been added to its table yet.
  struct Arrival {
    std::uint32_t layer = 0;
    Key<K> key{};
    std::uint64_t hash = 0;
    std::vector<std::uint64_t> number;  // none: nothing is waiting here
  };

  void expand(std::size_t place);
  void send(std::size_t place);
  bool settle(Arrival& arrival);
  bool make_room(Table<K>& table);
  void widen();
  bool settle_late();
  void finish_layer();
  void give_back();

  Layers layers_;
  SweepOptions options_;
  std::vector<Table<K>> tables_;
  std::size_t bytes_ = 0;  // of all tables
  std::uint32_t number_words_ = 1;

  // Arrivals wait until the memory that they go to has come into the cache: 40% of the time saved
  // where tables are large.
  std::array<Arrival, 16> waiting_;
  std::size_t turn_ = 0;
  std::vector<Arrival> late_;  // those for which a table would have had to grow during a stop
  std::vector<std::uint64_t> state_;
  std::vector<std::uint64_t> next_;

  std::uint32_t layer_ = 0;
  std::size_t place_ = 0;  // of its table
  bool no_memory_ = false;
  Natural number_;
  std::uint64_t states_ = 0;
  std::uint64_t moves_ = 0;
};

template <std::uint32_t K>
SweepOf<K>::SweepOf(Layers layers, const SweepOptions& options)
    : layers_(std::move(layers)), options_(options), tables_(layers_.count()) {
  std::uint32_t widest = K;
  for (std::uint32_t layer = 0; layer < layers_.count(); ++layer) {
    widest = std::max(widest, layers_.reach(layer));
  }
  state_.assign(widest, 0);
  next_.assign(widest, 0);
  const Key<K> start{};
  const std::uint64_t one = 1;
  if (make_room(tables_.front())) tables_.front().add(start, hash_of(start), &one);
}

template <std::uint32_t K>
bool SweepOf<K>::make_room(Table<K>& table) {
  if (bytes_ + table.bytes_when_grown() > options_.memory) {
    no_memory_ = true;
    return false;
  }
  bytes_ -= table.bytes();
  const auto end = table.grow(options_.stop);
  bytes_ += table.bytes();
  no_memory_ = no_memory_ || end == Table<K>::Grown::no_memory;
  return end == Table<K>::Grown::grown;
}

template <std::uint32_t K>
void SweepOf<K>::widen() {
  ++number_words_;
  bytes_ = 0;
  for (Table<K>& table : tables_) {
    no_memory_ = no_memory_ || !table.widen();
    bytes_ += table.bytes();
  }
  no_memory_ = no_memory_ || bytes_ > options_.memory;
}

// False: it has to wait, as there is no room for it.
template <std::uint32_t K>
bool SweepOf<K>::settle(Arrival& arrival) {
  if (arrival.number.empty() || no_memory_) return true;
  Table<K>& table = tables_[arrival.layer];
  if (!table.has_room() && !make_room(table)) return no_memory_;
  arrival.number.resize(number_words_, 0);
  while (!table.add(arrival.key, arrival.hash, arrival.number.data())) {
    widen();
    if (no_memory_) return true;
    arrival.number.resize(number_words_, 0);
  }
  arrival.number.clear();
  return true;
}

template <std::uint32_t K>
bool SweepOf<K>::settle_late() {
  while (!late_.empty()) {
    if (!settle(late_.back())) return false;
    late_.pop_back();
  }
  return true;
}

// Adds the ways to the state at a place to those of the state that next_ is, as it is seen from the
// first item that it leaves open.
template <std::uint32_t K>
void SweepOf<K>::send(std::size_t place) {
  const std::uint32_t start = layers_.start(layer_);
  const std::uint32_t reach = layers_.reach(layer_);
  const std::span<const std::uint64_t> items = layers_.items();
  std::uint32_t to = layers_.count() - 1;
  std::uint64_t in_sight = ~std::uint64_t{0} << start % 64;
  for (std::uint32_t word = start / 64; word < items.size(); ++word) {
    const std::uint32_t at = word - start / 64;
    const std::uint64_t open = items[word] & in_sight & ~(at < reach ? next_[at] : 0);
    if (open != 0) {
      to = layers_.layer_of(64 * word + static_cast<std::uint32_t>(std::countr_zero(open)));
      break;
    }
    in_sight = ~std::uint64_t{0};
  }

  Arrival& arrival = waiting_[turn_];
  turn_ = (turn_ + 1) % waiting_.size();
  if (!settle(arrival)) late_.push_back(arrival);
  arrival.layer = to;
  const std::uint32_t first = layers_.start(to) / 64 - start / 64;
  for (std::uint32_t k = 0; k < K; ++k) arrival.key[k] = first + k < reach ? next_[first + k] : 0;
  arrival.key[0] &= ~std::uint64_t{0} << layers_.start(to) % 64;
  arrival.hash = hash_of(arrival.key);
  const std::uint64_t* const number = tables_[layer_].number(place);
  arrival.number.assign(number, number + number_words_);
  tables_[to].prefetch(arrival.hash);
}

// Takes every option that is possible in a state.
template <std::uint32_t K>
void SweepOf<K>::expand(std::size_t place) {
  const std::uint32_t reach = layers_.reach(layer_);
  const Table<K>& table = tables_[layer_];
  std::copy_n(table.at(place), std::min(K, reach), state_.begin());
  std::fill(state_.begin() + std::min(K, reach), state_.begin() + reach, 0);
  for (std::uint32_t row = 0; row < layers_.row_count(layer_); ++row) {
    const std::uint64_t* const marks = layers_.marks(layer_, row);
    std::uint64_t clash = 0;
    for (std::uint32_t w = 0; w < reach; ++w) clash |= marks[w] & state_[w];
    if (clash != 0) continue;
    ++moves_;
    const std::uint64_t* const forbids = layers_.forbids(layer_, row);
    for (std::uint32_t w = 0; w < reach; ++w) next_[w] = state_[w] | forbids[w];
    send(place);
    if (no_memory_) return;
  }
}

template <std::uint32_t K>
typename Sweep::End SweepOf<K>::advance(std::uint64_t moves) {
  const std::uint64_t most = moves > UINT64_MAX - moves_ ? UINT64_MAX : moves_ + moves;
  while (!no_memory_ && layer_ + 1 < layers_.count()) {
    if (!settle_late()) return End::pause;
    const Table<K>& table = tables_[layer_];
    for (; place_ < table.place_count() && !no_memory_; ++place_) {
      if (table.is_free(place_)) continue;
      if (moves_ >= most || !late_.empty()) return End::pause;
      expand(place_);
    }
    finish_layer();
  }
  if (no_memory_) {
    give_back();
    return End::no_memory;
  }
  if (!settle_late()) return End::pause;
  const Table<K>& last = tables_.back();
  for (std::size_t place = 0; place < last.place_count(); ++place) {
    if (!last.is_free(place)) number_ = Natural::from_words({last.number(place), number_words_});
  }
  return End::counted;
}

template <std::uint32_t K>
void SweepOf<K>::finish_layer() {
  for (Arrival& arrival : waiting_) {
    if (settle(arrival)) continue;
    late_.push_back(arrival);
    arrival.number.clear();
  }
  states_ += tables_[layer_].size();
  bytes_ -= tables_[layer_].bytes();
  tables_[layer_].clear(number_words_);
  ++layer_;
  place_ = 0;
}

template <std::uint32_t K>
void SweepOf<K>::give_back() {
  tables_.clear();
  late_.clear();
  bytes_ = 0;
}

template <std::uint32_t K>
std::unique_ptr<Sweep> make(Layers layers, const SweepOptions& options) {
  return std::make_unique<SweepOf<K>>(std::move(layers), options);
}

}  // namespace

#ifdef __wasi__  // a page is to be small
std::unique_ptr<Sweep> make_sweep(const Problem& /*problem*/, const SweepOptions& /*options*/) {
  return nullptr;
}
#else
std::unique_ptr<Sweep> make_sweep(const Problem& problem, const SweepOptions& options) {
  if (problem.has_bounds()) return nullptr;
  const std::optional<Residue> residue = find_residue(problem, options.stop);
  if (!residue || residue->contradiction) return nullptr;
  const BitMatrix matrix(*residue, problem.primary_count(), kMostRowWords);
  if (!matrix.fits()) return nullptr;
  const std::vector<std::uint32_t> order = sweep_order(matrix, options.stop);
  Layers layers(matrix, order);
  if (options.stop != nullptr && options.stop->requested()) return nullptr;
  const std::uint32_t words = layers.key_words();
  if (words > kMostKeyWords) return nullptr;
  return words <= 1   ? make<1>(std::move(layers), options)
         : words <= 2 ? make<2>(std::move(layers), options)
         : words <= 3 ? make<3>(std::move(layers), options)
         : words <= 4 ? make<4>(std::move(layers), options)
         : words <= 8 ? make<8>(std::move(layers), options)
                      : make<kMostKeyWords>(std::move(layers), options);
}
#endif

}  // namespace quadrille::cover::sweep
