#include "quadrille/cover/count.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/families_test.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/sweep/sweep.h"
#include "quadrille/cover/sweep/table.h"

namespace quadrille::cover {
namespace {

constexpr SearchOptions kSweep = {.engine = EngineName::sweep};

class Sweeping : public testing::Test {
 protected:
  void SetUp() override {
    if (!is_available(EngineName::sweep)) GTEST_SKIP() << "there is no sweep in a page";
  }
};

void sweep_agrees_with_brute_force(const Mix& mix) {
  if (!is_available(EngineName::sweep)) return;
  const Problem problem = random_problem(mix);
  const Count swept = count(problem, UINT64_MAX, kSweep);
  RC_ASSERT(swept.exact);
  RC_ASSERT(swept.solutions == Natural(brute_force(problem).size()));
}

RC_GTEST_PROP(Sweep, CountsWhatTryingEverySetFinds, ()) { sweep_agrees_with_brute_force({}); }

RC_GTEST_PROP(Sweep, CountsWhatTryingEverySetFindsWithSecondaryItems, ()) {
  sweep_agrees_with_brute_force({.most_secondary = 4});
}

RC_GTEST_PROP(Sweep, CountsWhatTryingEverySetFindsWithColours, ()) {
  sweep_agrees_with_brute_force({.most_secondary = 4, .colours = 3});
}

// Kasteleyn, and Temperley and Fisher, 1961.
TEST_F(Sweeping, CountsDominoesOnAChessboardAndPast64Bits) {
  EXPECT_EQ(count(dominoes(8, 8), UINT64_MAX, kSweep).number(), "12988816");
  const Count large = count(dominoes(16, 16), UINT64_MAX, kSweep);
  EXPECT_EQ(large.number(), "2444888770250892795802079170816");
  EXPECT_EQ(large.text(), "exactly 2444888770250892795802079170816");
  EXPECT_EQ(large.engine.engine, EngineName::sweep);
  EXPECT_EQ(large.stats.solutions, UINT64_MAX);
  EXPECT_EQ(count(dominoes(7, 7), UINT64_MAX, kSweep).number(), "0");
}

TEST_F(Sweeping, IsWhatACountTurnsToWhereWalkingTakesTooLong) {
  const Count counted = count(dominoes(12, 12));
  EXPECT_EQ(counted.number(), "53060477521960000");
  EXPECT_EQ(counted.engine.engine, EngineName::sweep);
}

TEST_F(Sweeping, CountsPermutationsAndPartitions) {
  EXPECT_EQ(count(permutations(14), UINT64_MAX, kSweep).number(), "87178291200");
  EXPECT_EQ(count(partitions(10), UINT64_MAX, kSweep).number(), "115975");
}

// States of several words: the front of a board on its side, with its items in a bad order.
TEST_F(Sweeping, CountsWideFrontsAsWalkingDoes) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const Problem problem = latin_square({.size = 12, .empty = 50, .seed = seed});
    const Count walked = count(problem, UINT64_MAX, {.engine = EngineName::links});
    EXPECT_EQ(count(problem, UINT64_MAX, kSweep).number(), walked.number()) << seed;
  }
}

TEST_F(Sweeping, StopsAtTheLimitAndSaysThatThereMayBeMore) {
  const Count limited = count(dominoes(8, 8), 1'000'000, kSweep);
  EXPECT_EQ(limited.number(), "1000000");
  EXPECT_FALSE(limited.exact);
  const Count all = count(dominoes(8, 8), 12'988'816, kSweep);
  EXPECT_EQ(all.text(), "exactly 12988816");
}

TEST_F(Sweeping, KeepsToItsMemoryAndThenWalks) {
  const Problem problem = dominoes(6, 6);
  const auto sweep = sweep::make_sweep(problem, {.memory = 4096});
  ASSERT_NE(sweep, nullptr);
  EXPECT_EQ(sweep->advance(UINT64_MAX), sweep::Sweep::End::no_memory);
  const Count counted = count(problem, UINT64_MAX, {.engine = EngineName::sweep, .memory = 4096});
  EXPECT_EQ(counted.text(), "exactly 6728");
  EXPECT_NE(counted.engine.engine, EngineName::sweep);
  EXPECT_EQ(counted.engine.reason.key, "engine.no_sweep");
}

