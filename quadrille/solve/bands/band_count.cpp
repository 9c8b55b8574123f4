// The number of solutions is a sum over heads, of the orders of the head times those of the rest.
// What lies under a head depends on less than what stands in it: not on the givens in the head, and
// not on the order of columns, stacks and digits that the rest does not tell apart. So heads are
// brought together in two steps, each with the sum of what it stands for: first those that are the
// same up to the symmetries of the whole board, then, weighed with their orders, those that are the
// same for the rest.
#include "quadrille/solve/bands/band_count.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/fnv.h"
#include "quadrille/base/share_out.h"
#include "quadrille/solve/bands/orders.h"

namespace quadrille::sudoku::bands {
namespace {

// Heads are taken together by so many, and handed to the threads by so many of those.
constexpr std::size_t kTogether = 1U << 14U;
constexpr std::size_t kPiece = 16;

}  // namespace

// What a thread has of its own.
struct BandCount::Worker {
  explicit Worker(const BandCount& count)
      : splits(count.splits_.get()),
        heads(*count.head_splits_),
        head_table(count.head_table_.get()),
        stacks(count.head_stacks_),
        rest(count.rest_.get()),
        head_orders(*count.field_, count.head_, count.stop_) {
    if (rest != nullptr) return;
    const Field& field = count.costs_.by_classes ? heads.rest() : *count.field_;
    rest_orders.emplace_back(field, 1 - count.head_, count.stop_);
  }

  std::uint64_t of_head(const Codes& codes) {
    const ColumnDigits columns = heads.columns(codes);
    if (head_table == nullptr) return head_orders.count(columns);
    const std::array<Split, 3> split = splits_of(*splits, columns, stacks);
    const Ways* const row =
        head_table->row(head_table->place(0, split[0]), head_table->place(1, split[1]));
    return row == nullptr ? 0 : static_cast<std::uint64_t>(row[head_table->place(2, split[2])]);
  }
  std::uint64_t of_rest(const Codes& codes) {
    if (rest != nullptr) return rest->count(heads.columns(codes), work);
    return rest_orders.front().count(heads.columns_beside(codes));
  }

