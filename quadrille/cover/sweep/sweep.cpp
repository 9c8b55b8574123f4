#include "quadrille/cover/sweep/sweep.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/cover/sweep/moves.h"
#include "quadrille/cover/sweep/plan.h"
#include "quadrille/cover/sweep/table.h"

namespace quadrille::cover::sweep {

Sweep::~Sweep() = default;

namespace {

template <std::uint32_t K>
class SweepOf final : public Sweep {
 public:
  SweepOf(Plan plan, const SweepOptions& options);

  End advance(std::uint64_t moves) override;
  [[nodiscard]] Natural number() const override { return number_; }
  [[nodiscard]] double progress() const override {
    return static_cast<double>(layer_) / layers_.count();
  }
  [[nodiscard]] std::uint64_t states() const override { return states_; }
  [[nodiscard]] std::uint64_t moves() const override { return moves_; }
  [[nodiscard]] double most_moves() const override { return most_moves_; }

 private:
  // Ways to a state that have not been added to its table yet.
  struct Waiting {
    Arrival<K> arrival;
    std::uint64_t hash = 0;
    std::vector<std::uint64_t> number;
    bool any = false;  // something waits here
  };

  void expand(std::size_t place);
  void send(std::size_t place, const Arrival<K>& arrival);
  bool settle(Waiting& waiting);
  bool make_room(Table<K>& table, const Stop* stop);
  void widen();
  bool settle_late();
  void finish_layer();
  void give_back();

  Layers layers_;
  Moves<K> moves_from_{layers_};
  double most_moves_;
  SweepOptions options_;
  std::vector<Table<K>> tables_;
  std::size_t bytes_ = 0;  // of all tables
  std::uint32_t number_words_ = 1;

  // Arrivals wait until the memory that they go to has come into the cache: 40% of the time saved
  // where tables are large.
  std::array<Waiting, 16> waiting_;
  std::size_t turn_ = 0;
  std::vector<Waiting> late_;  // those for which a table would have had to grow during a stop

  std::uint32_t layer_ = 0;
  std::size_t place_ = 0;  // of its table
  bool no_memory_ = false;
  Natural number_;
  std::uint64_t states_ = 0;
  std::uint64_t moves_ = 0;
};

template <std::uint32_t K>
SweepOf<K>::SweepOf(Plan plan, const SweepOptions& options)
    : layers_(std::move(plan.layers)),
      most_moves_(plan.most_moves),
      options_(options),
      tables_(layers_.count()) {
  const Key<K> start{};
  const std::uint64_t one = 1;
  // Without it all would be counted as 0: no stop is in its way.
  if (make_room(tables_.front(), nullptr)) tables_.front().add(start, hash_of(start), &one);
}

template <std::uint32_t K>
bool SweepOf<K>::make_room(Table<K>& table, const Stop* stop) {
  if (!table.is_growing() && bytes_ + table.bytes_when_grown() > options_.memory) {
    no_memory_ = true;
    return false;
  }
  bytes_ -= table.bytes();
  const auto end = table.grow(stop);
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
bool SweepOf<K>::settle(Waiting& waiting) {
  if (!waiting.any || no_memory_) return true;
  Table<K>& table = tables_[waiting.arrival.layer];
  if (!table.has_room() && !make_room(table, options_.stop)) return no_memory_;
  waiting.number.resize(number_words_, 0);
  while (!table.add(waiting.arrival.key, waiting.hash, waiting.number.data())) {
    widen();
    if (no_memory_) return true;
    waiting.number.resize(number_words_, 0);
  }
  waiting.any = false;
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

// Adds the ways to the state at a place to those of the state that it leads to.
template <std::uint32_t K>
void SweepOf<K>::send(std::size_t place, const Arrival<K>& arrival) {
  Waiting& waiting = waiting_[turn_];
  turn_ = (turn_ + 1) % waiting_.size();
  if (!settle(waiting)) late_.push_back(waiting);
  waiting.arrival = arrival;
  waiting.hash = hash_of(arrival.key);
  waiting.any = true;
  waiting.number.resize(number_words_);
  const std::uint64_t* const number = tables_[layer_].number(place);
  for (std::uint32_t i = 0; i < number_words_; ++i) waiting.number[i] = number[i];
  tables_[arrival.layer].prefetch(waiting.hash);
}

// Takes every option that is possible in a state.
template <std::uint32_t K>
void SweepOf<K>::expand(std::size_t place) {
  moves_from_.each(layer_, tables_[layer_].key(place),
                   [&](std::uint32_t /*row*/, const Arrival<K>& arrival) {
                     ++moves_;
                     send(place, arrival);
                     return !no_memory_;
                   });
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
  for (Waiting& waiting : waiting_) {
    if (settle(waiting)) continue;
    late_.push_back(waiting);
    waiting.any = false;
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

}  // namespace

#ifdef __wasi__  // a page is to be small
std::unique_ptr<Sweep> make_sweep(const Problem& /*problem*/, const SweepOptions& /*options*/) {
  return nullptr;
}
#else
std::unique_ptr<Sweep> make_sweep(const Problem& problem, const SweepOptions& options) {
  std::optional<Plan> plan = make_plan(problem, options.insists ? nullptr : options.stop);
  if (!plan) return nullptr;
  const std::uint32_t width = plan->layers.width();
  return Layers::WordCounts::call(width, [&]<std::uint32_t K>() -> std::unique_ptr<Sweep> {
    return std::make_unique<SweepOf<K>>(std::move(*plan), options);
  });
}
#endif

}  // namespace quadrille::cover::sweep
