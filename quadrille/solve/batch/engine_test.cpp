#include "quadrille/solve/batch/engine.h"

#include <chrono>
#include <functional>
#include <ostream>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/boards/conflicts.h"
#include "quadrille/cover/search.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/encode.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/batch/lanes_128.h"
#include "quadrille/solve/batch/puzzles_test.h"
#include "quadrille/solve/batch/shuffled_puzzle_test.h"
#include "quadrille/solve/batch/transpose.h"
#include "quadrille/solve/card/machine_card.h"
#include "quadrille/solve/card/stand_in_test.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku::batch {
namespace {

constexpr std::size_t kCharacters = 81;

// A machine that the tests are about.
struct Kind {
  std::string name;
  std::function<Engine()> make;

  friend std::ostream& operator<<(std::ostream& out, const Kind& kind) { return out << kind.name; }
};

// Those of this processor, the simulated card, and a real one where there is one.
std::vector<Kind> kinds() {
  std::vector<Kind> kinds;
  for (const InstructionSet set : kInstructionSets) {
    if (!is_available(set)) continue;
    kinds.push_back({"Set" + std::string(name(set)), [set] { return Engine(set); }});
  }
#ifdef QUADRILLE_STAND_IN
  kinds.push_back(
      {"Card", [] { return Engine(std::make_unique<card::MachineCard>(card::open_stand_in())); }});
#endif
#ifdef QUADRILLE_REAL_CARD
  if (const auto fleet = card::Fleet::open()) {
    kinds.push_back({"RealCard", [cards = *fleet] {
                       return Engine(std::make_unique<card::MachineCard>(cards));
                     }});
  }
#endif
  return kinds;
}

std::string name_of(const testing::TestParamInfo<Kind>& about) { return about.param.name; }

// What dancing links says: the oracle of these tests.
struct Truth {
  std::uint64_t solutions = 0;
  std::string first;
};

Truth ask_links(const Grid& grid, std::uint64_t limit) {
  Solutions solver(grid, {.engine = EngineName::links});
  Truth truth;
  while (truth.solutions < limit && solver.next()) {
    if (++truth.solutions == 1) truth.first = write(solver.solution(), Format::line);
  }
  return truth;
}

Truth ask_links(const std::string& puzzle, std::uint64_t limit) {
  return ask_links(*read_grid(puzzle), limit);
}

// As lanes_wasm.h reads and writes texts.
struct Untiled : Lanes128 {
  static constexpr bool kTiles = false;
};

TEST(Transpose, ReadsAndWritesTheSameTextsWithTilesAndWithout) {
  const std::string puzzle =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.0";
  const std::string solved =
      "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
  std::vector<const char*> texts(Lanes128::kCount, puzzle.data());
  texts[3] = solved.data();
  Boards<Lanes128> tiled;
  Boards<Untiled> plain;
  read_texts(texts.data(), tiled);
  read_texts(texts.data(), plain);
  for (std::size_t row = 0; row < kCells; ++row) {
    for (std::uint32_t lane = 0; lane < Lanes128::kCount; ++lane) {
      EXPECT_EQ(tiled.row[row][lane], plain.row[row][lane]) << row << ", " << lane;
    }
  }

  texts.assign(Lanes128::kCount, solved.data());
  read_texts(texts.data(), tiled);
  read_texts(texts.data(), plain);
  for (const bool with_tiles : {true, false}) {
    std::vector<std::string> written(2, std::string(kCharacters, '#'));
    char* const targets[] = {written[0].data(), written[1].data()};
    with_tiles ? write_texts(tiled, targets, 2) : write_texts(plain, targets, 2);
    EXPECT_EQ(written, std::vector<std::string>(2, solved));
  }
}

struct Answers {
  std::vector<std::uint64_t> solutions;
  std::vector<std::string> texts;  // the kept solutions, puzzle by puzzle
  Report report;
};

Answers ask_engine(Engine& engine, std::span<const std::string> puzzles, std::uint64_t limit,
                   std::uint32_t kept = 1, const Stop* stop = nullptr) {
  constexpr std::size_t kStride = kCharacters + 3;
  std::vector<const char*> texts;
  for (const std::string& puzzle : puzzles) texts.push_back(puzzle.data());
  Answers answers;
  answers.solutions.resize(puzzles.size(), 99);
  std::string solved(puzzles.size() * kept * kStride, '#');
  answers.report = engine.run({.puzzles = texts.data(),
                               .count = puzzles.size(),
                               .limit = limit,
                               .solutions = answers.solutions.data(),
                               .kept = kept,
                               .texts = solved.data(),
                               .stride = kStride},
                              stop);
  for (std::size_t at = 0; at < solved.size(); at += kStride) {
    answers.texts.push_back(solved.substr(at, kCharacters));
    EXPECT_EQ(solved.substr(at + kCharacters, 3), "###") << "the engine wrote between solutions";
  }
  return answers;
}

void expect_right(const std::string& puzzle, const Truth& truth, std::uint64_t solutions,
                  const std::string& first) {
  ASSERT_EQ(solutions, truth.solutions) << puzzle;
  if (solutions == 0) {
    EXPECT_EQ(first, std::string(kCharacters, '#')) << puzzle;
  } else {
    EXPECT_EQ(verify(*read_grid(puzzle), *read_grid(first)), std::nullopt) << puzzle;
    if (solutions == 1) {
      EXPECT_EQ(first, truth.first);
    }
  }
}

class BatchEngine : public testing::TestWithParam<Kind> {};

INSTANTIATE_TEST_SUITE_P(Sets, BatchEngine, testing::ValuesIn(kinds()), name_of);

TEST_P(BatchEngine, AgreesWithDancingLinksOnThePuzzlesOfTheTests) {
  const std::vector<std::string> puzzles(kPuzzles.begin(), kPuzzles.end());
  Engine engine = GetParam().make();
  const Answers answers = ask_engine(engine, puzzles, 2);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    expect_right(puzzles[i], ask_links(puzzles[i], 2), answers.solutions[i], answers.texts[i]);
  }
  EXPECT_TRUE(answers.report.open.empty());
}

