// LaneSets: sets of lanes as numbers, bit n for lane n, and boards that move from set to set.
//   LaneSets<L>::for_each(bits, [&](std::uint32_t lane) { … });
#pragma once

#include <cstdint>

#include "quadrille/sudoku/batch/boards.h"

namespace quadrille::sudoku::batch {

template <class L>
struct LaneSets {
  using Bits = typename L::Bits;

  static constexpr Bits kAll = static_cast<Bits>((std::uint64_t{1} << L::kCount) - 1);

  static std::uint32_t size(Bits bits) {
    return static_cast<std::uint32_t>(__builtin_popcountll(bits));
  }
  static std::uint32_t smaller_size(Bits a, Bits b) {
    return size(a) < size(b) ? size(a) : size(b);
  }

  template <class Use>
  static void for_each(Bits bits, Use use) {
    for (; bits != 0; bits &= bits - 1) use(static_cast<std::uint32_t>(__builtin_ctzll(bits)));
  }

  // Copies boards, with the numbers of their puzzles, from some lanes to as many others.
  static void move(const Boards<L>& from, Bits lanes, Boards<L>& into, Bits to) {
    const auto route = L::route(lanes, to);
#pragma GCC unroll 1
    for (std::uint32_t row = 0; row < kRows; ++row) {
      into.row[row] = L::move(route, from.row[row], into.row[row]);
    }
  }
};

}  // namespace quadrille::sudoku::batch
