#include "quadrille/solve/orbits/rings.h"

#include <utility>

#include "quadrille/solve/orbits/cycle_types.h"

namespace quadrille::sudoku::orbits {
namespace {

using Blocks = std::vector<std::vector<std::uint32_t>>;

Natural power(const Natural& base, std::size_t exponent) {
  Natural product = 1;
  for (std::size_t i = 0; i < exponent; ++i) product = product * base;
  return product;
}

std::uint32_t things_of(const Blocks& blocks) {
  return blocks.empty() ? 0 : static_cast<std::uint32_t>(blocks.front().size());
}

Natural orders_of(const Blocks& blocks) {
  return power(factorial(things_of(blocks)), blocks.size()) *
         factorial(static_cast<std::uint32_t>(blocks.size()));
}

std::vector<BlockType> types_of(const Blocks& blocks) {
  return block_types(static_cast<std::uint32_t>(blocks.size()), things_of(blocks));
}

// Each set onto the next one as it stands, the last onto the first by a permutation of that type.
void send_round(const Ring& ring, const CycleType& type, std::vector<std::uint32_t>& to) {
  for (std::size_t set = 1; set < ring.size(); ++set) {
    for (std::size_t i = 0; i < ring[set].size(); ++i) to[ring[set - 1][i]] = ring[set][i];
  }
  const std::vector<std::uint32_t> last = permutation_of(type);
  for (std::size_t i = 0; i < last.size(); ++i) to[ring.back()[i]] = ring.front()[last[i]];
}

// In the rings of that type, a block follows the other; with some beside them, one of these comes
// between it and the next.
void send_blocks(const BlockType& type, const Blocks& blocks, const Blocks& beside,
                 std::vector<std::uint32_t>& to) {
  std::size_t block = 0;
  for (const BlockRing& ring : type.rings) {
    Ring sets;
    for (std::uint32_t i = 0; i < ring.blocks; ++i, ++block) {
      sets.push_back(blocks[block]);
      if (!beside.empty()) sets.push_back(beside[block]);
    }
    send_round(sets, ring.type, to);
  }
}

// What bands do on the way to stacks and back is what they do on a board that is not turned; and to
// each way to do so there are as many as there are orders of the stacks.
bool walk_transposed(const OpenBlocks& open, std::vector<std::uint32_t>& to, const Natural& all,
                     const UseTimes& use) {
  for (const BlockType& type : types_of(open.bands)) {
    send_blocks(type, open.bands, open.stacks, to);
    if (!use(all / type.commuting)) return false;
  }
  return true;
}

}  // namespace

bool walk_rings(std::span<const Ring> rings, std::vector<std::uint32_t>& to, const Natural& times,
                const UseTimes& use) {
  if (rings.empty()) return use(times);
  const Ring& ring = rings.front();
  const std::uint32_t things = things_of(ring);
  const Natural all = times * power(factorial(things), ring.size());
  for (const CycleType& type : cycle_types(things)) {
    send_round(ring, type, to);
    if (!walk_rings(rings.subspan(1), to, all / type.commuting, use)) return false;
  }
  return true;
}

Natural OpenBlocks::orders() const { return orders_of(bands) * orders_of(stacks); }

bool walk_blocks(const OpenBlocks& open, bool transposed, std::vector<std::uint32_t>& to,
                 const Natural& times, const UseTimes& use) {
  const Natural all = times * open.orders();
  if (transposed) return walk_transposed(open, to, all, use);
  const std::vector<BlockType> of_bands = types_of(open.bands);
  const std::vector<BlockType> of_stacks = types_of(open.stacks);
  for (std::size_t band = 0; band < of_bands.size(); ++band) {
    send_blocks(of_bands[band], open.bands, {}, to);
    const Natural some = all / of_bands[band].commuting;
    // What stands before it was there, with bands for stacks.
    for (std::size_t stack = open.turns ? band : 0; stack < of_stacks.size(); ++stack) {
      send_blocks(of_stacks[stack], open.stacks, {}, to);
      const Natural both = open.turns && stack > band ? 2 : 1;
      if (!use(some * both / of_stacks[stack].commuting)) return false;
    }
  }
  return true;
}

}  // namespace quadrille::sudoku::orbits
