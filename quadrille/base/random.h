// Random: a seeded generator that gives the same numbers on every machine and compiler.
//   Random random(7);
//   auto die = random.below(6) + 1;
// The algorithm is xoshiro256** by Blackman and Vigna, seeded through splitmix64. The standard
// engines are portable too, but the standard distributions are not.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <utility>

namespace quadrille {

class Random {
 public:
  explicit Random(std::uint64_t seed = 0) {
    for (std::uint64_t& word : state_) {
      seed += 0x9e3779b97f4a7c15U;
      std::uint64_t mixed = (seed ^ (seed >> 30U)) * 0xbf58476d1ce4e5b9U;
      mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
      word = mixed ^ (mixed >> 31U);
    }
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // A number from 0 to bound - 1, each equally likely.
  // requires: bound > 0
  std::uint32_t below(std::uint32_t bound) {
    assert(bound > 0);
    // Lemire's multiplication: reject the few low products that would favour small numbers.
    const std::uint32_t threshold = (0U - bound) % bound;
    for (;;) {
      const std::uint64_t product = (next() >> 32U) * bound;
      if (static_cast<std::uint32_t>(product) >= threshold) {
        return static_cast<std::uint32_t>(product >> 32U);
      }
    }
  }

  // Puts a random-access range into a random order.
  template <class Range>
  void shuffle(Range& range) {
    for (std::size_t left = range.size(); left > 1; --left) {
      std::swap(range[left - 1], range[below(static_cast<std::uint32_t>(left))]);
    }
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace quadrille
