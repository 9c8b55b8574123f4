// Rings: the ways to move things that nothing tells apart, those as one that are conjugate.
//   std::vector<std::uint32_t> to(9);
//   walk_rings(rings, to, 1, [&](const Natural& times) { … });    // to: where each thing goes
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "quadrille/base/natural.h"

namespace quadrille::sudoku::orbits {

// Sets of as many things each, of which each set goes onto the next one and the last onto the
// first, in any way.
using Ring = std::vector<std::vector<std::uint32_t>>;

// False: no more.
using UseTimes = std::function<bool(const Natural& times)>;

// Calls use(times) for each kind of ways to do so in all rings, with `to` as one of them; times is
// multiplied by how many there are. False: use() said so.
bool walk_rings(std::span<const Ring> rings, std::vector<std::uint32_t>& to, const Natural& times,
                const UseTimes& use);

// Blocks of as many things each, which can change places with what is in them, and so can that:
// bands, and stacks beside them.
struct OpenBlocks {
  std::vector<std::vector<std::uint32_t>> bands = {};
  std::vector<std::vector<std::uint32_t>> stacks = {};
  bool turns = false;  // whether stacks can take the part of bands: then that is one with it

  // How many ways there are, if no band becomes a stack.
  [[nodiscard]] Natural orders() const;
};

// The same for those; transposed: all bands become stacks, and all stacks bands.
//   requires: as many of both then, with as many things
bool walk_blocks(const OpenBlocks& open, bool transposed, std::vector<std::uint32_t>& to,
                 const Natural& times, const UseTimes& use);

}  // namespace quadrille::sudoku::orbits
