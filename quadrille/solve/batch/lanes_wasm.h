// LanesWasm: Lanes128, with what WebAssembly has an instruction for: boards move from lane to lane
// by one instead of some thirty. Puzzles are solved 5 times as fast by it, and a third of the code
// is left.
#pragma once

#include <cstdint>

#include <wasm_simd128.h>

#include "quadrille/solve/batch/lanes_128.h"

namespace quadrille::sudoku::batch {

struct LanesWasm : Lanes128 {
  // Without them less has to be fetched.
  static constexpr bool kTiles = false;

  static Bits bits(Mask mask) { return wasm_i16x8_bitmask(reinterpret_cast<v128_t>(mask)); }
  static Word count_digits(Word x) {
    return reinterpret_cast<Word>(
        wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(reinterpret_cast<v128_t>(x))));
  }

  // The bytes of each lane's source; for a lane that gets nothing, those behind the last, which are
  // 0.
  struct Route {
    Mask to;
    Word from;
  };
  static Route route(Bits from, Bits to) {
    Route route = {mask(to), all(0xFFFF)};
    for (; to != 0; to &= to - 1, from &= from - 1) {
      const auto lane = static_cast<std::uint16_t>(__builtin_ctz(from));
      route.from[__builtin_ctz(to)] = static_cast<std::uint16_t>(lane * 0x0202 + 0x0100);
    }
    return route;
  }
  static Word move(const Route& route, Word from, Word into) {
    const v128_t moved =
        wasm_i8x16_swizzle(reinterpret_cast<v128_t>(from), reinterpret_cast<v128_t>(route.from));
    return reinterpret_cast<Word>(moved) | without(into, route.to);
  }
};

}  // namespace quadrille::sudoku::batch
