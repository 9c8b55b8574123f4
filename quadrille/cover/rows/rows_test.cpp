#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/base/instruction_set.h"
#include "quadrille/base/random.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/spread.h"
#include "quadrille/cover/families_test.h"
#include "quadrille/cover/rows/arena.h"
#include "quadrille/cover/subtree.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cover {
namespace {

using Path = std::vector<OptionId>;

std::vector<Path> walk_through(Engine& engine) {
  std::vector<Path> solutions;
  while (engine.next({})) {
    solutions.emplace_back(engine.solution().begin(), engine.solution().end());
  }
  EXPECT_TRUE(engine.exhausted());
  return solutions;
}

std::set<Path> without_order(std::vector<Path> solutions) {
  std::set<Path> set;
  for (Path& solution : solutions) {
    std::ranges::sort(solution);
    EXPECT_TRUE(set.insert(solution).second) << "it came twice";
  }
  return set;
}

// Groups of three items that hardly meet: rows as wide as one likes, and solutions everywhere.
Problem wide_problem(std::uint32_t items, std::uint32_t colours, std::uint64_t seed) {
  Random random(seed);
  ProblemBuilder builder;
  std::vector<ItemId> primary;
  std::vector<ItemId> secondary;
  for (std::uint32_t i = 0; i < items; ++i) {
    primary.push_back(builder.add_primary("p" + std::to_string(i)));
  }
  for (std::uint32_t i = 0; i < items / 4; ++i) {
    secondary.push_back(builder.add_secondary("s" + std::to_string(i)));
  }
  std::vector<ColourId> palette;
  for (std::uint32_t i = 0; i < colours; ++i) {
    palette.push_back(builder.add_colour("c" + std::to_string(i)));
  }
  const auto paint = [&](std::uint32_t item) {
    Entry entry{secondary[item % secondary.size()]};
    const std::uint64_t colour = random.below(colours + 1);
    if (colour > 0) entry.colour = palette[colour - 1];
    return entry;
  };
  // Every three items in a row can be covered one by one, or two and one; every sixth has a choice
  // of its own as well.
  for (std::uint32_t i = 0; i + 2 < items; i += 3) {
    builder.add_option({{primary[i]}});
    builder.add_option({{primary[i]}, {primary[i + 1]}});
    builder.add_option({{primary[i + 1]}, {primary[i + 2]}});
    builder.add_option({{primary[i + 2]}});
    if (i % 6 == 0)
      builder.add_option({{primary[i]}, {primary[i + 1]}, {primary[i + 2]}, paint(i)});
    if (i % 9 == 0)
      builder.add_option({{primary[i]}, {primary[i + 1]}, {primary[i + 2]}, paint(i + 3)});
  }
  for (std::uint32_t i = items - items % 3; i < items; ++i) builder.add_option({{primary[i]}});
  return *builder.build();
}

class RowsOnEverySet : public testing::TestWithParam<InstructionSet> {
 protected:
  void SetUp() override {
    if (!has_rows()) GTEST_SKIP() << "a page has no rows";
    if (!is_available(GetParam())) GTEST_SKIP() << "this processor does not have it";
  }
};

INSTANTIATE_TEST_SUITE_P(, RowsOnEverySet, testing::ValuesIn(kInstructionSets),
                         [](const auto& param) {
                           return "with_" + std::string(name(param.param));
                         });

TEST_P(RowsOnEverySet, FindsWhatLinksFinds) {
  for (const Problem& problem :
       {permutations(6), latin_square({.size = 9, .empty = 36, .seed = 3}),
        latin_square({.size = 12, .empty = 60, .seed = 5}), wide_problem(27, 0, 1),
        wide_problem(27, 3, 2), wide_problem(30, 9, 3)}) {
    const auto rows = make_rows(problem, nullptr, GetParam());
    ASSERT_NE(rows, nullptr);
    const auto links = make_links(problem, {}, {});
    const std::vector<Path> found = walk_through(*rows);
    for (const Path& solution : found) EXPECT_FALSE(verify(problem, solution));
    EXPECT_EQ(without_order(found), without_order(walk_through(*links)));
  }
}

// Here links takes two seconds under the sanitizers; how many there are is known: 2 · 5!.
TEST_P(RowsOnEverySet, FindsAllColouringsOfAGraph) {
  const Problem problem = queens_graph(5, 5, By::edge);
  const std::vector<Path> found = walk_through(*make_rows(problem, nullptr, GetParam()));
  for (const Path& solution : found) EXPECT_FALSE(verify(problem, solution));
  EXPECT_EQ(without_order(found).size(), 240U);
  EXPECT_EQ(found.size(), 240U);
}

// Straight and bent pieces of three squares, as many as there is room for: a search that is long
// enough for what is done to the root on the way.
Problem trominoes(std::uint32_t height, std::uint32_t width) {
  using Square = std::pair<std::uint32_t, std::uint32_t>;
  constexpr Square kShapes[6][3] = {{{0, 0}, {0, 1}, {0, 2}}, {{0, 0}, {1, 0}, {2, 0}},
                                    {{0, 0}, {0, 1}, {1, 0}}, {{0, 0}, {0, 1}, {1, 1}},
                                    {{0, 0}, {1, 0}, {1, 1}}, {{0, 1}, {1, 0}, {1, 1}}};
  ProblemBuilder builder;
  std::vector<ItemId> squares;
  for (std::uint32_t i = 0; i < height * width; ++i) {
    squares.push_back(builder.add_primary("s" + std::to_string(i)));
  }
  for (std::uint32_t i = 0; i < height * width; ++i) {
    for (const auto& shape : kShapes) {
      std::vector<Entry> entries;
      for (const auto& [down, right] : shape) {
        const std::uint32_t row = i / width + down;
        const std::uint32_t column = i % width + right;
        if (row < height && column < width) entries.push_back({squares[row * width + column]});
      }
      if (entries.size() == 3) builder.add_option(entries);
    }
  }
  return *builder.build();
}

TEST_P(RowsOnEverySet, DropsNoRowThatASolutionNeeds) {
  const Problem problem = trominoes(5, 6);
  const auto rows = make_rows(problem, nullptr, GetParam());
  const std::vector<Path> found = walk_through(*rows);
  EXPECT_EQ(without_order(found), without_order(walk_through(*make_links(problem, {}, {}))));
  // However it is called, it goes the same way.
  const auto again = make_rows(problem, nullptr, GetParam());
  while (again->skip(7, {}) > 0) {
  }
  EXPECT_EQ(again->stats().solutions, found.size());
  EXPECT_EQ(again->work().nodes, rows->work().nodes);
}

TEST_P(RowsOnEverySet, GoesTheSameWay) {
  const Problem problem = latin_square({.size = 12, .empty = 60, .seed = 5});
  const auto one = make_rows(problem, nullptr, InstructionSet::vector128);
  const auto other = make_rows(problem, nullptr, GetParam());
  EXPECT_EQ(walk_through(*one), walk_through(*other));
  EXPECT_EQ(one->work().nodes, other->work().nodes);
  EXPECT_EQ(one->work().updates, other->work().updates);
  EXPECT_EQ(one->stats().propagations, other->stats().propagations);
  EXPECT_EQ(one->stats().conflicts, other->stats().conflicts);
}

// Each width that there is code for, and the ways from one to the next narrower.
TEST_P(RowsOnEverySet, TakesRowsOfEveryWidth) {
  for (const std::uint32_t colours : {0U, 2U, 7U}) {
    for (const std::uint32_t items : {50U, 90U, 150U, 210U, 270U, 330U, 400U, 500U, 700U}) {
      const Problem problem = wide_problem(items, colours, items);
      const auto rows = make_rows(problem, nullptr, GetParam());
      ASSERT_NE(rows, nullptr) << items;
      for (int number = 0; number < 100; ++number) {
        ASSERT_TRUE(rows->next({})) << items;
        ASSERT_FALSE(verify(problem, rows->solution())) << items << " items, number " << number;
      }
    }
  }
}

// An option with several edges, or with ends of no colour, besides those of the graph.
Problem random_graph(std::uint64_t seed) {
  Random random(seed);
  Edges edges;
  for (std::uint32_t edge = 0; edge < 120; ++edge) {
    const std::uint32_t end = random.below(26);
    edges.emplace_back(end, (end + 1 + random.below(25)) % 26);
  }
  const Problem graph = colourings(edges, 26, 5, By::edge);
  ProblemBuilder builder;
  add_primary_items(builder, 120, "edge ");
  for (std::uint32_t end = 0; end < 26; ++end) builder.add_secondary(std::to_string(end));
  for (std::uint32_t colour = 0; colour < 5; ++colour) builder.add_colour(std::to_string(colour));
  for (std::uint32_t option = 0; option < graph.option_count(); ++option) {
    const auto entries = graph.entries(OptionId{option});
    builder.add_option({entries.begin(), entries.end()});
    const std::uint32_t edge = index(entries.front().item);
    if (option % 40 == 0 && edge + 9 < 120) {
      builder.add_option({{ItemId{edge}}, {ItemId{edge + 9}}, {ItemId{120 + random.below(26)}}});
    }
  }
  return *builder.build();
}

// Most rows stay when one is taken, and those of an item stand together.
TEST_P(RowsOnEverySet, FindsInTheOrderOfLinksByColumns) {
  constexpr int kMost = 40;
  std::vector<Problem> problems = {queens_graph(5, 5, By::edge)};
  for (std::uint64_t seed = 1; seed <= 3; ++seed) problems.push_back(random_graph(seed));
  for (const Problem& problem : problems) {
    ASSERT_TRUE(suits_columns(spread_of(problem)));
    const auto rows = make_rows(problem, nullptr, GetParam());
    const auto links = make_links(problem, {}, {});
    int found = 0;
    for (; found < kMost && links->next({}); ++found) {
      ASSERT_TRUE(rows->next({}));
      ASSERT_FALSE(verify(problem, rows->solution()));
      Path path(rows->solution().begin(), rows->solution().end());
      Path expected(links->solution().begin(), links->solution().end());
      std::ranges::sort(path);
      std::ranges::sort(expected);
      ASSERT_EQ(path, expected);
    }
    EXPECT_GT(found, 0);
    if (found < kMost) {
      EXPECT_FALSE(rows->next({}));
      EXPECT_TRUE(rows->exhausted());
      EXPECT_EQ(rows->work().nodes, links->stats().decisions);
    }
  }
}

TEST_P(RowsOnEverySet, GivesAwayAPartOfWhatItWalksThroughByColumns) {
  const Problem problem = queens_graph(5, 5, By::edge);
  const auto rows = make_rows(problem, nullptr, GetParam());
  ASSERT_TRUE(rows->next({}));
  const std::optional<Share> share = rows->split();
  ASSERT_TRUE(share);
  const std::size_t kept = 1 + walk_through(*rows).size();
  ASSERT_FALSE(share->next.empty());
  std::size_t given = 0;
  for (const OptionId next : share->next) {
    Branch branch{.taken = share->taken};
    branch.taken.push_back(next);
    const Subtree below(problem, branch, *share->open);
    given += walk_through(*make_links(below.problem(), {}, {})).size();
  }
  EXPECT_GT(given, 0U);
  EXPECT_EQ(kept + given, 240U);
}

TEST_P(RowsOnEverySet, LeavesRowsThatAreTooLongToOthers) {
  EXPECT_EQ(make_rows(wide_problem(1200, 0, 1), nullptr, GetParam()), nullptr);
}

TEST_P(RowsOnEverySet, KeepsToItsLimits) {
  const Problem problem = pigeons(9);
  const auto rows = make_rows(problem, nullptr, GetParam());
  for (std::uint64_t nodes = 10; !rows->exhausted(); nodes += 10) {
    EXPECT_FALSE(rows->next({.most = {.nodes = nodes, .updates = UINT64_MAX}}));
    EXPECT_LE(rows->work().nodes, nodes);
  }
  const auto at_once = make_rows(problem, nullptr, GetParam());
  EXPECT_FALSE(at_once->next({}));
  EXPECT_EQ(at_once->work().nodes, rows->work().nodes);
}

TEST(Arena, TakesFromFurtherBlocksAndComesBack) {
  rows::Arena arena;
  const rows::Arena::Mark empty = rows::mark(arena);
  std::uint64_t* const first = rows::take(arena, 10);
  std::vector<std::uint64_t*> taken;
  for (std::uint64_t size = 1; size < 1U << 16U; size *= 2) {
    taken.push_back(rows::take(arena, size));
    for (std::uint64_t i = 0; i < size; ++i) taken.back()[i] = size;
  }
  for (std::size_t i = 0; i < taken.size(); ++i) {
    EXPECT_EQ(taken[i][0], 1U << i);
    EXPECT_EQ(taken[i][(1U << i) - 1], 1U << i);
  }
  rows::rewind(arena, empty);
  EXPECT_EQ(rows::take(arena, 10), first);
  // What does not fit into the block that is there.
  rows::take(arena, 1U << 20U)[(1U << 20U) - 1] = 1;
}

}  // namespace
}  // namespace quadrille::cover
