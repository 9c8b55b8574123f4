#include "quadrille/solve/solve.h"

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/boards/conflicts.h"
#include "quadrille/boards/random_board_test.h"
#include "quadrille/formats/read.h"
#include "quadrille/rules/verify.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;

Grid board(const Shape& shape, std::string_view symbols) {
  Grid grid(shape);
  Cell cell = 0;
  for (const char c : symbols) {
    if (c == ' ') continue;
    grid.set(cell++, c == '.' ? Digit{0} : static_cast<Digit>(c - '0'));
  }
  assert(cell == shape.cell_count());
  return grid;
}

constexpr std::string_view kSeventeenClues =
    ".......1. 4........ .2....... ....5.4.7 ..8...3.. ..1.9.... 3..4..2.. .5.1..... ...8.6...";

const Shape& nine() {
  static const Shape kShape = *Shape::boxes(3, 3);
  return kShape;
}

std::vector<std::string> reasons(const Grid& puzzle, const Answer& answer) {
  std::vector<std::string> texts;
  for (const Message& message : messages_of(puzzle.shape(), answer.obstacles)) {
    texts.push_back(english().tell(message));
  }
  return texts;
}

TEST(Solve, FindsTheOneSolutionOfASeventeenCluePuzzle) {
  const Grid puzzle = board(nine(), kSeventeenClues);
  const Answer answer = solve(puzzle);
  ASSERT_EQ(answer.verdict, Verdict::one);
  EXPECT_EQ(verify(puzzle, *answer.solution), std::nullopt);
  EXPECT_FALSE(answer.another.has_value());
}

TEST(Solve, ShowsTwoDifferentSolutionsWhereThereAreSeveral) {
  const Grid puzzle(*Shape::boxes(2, 2));
  const Answer answer = solve(puzzle);
  ASSERT_EQ(answer.verdict, Verdict::many);
  EXPECT_EQ(verify(puzzle, *answer.solution), std::nullopt);
  EXPECT_EQ(verify(puzzle, *answer.another), std::nullopt);
  EXPECT_NE(*answer.solution, *answer.another);
}

TEST(Solve, NamesGivensThatContradictEachOtherBeforeAnySearch) {
  Grid puzzle(nine());
  puzzle.set(28, 7);  // r4c2
  puzzle.set(35, 7);  // r4c9
  EXPECT_THAT(reasons(puzzle, solve(puzzle)), ElementsAre("7 twice in row 4: r4c2 and r4c9"));
  const Answer answer = solve(puzzle, {.engine = EngineName::links});
  EXPECT_EQ(answer.verdict, Verdict::none);
  EXPECT_THAT(reasons(puzzle, answer), ElementsAre("7 twice in row 4: r4c2 and r4c9"));
  EXPECT_EQ(answer.stats.links.nodes, 0U);
}

TEST(Solve, NamesEveryUnitInWhichGivensContradict) {
  const Grid puzzle = board(*Shape::boxes(2, 2), "1... .1.. .... .1..");
  const Answer answer = solve(puzzle);
  EXPECT_THAT(reasons(puzzle, answer),
              ElementsAre("1 twice in column 2: r2c2 and r4c2", "1 twice in box 1: r1c1 and r2c2"));
}

TEST(Solve, NamesARuleThatNothingIsLeftFor) {
  // r1c4 can be none of 1, 2, 3 (row) and not 4 (column).
  const Grid puzzle = board(*Shape::boxes(2, 2), "123. .... .... ...4");
  const Answer answer = solve(puzzle);
  EXPECT_EQ(answer.verdict, Verdict::none);
  EXPECT_THAT(reasons(puzzle, answer),
              ElementsAre("nothing is left for r1c4", "nothing is left for row 1: 4"));
}

