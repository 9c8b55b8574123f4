// A permutation that commutes with another one exchanges its cycles of the same length, and turns
// each of them; so m cycles of n things have m! * n^m. Rings of blocks are the same once more: m
// rings of n blocks, in each of which c permutations commute with what the ring does, have
// m! * (n * c)^m.
#include "quadrille/solve/orbits/cycle_types.h"

#include <algorithm>
#include <utility>

namespace quadrille::sudoku::orbits {
namespace {

// Adds cycles of at most so many things until none are left.
void add_cycles(std::uint32_t left, std::uint32_t longest, std::uint32_t same, CycleType& type,
                std::vector<CycleType>& types) {
  if (left == 0) {
    types.push_back(type);
    return;
  }
  for (std::uint32_t length = std::min(left, longest); length > 0; --length) {
    const bool goes_on = !type.lengths.empty() && type.lengths.back() == length;
    const std::uint32_t of_this = goes_on ? same + 1 : 1;
    const Natural before = type.commuting;
    type.lengths.push_back(length);
    type.commuting = before * Natural(std::uint64_t{length} * of_this);
    add_cycles(left - length, length, of_this, type, types);
    type.lengths.pop_back();
    type.commuting = before;
  }
}

// Adds rings of the kinds from one on.
void add_rings(std::uint32_t left, std::span<const BlockRing> kinds, std::uint32_t same,
               BlockType& type, std::vector<BlockType>& types) {
  if (left == 0) {
    types.push_back(type);
    return;
  }
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    const BlockRing& ring = kinds[kind];
    if (ring.blocks > left) continue;
    const std::uint32_t of_this = kind == 0 ? same + 1 : 1;
    const Natural before = type.commuting;
    type.rings.push_back(ring);
    type.commuting = before * ring.type.commuting * Natural(std::uint64_t{ring.blocks} * of_this);
    add_rings(left - ring.blocks, kinds.subspan(kind), of_this, type, types);
    type.rings.pop_back();
    type.commuting = before;
  }
}

}  // namespace

Natural factorial(std::uint32_t number) {
  Natural product = 1;
  for (std::uint32_t factor = 2; factor <= number; ++factor) product = product * Natural(factor);
  return product;
}

std::vector<CycleType> cycle_types(std::uint32_t things) {
  std::vector<CycleType> types;
  CycleType type;
  add_cycles(things, things, 0, type, types);
  return types;
}

std::vector<std::uint32_t> permutation_of(const CycleType& type) {
  std::vector<std::uint32_t> to;
  for (const std::uint32_t length : type.lengths) {
    const auto first = static_cast<std::uint32_t>(to.size());
    for (std::uint32_t i = 1; i < length; ++i) to.push_back(first + i);
    to.push_back(first);
  }
  return to;
}

std::vector<BlockType> block_types(std::uint32_t blocks, std::uint32_t things_of_block) {
  std::vector<BlockRing> kinds;
  for (std::uint32_t length = blocks; length > 0; --length) {
    for (CycleType& type : cycle_types(things_of_block)) kinds.push_back({length, std::move(type)});
  }
  std::vector<BlockType> types;
  BlockType type;
  add_rings(blocks, kinds, 0, type, types);
  return types;
}

}  // namespace quadrille::sudoku::orbits
