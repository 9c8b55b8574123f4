#include "quadrille/cover/recording.h"

#include <gmock/gmock.h>

#include "quadrille/cover/families_test.h"
#include "quadrille/cover/replay.h"

namespace quadrille::cover {
namespace {

using testing::Field;

TEST(Recording, HasEveryMoveOfASearchThatEnds) {
  const Problem problem = permutations(4);
  std::size_t moves = 0;
  Search search(problem, {.engine = EngineName::links}, [&](const Move&) { ++moves; });
  while (search.next()) {
  }
  const Recording recording = record(problem);
  EXPECT_TRUE(recording.complete);
  EXPECT_EQ(recording.moves.size(), moves);
}

TEST(Recording, EndsWithTheFirstSolutionIfNoMoreIsWanted) {
  const Problem problem = permutations(4);
  const Recording recording = record(problem, {.first_solution_only = true});
  EXPECT_TRUE(recording.complete);
  EXPECT_THAT(recording.moves.back(), Field(&Move::kind, Move::Kind::solution));
  const Replay replay(problem, recording.moves);
  EXPECT_EQ(replay.first_solution(), replay.size());
}

TEST(Recording, IsCutOffAfterAsManyMovesAsAreWanted) {
  const Recording recording = record(permutations(4), {.most_moves = 10});
  EXPECT_FALSE(recording.complete);
  EXPECT_EQ(recording.moves.size(), 10U);
}

TEST(Recording, IsWholeWhereItIsExactlyAsLongAsIsWanted) {
  const std::size_t all = record(permutations(3)).moves.size();
  EXPECT_TRUE(record(permutations(3), {.most_moves = all}).complete);
  EXPECT_FALSE(record(permutations(3), {.most_moves = all - 1}).complete);
}

TEST(Recording, EndsWhenItIsStopped) {
  Stop stop;
  stop.request();
  EXPECT_FALSE(record(permutations(4), {.stop = &stop}).complete);
}

}  // namespace
}  // namespace quadrille::cover