TEST(Solve, NumbersObstaclesAsTheRulesOfTheWholeBoard) {
  const Grid puzzle = board(nine(),
                            "12345678. ......... ......... ........9 ......... ......... "
                            "......... ......... .........");
  const Layout layout(nine());
  const std::vector<RuleId> rules = {Layout::rule(8), layout.rule(layout.row_of(0), 9)};
  for (const EngineName engine : {EngineName::automatic, EngineName::links}) {
    const Answer answer = solve(puzzle, {.engine = engine});
    EXPECT_EQ(answer.verdict, Verdict::none);
    EXPECT_TRUE(answer.obstacles.conflicts.empty());
    EXPECT_EQ(answer.obstacles.unsatisfiable, rules);
    EXPECT_THAT(reasons(puzzle, answer),
                ElementsAre("nothing is left for r1c9", "nothing is left for row 1: 9"));
  }
}

TEST(Solve, SaysNoneAfterASearchWhereNothingIsObvious) {
  // A puzzle with one solution and a digit more, one that no rule forbids but the solution does.
  Grid puzzle = board(nine(), kSeventeenClues);
  ASSERT_NE(solve(puzzle).solution->at(0), 9);
  puzzle.set(0, 9);
  ASSERT_TRUE(find_conflicts(puzzle).empty());
  EXPECT_EQ(solve(puzzle).verdict, Verdict::none);
  EXPECT_TRUE(solve(puzzle).obstacles.empty());
  const Answer answer = solve(puzzle, {.engine = EngineName::links});
  EXPECT_EQ(answer.verdict, Verdict::none);
  EXPECT_TRUE(answer.obstacles.empty());
  EXPECT_GT(answer.stats.links.nodes, 1U);
}

TEST(Solve, SaysUnknownWhenTheNodesRunOut) {
  EXPECT_EQ(solve(Grid(nine()), {.max_nodes = 10}).verdict, Verdict::unknown);
}

TEST(Solve, FillsBoardsOfEveryShape) {
  const std::vector<Shape> shapes = {
      *Shape::boxes(1, 1),
      *Shape::boxes(2, 2),
      *Shape::boxes(2, 3),
      *Shape::boxes(3, 2),
      *Shape::boxes(3, 4),
      *Shape::latin(1),
      *Shape::latin(7),
      *Shape::latin(10),
      *Shape::regions(4, {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3})};
  for (const Shape& shape : shapes) {
    Solutions solver{Grid(shape)};
    ASSERT_TRUE(solver.next()) << shape.describe();
    EXPECT_EQ(verify(Grid(shape), solver.solution()), std::nullopt) << shape.describe();
  }
}

TEST(Solve, LeavesAFullBoardAsItIs) {
  Random random(7);
  const Grid full = random_full_grid(3, 4, random);
  const Answer answer = solve(full);
  ASSERT_EQ(answer.verdict, Verdict::one);
  EXPECT_EQ(*answer.solution, full);
}

RC_GTEST_PROP(Solve, FindsTheGridThatAPuzzleWasMadeFrom, (std::uint64_t seed)) {
  Random random(seed);
  const Grid full = random_full_grid(3, 3, random);
  Grid puzzle = full;
  for (Cell cell = 0; cell < 81; ++cell) {
    if (random.below(100) < 55) puzzle.set(cell, 0);
  }
  const Answer answer = solve(puzzle);
  RC_ASSERT(answer.verdict == Verdict::one || answer.verdict == Verdict::many);
  RC_ASSERT(!verify(puzzle, *answer.solution));
  if (answer.verdict == Verdict::one) RC_ASSERT(*answer.solution == full);
}

TEST(Count, CountsToTheLimitAndSaysWhetherThatWasAll) {
  const Grid puzzle(*Shape::boxes(2, 2));
  EXPECT_EQ(count(puzzle).solutions, 288U);
  EXPECT_TRUE(count(puzzle).exact);
  EXPECT_EQ(count(puzzle, 100).solutions, 100U);
  EXPECT_FALSE(count(puzzle, 100).exact);
}

TEST(Solver, WalksAllSolutionsEachOnce) {
  Solutions solver{Grid(*Shape::latin(3))};
  std::vector<Grid> seen;
  while (solver.next()) {
    EXPECT_EQ(verify(Grid(*Shape::latin(3)), solver.solution()), std::nullopt);
    for (const Grid& other : seen) EXPECT_NE(other, solver.solution());
    seen.push_back(solver.solution());
  }
  EXPECT_EQ(seen.size(), 12U);
  EXPECT_TRUE(solver.exhausted());
  EXPECT_EQ(solver.progress(), 1);
}