TEST_P(BatchEngine, AnswersBatchesOfEverySizeUpTo200) {
  Random random(11);
  std::vector<std::string> puzzles;
  std::vector<Truth> truths;
  for (std::size_t i = 0; i < 230; ++i) {
    puzzles.push_back(made_puzzle(random));
    truths.push_back(ask_links(puzzles.back(), 3));
  }
  Engine engine = GetParam().make();
  for (std::size_t size = 0; size <= 200; ++size) {
    const std::size_t first = size % 30;
    const Answers answers = ask_engine(engine, std::span(puzzles).subspan(first, size), 3);
    for (std::size_t i = 0; i < size; ++i) {
      expect_right(puzzles[first + i], truths[first + i], answers.solutions[i], answers.texts[i]);
    }
  }
}

RC_GTEST_PROP(BatchEngines, AgreeWithDancingLinksOnMadePuzzles, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  std::vector<std::string> puzzles;
  for (auto count = *rc::gen::inRange(0, 70); count > 0; --count) {
    puzzles.push_back(made_puzzle(random));
  }
  const auto limit = *rc::gen::inRange<std::uint64_t>(1, 6);
  std::vector<Truth> truths;
  for (const std::string& puzzle : puzzles) truths.push_back(ask_links(puzzle, limit));
  for (const Kind& kind : kinds()) {
    Engine engine = kind.make();
    const Answers answers = ask_engine(engine, puzzles, limit);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      RC_ASSERT(answers.solutions[i] == truths[i].solutions);
      if (truths[i].solutions == 0) continue;
      RC_ASSERT(!verify(*read_grid(puzzles[i]), *read_grid(answers.texts[i])));
      if (truths[i].solutions == 1 && limit > 1) RC_ASSERT(answers.texts[i] == truths[i].first);
    }
  }
}

// Every cell keeps the digit of a solution, and others at random.
RC_GTEST_PROP(BatchEngines, AgreeWithDancingLinksOnPencilMarks, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto density = *rc::gen::inRange<std::uint64_t>(20, 70);
  const Grid full = *read_grid(ask_links(shuffled(kPuzzles[random.below(100)], random), 1).first);
  Grid grid(full.shape());
  std::vector<bool> marks(kCharacters * 9);
  for (Cell cell = 0; cell < kCharacters; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      marks[cell * 9 + digit - 1] = digit == full.at(cell) || random.below(100) < density;
    }
  }
  grid.set_marks(marks);
  const Puzzle puzzle(grid);
  const char* text = puzzle.text();
  const std::uint16_t* candidates = puzzle.candidates();
  RC_ASSERT(text == nullptr);
  const Truth truth = ask_links(grid, 4);
  for (const Kind& kind : kinds()) {
    std::uint64_t solutions = 0;
    std::string solved(kCharacters, '#');
    kind.make().run({.puzzles = &text,
                     .candidates = &candidates,
                     .count = 1,
                     .limit = 4,
                     .solutions = &solutions,
                     .kept = 1,
                     .texts = solved.data()});
    RC_ASSERT(solutions == truth.solutions);
    RC_ASSERT(!verify(grid, *read_grid(solved)));
  }
}

TEST_P(BatchEngine, CountsAllSolutionsAndNoneTwice) {
  Random random(5);
  std::vector<std::string> puzzles;
  std::vector<std::uint64_t> counts;
  while (puzzles.size() < 20) {
    const std::string puzzle =
        with_changes(shuffled(kPuzzles[random.below(100)], random), 6, true, random);
    const Truth truth = ask_links(puzzle, 3000);
    if (truth.solutions == 3000) continue;
    puzzles.push_back(puzzle);
    counts.push_back(truth.solutions);
  }
  Engine engine = GetParam().make();
  EXPECT_EQ(ask_engine(engine, puzzles, UINT64_MAX, 0).solutions, counts);
}