TEST_F(Sweeping, GoesOnWhereItWasAfterAnyNumberOfMoves) {
  const auto sweep = sweep::make_sweep(dominoes(10, 10));
  int pauses = 0;
  while (sweep->advance(97) == sweep::Sweep::End::pause) ++pauses;
  EXPECT_GT(pauses, 10);
  EXPECT_EQ(sweep->number().text(), "258584046368");
}

// A table that has to grow while a stop is requested puts that off, and loses nothing.
TEST_F(Sweeping, LosesNothingWhenItIsStopped) {
  Stop stop;
  const Problem problem = dominoes(12, 12);
  const auto sweep = sweep::make_sweep(problem, {.stop = &stop});
  ASSERT_NE(sweep, nullptr);
  auto end = sweep::Sweep::End::pause;
  for (int turn = 0; end == sweep::Sweep::End::pause; ++turn) {
    // A deadline that has passed is a stop; one that lies ahead takes it back.
    const auto now = Stop::Clock::now();
    stop.set_deadline(turn % 2 == 0 ? now - std::chrono::seconds(1) : now + std::chrono::hours(1));
    end = sweep->advance(501);
  }
  EXPECT_EQ(sweep->number().text(), "53060477521960000");
}

// The walk and learning have solutions at hand without end; the sweep needs a turn all the same, or
// this never ends.
TEST_F(Sweeping, HasItsTurnWhereSolutionsAreManyAndLong) {
  ProblemBuilder builder;
  for (int item = 0; item < 140; ++item) {
    const ItemId id = builder.add_primary(std::to_string(item));
    builder.add_option({{id}});
    builder.add_option({{id}});
  }
  const Count counted = count(*builder.build());
  EXPECT_EQ(counted.text(), "exactly 1393796574908163946345982392040522594123776");
}

// However short they are: each is over before the sweep has been planned.
TEST_F(Sweeping, IsBegunByWhoeverCountsInSlicesOfTime) {
  Stop slice;
  Counter counter(dominoes(12, 12), UINT64_MAX, {.engine = EngineName::sweep, .stop = &slice});
  const auto run_for_a_moment = [&] {
    slice.set_deadline(Stop::Clock::now() + std::chrono::microseconds(300));
    return counter.run();
  };
  while (!run_for_a_moment()) continue;
  EXPECT_EQ(counter.count().number(), "53060477521960000");
}

// Slices of time may be shorter than it takes to move a large table.
TEST(SweepTable, GoesOnGrowingWhereItWasStopped) {
  sweep::Table<1> table;
  const std::uint64_t one = 1;
  std::uint64_t states = 0;
  for (; states < 150'000 || table.has_room(); ++states) {
    if (!table.has_room()) ASSERT_EQ(table.grow(nullptr), sweep::Table<1>::Grown::grown);
    ASSERT_TRUE(table.add({states}, sweep::hash_of(sweep::Key<1>{states}), &one));
  }
  Stop stop;
  const auto grow_for_a_moment = [&] {
    stop.set_deadline(Stop::Clock::now() + std::chrono::microseconds(50));
    return table.grow(&stop);
  };
  while (grow_for_a_moment() != sweep::Table<1>::Grown::grown) continue;
  EXPECT_FALSE(table.is_growing());
  EXPECT_TRUE(table.has_room());
  for (std::uint64_t state = 0; state < states; ++state) {
    ASSERT_LT(table.find({state}, sweep::hash_of(sweep::Key<1>{state})), table.place_count());
  }
}

TEST(Count, OfAProblemWithNothingToCoverIsOne) {
  for (const EngineName engine : {EngineName::automatic, EngineName::sweep}) {
    EXPECT_EQ(count(Problem(), UINT64_MAX, {.engine = engine}).text(), "exactly 1");
  }
}

TEST(Count, IsAtLeastWhatWasFoundBeforeAStop) {
  Stop stop;
  stop.request();
  const Count counted = count(dominoes(8, 8), UINT64_MAX, {.stop = &stop});
  EXPECT_EQ(counted.text(), "at least 0");
}

}  // namespace
}  // namespace quadrille::cover
