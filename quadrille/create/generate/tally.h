// Tally: what was tried, and how near it came to the wishes.
//   tally.describe(wishes) == "3,214 puzzles tried; the hardest was rated 2.8"
#pragma once

#include <cstdint>
#include <string>

#include "quadrille/create/wishes.h"

namespace quadrille::create {

struct Tally {
  std::uint64_t tried = 0;
  std::uint64_t fewest_solutions = UINT64_MAX;  // of those given up with several, for a mask
  std::uint32_t fewest_clues = UINT32_MAX;
  std::uint32_t most_clues = 0;
  std::uint64_t not_minimal = 0;
  std::uint64_t rated = 0;
  std::uint64_t too_hard = 0;  // they were rated no further
  logic::Difficulty easiest = UINT32_MAX;
  logic::Difficulty hardest = 0;

  void see_clues(std::uint32_t clues);
  void see_rating(logic::Difficulty difficulty);
  void add(const Tally& other);

  [[nodiscard]] std::string describe(const Wishes& wishes) const;
};

}  // namespace quadrille::create