TEST(Verify, FindsWhatIsWrongWithASolution) {
  Random random(7);
  const Grid full = random_full_grid(2, 3, random);
  Grid puzzle = full;
  puzzle.set(0, 0);
  EXPECT_EQ(verify(puzzle, full), std::nullopt);
  EXPECT_EQ(verify(puzzle, puzzle)->text(), "r1c1 is empty");
  EXPECT_EQ(verify(puzzle, Grid(*Shape::latin(6)))->text(),
            "the puzzle is 6x6 with boxes of 2x3, the solution 6x6 without boxes");
  Grid changed = full;
  changed.set(1, full.at(0));
  changed.set(0, full.at(1));
  EXPECT_EQ(verify(puzzle, changed)->text(), "r1c2 does not allow " + std::to_string(full.at(0)));
  EXPECT_THAT(verify(Grid(full.shape()), changed)->text(), testing::HasSubstr(" twice in column "));
}

TEST(Solutions, AreARange) {
  std::set<std::vector<Digit>> seen;
  for (const Grid& solution : solutions(Grid(*Shape::latin(3)))) {
    EXPECT_EQ(verify(Grid(*Shape::latin(3)), solution), std::nullopt);
    seen.emplace(solution.cells().begin(), solution.cells().end());
  }
  EXPECT_EQ(seen.size(), 12U);
  for (const Grid& solution : solutions(board(*Shape::boxes(2, 2), "11.. .... .... ...."))) {
    ADD_FAILURE() << "no solution, but r1c1 is " << solution.at(0);
  }
}

TEST(Engines, HaveNamesThatAreReadBack) {
  for (const EngineName engine : engine_names()) {
    EXPECT_EQ(*parse_engine(name(engine)), engine) << name(engine);
  }
  EXPECT_EQ(engine_names().size(), 12U);
  EXPECT_EQ(parse_engine("batch_128").error().text(),
            "expected auto, links, rows, learn, sat, sweep, bands, batch, batch-128, batch-avx2, "
            "batch-avx512 or gpu, found 'batch_128'");
}

TEST(Engines, EveryAnswerSaysWhoGaveItAndWhy) {
  const Grid puzzle = board(nine(), kSeventeenClues);
  const EngineReport best = solve(puzzle).engine;
  EXPECT_TRUE(is_batch(best.engine));
  EXPECT_NE(best.engine, EngineName::batch) << "with its instructions";
  EXPECT_EQ(english().tell(best.reason), "the quickest for boards of 9x9");
  for (const EngineName engine : engine_names()) {
    if (!is_available(engine)) continue;
    for (const EngineReport& report :
         {solve(puzzle, {.engine = engine}).engine, count(puzzle, 9, {.engine = engine}).engine,
          solve(std::array{puzzle, puzzle}, {.engine = engine})[1].engine}) {
      EXPECT_NE(report.engine, EngineName::automatic);
      EXPECT_TRUE(english().has(report.reason.key)) << name(engine);
      EXPECT_EQ(is_batch(report.engine), is_batch(engine) || engine == EngineName::automatic);
    }
  }
  EXPECT_EQ(solve(puzzle, {.engine = EngineName::batch_128}).engine.engine, EngineName::batch_128);
  EXPECT_EQ(solve(puzzle, {.max_nodes = 1000}).engine.engine, EngineName::links);
  const SolveOptions first = {.choose = Choice::first, .max_nodes = 1000};
  EXPECT_EQ(solve(puzzle, first).engine.engine, EngineName::links);
}

