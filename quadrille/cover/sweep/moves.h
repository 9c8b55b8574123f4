// Moves: from a state of a sweep to those that the options of its item lead to.
//   Moves<K> moves(layers);
//   moves.each(layer, key, [&](std::uint32_t row, const Arrival<K>& arrival) { return true; });
//
// The key of a state is its window: the bits that are forbidden, as seen from its layer.
#pragma once

#include <bit>
#include <cstdint>

#include "quadrille/cover/sweep/layers.h"
#include "quadrille/cover/sweep/table.h"

namespace quadrille::cover::sweep {

template <std::uint32_t K>
struct Arrival {
  std::uint32_t layer = 0;
  Key<K> key{};
};

template <std::uint32_t K>
class Moves {
 public:
  // requires: layers.width() == K; they outlive it
  explicit Moves(const Layers& layers) : layers_(layers) {}

  // Calls function(row, arrival) for every option that is possible in a state, until it says false.
  template <class Function>
  void each(std::uint32_t layer, const Key<K>& key, Function function) const {
    const std::uint32_t rows = layers_.row_count(layer);
    const std::uint64_t* marks = layers_.marks(layer, 0);
    for (std::uint32_t row = 0; row < rows; ++row, marks += std::size_t{2} * K) {
      std::uint64_t clash = 0;
      for (std::uint32_t w = 0; w < K; ++w) clash |= marks[w] & key[w];
      if (clash != 0) continue;
      const std::uint64_t* const forbids = marks + K;
      Key<K> next;
      for (std::uint32_t w = 0; w < K; ++w) next[w] = key[w] | forbids[w];
      if (!function(row, arrival(layer, next))) return;
    }
  }

 private:
  // The state as it is seen from the first item that it leaves open.
  [[nodiscard]] Arrival<K> arrival(std::uint32_t layer, const Key<K>& next) const {
    const std::uint64_t* const items = layers_.items(layer);
    std::uint32_t to = layers_.past(layer);
    for (std::uint32_t w = 0; w < K; ++w) {
      if (const std::uint64_t open = items[w] & ~next[w]; open != 0) {
        const auto bit = static_cast<std::uint32_t>(std::countr_zero(open));
        to = layers_.layer_of(layer, 64 * w + bit);
        break;
      }
    }
    return {to, shifted(next, layers_.start(to) - layers_.start(layer))};
  }

  static Key<K> shifted(const Key<K>& key, std::uint32_t bits) {
    const std::uint32_t words = bits / 64;
    const std::uint32_t rest = bits % 64;
    Key<K> result{};
    for (std::uint32_t w = 0; w + words < K; ++w) {
      result[w] = key[w + words] >> rest;
      if (rest > 0 && w + words + 1 < K) result[w] |= key[w + words + 1] << (64 - rest);
    }
    return result;
  }

  const Layers& layers_;
};

}  // namespace quadrille::cover::sweep
