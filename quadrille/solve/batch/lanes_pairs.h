// LanesPairs: 64 words of 16 bits, two in each of the 32 threads of a warp, which is what a
// graphics card calls 32 threads that do the same. See lanes.h for what each operation promises;
// those that move boards and texts are not here, since a thread of a card reaches memory on its
// own.
//   using Lanes = LanesPairs<WarpOfCard>;
//
// W says how a word is held and what the warp can do with it:
//   W::Word           32 bits of each thread: on the card a number, elsewhere a vector of 32
//   W::spread(x)      the highest bit of each half in all bits of that half
//   W::least(a, b)    of each half, where W::kHasLeast says that there is an instruction for it
//   W::count(x)       the bits that are set in each half
//   W::ballot(x)      the lowest bit of each thread, as one number
// Half 0 of the threads are the lanes 0 to 31, half 1 are those from 32 on.
#pragma once

#include <cstdint>

namespace quadrille::sudoku::batch {

template <class W>
struct LanesPairs {
  static constexpr std::uint32_t kCount = 64;
  static constexpr bool kKeepsConfigurations = false;
  using Word = typename W::Word;
  using Mask = Word;  // all bits of a lane or none
  using Bits = std::uint64_t;

  static Word zero() { return Word{}; }
  static Word all(std::uint16_t value) { return Word{} + value * kOnes; }
  // requires: sums below 2^16
  static Word add(Word a, Word b) { return a + b; }
  static Word subtract(Word a, Word b) {
    return ((a | kHighest) - (b & kLower)) ^ (~(a ^ b) & kHighest);
  }
  // requires: numbers below 2^15
  static Word least(Word a, Word b) {
    if constexpr (W::kHasLeast) {
      return W::least(a, b);
    } else {
      return select(W::spread((a | kHighest) - b), b, a);
    }
  }

  static Word or3(Word a, Word b, Word c) { return a | b | c; }
  static Word and3(Word a, Word b, Word c) { return a & b & c; }
  static Word xor3(Word a, Word b, Word c) { return a ^ b ^ c; }
  static Word majority(Word a, Word b, Word c) { return (a & b) | (c & (a | b)); }
  static Word and_or(Word x, Word a, Word b) { return x & (a | b); }
  static Word without(Word x, Word a) { return x & ~a; }
  static Word without(Word x, Word a, Word b) { return x & ~(a | b); }

  // Candidates leave the highest bit of a half free, so that nothing is carried into the other.
  static Mask at_most_one(Word x) { return ~some(less_lowest(x)); }
  static Word or_triple(Word x, Word part) {
    return select(some(less_lowest(less_lowest(part))), part, x);
  }
  static Word narrow(Word x, Word allowed, Word wanted) {
    return x & select(some(x & wanted), wanted, allowed);
  }
  static Mask equal(Word a, Word b) {
    const Word other = a ^ b;
    return ~W::spread(((other & kLower) + kLower) | other);
  }
  static Mask less(Word a, Word b) {
    const Word difference = (a | kHighest) - (b & kLower);
    return W::spread((~a & b) | (~(a ^ b) & ~difference));
  }
  static Word keep(Mask mask, Word x) { return mask & x; }
  static Word select(Mask mask, Word yes, Word no) { return (mask & yes) | (~mask & no); }
  static Word count_digits(Word x) { return W::count(x); }

  static Bits bits(Mask mask) {
    return static_cast<Bits>(W::ballot(mask >> 16)) << 32 | W::ballot(mask);
  }

 private:
  static constexpr std::uint32_t kOnes = 0x00010001;
  static constexpr std::uint32_t kHighest = 0x80008000;
  static constexpr std::uint32_t kLower = 0x7FFF7FFF;

  static Mask some(Word candidates) { return W::spread(candidates + kLower); }
  // One less below the highest bit, which the other operand does not have.
  static Word less_lowest(Word candidates) { return candidates & (candidates + kLower); }
};

}  // namespace quadrille::sudoku::batch