TEST(Engines, TheBatchEngineRefusesOtherBoards) {
  const Grid four(*Shape::boxes(2, 2));
  const std::string why =
      "batch-128 takes boards of 9x9 with boxes of 3x3, found 4x4 with boxes of 2x2";
  EXPECT_EQ(refusal(EngineName::batch_128, four.shape())->text(), why);
  EXPECT_EQ(refusal(EngineName::batch_128, nine()), std::nullopt);
  EXPECT_EQ(refusal(EngineName::automatic, four.shape()), std::nullopt);
  const Answer answer = solve(four, {.engine = EngineName::batch_128});
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_EQ(english().tell(answer.engine.reason), why);
  EXPECT_FALSE(count(four, 9, {.engine = EngineName::batch_128}).exact);
}

// Boards of every kind that the engines are chosen by, one after another.
std::vector<Grid> many_boards(std::size_t size) {
  Random random(3);
  std::vector<Grid> grids;
  while (grids.size() < size) {
    grids.push_back(random_puzzle(3, 3, 40, random));
    if (grids.size() % 3 == 0) grids.push_back(random_puzzle(2, 2, 30, random));
    if (grids.size() % 7 == 0) grids.push_back(random_puzzle(2, 5, 50, random));
    if (grids.size() % 11 == 0) {
      grids.emplace_back(nine());
      grids.back().set(0, 1);
      grids.back().set(1, 1);
    }
  }
  return grids;
}

TEST(Solve, AnswersManyBoardsAsItAnswersEach) {
  const std::vector<Grid> grids = many_boards(600);
  for (const std::uint32_t threads : {1U, 3U}) {
    const std::vector<Answer> answers = solve(grids, {.threads = threads});
    ASSERT_EQ(answers.size(), grids.size());
    for (std::size_t i = 0; i < grids.size(); ++i) {
      const Answer one = solve(grids[i]);
      ASSERT_EQ(answers[i].verdict, one.verdict) << i;
      EXPECT_EQ(answers[i].obstacles, one.obstacles);
      EXPECT_EQ(answers[i].engine.engine, one.engine.engine);
      if (one.verdict == Verdict::one) EXPECT_EQ(answers[i].solution, one.solution);
      if (one.verdict == Verdict::many) {
        EXPECT_EQ(verify(grids[i], *answers[i].solution), std::nullopt);
        EXPECT_EQ(verify(grids[i], *answers[i].another), std::nullopt);
        EXPECT_NE(answers[i].solution, answers[i].another);
      }
    }
  }
  EXPECT_TRUE(solve(std::span<const Grid>()).empty());
}

// Digits that are not given anywhere are counted in one order for all.
TEST(Count, IsTheSameWhicheverDigitsAreGiven) {
  const SolveOptions links = {.engine = EngineName::links};
  Random random(5);
  for (const Shape& shape : {*Shape::boxes(2, 2), *Shape::latin(4), *Shape::latin(5)}) {
    for (int board = 0; board < 40; ++board) {
      Grid grid(shape);
      for (int given = board % 8 + 1; given > 0; --given) {
        grid.set(random.below(shape.cell_count()),
                 static_cast<Digit>(random.below(shape.size()) + 1));
      }
      const Natural expected = count(grid, UINT64_MAX, links).solutions;
      const Count all = count(grid);
      EXPECT_EQ(all.number(), expected.text()) << board;
      EXPECT_TRUE(all.exact);
      if (expected < Natural(2)) continue;
      const std::uint64_t fewer = *expected.small() - 1;
      EXPECT_EQ(count(grid, fewer).number(), Natural(fewer).text());
      EXPECT_FALSE(count(grid, fewer).exact);
      EXPECT_EQ(count(grid, fewer + 2).number(), expected.text());
      EXPECT_TRUE(count(grid, fewer + 2).exact);
    }
  }
}

TEST(Count, CountsEmptyBoards) {
  EXPECT_EQ(count(Grid(*Shape::boxes(2, 2))).text(), "exactly 288");
  EXPECT_EQ(count(Grid(*Shape::latin(5))).text(), "exactly 161280");
  EXPECT_EQ(count(Grid(*Shape::boxes(2, 3))).text(), "exactly 28200960");
  EXPECT_EQ(count(Grid(*Shape::latin(22)), 1000).text(), "at least 1000");
}

