#include "quadrille/measure/run.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/measure/report.h"
#include "quadrille/solve/solve.h"

namespace quadrille::measure {
namespace {

using sudoku::Grid;

// A clock that goes on by the same time whenever it is read.
Clock ticking(double step) {
  return [now = 0.0, step]() mutable { return now += step; };
}

const BoardSet& easy_set() {
  static const BoardSet kSet = *set_of(puzzle_levels().front());
  return kSet;
}

const Contender& links() { return all_contenders().front(); }

TEST(BoardSet, ShowsEachPuzzleInManyViewsByTurns) {
  const BoardSet& set = easy_set();
  EXPECT_EQ(set.size(), 5U * 1024);
  EXPECT_EQ(std::set<std::string_view>({set.text(0), set.text(5), set.text(10)}).size(), 3U);
  for (const std::size_t board : {std::size_t{0}, std::size_t{7}, set.size() - 1}) {
    const sudoku::Answer answer =
        sudoku::solve(set.boards[board], {.engine = sudoku::EngineName::links});
    EXPECT_EQ(answer.verdict, sudoku::Verdict::one);
    EXPECT_EQ(*answer.solution, set.solutions[board]);
    EXPECT_EQ(*sudoku::read_grid(set.text(board)), set.boards[board]);
    EXPECT_EQ(*sudoku::read_grid(set.solution_text(board)), set.solutions[board]);
  }
  for (const PuzzleLevel& level : puzzle_levels()) EXPECT_TRUE(set_of(level)) << level.name;
}

TEST(BoardSet, TakesBoardsOfOtherShapes) {
  Grid puzzle = *sudoku::solve(Grid(*sudoku::Shape::boxes(4, 4))).solution;
  puzzle.set(0, 0);
  const Result<BoardSet> set = set_of(std::span(&puzzle, 1));
  ASSERT_TRUE(set);
  EXPECT_FALSE(set->is_plain());
  EXPECT_GT(set->size(), 100U);
  EXPECT_EQ(contenders(*set).size(), 2U);  // none that works in a batch
  EngineRun run(links(), *set);
  EXPECT_EQ(run.go_on(1, ticking(1)), std::nullopt);
  EXPECT_EQ(run.puzzles(), 5U);
}

TEST(BoardSet, RefusesAPuzzleThatHasNotOneSolution) {
  const Grid blank(*sudoku::Shape::boxes(3, 3));
  const Result<BoardSet> set = set_of(std::span(&blank, 1));
  ASSERT_FALSE(set);
  EXPECT_EQ(set.error().text(), "expected one solution of " + std::string(81, '.'));
}

TEST(BoardSet, IsNotMadeAfterAStop) {
  Stop stop;
  stop.request();
  EXPECT_EQ(set_of(puzzle_levels().front(), &stop).ok(), false);
}

TEST(EngineRun, CountsPuzzlesAndTheTimeOfSolving) {
  for (const Contender& contender : contenders(easy_set())) {
    EngineRun run(contender, easy_set());
    EXPECT_EQ(run.rate(), 0.0);
    EXPECT_EQ(run.go_on(3, ticking(1)), std::nullopt) << contender.name;
    EXPECT_EQ(run.seconds(), 3.0);
    EXPECT_EQ(run.puzzles(), contender.one_at_a_time ? 15U : 3U * 640) << contender.name;
    EXPECT_EQ(run.rate() * 3, static_cast<double>(run.puzzles()));
    EXPECT_GE(run.nodes_per_puzzle(), 1.0);
    EXPECT_EQ(run.updates_per_puzzle() > 0, contender.engine == sudoku::EngineName::links);
  }
}

TEST(EngineRun, MeasuresEveryEngineThatCanTakeTheBoards) {
  std::size_t measured = 0;
  for (const Contender& contender : all_contenders()) {
    if (!can_take(contender, easy_set())) continue;
    EngineRun run(contender, easy_set());
    EXPECT_EQ(run.go_on(1, ticking(1)), std::nullopt) << contender.name;
    ++measured;
  }
  EXPECT_GT(measured, contenders(easy_set()).size());
}

TEST(EngineRun, GoesRoundASetThatIsNoWholeNumberOfPieces) {
  BoardSet set = easy_set();
  set.boards.erase(set.boards.begin() + 7, set.boards.end());
  EngineRun run(links(), set);
  std::vector<std::uint64_t> counts;
  for (int piece = 0; piece < 4; ++piece) {
    EXPECT_EQ(run.go_on(1, ticking(1)), std::nullopt);
    counts.push_back(run.puzzles());
  }
  EXPECT_EQ(counts, (std::vector<std::uint64_t>{5, 7, 12, 14}));
}

TEST(EngineRun, CountsNothingThatIsWrong) {
  EngineRun lying(links(), easy_set(),
                  [](const BoardSet& set, std::size_t first, Answers& answers, const Stop*) {
                    std::ranges::fill(answers.counts, 1);
                    std::ranges::fill(answers.solutions, set.solutions[first]);
                  });
  const std::optional<Error> wrong = lying.go_on(1, ticking(1));
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->text().substr(0, 29), "links: expected the solution ");
  EXPECT_EQ(lying.puzzles(), 0U);
  EngineRun silent(links(), easy_set(), [](const BoardSet&, std::size_t, Answers&, const Stop*) {});
  EXPECT_TRUE(silent.go_on(1, ticking(1)));
}

TEST(Comparison, GivesEachItsTimeInShortTurns) {
  const std::vector<Contender> both(all_contenders().begin(), all_contenders().begin() + 2);
  Comparison comparison(easy_set(), both, {.seconds = 0.03, .clock = ticking(0.01)});
  EXPECT_TRUE(comparison.advance());
  EXPECT_EQ(comparison.runs()[0].puzzles(), 5U);
  EXPECT_EQ(comparison.runs()[1].puzzles(), 5U);
  while (comparison.advance()) {
  }
  EXPECT_FALSE(comparison.wrong());
  EXPECT_NEAR(comparison.runs()[1].seconds(), 0.03, 0.011);
}

TEST(Comparison, EndsWhenItIsStopped) {
  Stop stop;
  stop.request();
  Comparison comparison(easy_set(), contenders(easy_set()),
                        {.seconds = 1000, .clock = ticking(1), .stop = &stop});
  EXPECT_FALSE(comparison.advance());
  EXPECT_EQ(comparison.runs()[0].puzzles(), 0U);
}

TEST(Report, IsWrittenForSheetsAndPages) {
  const std::vector<ReportRow> rows = {{.level = "a, \"b\"|c",
                                        .engine = "links",
                                        .puzzles = 10,
                                        .seconds = 0.5,
                                        .rate = 20,
                                        .nodes_per_puzzle = 2.5,
                                        .updates_per_puzzle = 100},
                                       {.level = "easy",
                                        .engine = "single",
                                        .puzzles = 30,
                                        .seconds = 0.5,
                                        .rate = 60,
                                        .nodes_per_puzzle = 1,
                                        .updates_per_puzzle = 0,
                                        .ratio = 3}};
  EXPECT_EQ(report_csv(rows),
            "level,engine,puzzles,seconds,puzzles_per_second,nodes_per_puzzle,updates_per_puzzle,"
            "ratio\n"
            "\"a, \"\"b\"\"|c\",links,10,0.500000,20.0,2.500,100.0,\n"
            "easy,single,30,0.500000,60.0,1.000,0.0,3.000\n");
  EXPECT_EQ(report_markdown(rows),
            "| level | engine | puzzles | seconds | puzzles/s | nodes | updates | ratio |\n"
            "|---|---|---:|---:|---:|---:|---:|---:|\n"
            "| a, \"b\"\\|c | links | 10 | 0.500 | 20 | 2.5 | 100 |  |\n"
            "| easy | single | 30 | 0.500 | 60 | 1.0 | 0 | 3.0 |\n");
  const ReportOrigin here{.machine = "Abacus, 2 beads", .compiler = "hand", .version = "0.1"};
  EXPECT_TRUE(report_csv(rows, &here).ends_with("0.0,3.000,\"Abacus, 2 beads\",hand,0.1\n"));
  EXPECT_TRUE(report_markdown(rows, &here).ends_with("\n\nAbacus, 2 beads; hand; 0.1\n"));
  EXPECT_EQ(report_json(rows[1]),
            R"({"level":"easy","engine":"single","puzzles":30,"seconds":0.5,)"
            R"("puzzles_per_second":60.0,"nodes_per_puzzle":1.0,"ratio":3.0})");
  EXPECT_EQ(report_text(rows[1]).size(), report_heading().size());
}

TEST(Report, ComparesWithTheFirstRun) {
  const std::vector<Contender> both(all_contenders().begin(), all_contenders().begin() + 2);
  Comparison comparison(easy_set(), both, {.seconds = 0.01, .clock = ticking(0.01)});
  while (comparison.advance()) {
  }
  std::vector<ReportRow> rows;
  add_rows(rows, "easy", comparison.runs());
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].ratio, 1.0);
  rows.clear();
  add_rows(rows, "easy", comparison.runs().first(1));
  EXPECT_EQ(rows[0].ratio, std::nullopt);
}

}  // namespace
}  // namespace quadrille::measure
