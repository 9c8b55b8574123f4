// WarpSimulated: the 32 threads of a warp one after another, on the processor (see warp_of_card.h,
// and lanes_pairs.h for what is asked of it). The code of the card runs on it with all checks of
// the sanitizers.
//   run_warps(order);
//   deal_boards(order);
#pragma once

#include <cstdint>
#include <cstring>

#include "quadrille/solve/card/order.h"
#include "quadrille/solve/card/warp_dealing.h"
#include "quadrille/solve/card/warp_run.h"

namespace quadrille::sudoku::card {

struct WarpSimulated {
  using Word [[gnu::vector_size(4 * kThreads)]] = std::uint32_t;

  static constexpr std::uint32_t kThreadsHere = kThreads;
  static constexpr bool kHasLeast = false;

  static Word spread(Word x) { return (x >> 15 & 0x00010001) * 0xFFFF; }
  static Word count(Word x) {
    x -= x >> 1 & 0x55555555;
    x = (x & 0x33333333) + (x >> 2 & 0x33333333);
    x = (x + (x >> 4)) & 0x0F0F0F0F;
    return (x + (x >> 8)) & 0x001F001F;
  }
  static std::uint32_t ballot(Word x) {
    std::uint32_t threads = 0;
    for (std::uint32_t i = 0; i < kThreads; ++i) threads |= (x[i] & 1) << i;
    return threads;
  }
  static bool any(Word x) {
    for (std::uint32_t i = 0; i < kThreads; ++i) {
      if (x[i] != 0) return true;
    }
    return false;
  }
  static Word count_below(std::uint32_t threads) {
    Word count;
    for (std::uint32_t i = 0; i < kThreads; ++i) {
      count[i] = static_cast<std::uint32_t>(__builtin_popcount(threads & ((1U << i) - 1)));
    }
    return count;
  }
  static void sync() {}

  template <class Use>
  static void for_each_thread(Use use) {
    for (std::uint32_t i = 0; i < kThreads; ++i) use(i);
  }
  static std::uint32_t get(const Word& word, std::uint32_t thread) { return word[thread]; }
  static void set(Word& word, std::uint32_t thread, std::uint32_t value) { word[thread] = value; }
  template <class Use>
  static void once(Use use) {
    use();
  }

  static std::uint64_t read(const std::uint64_t* number) { return *number; }
  static std::uint64_t add(std::uint64_t* number, std::uint64_t more) {
    const std::uint64_t before = *number;
    *number += more;
    return before;
  }
  static std::uint32_t take(std::uint32_t* number, std::uint32_t more) {
    const std::uint32_t before = *number;
    *number += more;
    return before;
  }
  static std::uint32_t read(const std::uint32_t* number) { return *number; }
  static void read_digits(std::uint32_t* to, const char* from, std::uint32_t size) {
    for (std::uint32_t first = 0; first < size; first += 8) {
      std::uint32_t word = 0;
      for (std::uint32_t i = 0; i < 8; ++i) {
        word |= (static_cast<std::uint32_t>(from[first + i]) & 15) << (4 * i);
      }
      to[first / 8] = word;
    }
  }
  static void prefetch(const char* /*from*/, std::uint32_t /*size*/) {}
  // Every look at it takes as long as a round would.
  static std::uint32_t clock() {
    static thread_local std::uint32_t cycles = 0;
    return cycles += 100'000;
  }

  static std::uint32_t same(std::uint32_t number) { return number; }
  static Word from(Word word, Word thread) {
    Word found;
    for (std::uint32_t i = 0; i < kThreads; ++i) found[i] = word[thread[i] % kThreads];
    return found;
  }
  static Word pick(Word low, Word high, Word choice) {
    const Word lower = low >> ((choice & 1) * 16);
    const Word upper = high >> ((choice >> 1) * 16);
    return (lower & 0xFFFF) | upper << 16;
  }
  static Word choice(Word low, Word high) { return low | high << 1; }
};

inline void run_warps(const Order& order) {
  using Lanes = batch::LanesPairs<WarpSimulated>;
  for (std::uint32_t warp = 0; warp < order.warps; ++warp) {
    WarpSimulated::Word rows[batch::kCells];
    batch::Scratch<Lanes> scratch;
    batch::Branching<Lanes> branching;
    std::uint32_t texts[kTextWords];
    const WarpMemory<WarpSimulated> memory = {
        .rows = rows, .scratch = &scratch, .branching = &branching, .texts = texts};
    WarpRun<WarpSimulated>(order, warp, memory).run();
  }
}

inline void deal_boards(const Order& order) {
  for (std::uint32_t warp = 0; warp < order.warps; ++warp) {
    WarpDealing<WarpSimulated>(order, warp).run();
  }
}

}  // namespace quadrille::sudoku::card
