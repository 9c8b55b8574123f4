// Cycle types: the permutations of things that nothing tells apart, those as one that only differ
// in which things they move. Two permutations are conjugate if their cycles have the same lengths.
//   for (const CycleType& type : cycle_types(3)) …    // 1+1+1, 2+1, 3: one, three and two of them
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/natural.h"

namespace quadrille::sudoku::orbits {

struct CycleType {
  std::vector<std::uint32_t> lengths = {};  // of all cycles, those of single things too
  Natural commuting = 1;                    // how many permutations commute with one of this type
};

Natural factorial(std::uint32_t number);

// All types of the permutations of so many things. Of a type there are as many as there are
// permutations, divided by those that commute with one.
std::vector<CycleType> cycle_types(std::uint32_t things);

// Where each thing goes in one permutation of that type.
std::vector<std::uint32_t> permutation_of(const CycleType& type);

// Blocks that follow each other in a ring, and what has become of the things in a block once they
// are back in it.
struct BlockRing {
  std::uint32_t blocks = 1;
  CycleType type = {};
};

// The same for blocks of things, of which the things in a block and the blocks may change places.
struct BlockType {
  std::vector<BlockRing> rings = {};
  Natural commuting = 1;
};

std::vector<BlockType> block_types(std::uint32_t blocks, std::uint32_t things_of_block);

}  // namespace quadrille::sudoku::orbits
