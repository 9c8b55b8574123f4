#include "quadrille/sudoku/batch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/verify.h"
#include "quadrille/sudoku/write.h"

namespace quadrille::sudoku {
namespace {

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kEmpty(81, '.');

TEST(Batch, AnswersInTheOrderInWhichPuzzlesWereAdded) {
  Batch batch;
  batch.add(kPuzzle);
  batch.add(kEmpty);
  batch.add("55" + kEmpty.substr(2));
  batch.add(*read_grid(kPuzzle));
  const std::vector<BatchAnswer> answers = batch.solve();
  ASSERT_EQ(answers.size(), 4);
  EXPECT_EQ(answers[0].solution, kSolution);
  EXPECT_EQ(answers[1].solutions, 2);
  EXPECT_EQ(verify(*read_grid(kEmpty), *read_grid(answers[1].solution)), std::nullopt);
  EXPECT_EQ(answers[2].solutions, 0);
  EXPECT_EQ(answers[2].solution, "");
  EXPECT_EQ(answers[3].solution, kSolution);
  for (const BatchAnswer& answer : answers) {
    EXPECT_TRUE(answer.complete);
    EXPECT_FALSE(answer.error);
  }
}

TEST(Batch, GivesBadPuzzlesAnErrorOfTheirOwn) {
  Batch batch;
  batch.add(kPuzzle);
  batch.add(kPuzzle.substr(1));
  batch.add("1234\n3412\n2143\n4321");
  batch.add("");
  batch.add(Grid(*Shape::latin(9)));
  batch.add(kPuzzle);
  const std::vector<BatchAnswer> answers = batch.solve();
  ASSERT_EQ(answers.size(), 6);
  EXPECT_EQ(answers[0].solution, kSolution);
  EXPECT_EQ(answers[1].error->text(), read_grid(kPuzzle.substr(1)).error().text());
  EXPECT_EQ(answers[2].error->text(),
            "expected a board 9x9 with boxes of 3x3, found 4x4 with boxes of 2x2");
  EXPECT_TRUE(answers[3].error);
  EXPECT_EQ(answers[4].error->text(),
            "expected a board 9x9 with boxes of 3x3, found 9x9 without boxes");
  EXPECT_EQ(answers[5].solution, kSolution);
}

TEST(Batch, IsFedPieceByPiece) {
  Batch batch({.limit = 1});
  EXPECT_TRUE(batch.solve().empty());
  batch.add(kPuzzle);
  EXPECT_EQ(batch.solve().size(), 1);
  EXPECT_TRUE(batch.solve().empty());
  batch.add("");
  batch.add(kEmpty);
  const std::vector<BatchAnswer> answers = batch.solve();
  ASSERT_EQ(answers.size(), 2);
  EXPECT_EQ(answers[1].solutions, 1);
}

TEST(Batch, ReadsEveryFormatAndPencilMarks) {
  Batch batch;
  batch.add(write(*read_grid(kPuzzle), Format::grid));
  batch.add(write(*read_grid(kPuzzle), Format::marks));
  batch.add(write(*read_grid(kPuzzle), Format::json));
  for (const BatchAnswer& answer : batch.solve()) EXPECT_EQ(answer.solution, kSolution);
}

TEST(Batch, SaysWhatAStopHasCutShort) {
  Stop stop;
  Batch batch({.limit = UINT64_MAX, .stop = &stop});
  stop.set_deadline(Stop::Clock::now() + std::chrono::milliseconds(10));
  batch.add(kPuzzle);
  batch.add(kEmpty);
  const std::vector<BatchAnswer> answers = batch.solve();
  EXPECT_FALSE(answers[1].complete);
  EXPECT_GT(answers[1].solutions, 0);
}

}  // namespace
}  // namespace quadrille::sudoku
