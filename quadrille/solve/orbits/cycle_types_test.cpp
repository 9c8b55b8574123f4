// There are as many permutations of all types together as there are permutations.
#include "quadrille/solve/orbits/cycle_types.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku::orbits {
namespace {

TEST(CycleTypes, AreThePartitionsOfANumber) {
  EXPECT_EQ(cycle_types(0).size(), 1U);
  EXPECT_EQ(cycle_types(4).size(), 5U);
  EXPECT_EQ(cycle_types(9).size(), 30U);
}

TEST(CycleTypes, HaveAllPermutationsTogether) {
  for (std::uint32_t things = 0; things <= 10; ++things) {
    Natural sum;
    for (const CycleType& type : cycle_types(things)) sum += factorial(things) / type.commuting;
    EXPECT_EQ(sum, factorial(things)) << things;
  }
}

TEST(CycleTypes, APermutationHasTheCyclesOfItsType) {
  for (const CycleType& type : cycle_types(6)) {
    const std::vector<std::uint32_t> to = permutation_of(type);
    std::vector<std::uint32_t> lengths;
    std::vector<bool> seen(to.size(), false);
    for (std::uint32_t first = 0; first < to.size(); ++first) {
      if (seen[first]) continue;
      lengths.push_back(0);
      for (std::uint32_t at = first; !seen[at]; at = to[at]) {
        seen[at] = true;
        ++lengths.back();
      }
    }
    EXPECT_EQ(lengths, type.lengths);
  }
}

TEST(BlockTypes, HaveAllPermutationsOfTheirBlocksTogether) {
  for (const auto& [blocks, things] : {std::pair(1U, 4U), {2U, 3U}, {3U, 3U}, {4U, 2U}, {5U, 2U}}) {
    Natural all = factorial(blocks);
    for (std::uint32_t block = 0; block < blocks; ++block) all = all * factorial(things);
    Natural sum;
    for (const BlockType& type : block_types(blocks, things)) sum += all / type.commuting;
    EXPECT_EQ(sum, all) << blocks << " " << things;
  }
  EXPECT_EQ(block_types(3, 3).size(), 22U);  // so that rows of 9x9 can be moved in 22 ways
}

}  // namespace
}  // namespace quadrille::sudoku::orbits
