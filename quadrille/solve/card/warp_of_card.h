// WarpOfCard: 32 threads of a graphics card that go through the same code together. Each of them
// has its own part of every word (lanes_pairs.h, warp_run.h).
//
// Compiled by clang for the card alone, without any header of a toolkit: what it needs are
// instructions, which the compiler knows by name.
#pragma once

#include <cstdint>

namespace quadrille::sudoku::card {

struct WarpOfCard {
  using Word = std::uint32_t;

  static constexpr std::uint32_t kThreadsHere = 1;  // of which this code sees the words
#if __CUDA_ARCH__ >= 900
  static constexpr bool kHasLeast = true;
#else
  static constexpr bool kHasLeast = false;
#endif

  static Word spread(Word x) { return __nvvm_prmt(x, 0, 0xBB99); }
  static Word least(Word a, Word b) {
    Word least = 0;
#if __CUDA_ARCH__ >= 900
    asm("min.u16x2 %0, %1, %2;" : "=r"(least) : "r"(a), "r"(b));
#endif
    return least;
  }
  static Word count(Word x) {
    return static_cast<Word>(__builtin_popcount(x & 0xFFFF)) |
           static_cast<Word>(__builtin_popcount(x >> 16)) << 16;
  }
  static std::uint32_t ballot(Word x) { return __nvvm_vote_ballot_sync(kAll, (x & 1) != 0); }
  static bool any(Word x) { return __nvvm_vote_any_sync(kAll, x != 0); }
  // How many of the set are before this thread.
  static Word count_below(std::uint32_t threads) {
    return static_cast<Word>(__builtin_popcount(threads & ((1U << thread()) - 1)));
  }
  // Waits for all threads; each sees what the others have written.
  static void sync() { __nvvm_bar_warp_sync(kAll); }

  template <class Use>
  [[gnu::always_inline]] static void for_each_thread(Use use) {
    use(thread());
  }
  static std::uint32_t get(Word word, std::uint32_t /*thread*/) { return word; }
  static void set(Word& word, std::uint32_t /*thread*/, std::uint32_t value) { word = value; }
  // Of one thread alone.
  template <class Use>
  [[gnu::always_inline]] static void once(Use use) {
    if (thread() == 0) use();
  }

  // Memory that others change at the same time.
  static std::uint64_t read(const std::uint64_t* number) {
    return *static_cast<const volatile std::uint64_t*>(number);
  }
  // Both return what was there before.
  static std::uint64_t add(std::uint64_t* number, std::uint64_t more) {
    return static_cast<std::uint64_t>(
        __nvvm_atom_add_gen_ll(reinterpret_cast<long long*>(number), static_cast<long long>(more)));
  }
  // For the whole warp.
  static std::uint32_t take(std::uint32_t* number, std::uint32_t more) {
    int before = 0;
    if (thread() == 0) {
      before = __nvvm_atom_add_gen_i(reinterpret_cast<int*>(number), static_cast<int>(more));
    }
    return static_cast<std::uint32_t>(__nvvm_shfl_sync_idx_i32(kAll, before, 0, 31));
  }
  static std::uint32_t read(const std::uint32_t* number) {
    return *static_cast<const volatile std::uint32_t*>(number);
  }
  // All threads together: the lower halves of characters, eight in a word; up to seven more.
  // requires: `from` is where a number of 64 bits may begin
  static void read_digits(std::uint32_t* to, const char* from, std::uint32_t size) {
    const auto* const source = reinterpret_cast<const std::uint64_t*>(from);
    // Many loads are on their way at once: they are what takes long.
    constexpr std::uint32_t kAtOnce = 7;
    for (std::uint32_t first = thread(); first * 8 < size; first += 32 * kAtOnce) {
      std::uint64_t found[kAtOnce];
#pragma GCC unroll 7
      for (std::uint32_t i = 0; i < kAtOnce; ++i) {
        const std::uint32_t place = first + 32 * i;
        found[i] = place * 8 < size ? source[place] : 0;
      }
#pragma GCC unroll 7
      for (std::uint32_t i = 0; i < kAtOnce; ++i) {
        const std::uint32_t place = first + 32 * i;
        if (place * 8 < size) {
          to[place] = __nvvm_prmt(pairs_of(static_cast<std::uint32_t>(found[i])),
                                  pairs_of(static_cast<std::uint32_t>(found[i] >> 32)), 0x6420);
        }
      }
    }
  }
  // That this will be read soon.
  static void prefetch(const char* from, std::uint32_t size) {
    for (std::uint32_t place = thread() * 128; place < size; place += 32 * 128) {
      asm volatile("prefetch.global.L2 [%0];" ::"l"(from + place));
    }
  }
  // It comes round again in some seconds.
  static std::uint32_t clock() { return static_cast<std::uint32_t>(__nvvm_read_ptx_sreg_clock()); }

  // What the first thread has, where each might find something else.
  static std::uint32_t same(std::uint32_t number) {
    return static_cast<std::uint32_t>(
        __nvvm_shfl_sync_idx_i32(kAll, static_cast<int>(number), 0, 31));
  }
  // What another thread has, each of them that of one it names.
  static Word from(Word word, Word thread) {
    return static_cast<Word>(
        __nvvm_shfl_sync_idx_i32(kAll, static_cast<int>(word), static_cast<int>(thread), 31));
  }
  // A half of each of two words, as choice() says: 0 for the lower one.
  static Word pick(Word low, Word high, Word choice) { return __nvvm_prmt(low, high, choice); }
  static Word choice(Word low, Word high) { return 0x5410 + low * 0x22 + high * 0x2200; }

  static std::uint32_t thread() {
    return static_cast<std::uint32_t>(__nvvm_read_ptx_sreg_tid_x()) % 32;
  }

 private:
  static constexpr std::uint32_t kAll = 0xFFFFFFFF;

  // The lower halves of four bytes, in the first and the third.
  static std::uint32_t pairs_of(std::uint32_t bytes) {
    const std::uint32_t halves = bytes & 0x0F0F0F0F;
    return halves | halves >> 4;
  }
};

}  // namespace quadrille::sudoku::card
