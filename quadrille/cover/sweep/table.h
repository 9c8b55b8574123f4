// Table: from states of a sweep to the number of ways that lead to them. K words are the key of a
// state; numbers have as many words as the largest of them needs.
//   if (!table.has_room()) table.grow(stop);
//   table.add(key, hash_of(key), &number);
//
// Open addressing: a place is the key and then the number, and a number of 0 marks a free place.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>

#include "quadrille/base/stop.h"

namespace quadrille::cover::sweep {

template <std::uint32_t K>
using Key = std::array<std::uint64_t, K>;

template <std::size_t K>
std::uint64_t hash_of(const std::array<std::uint64_t, K>& key) {
  std::uint64_t hash = 0;
  for (const std::uint64_t word : key) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 32U;
  }
  return hash;
}

template <std::uint32_t K>
class Table {
 public:
  [[nodiscard]] std::size_t size() const { return used_; }
  [[nodiscard]] std::size_t place_count() const { return places_ ? mask_ + 1 : 0; }
  [[nodiscard]] std::size_t bytes() const {
    return place_count() * width() * sizeof(std::uint64_t) + (larger_ ? bytes_when_grown() : 0);
  }

  [[nodiscard]] bool is_free(std::size_t place) const { return is_zero(at(place) + K); }
  [[nodiscard]] const std::uint64_t* number(std::size_t place) const { return at(place) + K; }
  [[nodiscard]] Key<K> key(std::size_t place) const {
    Key<K> key;
    for (std::uint32_t k = 0; k < K; ++k) key[k] = at(place)[k];
    return key;
  }
  void prefetch(std::uint64_t hash) const {
    if (places_) __builtin_prefetch(at(hash & mask_), 1);
  }

  // Whether one more state can be added.
  [[nodiscard]] bool has_room() const { return used_ * 8 < place_count() * 5; }
  [[nodiscard]] std::size_t bytes_when_grown() const {
    return std::max(kFewestPlaces, 2 * place_count()) * width() * sizeof(std::uint64_t);
  }
  // Where a state is; place_count() if it is not there.
  [[nodiscard]] std::size_t find(const Key<K>& key, std::uint64_t hash) const;

  // Makes room for as many states again. Where that was stopped it goes on from there the next
  // time: to begin anew could take longer than the time until the next stop, for ever. Until then
  // nothing can be added.
  enum class Grown : std::uint8_t { grown, stopped, no_memory };
  Grown grow(const Stop* stop);
  [[nodiscard]] bool is_growing() const { return larger_ != nullptr; }

  // Adds to the number of a state. False, and nothing has changed, if the sum has too many words.
  //   requires: has_room()
  bool add(const Key<K>& key, std::uint64_t hash, const std::uint64_t* number);
  // Gives every number one more word. False if there is no memory for that.
  bool widen();
  // An empty table for numbers of so many words.
  void clear(std::uint32_t number_words);

 private:
  static constexpr std::size_t kFewestPlaces = 64;
  struct Free {
    void operator()(std::uint64_t* memory) const { std::free(memory); }
  };
  // Zeros that take no time: the system hands out pages when they are first touched.
  using Memory = std::unique_ptr<std::uint64_t[], Free>;
  static Memory zeros(std::size_t words) {
    return Memory(static_cast<std::uint64_t*>(std::calloc(words, sizeof(std::uint64_t))));
  }

  [[nodiscard]] const std::uint64_t* at(std::size_t place) const {
    return places_.get() + place * width();
  }
  [[nodiscard]] std::size_t width() const { return K + number_words_; }
  [[nodiscard]] bool is_zero(const std::uint64_t* number) const {
    std::uint64_t bits = number[0];
    for (std::uint32_t i = 1; i < number_words_; ++i) bits |= number[i];
    return bits == 0;
  }
  bool add_to(std::uint64_t* sum, const std::uint64_t* number) const;

  std::uint32_t number_words_ = 1;
  std::size_t used_ = 0;
  std::size_t mask_ = 0;
  Memory places_;
  Memory larger_;          // while it grows
  std::size_t moved_ = 0;  // places that have been moved there
};

template <std::uint32_t K>
typename Table<K>::Grown Table<K>::grow(const Stop* stop) {
  constexpr std::size_t kPlacesPerPoll = 1U << 14U;
  const std::size_t count = std::max(kFewestPlaces, 2 * place_count());
  if (!larger_) {
    if (stop != nullptr && stop->requested()) return Grown::stopped;
    larger_ = zeros(count * width());
    moved_ = 0;
    if (!larger_) return Grown::no_memory;
  }
  for (; moved_ < place_count(); ++moved_) {
    if (stop != nullptr && moved_ % kPlacesPerPoll == 0 && stop->requested()) return Grown::stopped;
    if (is_free(moved_)) continue;
    std::size_t to = hash_of(key(moved_)) & (count - 1);
    while (!is_zero(larger_.get() + to * width() + K)) to = (to + 1) & (count - 1);
    std::copy_n(at(moved_), width(), larger_.get() + to * width());
  }
  places_ = std::move(larger_);
  mask_ = count - 1;
  return Grown::grown;
}

template <std::uint32_t K>
std::size_t Table<K>::find(const Key<K>& key, std::uint64_t hash) const {
  if (!places_) return 0;
  for (std::size_t at = hash & mask_;; at = (at + 1) & mask_) {
    if (is_free(at)) return place_count();
    if (this->key(at) == key) return at;
  }
}

template <std::uint32_t K>
bool Table<K>::add(const Key<K>& key, std::uint64_t hash, const std::uint64_t* number) {
  for (std::size_t at = hash & mask_;; at = (at + 1) & mask_) {
    std::uint64_t* const place = places_.get() + at * width();
    if (is_zero(place + K)) {
      for (std::uint32_t k = 0; k < K; ++k) place[k] = key[k];
      for (std::uint32_t i = 0; i < number_words_; ++i) place[K + i] = number[i];
      ++used_;
      return true;
    }
    if (std::equal(key.begin(), key.end(), place)) return add_to(place + K, number);
  }
}

template <std::uint32_t K>
bool Table<K>::add_to(std::uint64_t* sum, const std::uint64_t* number) const {
  if (number_words_ == 1) {
    const std::uint64_t word = sum[0] + number[0];
    if (word < number[0]) return false;
    sum[0] = word;
    return true;
  }
  // In one pass to see whether it fits, in another to do it.
  std::uint64_t carry = 0;
  const auto next = [&](std::uint32_t i) {
    const std::uint64_t added = number[i] + carry;
    const std::uint64_t word = sum[i] + added;
    carry = static_cast<std::uint64_t>(added < carry) + static_cast<std::uint64_t>(word < added);
    return word;
  };
  for (std::uint32_t i = 0; i < number_words_; ++i) next(i);
  if (carry != 0) return false;
  for (std::uint32_t i = 0; i < number_words_; ++i) sum[i] = next(i);
  return true;
}

template <std::uint32_t K>
bool Table<K>::widen() {
  larger_.reset();
  if (places_) {
    Memory wide = zeros(place_count() * (width() + 1));
    if (!wide) return false;
    for (std::size_t place = 0; place < place_count(); ++place) {
      std::copy_n(at(place), width(), wide.get() + place * (width() + 1));
    }
    places_ = std::move(wide);
  }
  ++number_words_;
  return true;
}

template <std::uint32_t K>
void Table<K>::clear(std::uint32_t number_words) {
  places_.reset();
  larger_.reset();
  mask_ = used_ = 0;
  number_words_ = number_words;
}

}  // namespace quadrille::cover::sweep
