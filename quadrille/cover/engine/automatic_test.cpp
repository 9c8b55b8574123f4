#include <chrono>
#include <memory>
#include <new>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/engine/race.h"
#include "quadrille/cover/families_test.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cover {
namespace {

using Solution = std::set<std::uint32_t>;

template <class Searcher>
Solution found_by(const Searcher& searcher) {
  Solution solution;
  for (const OptionId option : searcher.solution()) solution.insert(index(option));
  return solution;
}

// Dancing links needs ages for its first solution.
Problem hard_square() { return latin_square({.size = 30, .empty = 342, .seed = 1}); }

TEST(Automatic, StaysWithLinksWhereThatIsQuick) {
  Search search(permutations(7));
  std::uint64_t found = 0;
  while (search.next()) ++found;
  EXPECT_EQ(found, 5040U);
  EXPECT_EQ(search.engine().engine, EngineName::links);
  // The same search: automatic costs nothing where it is not needed.
  const Count links = count(permutations(7), UINT64_MAX, {.engine = EngineName::links});
  EXPECT_EQ(search.stats().links.updates, links.stats.links.updates);
}

TEST(Automatic, WalksRowsWhereSolutionsAreShort) {
  const EngineName expected = has_rows() ? EngineName::rows : EngineName::links;
  Search search(permutations(9));
  std::uint64_t found = 0;
  while (found < 1000 && search.next()) ++found;
  EXPECT_EQ(search.engine().engine, expected);
  EXPECT_EQ(search.engine().reason.key, "engine.quick");
  EXPECT_EQ(search.stats().solutions, 1000U);
  // It goes on where it was.
  EXPECT_EQ(found + search.skip(UINT64_MAX), 362880U);
  EXPECT_TRUE(search.exhausted());
  EXPECT_EQ(search.stats().solutions, 362880U);
}

TEST(Automatic, CountsByRowsAndLooksForOneSolutionOfABoardByLinks) {
  const Problem problem = latin_square({.size = 12, .empty = 74, .seed = 2});
  Search one(problem);
  ASSERT_TRUE(one.next());
  EXPECT_EQ(one.engine().engine, EngineName::links);
  const Count links = count(problem, UINT64_MAX, {.engine = EngineName::links});
  Search all(problem);
  EXPECT_EQ(all.skip(UINT64_MAX), links.solutions);
  EXPECT_EQ(all.engine().engine, has_rows() ? EngineName::rows : EngineName::links);
  // What has begun as links is counted to the end by it.
  EXPECT_EQ(1 + one.skip(UINT64_MAX), links.solutions);
  EXPECT_EQ(one.engine().engine, EngineName::links);
}

TEST(Automatic, CountsByLinksWhereOptionsTouchLittleOfALargeMatrixHereAndThere) {
  Search sparse(queens_graph(5, 5, By::colour));
  EXPECT_EQ(sparse.skip(UINT64_MAX), 240U);
  EXPECT_EQ(sparse.engine().engine, EngineName::links);
  Search in_order(queens_graph(5, 5, By::edge));
  EXPECT_EQ(in_order.skip(UINT64_MAX), 240U);
  EXPECT_EQ(in_order.engine().engine, has_rows() ? EngineName::rows : EngineName::links);
  Search dense(partitions(12));
  EXPECT_GT(dense.skip(2000), 1999U);
  EXPECT_EQ(dense.engine().engine, has_rows() ? EngineName::rows : EngineName::links);
}

TEST(HeavyAutomatic, KeepsTheLimitOfNodesWhileItCounts) {
  const Problem problem = latin_square({.size = 13, .empty = 169, .seed = 1});
  Search search(problem, {.max_nodes = 200'000});
  search.skip(UINT64_MAX);
  EXPECT_FALSE(search.exhausted());
  EXPECT_EQ(search.nodes(), 200'000U);
}

TEST(Automatic, LetsLearningTakeOverWhereLinksDoesNotGetOn) {
  const Problem problem = hard_square();
  Search search(problem);
  ASSERT_TRUE(search.next());
  EXPECT_FALSE(verify(problem, search.solution()));
  EXPECT_EQ(search.engine().engine, EngineName::learn);
  EXPECT_EQ(search.engine().reason.key, "engine.slow_links");
}

TEST(Automatic, FindsEachSolutionOnceThoughTheEnginesTakeTurns) {
  std::uint32_t changes = 0;  // of the engine, from one solution to the next
  for (const std::uint64_t seed : {3U, 4U}) {
    const Problem problem = latin_square({.size = 22, .empty = 183, .seed = seed});
    Search search(problem);
    std::set<Solution> seen;
    EngineName last = EngineName::links;
    while (search.next()) {
      EXPECT_FALSE(verify(problem, search.solution()));
      EXPECT_TRUE(seen.insert(found_by(search)).second);
      changes += static_cast<std::uint32_t>(search.engine().engine != last);
      last = search.engine().engine;
    }
    EXPECT_TRUE(search.exhausted());
    EXPECT_EQ(seen.size(), count(problem, UINT64_MAX, {.engine = EngineName::sat}).solutions);
  }
  EXPECT_GT(changes, 3U);
}

TEST(Automatic, TellsWhyAnEngineIsForced) {
  const Problem problem = permutations(3);
  const auto report = [&](const SearchOptions& options, const Observer& observer = {}) {
    return Search(problem, options, observer).engine();
  };
  EXPECT_EQ(report({.engine = EngineName::learn}).engine, EngineName::learn);
  EXPECT_EQ(report({.engine = EngineName::learn}).reason.key, "engine.asked");
  EXPECT_EQ(report({.engine = EngineName::learn, .choose = Choice::first}).engine,
            EngineName::links);
  EXPECT_EQ(report({.engine = EngineName::learn}, [](const Move&) {}).engine, EngineName::links);
  const EngineName sat = report({.engine = EngineName::sat}).engine;
  EXPECT_EQ(sat, has_sat() ? EngineName::sat : EngineName::learn);
}

TEST(Automatic, KeepsTheLimitOfNodesAcrossEngines) {
  const Problem problem = hard_square();
  for (std::uint64_t most = 500; most <= 4000; most += 500) {
    Search search(problem, {.max_nodes = most});
    while (search.next()) {
    }
    EXPECT_EQ(search.nodes(), most);
    EXPECT_FALSE(search.exhausted());
  }
}

TEST(Race, FindsEachSolutionOnceWhoeverIsFirst) {
  const Problem problem = latin_square({.size = 12, .empty = 74, .seed = 2});
  const Natural expected = count(problem, UINT64_MAX, {.engine = EngineName::links}).solutions;
  ASSERT_GT(expected, 100U);
  ASSERT_LT(expected, 5000U);
  const auto made = Race::make(problem, {.threads = 2}, {.after = 1000});
  Race& race = *made;
  std::set<Solution> seen;
  while (race.next({})) {
    ASSERT_FALSE(verify(problem, race.solution()));
    EXPECT_TRUE(seen.insert(found_by(race)).second);
  }
  EXPECT_TRUE(race.exhausted());
  EXPECT_EQ(seen.size(), expected);
}

TEST(Race, TakesTurnsOnOneThreadTheSameEveryTime) {
  const Problem problem = latin_square({.size = 12, .empty = 74, .seed = 2});
  const Natural expected = count(problem, UINT64_MAX, {.engine = EngineName::links}).solutions;
  std::vector<Solution> before;
  for (int run = 0; run < 2; ++run) {
    const auto race = Race::make(problem, {.threads = 1}, {.after_alone = 5000});
    std::vector<Solution> found;
    std::set<EngineName> engines;
    while (race->next({})) {
      ASSERT_FALSE(verify(problem, race->solution()));
      found.push_back(found_by(*race));
      engines.insert(race->report().engine);
    }
    EXPECT_TRUE(race->exhausted());
    EXPECT_EQ(std::set<Solution>(found.begin(), found.end()).size(), found.size());
    EXPECT_EQ(found.size(), expected);
    EXPECT_EQ(engines.size(), has_sat() ? 2U : 1U);
    if (run == 1) EXPECT_EQ(found, before);
    before = std::move(found);
  }
}

TEST(Race, ProvesByTurnsThatThereIsNone) {
  const auto race = Race::make(pigeons(7), {.threads = 1}, {.after_alone = 500});
  EXPECT_FALSE(race->next({}));
  EXPECT_TRUE(race->exhausted());
}

TEST(Race, KeepsTheLimitOfWorkOnOneThread) {
  const auto race = Race::make(pigeons(13), {.threads = 1}, {.after_alone = 1000});
  for (std::uint64_t most = 500; most <= 8000; most += 500) {
    EXPECT_FALSE(race->next({.most = {.nodes = UINT64_MAX, .updates = most}}));
    EXPECT_GE(race->work().updates, most);
    EXPECT_LT(race->work().updates, most + 500);
    EXPECT_FALSE(race->exhausted());
  }
}

TEST(Race, IsStoppedAsAWhole) {
  const auto made = Race::make(pigeons(13), {.threads = 2});
  Race& race = *made;
  Stop stop;
  stop.set_deadline(Stop::Clock::now() + std::chrono::milliseconds(300));
  EXPECT_FALSE(race.next({.stop = &stop}));
  EXPECT_FALSE(race.exhausted());
}

TEST(Race, ProvesThatThereIsNone) {
  const auto made = Race::make(pigeons(7), {.threads = 2});
  Race& race = *made;
  EXPECT_FALSE(race.next({}));
  EXPECT_TRUE(race.exhausted());
}

#ifndef __wasi__  // nothing can be thrown there

// An engine that has no memory left, at once or in the middle of its search.
TEST(Race, GoesOnAloneWhereTheOtherRunsOutOfMemory) {
  struct Exhausting final : InformedEngine {
    bool next(const Limits& /*limits*/) override { throw std::bad_alloc(); }
    void forbid(std::span<const OptionId> /*solution*/) override {}
    [[nodiscard]] std::span<const OptionId> solution() const override { return {}; }
    [[nodiscard]] bool exhausted() const override { return false; }
    [[nodiscard]] Work work() const override { return {}; }
    [[nodiscard]] Stats stats() const override { return {}; }
    [[nodiscard]] double progress() const override { return 0; }
    [[nodiscard]] EngineReport report() const override { return {}; }
  };
  std::uint32_t asked = 0;
  const Race::Rival cannot_be_made = {.make =
                                          [&](const Problem&, const Stop*) {
                                            ++asked;
                                            return throw std::bad_alloc(),
                                                   std::unique_ptr<InformedEngine>();
                                          },
                                      .after = 0,
                                      .after_alone = 0};
  const Race::Rival cannot_search = {.make =
                                         [&](const Problem&, const Stop*) {
                                           ++asked;
                                           return std::make_unique<Exhausting>();
                                         },
                                     .after = 0,
                                     .after_alone = 0};
  for (const std::uint32_t threads : {1U, 2U}) {
    for (const Race::Rival& rival : {cannot_be_made, cannot_search}) {
      asked = 0;
      const auto race = Race::make(permutations(5), {.threads = threads}, rival);
      std::uint64_t found = 0;
      while (race->next({})) ++found;
      EXPECT_EQ(found, 120U);
      EXPECT_TRUE(race->exhausted());
      EXPECT_EQ(race->report().engine, EngineName::learn);
      EXPECT_EQ(asked, has_sat() ? 1U : 0U);  // and not a second time
    }
  }
}

// The learning engine, with memory for so many solutions and no more.
struct Forgetful final : InformedEngine {
  Forgetful(const Problem& problem, int solutions)
      : learn(make_learn(problem, {})), left(solutions) {}

  bool next(const Limits& limits) override {
    if (left-- == 0) throw std::bad_alloc();
    return learn->next(limits);
  }
  void forbid(std::span<const OptionId> solution) override { learn->forbid(solution); }
  [[nodiscard]] std::span<const OptionId> solution() const override { return learn->solution(); }
  [[nodiscard]] bool exhausted() const override { return learn->exhausted(); }
  [[nodiscard]] Work work() const override { return learn->work(); }
  [[nodiscard]] Stats stats() const override { return learn->stats(); }
  [[nodiscard]] double progress() const override { return learn->progress(); }
  [[nodiscard]] EngineReport report() const override { return learn->report(); }

  std::unique_ptr<InformedEngine> learn;
  int left;
};

TEST(Automatic, LetsLinksGoOnAloneWhereLearningRunsOutOfMemory) {
  const Problem problem = latin_square({.size = 22, .empty = 183, .seed = 3});
  const Natural expected = count(problem, UINT64_MAX, {.engine = EngineName::links}).solutions;
  for (const int memory : {-1, 0, 1, 5}) {  // -1: not even to be made
    int races = 0;
    const auto engine =
        make_automatic(problem, {}, [&](const Problem& same, const SearchOptions& options) {
          ++races;
          if (memory < 0) throw std::bad_alloc();
          auto learn = std::make_unique<Forgetful>(same, memory);
          return std::make_unique<Race>(same, std::move(learn), Race::Rival{}, options.threads);
        });
    std::set<Solution> seen;
    while (engine->next({})) {
      EXPECT_FALSE(verify(problem, engine->solution()));
      EXPECT_TRUE(seen.insert(found_by(*engine)).second);
    }
    EXPECT_TRUE(engine->exhausted());
    EXPECT_EQ(seen.size(), expected);
    EXPECT_EQ(races, 1);
    EXPECT_EQ(engine->report().engine, EngineName::links);
    EXPECT_EQ(engine->report().reason.key, "engine.no_memory");
    EXPECT_EQ(engine->stats().solutions, expected);
  }
}

#endif

}  // namespace
}  // namespace quadrille::cover
