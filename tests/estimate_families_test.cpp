// Whether an estimate is as near to the truth as it says, on a dozen families of problems.
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/cover/estimate.h"
#include "quadrille/cover/families_test.h"
#include "quadrille/cover/search.h"
#include "quadrille/gallery/families.h"
#include "quadrille/gallery/pieces.h"
#include "quadrille/rules/encode.h"

namespace quadrille {
namespace {

struct NamedFamily {
  std::string name;
  cover::Problem problem;
};

// Each of n days needs two or three of the people, each of whom works on three days at most.
cover::Problem shifts(std::uint32_t days, std::uint32_t people) {
  cover::ProblemBuilder builder;
  for (std::uint32_t day = 0; day < days; ++day) {
    builder.add_primary("day " + std::to_string(day), {.least = 2, .most = 3});
  }
  for (std::uint32_t person = 0; person < people; ++person) {
    builder.add_primary("person " + std::to_string(person), {.least = 0, .most = 3});
  }
  for (std::uint32_t day = 0; day < days; ++day) {
    for (std::uint32_t person = 0; person < people; ++person) {
      if ((day + person) % 3 == 0) continue;
      builder.add_option({{cover::ItemId{day}}, {cover::ItemId{days + person}}});
    }
  }
  return *builder.build();
}

std::vector<NamedFamily> families() {
  return {{"queens", gallery::queens(10)},
          {"Langford pairs", gallery::langford(8)},
          {"dominoes", gallery::dominoes(6, 6)},
          {"dominoes that do not fit", cover::mutilated_chessboard(6)},
          {"Latin squares", gallery::latin_squares(4)},
          {"pentominoes", gallery::pentominoes(3, 20)},
          {"the Soma cube", gallery::soma()},
          {"partitions of a set", cover::partitions(8)},
          {"permutations", cover::permutations(8)},
          {"pigeons", cover::pigeons(7)},
          {"boards", sudoku::encode(sudoku::Grid(*sudoku::Shape::boxes(2, 2))).problem},
          {"items with bounds", shifts(4, 6)}};
}

TEST(HeavyEstimate, SpreadIsWhatItClaimsOnADozenFamilies) {
  constexpr std::uint64_t kSeeds = 20;
  std::uint64_t all = 0;
  for (const NamedFamily& family : families()) {
    cover::Search search(family.problem, {.engine = cover::EngineName::links});
    search.skip(UINT64_MAX);
    const auto nodes = static_cast<double>(search.stats().links.nodes);
    std::uint64_t within = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      const cover::Estimate estimate =
          cover::estimate(family.problem, {.probes = 2000, .seed = seed});
      const double off = std::abs(estimate.nodes.mean.number() - nodes);
      if (off <= estimate.nodes.spread().number() + 1e-9 * nodes) ++within;
    }
    EXPECT_GE(within, kSeeds * 7 / 10) << family.name << ", " << nodes << " nodes";
    all += within;
  }
  EXPECT_GE(all, families().size() * kSeeds * 9 / 10);
}

}  // namespace
}  // namespace quadrille
