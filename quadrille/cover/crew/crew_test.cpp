#ifndef __wasi__  // where there are no threads
#include "quadrille/cover/crew/crew.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/crew/piece.h"
#include "quadrille/cover/families_test.h"

namespace quadrille::cover {
namespace {

using Listed = std::vector<std::vector<OptionId>>;

// Looks around as often as can be, so that small trees are shared out as well.
constexpr CrewOptions kEager = {.threads = 3, .alone = 1, .look = 1, .look_per_entry = 0};

std::unique_ptr<Engine> make_walk(const Problem& problem, EngineName name) {
  return name == EngineName::rows ? make_rows(problem) : make_links(problem, {}, {});
}

Listed list_all(Engine& engine) {
  Listed solutions;
  while (engine.next({})) {
    solutions.emplace_back(engine.solution().begin(), engine.solution().end());
    std::ranges::sort(solutions.back());
  }
  EXPECT_TRUE(engine.exhausted());
  EXPECT_EQ(engine.progress(), 1);
  EXPECT_EQ(engine.stats().solutions, solutions.size());
  return solutions;
}

// Sets of some of ten elements, with colours: more of them than rows turns into a small problem.
Problem random_sets(std::uint64_t seed) {
  Random random(seed);
  ProblemBuilder builder;
  add_primary_items(builder, 10, "p");
  for (std::uint32_t item = 0; item < 4; ++item) builder.add_secondary("s" + std::to_string(item));
  const ColourId red = builder.add_colour("red");
  const ColourId blue = builder.add_colour("blue");
  for (int option = 0; option < 70; ++option) {
    std::vector<Entry> entries = {{ItemId{random.below(10)}}};
    for (std::uint32_t item = 0; item < 10; ++item) {
      if (ItemId{item} != entries.front().item && random.below(4) == 0) {
        entries.push_back({ItemId{item}});
      }
    }
    const std::uint32_t kind = random.below(4);
    if (kind > 0) {
      entries.push_back({ItemId{10 + random.below(4)}, kind == 1   ? red
                                                       : kind == 2 ? blue
                                                                   : kNoColour});
    }
    builder.add_option(entries);
  }
  return *builder.build();
}

RC_GTEST_PROP(Crew, ListsWhatOneThreadListsInTheSameOrder, ()) {
  const Problem problem = random_sets(*rc::gen::inRange<std::uint64_t>(0, 1000));
  for (const EngineName name : {EngineName::links, EngineName::rows}) {
    const auto alone = make_walk(problem, name);
    const Listed expected = list_all(*alone);
    CrewOptions options = kEager;
    options.threads = *rc::gen::inRange<std::uint32_t>(2, 5);
    options.alone = *rc::gen::inRange<std::uint64_t>(1, 2000);
    options.look = *rc::gen::inRange<std::uint64_t>(1, 500);
    const auto crew = make_crew(problem, make_walk(problem, name), options);
    RC_ASSERT(list_all(*crew) == expected);
  }
}

TEST(Crew, ListsInOrderWhereTheRootIsReducedOnTheWay) {
  const Problem problem = partitions(8);
  const auto alone = make_walk(problem, EngineName::rows);
  const auto crew = make_crew(problem, make_walk(problem, EngineName::rows), kEager);
  const Listed expected = list_all(*alone);
  EXPECT_EQ(expected.size(), 4140U);  // Bell
  EXPECT_EQ(list_all(*crew), expected);
}

TEST(Crew, ListsInOrderWhereRowsAreToldByColumns) {
  const Problem problem = queens_graph(5, 5, By::edge);
  const auto alone = make_walk(problem, EngineName::rows);
  const auto crew = make_crew(problem, make_walk(problem, EngineName::rows), kEager);
  const Listed expected = list_all(*alone);
  EXPECT_EQ(expected.size(), 240U);
  EXPECT_EQ(list_all(*crew), expected);
}

TEST(Crew, CountsInTurnsOfAnyLength) {
  const Problem problem = partitions(9);
  for (const EngineName name : {EngineName::links, EngineName::rows}) {
    const auto crew = make_crew(problem, make_walk(problem, name), kEager);
    std::uint64_t count = 0;
    int turns = 0;
    for (std::uint64_t updates = 1000; !crew->exhausted(); updates += 20'000) {
      count += crew->skip(UINT64_MAX, {.most = {.nodes = UINT64_MAX, .updates = updates}});
      if (++turns % 3 == 0) crew->count_aside();
    }
    EXPECT_EQ(count, 21'147U);
    EXPECT_EQ(crew->stats().solutions, count);
    EXPECT_GT(turns, 3);
  }
}

// Threads that wait for their turn leave their pieces alone once the work is done that was allowed.
TEST(Crew, ListsInTurnsOfAnyLength) {
  const Problem problem = partitions(9);
  for (const EngineName name : {EngineName::links, EngineName::rows}) {
    const auto alone = make_walk(problem, name);
    const auto crew = make_crew(problem, make_walk(problem, name), kEager);
    int turns = 0;
    for (std::uint64_t updates = 1000; !crew->exhausted(); updates += 20'000, ++turns) {
      while (crew->next({.most = {.nodes = UINT64_MAX, .updates = updates}})) {
        ASSERT_TRUE(alone->next({}));
        ASSERT_TRUE(std::ranges::is_permutation(crew->solution(), alone->solution()));
      }
    }
    EXPECT_FALSE(alone->next({}));
    EXPECT_GT(turns, 3);
  }
}

// A list that is left for a count, and what was found ahead of its turn, is counted once.
TEST(Crew, CountsTheRestOfAList) {
  const Problem problem = partitions(8);
  for (const EngineName name : {EngineName::links, EngineName::rows}) {
    const auto crew = make_crew(problem, make_walk(problem, name), kEager);
    std::uint64_t count = 0;
    while (count < 1000 && crew->next({})) ++count;
    count += crew->skip(1000, {});
    EXPECT_EQ(count, 2000U);
    count += crew->skip(UINT64_MAX, {});
    EXPECT_EQ(count, 4140U);
    EXPECT_TRUE(crew->exhausted());
    EXPECT_FALSE(crew->next({}));
  }
}

TEST(Crew, VisitsTheNodesThatOneThreadVisits) {
  const Problem problem = partitions(8);
  const auto alone = make_walk(problem, EngineName::links);
  const auto crew = make_crew(problem, make_walk(problem, EngineName::links), kEager);
  alone->skip(UINT64_MAX, {});
  crew->skip(UINT64_MAX, {});
  EXPECT_EQ(crew->stats().links.nodes, alone->stats().links.nodes);
  EXPECT_EQ(crew->stats().links.profile, alone->stats().links.profile);
}

TEST(Crew, GoesOnAfterAStop) {
  const Problem problem = partitions(8);
  const auto crew = make_crew(problem, make_walk(problem, EngineName::rows), kEager);
  std::uint64_t count = 0;
  for (; count < 100; ++count) ASSERT_TRUE(crew->next({}));
  Stop stop;
  stop.request();
  while (crew->next({.stop = &stop})) ++count;  // what is at hand
  EXPECT_FALSE(crew->exhausted());
  while (crew->next({})) ++count;
  EXPECT_EQ(count, 4140U);
}

TEST(Crew, HearsAStopWhileSolutionsAreAtHand) {
  CrewOptions thorough = kEager;
  thorough.look = UINT64_MAX / 2;  // thousands of solutions are found before any is told
  const Problem problem = partitions(9);
  const auto crew = make_crew(problem, make_walk(problem, EngineName::links), thorough);
  std::uint64_t count = 0;
  for (; count < 100; ++count) ASSERT_TRUE(crew->next({}));
  Stop stop;
  stop.request();
  while (crew->next({.stop = &stop})) ++count;
  EXPECT_LE(count, 164U);
  EXPECT_FALSE(crew->exhausted());
  while (crew->next({})) ++count;
  EXPECT_EQ(count, 21'147U);
}

// Solutions keep coming: a look at whether others have nothing to do ends with them, too.
TEST(Crew, WalksNoFurtherThanALookWhereSolutionsTakeNoWork) {
  const Problem problem = free_choices(3, 100);
  for (const EngineName name : {EngineName::links, EngineName::rows}) {
    Piece piece;
    piece.engine = make_walk(problem, name);
    const Stop never;
    Found found;
    EXPECT_LE(piece.walk(true, 1000, never, found), 1000U);
  }
}

TEST(Crew, EndsInTheMiddleOfItsWork) {
  for (int i = 0; i < 20; ++i) {
    const auto crew = make_crew(partitions(9), make_walk(partitions(9), EngineName::rows), kEager);
    for (int found = 0; found < 50 * i; ++found) ASSERT_TRUE(crew->next({}));
  }
}

// Through the doors: what automatic begins alone, several threads go on with.
TEST(Crew, StandsBehindTheDoors) {
  const Problem problem = permutations(9);
  Search search(problem, {.engine = EngineName::links, .threads = 3});
  Search alone(problem, {.engine = EngineName::links});
  for (int i = 0; i < 60'000; ++i) {
    ASSERT_TRUE(search.next());
    ASSERT_TRUE(alone.next());
    ASSERT_TRUE(std::ranges::equal(search.solution(), alone.solution())) << i;
  }
  EXPECT_EQ(count(partitions(10), UINT64_MAX, {.threads = 3}).solutions, Natural(115'975));
  EXPECT_EQ(count(partitions(10), 1000, {.threads = 3}).text(), "at least 1000");
}

}  // namespace
}  // namespace quadrille::cover
#endif
