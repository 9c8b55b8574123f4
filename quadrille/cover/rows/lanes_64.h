// Lanes64: a single word, for processors of which nothing is known. See lanes.h.
#pragma once

#include <cstdint>

namespace quadrille::cover::rows {

struct Lanes64 {
  static constexpr std::uint32_t kCount = 1;
  using Mask = std::uint32_t;
  static constexpr Mask kAll = 1;
  std::uint64_t word;

  static Lanes64 load(const std::uint64_t* from) { return {*from}; }
  static Lanes64 all(std::uint64_t value) { return {value}; }
  static Lanes64 zero() { return {0}; }
  void store(std::uint64_t* to) const { *to = word; }
  static Mask apart(Lanes64 a, Lanes64 b, Mask among) {
    return among & static_cast<Mask>((a.word & b.word) == 0);
  }
  static Lanes64 pack(Lanes64 a, Mask /*lanes*/) { return a; }
  static Lanes64 only(Lanes64 a, Mask lanes) { return {a.word & (0 - std::uint64_t{lanes})}; }
  static Lanes64 or_and(Lanes64 a, Lanes64 b, Lanes64 c, Mask lanes) {
    return {a.word | (b.word & only(c, lanes).word)};
  }
  static Lanes64 or_in(Lanes64 a, Lanes64 b, Mask lanes) { return {a.word | only(b, lanes).word}; }
  static Lanes64 both(Lanes64 a, Lanes64 b) { return {a.word & b.word}; }
  static Lanes64 either(Lanes64 a, Lanes64 b) { return {a.word | b.word}; }
  static Lanes64 differ(Lanes64 a, Lanes64 b) { return {a.word ^ b.word}; }
  template <std::uint32_t kDistance>
  [[nodiscard]] Lanes64 exchanged() const {
    return zero();
  }
  [[nodiscard]] std::uint64_t first() const { return word; }

  static std::uint64_t extract(std::uint64_t word, std::uint64_t mask) {
    std::uint64_t bits = 0;
    for (std::uint32_t at = 0; mask != 0; mask &= mask - 1, ++at) {
      bits |= ((word & mask & (0 - mask)) != 0 ? std::uint64_t{1} : 0) << at;
    }
    return bits;
  }
};

}  // namespace quadrille::cover::rows