  const Splits* splits;
  const Heads& heads;
  const NineTable* head_table;
  std::array<std::uint32_t, 3> stacks;
  const NineRest* rest;
  Orders head_orders;
  std::vector<Orders> rest_orders;  // one, where there are two parts
  NineRest::Work work;
};

BandCount::BandCount(const Grid& grid, std::size_t memory) : memory_(memory) {
  costs_.seconds = -1;
  for (const Field& field : fields(grid)) {
    for (std::uint32_t head = 0; head < field.parts.size(); ++head) {
      // A Latin square has its fewer rows, with more givens, on top.
      if (field.stack == 0 && head > 0) continue;
      BandCount other(field, head, memory);
      if (costs_.seconds >= 0 && costs_.seconds <= other.costs_.seconds) continue;
      field_ = std::move(other.field_);
      head_splits_ = std::move(other.head_splits_);
      head_ = head;
      costs_ = other.costs_;
    }
  }
}

BandCount::BandCount(const Field& field, std::uint32_t head, std::size_t memory)
    : memory_(memory),
      field_(std::make_unique<Field>(field)),
      head_splits_(std::make_unique<Heads>(*field_, head)),
      head_(head),
      costs_(costs_of(*field_, *head_splits_, head, memory)) {}

BandCount::~BandCount() = default;

bool BandCount::run(std::uint32_t threads, const Stop* stop) {
  threads_ = std::max(1U, threads);
  stop_ = stop;
  if (field_->contradicts) return !stopped();  // there is none
  if (!prepare()) return false;
  if (!costs_.by_classes || !run_classes()) {
    if (stopped()) return false;
    sum_ = {};
    heads_seen_ = classes_done_ = 0;
    kept_.clear();
    if (!run_each()) return false;
  }
  if (stopped()) return false;
  find_factors();
  solutions_ = sum_.natural() * factor_of_head_ * factor_of_rest_;
  // What was needed for counting alone.
  head_table_.reset();
  rest_.reset();
  return true;
}

void BandCount::find_factors() {
  factor_of_head_ = head_table_ ? head_band_->factor() : Orders(*field_, head_).factor();
  factor_of_rest_ =
      rest_ ? rest_->factor()
            : Orders(costs_.by_classes ? head_splits_->rest() : *field_, 1 - head_).factor();
}

bool BandCount::prepare_pieces(std::uint32_t pieces, std::uint32_t threads, const Stop* stop) {
  threads_ = std::max(1U, threads);
  stop_ = stop;
  pieces_ = field_->contradicts ? 0 : pieces;
  if (pieces_ == 0) return !stopped();
  if (!prepare()) return false;
  if (costs_.by_classes) {
    Classes classes(head_splits_->of_rest(), memory_ / 4);
    std::vector<std::uint32_t> numbers;
    has_classes_ = find_classes(classes, numbers);
    if (has_classes_) in_pieces_ = classes.sums();
  }
  find_factors();
  threads_ = 1;  // each piece is counted on one
  return !stopped();
}

std::uint64_t BandCount::plan() const {
  std::uint64_t sum = fnv1a(fmt::format("{} {} {} {}", pieces_, field_->by_stacks, head_,
                                        has_classes_ ? in_pieces_.size() : 0));
  for (const WeightedHead& head : in_pieces_) {
    for (const Code code : head.codes) sum = fnv1a(std::uint64_t{code}, sum);
  }
  return sum;
}

std::optional<Natural> BandCount::count_piece(std::uint32_t piece) const {
  Sum sum;
  if (has_classes_) {
    std::vector<WeightedHead> some;
    for (std::size_t i = piece; i < in_pieces_.size(); i += pieces_) some.push_back(in_pieces_[i]);
    const std::vector<std::uint64_t> rests = rests_of(some);
    for (std::size_t i = 0; i < some.size(); ++i) sum.add_times(some[i].weight, rests[i]);
  } else {
    std::vector<WeightedHead> heads;
    const bool walked =
        head_splits_->walk_share(piece, pieces_, [&](const Codes& codes, std::uint64_t times) {
          heads.push_back({codes, {}});
          heads.back().weight.add(times);
          return heads.size() < kTogether || add_heads(heads, sum);
        });
    if (!walked || !add_heads(heads, sum)) return std::nullopt;
  }
  if (stopped()) return std::nullopt;
  return sum.natural() * factor_of_head_ * factor_of_rest_;
}

// Adds what they stand for, and what lies under them, and takes them off the list.
bool BandCount::add_heads(std::vector<WeightedHead>& heads, Sum& sum) const {
  const std::vector<std::uint64_t> orders = orders_of(heads);
  const std::vector<std::uint64_t> rests = rests_of(heads);
  if (stopped()) return false;
  for (std::size_t i = 0; i < heads.size(); ++i) {
    Sum under = heads[i].weight;
    under.multiply(rests[i]);
    sum.add_times(under, orders[i]);
  }
  heads.clear();
  return true;
}

bool BandCount::prepare() {
  if (field_->parts.size() == 2) return true;
  splits_ = std::make_unique<Splits>();
  const Field& field = costs_.by_classes ? head_splits_->rest() : *field_;
  rest_ = std::make_unique<NineRest>(*splits_, field, head_);
  if (costs_.by_tables && !rest_->fill_tables(threads_, stop_)) return false;
  if (!costs_.head_by_table) return true;
  const NineBand::Order order = best_orders(*field_, std::span(&head_, 1)).front();
  head_stacks_ = order.stacks;
  head_band_ = std::make_unique<NineBand>(*splits_, *field_, head_, order);
  head_table_ = std::make_unique<NineTable>(*head_band_);
  return head_table_->fill(threads_, stop_);
}

bool BandCount::run_each() {
  std::vector<WeightedHead> heads;
  const auto do_all = [&] {
    const std::vector<std::uint64_t> orders = orders_of(heads);
    const std::vector<std::uint64_t> rests = rests_of(heads);
    if (stopped()) return false;
    for (std::size_t i = 0; i < heads.size(); ++i) {
      Sum under = heads[i].weight;
      under.multiply(rests[i]);
      sum_.add_times(under, orders[i]);
      if (keeps()) keep({heads[i].codes, orders[i], under});
    }
    classes_done_ += heads.size();
    heads.clear();
    return true;
  };
  const bool walked = head_splits_->walk([&](const Codes& codes, std::uint64_t times) {
    ++heads_seen_;
    heads.push_back({codes, {}});
    heads.back().weight.add(times);
    return heads.size() < kTogether || do_all();
  });
  return walked && do_all();
}

bool BandCount::find_classes(Classes& classes, std::vector<std::uint32_t>& numbers) {
  if (head_splits_->of_all().moves.empty()) {
    std::vector<WeightedHead> heads;
    const bool walked = head_splits_->walk([&](const Codes& codes, std::uint64_t times) {
      ++heads_seen_;
      heads.push_back({codes, {}});
      heads.back().weight.add(times);
      return heads.size() < kTogether || add_to(classes, heads, numbers);
    });
    if (!walked || !add_to(classes, heads, numbers)) return false;
  } else if (!run_same(classes, numbers)) {
    return false;
  }
  classes.merge(stop_);
  return !stopped();
}

bool BandCount::run_classes() {
  Classes classes(head_splits_->of_rest(), memory_ / 4);
  std::vector<std::uint32_t> numbers;
  if (!find_classes(classes, numbers)) return false;
  const std::vector<WeightedHead> sums = classes.sums();
  const std::vector<std::uint64_t> rests = rests_of(sums);
  if (stopped()) return false;
  for (std::size_t i = 0; i < sums.size(); ++i) sum_.add_times(sums[i].weight, rests[i]);
  classes_done_ = sums.size();
  const std::vector<std::uint32_t> places = classes.places();
  for (std::size_t i = 0; i < kept_.size(); ++i) {
    kept_[i].under.multiply(rests[places[numbers[i]]]);
  }
  return true;
}

// Of heads that are the same up to the symmetries of the whole board, the orders are counted once;
// but each is added to the classes, so that the symmetries of the rest lead from one to the other.
bool BandCount::run_same(Classes& classes, std::vector<std::uint32_t>& numbers) {
  Classes same(head_splits_->of_all(), memory_ / 4);
  const bool walked = head_splits_->walk([&](const Codes& codes, std::uint64_t times) {
    Sum weight;
    weight.add(times);
    return (++heads_seen_ % kTogether != 0 || !stopped()) && same.add(codes, weight);
  });
  if (!walked) return false;
  same.merge(stop_);
  std::vector<WeightedHead> firsts = same.sums();
  const std::vector<std::uint32_t> places = same.places();
  std::vector<std::uint64_t> orders(firsts.size());
  count_orders(firsts, orders);
  if (stopped()) return false;
  std::vector<std::uint32_t> in_classes(firsts.size());
  for (std::uint32_t i = 0; i < places.size(); ++i) {
    auto [codes, weight] = same.heads()[i];
    if (orders[places[i]] == 0) continue;
    weight.multiply(orders[places[i]]);
    const auto number = classes.add(codes, weight);
    if (!number) return false;
    in_classes[places[i]] = *number;
  }
  for (std::size_t i = 0; keeps() && i < firsts.size(); ++i) {
    if (orders[i] == 0) continue;
    keep({firsts[i].codes, orders[i], firsts[i].weight});
    numbers.push_back(in_classes[i]);
  }
  return true;
}

bool BandCount::add_to(Classes& classes, std::vector<WeightedHead>& heads,
                       std::vector<std::uint32_t>& numbers) {
  const std::vector<std::uint64_t> orders = orders_of(heads);
  if (stopped()) return false;
  for (std::size_t i = 0; i < heads.size(); ++i) {
    const Sum times = heads[i].weight;
    heads[i].weight.multiply(orders[i]);
    const auto number = classes.add(heads[i].codes, heads[i].weight);
    if (!number) return false;
    if (!keeps()) continue;
    keep({heads[i].codes, orders[i], times});
    numbers.push_back(*number);
  }
  heads.clear();
  return true;
}

void BandCount::keep(const KeptHead& head) {
  if (kept_.size() < most_kept_) {
    kept_.push_back(head);
    return;
  }
  has_room_ = false;
  most_kept_ = 0;
  kept_ = {};
}

void BandCount::count_orders(std::span<const WeightedHead> heads,
                             std::span<std::uint64_t> orders) const {
  share_out((heads.size() + kPiece - 1) / kPiece, threads_, [&](const NextPiece& next) {
    Worker worker(*this);
    for (auto piece = next(); piece && !stopped(); piece = next()) {
      const std::size_t end = std::min(heads.size(), (*piece + 1) * kPiece);
      for (std::size_t i = *piece * kPiece; i < end; ++i) {
        orders[i] = worker.of_head(heads[i].codes);
      }
    }
  });
}

std::vector<std::uint64_t> BandCount::orders_of(std::vector<WeightedHead>& heads) const {
  std::vector<std::uint64_t> orders(heads.size());
  count_orders(heads, orders);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < heads.size(); ++i) {
    if (orders[i] == 0) continue;
    heads[kept] = heads[i];
    orders[kept++] = orders[i];
  }
  heads.resize(kept);
  orders.resize(kept);
  return orders;
}

std::vector<std::uint64_t> BandCount::rests_of(std::span<const WeightedHead> heads) const {
  std::vector<std::uint64_t> rests(heads.size());
  share_out(heads.size(), threads_, [&](const NextPiece& next) {
    Worker worker(*this);
    for (auto piece = next(); piece && !stopped(); piece = next()) {
      rests[*piece] = worker.of_rest(heads[*piece].codes);
    }
  });
  return rests;
}

}  // namespace quadrille::sudoku::bands