TEST_P(BatchEngine, KeepsDifferentSolutionsAsManyAsWished) {
  Random random(3);
  const std::vector<std::string> puzzles = {std::string(kCharacters, '.'),
                                            shuffled(kPuzzles[0], random)};
  Engine engine = GetParam().make();
  const Answers answers = ask_engine(engine, puzzles, 40, 50);
  EXPECT_EQ(answers.solutions, (std::vector<std::uint64_t>{40, 1}));
  const std::set<std::string> different(answers.texts.begin(), answers.texts.begin() + 40);
  EXPECT_EQ(different.size(), 40);
  for (const std::string& text : different) {
    EXPECT_EQ(find_conflicts(*read_grid(text)).size(), 0);
    EXPECT_EQ(read_grid(text)->empty_count(), 0);
  }
  EXPECT_EQ(answers.texts[40], std::string(kCharacters, '#')) << "more than the limit";
  EXPECT_EQ(answers.texts[50], ask_links(puzzles[1], 1).first);
}

TEST_P(BatchEngine, CountsTheSolutionsOfAnEmptyBoardUpToAnyLimit) {
  Engine engine = GetParam().make();
  const std::vector<std::string> empty = {std::string(kCharacters, '0')};
  EXPECT_EQ(ask_engine(engine, empty, 20000).solutions[0], 20000);
  EXPECT_EQ(ask_engine(engine, empty, 1).solutions[0], 1);
}

TEST_P(BatchEngine, StopsAndTellsWhichAnswersAreFinal) {
  std::vector<std::string> puzzles(kPuzzles.begin(), kPuzzles.begin() + 90);
  const std::string empty(kCharacters, '.');
  puzzles[40] = empty;
  Engine engine = GetParam().make();
  Answers answers;
  // On a busy machine it may be stopped before it has begun: then it gets more time.
  for (std::chrono::milliseconds time(20);; time *= 2) {
    Stop stop;
    stop.set_deadline(Stop::Clock::now() + time);
    answers = ask_engine(engine, puzzles, UINT64_MAX, 1, &stop);
    ASSERT_EQ(answers.report.open.size(), puzzles.size());
    if (answers.solutions[40] > 1) break;
  }
  EXPECT_EQ(answers.report.open[40], 1);
  EXPECT_EQ(verify(*read_grid(empty), *read_grid(answers.texts[40])), std::nullopt);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (answers.report.open[i] == 0) {
      EXPECT_EQ(answers.solutions[i], 1);
      EXPECT_EQ(verify(*read_grid(puzzles[i]), *read_grid(answers.texts[i])), std::nullopt);
    }
  }
  // The engine is as good as new.
  EXPECT_EQ(ask_engine(engine, std::span(puzzles).first(1), 2).solutions[0], 1);
}

TEST_P(BatchEngine, DoesNothingWhereTheStopCameFirst) {
  Stop stop;
  stop.request();
  Engine engine = GetParam().make();
  const std::vector<std::string> puzzles = {std::string(kPuzzles[0]), std::string(kPuzzles[1])};
  const Answers answers = ask_engine(engine, puzzles, 2, 1, &stop);
  EXPECT_EQ(answers.report.open, (std::vector<std::uint8_t>{1, 1}));
  EXPECT_EQ(answers.solutions, (std::vector<std::uint64_t>{0, 0}));
}

class HeavyBatchEngine : public BatchEngine {};

INSTANTIATE_TEST_SUITE_P(Heavy, HeavyBatchEngine, testing::ValuesIn(kinds()), name_of);

TEST_P(HeavyBatchEngine, TakesMorePuzzlesThanAMachineDoesAtOnce) {
  Random random(1);
  std::vector<std::string> puzzles;
  std::vector<std::uint64_t> expected;
  for (std::size_t i = 0; i < kMostPuzzles + 100; ++i) {
    const std::size_t which = i % kPuzzles.size();
    puzzles.push_back(shuffled(kPuzzles[which], random));
    expected.push_back(i < kPuzzles.size() ? ask_links(puzzles.back(), 2).solutions
                                           : expected[which]);
  }
  Engine engine = GetParam().make();
  EXPECT_EQ(ask_engine(engine, puzzles, 2).solutions, expected);
}

#ifdef QUADRILLE_REAL_CARD
TEST(RealCard, IsThereForTheTestsOfTheBatchEngine) {
  const auto fleet = card::Fleet::open();
  if (!fleet) GTEST_SKIP() << "no card: " << fleet.error().text();
  EXPECT_GE((*fleet)->size(), 1U);
}
#endif

TEST(InstructionSets, HaveAName) {
  EXPECT_EQ(name(InstructionSet::vector128), "128");
  EXPECT_EQ(name(InstructionSet::avx2), "avx2");
  EXPECT_EQ(name(InstructionSet::avx512), "avx512");
  EXPECT_TRUE(is_available(best_instruction_set()));
  EXPECT_TRUE(is_available(InstructionSet::vector128));
}

}  // namespace
}  // namespace quadrille::sudoku::batch
