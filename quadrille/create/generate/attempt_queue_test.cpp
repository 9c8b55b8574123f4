#include "quadrille/create/generate/attempt_queue.h"

#include <gtest/gtest.h>

namespace quadrille::create {
namespace {

GeneratedPuzzle some_puzzle() {
  const sudoku::Grid grid(*sudoku::Shape::boxes(2, 2));
  return {.puzzle = grid, .solution = grid};
}

std::vector<AttemptId> given_out(AttemptQueue& queue, std::size_t number) {
  std::vector<AttemptId> ids;
  queue.give_out(number, ids);
  return ids;
}

TEST(AttemptQueue, GivesOutNewPuzzlesBeforeSecondAttempts) {
  AttemptQueue queue(2, 16);
  EXPECT_EQ(given_out(queue, 4),
            (std::vector<AttemptId>{{.puzzle = 0}, {.puzzle = 1}, {0, 1}, {0, 2}}));
}

TEST(AttemptQueue, GivesOutAgainWhatNobodyAnswered) {
  AttemptQueue queue(1, 16);
  {
    const AttemptBatch lost(queue, 2);  // as when memory runs out
    ASSERT_EQ(lost.ids().size(), 2U);
  }
  AttemptBatch batch(queue, 2);
  EXPECT_EQ(std::vector(batch.ids().begin(), batch.ids().end()),
            (std::vector<AttemptId>{{0, 0}, {0, 1}}));
  batch.answer({{.id = {0, 0}}, {.id = {0, 1}, .puzzle = some_puzzle()}});
  EXPECT_EQ(queue.made(), 1U);
  EXPECT_EQ(queue.take().size(), 1U);
}

TEST(AttemptQueue, WaitsForAnEarlierAttemptThatWasGivenBack) {
  AttemptQueue queue(1, 16);
  const std::vector<AttemptId> first = given_out(queue, 1);
  queue.answer({{.id = {0, 1}, .puzzle = some_puzzle()}});
  EXPECT_EQ(queue.made(), 0U);
  queue.give_back(first);
  EXPECT_EQ(given_out(queue, 8), first);
  queue.answer({{.id = first[0], .puzzle = some_puzzle()}});
  EXPECT_EQ(queue.made(), 1U);
}

TEST(AttemptQueue, ForgetsLaterAttemptsOnceAPuzzleIsMade) {
  AttemptQueue queue(1, 16);
  const std::vector<AttemptId> ids = given_out(queue, 2);
  queue.answer({{.id = ids[0], .puzzle = some_puzzle()}});
  queue.give_back({&ids[1], 1});
  EXPECT_TRUE(given_out(queue, 8).empty());
}

}  // namespace
}  // namespace quadrille::create
