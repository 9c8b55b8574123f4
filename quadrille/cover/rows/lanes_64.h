// Lanes64: a single word, for processors of which nothing is known. See lanes.h.
#pragma once

#include <cstdint>

namespace quadrille::cover::rows {

struct Lanes64 {
  static constexpr std::uint32_t kCount = 1;
  using Lanes = std::uint64_t;  // all bits, or none
  std::uint64_t value;

  static Lanes every() { return ~Lanes{0}; }
  static Lanes first(std::uint32_t count) { return count == 0 ? Lanes{0} : every(); }
  static std::uint32_t bits(Lanes lanes) { return static_cast<std::uint32_t>(lanes & 1U); }

  static Lanes64 load(const std::uint64_t* from) { return {*from}; }
  static Lanes64 all(std::uint64_t word) { return {word}; }
  static Lanes64 zero() { return {0}; }
  void store(std::uint64_t* to) const { *to = value; }
  static Lanes apart(Lanes64 a, Lanes64 b, Lanes among) {
    return (a.value & b.value) == 0 ? among : Lanes{0};
  }
  static Lanes at_most(Lanes64 a, Lanes64 b, Lanes among) {
    return static_cast<std::int64_t>(a.value) <= static_cast<std::int64_t>(b.value) ? among
                                                                                    : Lanes{0};
  }
  static Lanes64 pack(Lanes64 a, std::uint32_t /*bits*/) { return a; }
  static Lanes64 only(Lanes64 a, Lanes lanes) { return {a.value & lanes}; }
  static Lanes64 or_and(Lanes64 a, Lanes64 b, Lanes64 c, Lanes lanes) {
    return {a.value | (b.value & only(c, lanes).value)};
  }
  static Lanes64 or_in(Lanes64 a, Lanes64 b, Lanes lanes) {
    return {a.value | only(b, lanes).value};
  }
  static Lanes64 both(Lanes64 a, Lanes64 b) { return {a.value & b.value}; }
  static Lanes64 either(Lanes64 a, Lanes64 b) { return {a.value | b.value}; }
  static Lanes64 differ(Lanes64 a, Lanes64 b) { return {a.value ^ b.value}; }
  static Lanes64 odd(Lanes64 a, Lanes64 b, Lanes64 c) { return differ(differ(a, b), c); }
  static Lanes64 most(Lanes64 a, Lanes64 b, Lanes64 c) {
    return either(both(a, b), both(differ(a, b), c));
  }
  template <std::uint32_t kDistance>
  [[nodiscard]] Lanes64 exchanged() const {
    return zero();
  }
  [[nodiscard]] std::uint64_t word() const { return value; }

  static std::uint64_t extract(std::uint64_t word, std::uint64_t mask) {
    std::uint64_t bits = 0;
    for (std::uint32_t at = 0; mask != 0; mask &= mask - 1, ++at) {
      bits |= ((word & mask & (0 - mask)) != 0 ? std::uint64_t{1} : 0) << at;
    }
    return bits;
  }

  // Quarters of the square change places, then quarters of these, and so on.
  static void turn(const std::uint64_t* words, std::uint32_t count, std::uint64_t among,
                   std::uint64_t* columns) {
    std::uint64_t square[64];
    for (std::uint32_t i = 0; i < 64; ++i) square[i] = i < count ? words[i] : 0;
    std::uint64_t lower = 0xFFFFFFFF;
    for (std::uint32_t size = 32; size != 0; size /= 2, lower ^= lower << size) {
      for (std::uint32_t i = 0; i < 64; i = (i + size + 1) & ~size) {
        const std::uint64_t changed = (square[i] >> size ^ square[i + size]) & lower;
        square[i] ^= changed << size;
        square[i + size] ^= changed;
      }
    }
    for (; among != 0; among &= among - 1) {
      const auto bit = static_cast<std::uint32_t>(__builtin_ctzll(among));
      columns[bit] = square[bit];
    }
  }
};

}  // namespace quadrille::cover::rows
