// Digit sets: sets of different digits that add up to something.
//   std::vector<Digits> sets = sets_of_sum(2, {10}, all, 100);   // 1+9, 2+8, 3+7, 4+6
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/rules/draft/rule.h"

namespace quadrille::sudoku::rules {

// The sets of `count` of these digits whose sum is one of the sums, or any where there are none, in
// the order of their least digits. Where there are more than `most`, so many and one.
std::vector<Digits> sets_of_sum(std::size_t count, std::span<const std::int64_t> sums,
                                const Digits& among, std::size_t most);

}  // namespace quadrille::sudoku::rules
