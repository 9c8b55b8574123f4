// A table of all heads, and a forest over them: each symmetry that moves two columns, or two
// stacks, leads from a head to another one, which then belong together (union-find).
#include "quadrille/solve/bands/classes.h"

#include <bit>
#include <cstring>
#include <numeric>

namespace quadrille::sudoku::bands {
namespace {

std::uint64_t hash_of(const Codes& codes) {
  const auto [low, high] = std::bit_cast<std::array<std::uint64_t, 2>>(codes);
  std::uint64_t hash = (low ^ (high * 0x9E3779B97F4A7C15U)) * 0xD6E8FEB86659FD93U;
  hash ^= hash >> 32U;
  return hash * 0xD6E8FEB86659FD93U;
}

// A millisecond or two.
constexpr std::uint32_t kPerPoll = 1U << 13U;

}  // namespace

Classes::Classes(const Symmetries& symmetries, std::size_t memory)
    : symmetries_(symmetries), most_(memory / (2 * kBytes)), slots_(1U << 10U, 0) {}

std::size_t Classes::slot_of(const Codes& codes) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = hash_of(codes) >> 20U & mask;
  while (slots_[slot] != 0 && heads_[slots_[slot] - 1].codes != codes) slot = (slot + 1) & mask;
  return slot;
}

std::optional<std::uint32_t> Classes::add(Codes codes, const Sum& weight) {
  symmetries_.sort(codes);
  const std::size_t slot = slot_of(codes);
  if (slots_[slot] != 0) {
    heads_[slots_[slot] - 1].weight.add_times(weight, 1);
    return slots_[slot] - 1;
  }
  if (heads_.size() >= most_) return std::nullopt;
  heads_.push_back({codes, weight});
  slots_[slot] = static_cast<std::uint32_t>(heads_.size());
  if (2 * heads_.size() > slots_.size()) grow();
  return static_cast<std::uint32_t>(heads_.size() - 1);
}

void Classes::grow() {
  slots_.assign(2 * slots_.size(), 0);
  for (std::uint32_t i = 0; i < heads_.size(); ++i) slots_[slot_of(heads_[i].codes)] = i + 1;
}

std::uint32_t Classes::root(std::uint32_t head) {
  while (parents_[head] != head) head = parents_[head] = parents_[parents_[head]];
  return head;
}

void Classes::merge(const Stop* stop) {
  parents_.resize(heads_.size());
  std::iota(parents_.begin(), parents_.end(), 0U);
  for (const std::vector<Code>& move : symmetries_.moves) {
    for (std::uint32_t i = 0; i < heads_.size(); ++i) {
      if (i % kPerPoll == 0 && stop != nullptr && stop->requested()) break;
      Codes moved = heads_[i].codes;
      for (std::uint32_t place = 0; place < symmetries_.ends.back(); ++place) {
        moved[place] = move[moved[place]];
      }
      symmetries_.sort(moved);
      const std::uint32_t other = slots_[slot_of(moved)];
      if (other != 0) parents_[root(i)] = root(other - 1);
    }
  }
  for (std::uint32_t i = 0; i < heads_.size(); ++i) parents_[i] = root(i);
}

std::vector<std::uint32_t> Classes::places() const {
  std::vector<std::uint32_t> places(heads_.size());
  std::uint32_t classes = 0;
  for (std::uint32_t i = 0; i < heads_.size(); ++i) {
    if (parents_[i] == i) places[i] = classes++;
  }
  for (std::uint32_t i = 0; i < heads_.size(); ++i) places[i] = places[parents_[i]];
  return places;
}

std::vector<WeightedHead> Classes::sums() const {
  std::vector<WeightedHead> sums;
  for (std::uint32_t i = 0; i < heads_.size(); ++i) {
    if (parents_[i] == i) sums.push_back({heads_[i].codes, {}});
  }
  const std::vector<std::uint32_t> places = this->places();
  for (std::uint32_t i = 0; i < heads_.size(); ++i) {
    sums[places[i]].weight.add_times(heads_[i].weight, 1);
  }
  return sums;
}

}  // namespace quadrille::sudoku::bands
