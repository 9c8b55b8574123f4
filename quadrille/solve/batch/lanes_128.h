// Lanes128: 8 words of 16 bits in the vectors that every machine has: SSE2, NEON, WebAssembly.
// See lanes.h for what each operation promises.
#pragma once

#include <cstdint>
#include <cstring>

namespace quadrille::sudoku::batch {

struct Lanes128 {
  static constexpr std::uint32_t kCount = 8;
  static constexpr bool kTiles = true;
  static constexpr bool kKeepsConfigurations = true;
  using Word [[gnu::vector_size(16)]] = std::uint16_t;
  using Mask = Word;  // all bits of a lane or none
  using Bits = std::uint32_t;
  using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

  static Word zero() { return Word{}; }
  static Word all(std::uint16_t value) { return Word{} + value; }
  static Word load(const std::uint16_t* words) {
    Word word;
    std::memcpy(&word, words, sizeof word);
    return word;
  }
  static Word add(Word a, Word b) { return a + b; }
  static Word subtract(Word a, Word b) { return a - b; }
  static Word least(Word a, Word b) { return select(less(a, b), a, b); }

  static Word or3(Word a, Word b, Word c) { return a | b | c; }
  static Word and3(Word a, Word b, Word c) { return a & b & c; }
  static Word xor3(Word a, Word b, Word c) { return a ^ b ^ c; }
  static Word majority(Word a, Word b, Word c) { return (a & b) | (c & (a | b)); }
  static Word and_or(Word x, Word a, Word b) { return x & (a | b); }
  static Word without(Word x, Word a) { return x & ~a; }
  static Word without(Word x, Word a, Word b) { return x & ~(a | b); }

  static Mask at_most_one(Word x) { return equal(less_lowest(x), zero()); }
  static Word or_triple(Word x, Word part) {
    return x & (part | equal(less_lowest(less_lowest(part)), zero()));
  }
  static Word narrow(Word x, Word allowed, Word wanted) {
    const Word found = x & wanted;
    return (x & allowed & equal(found, zero())) | found;
  }
  static Mask equal(Word a, Word b) { return reinterpret_cast<Mask>(a == b); }
  static Mask less(Word a, Word b) { return reinterpret_cast<Mask>(a < b); }
  static Word keep(Mask mask, Word x) { return mask & x; }
  static Word select(Mask mask, Word yes, Word no) { return (mask & yes) | (~mask & no); }
  static Bits bits(Mask mask) {
    const Word own = mask & own_bits();
    Bits result = 0;
    for (std::uint32_t lane = 0; lane < kCount; ++lane) result |= own[lane];
    return result;
  }
  static Mask mask(Bits bits) {
    return equal(all(static_cast<std::uint16_t>(bits)) & own_bits(), own_bits());
  }
  static Word count_digits(Word x) {
    x -= (x >> 1) & 0x5555;
    x = (x & 0x3333) + ((x >> 2) & 0x3333);
    x = (x + (x >> 4)) & 0x0F0F;
    return (x + (x >> 8)) & 0x1F;
  }

  struct Route {
    Mask to;
    std::uint8_t from[kCount];
  };
  static Route route(Bits from, Bits to) {
    Route route = {mask(to), {}};
    for (; to != 0; to &= to - 1, from &= from - 1) {
      route.from[__builtin_ctz(to)] = static_cast<std::uint8_t>(__builtin_ctz(from));
    }
    return route;
  }
  static Word move(const Route& route, Word from, Word into) {
    Word moved;
    for (std::uint32_t lane = 0; lane < kCount; ++lane) moved[lane] = from[route.from[lane]];
    return select(route.to, moved, into);
  }
  static Bits lowest(Bits bits, std::uint32_t count) {
    Bits rest = bits;
    for (; count != 0; --count) rest &= rest - 1;
    return bits & ~rest;
  }

  // Text.
  static Word read_pieces(const char* const* texts, std::uint32_t offset) {
    Word word;
    std::memcpy(&word, texts[0] + offset, sizeof word);
    return word;
  }
  static Word interleave_low(Word a, Word b) { return interleave<0>(a, b); }
  static Word interleave_high(Word a, Word b) { return interleave<8>(a, b); }
  static Word pack(Word a, Word b) {
    const auto x = reinterpret_cast<Bytes>(a);
    const auto y = reinterpret_cast<Bytes>(b);
    return reinterpret_cast<Word>(__builtin_shufflevector(x, y, 0, 2, 4, 6, 8, 10, 12, 14,  //
                                                          16, 18, 20, 22, 24, 26, 28, 30));
  }

  static Word candidates_low(Word text) { return candidates(interleave_low(text, zero())); }
  static Word candidates_high(Word text) { return candidates(interleave_high(text, zero())); }
  static Word digits(Word one) { return count_digits(one - 1) + '1'; }

 private:
  static Word own_bits() { return Word{1, 2, 4, 8, 16, 32, 64, 128}; }
  static Word less_lowest(Word x) { return x & (x - 1); }
  template <int kFirst>
  static Word interleave(Word a, Word b) {
    const auto x = reinterpret_cast<Bytes>(a);
    const auto y = reinterpret_cast<Bytes>(b);
    return reinterpret_cast<Word>(__builtin_shufflevector(
        x, y, kFirst, kFirst + 16, kFirst + 1, kFirst + 17, kFirst + 2, kFirst + 18, kFirst + 3,
        kFirst + 19, kFirst + 4, kFirst + 20, kFirst + 5, kFirst + 21, kFirst + 6, kFirst + 22,
        kFirst + 7, kFirst + 23));
  }
  static Word candidates(Word characters) {
    Word found = zero();
    for (std::uint16_t digit = 0; digit < 9; ++digit) {
      const auto character = static_cast<std::uint16_t>('1' + digit);
      found |= equal(characters, all(character)) & all(static_cast<std::uint16_t>(1U << digit));
    }
    return found | (equal(found, zero()) & 0x1FF);
  }
};

}  // namespace quadrille::sudoku::batch