TEST(Count, CountsByBandsWhatIsTooMuchToWalkThrough) {
  const Grid empty(*Shape::boxes(2, 4));
  for (const EngineName engine : {EngineName::automatic, EngineName::bands}) {
    const Count all = count(empty, UINT64_MAX, {.engine = engine});
    EXPECT_EQ(all.text(), "exactly 29136487207403520");
    EXPECT_EQ(all.engine.engine, EngineName::bands);
    EXPECT_EQ(count(empty, 1'000'000'000'000, {.engine = engine}).text(), "at least 1000000000000");
    EXPECT_EQ(count(empty, 29136487207403520, {.engine = engine}).text(),
              "exactly 29136487207403520");
  }
  const std::vector<Count> counts = count(std::array{empty, Grid(*Shape::boxes(2, 2))});
  EXPECT_EQ(counts[0].text(), "exactly 29136487207403520");
  EXPECT_EQ(counts[1].text(), "exactly 288");
}

TEST(Count, ByBandsRefusesOtherBoards) {
  const Grid sixteen(*Shape::boxes(4, 4));
  const Count refused = count(sixteen, 9, {.engine = EngineName::bands});
  EXPECT_FALSE(refused.exact);
  EXPECT_EQ(english().tell(refused.engine.reason),
            "bands counts boards of 9x9 with boxes of 3x3, boards of up to 14x14 with boxes two "
            "cells high or wide, and up to 10x10 without boxes, found 16x16 with boxes of 4x4");
  EXPECT_EQ(refusal(EngineName::bands, Grid(*Shape::boxes(3, 2))), std::nullopt);
  EXPECT_EQ(refusal(EngineName::bands, Grid(*Shape::latin(10))), std::nullopt);
  EXPECT_NE(refusal(EngineName::bands, Grid(*Shape::latin(11))), std::nullopt);
}

TEST(Count, CountsManyBoardsAsItCountsEach) {
  const std::vector<Grid> grids = many_boards(60);
  const std::vector<Count> counts = count(grids, 50, {.threads = 2});
  ASSERT_EQ(counts.size(), grids.size());
  for (std::size_t i = 0; i < grids.size(); ++i) {
    const Count one = count(grids[i], 50);
    EXPECT_EQ(counts[i].solutions, one.solutions) << i;
    EXPECT_EQ(counts[i].exact, one.exact) << i;
  }
}

TEST(Solve, GivesEachTextAnAnswerOrAnErrorOfItsOwn) {
  const std::string wrong(80, '.');
  const std::string puzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const std::vector<Result<Answer>> answers =
      solve(std::vector<std::string_view>{puzzle, wrong, "1234\n3412\n2143\n432.", "", puzzle});
  ASSERT_EQ(answers.size(), 5U);
  EXPECT_EQ(answers[0]->verdict, Verdict::one);
  EXPECT_EQ(answers[1].error().text(), read_grid(wrong).error().text());
  EXPECT_EQ(answers[2]->solution->at(15), 1);
  EXPECT_FALSE(answers[3]);
  EXPECT_EQ(answers[4]->solution, answers[0]->solution);
}

TEST(Solve, AStopLeavesManyBoardsUnknown) {
  Stop stop;
  stop.request();
  for (const Answer& answer : solve(many_boards(40), {.stop = &stop})) {
    EXPECT_TRUE(answer.verdict == Verdict::unknown || !answer.obstacles.empty());
  }
}

TEST(Solve, AStopBeforeTheMatrixIsMadeLeavesTheBoardUnknown) {
  Stop stop;
  stop.request();
  const Grid grid(*Shape::boxes(4, 4));
  Solutions solutions(grid, {.stop = &stop});
  EXPECT_FALSE(solutions.next());
  EXPECT_FALSE(solutions.exhausted());
  EXPECT_EQ(solutions.engine().reason.key, "engine.stopped");
  EXPECT_EQ(solve(grid, {.stop = &stop}).verdict, Verdict::unknown);
}

}  // namespace
}  // namespace quadrille::sudoku
