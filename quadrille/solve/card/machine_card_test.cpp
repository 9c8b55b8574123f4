// What goes wrong with a card. What it answers where nothing does: batch/engine_test.cpp.
#include "quadrille/solve/card/machine_card.h"

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/batch/engine.h"
#include "quadrille/solve/batch/puzzles_test.h"
#include "quadrille/solve/card/make_machine.h"
#include "quadrille/solve/card/stand_in_test.h"
#include "quadrille/solve/card/work.h"
#include "quadrille/solve/plain.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku::card {
namespace {

#ifdef QUADRILLE_STAND_IN

constexpr std::size_t kBoard = 81;
constexpr std::uint64_t kUntouched = 99;

const std::string kEmpty(kBoard, '.');

// Puzzles of all kinds, and what a run says about them.
struct CardRun {
  std::vector<const char*> puzzles;
  std::vector<std::uint64_t> solutions;
  std::string texts;
  batch::Report report;

  explicit CardRun(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      puzzles.push_back(batch::kPuzzles[i % batch::kPuzzles.size()].data());
    }
    solutions.assign(count, kUntouched);
    texts.assign(count * kBoard, '#');
  }
  void ask(batch::Engine& engine, std::uint64_t limit = 2, const Stop* stop = nullptr) {
    report = engine.run({.puzzles = puzzles.data(),
                         .count = puzzles.size(),
                         .limit = limit,
                         .solutions = solutions.data(),
                         .kept = 1,
                         .texts = texts.data()},
                        stop);
  }
};

CardRun truth(std::size_t count) {
  CardRun run(count);
  batch::Engine engine(InstructionSet::vector128);
  run.ask(engine);
  return run;
}

std::string why_not() {
  const auto device = try_stand_in();
  return device ? "" : device.error().text();
}

TEST(Card, IsNamed) {
  const Card card(open_stand_in());
  EXPECT_EQ(card.name(), "Stand-in");
  EXPECT_EQ(PlainSolver(card).engine(), EngineName::gpu);
}

TEST(Card, SaysWhyItCannotBeUsed) {
  EXPECT_EQ(
      Fleet::open("libnosuchthing.so.1").error().text(),
      "gpu needs a graphics card by NVIDIA and its driver: libnosuchthing.so.1 was not found");
  {
    const Trouble trouble("STAND_IN_CARDS", "0");
    EXPECT_EQ(why_not(), "gpu found no graphics card");
  }
  {
    const Trouble trouble("STAND_IN_VERSION", "10020");
    EXPECT_EQ(why_not(), "gpu needs a driver for CUDA 11.0 or later, found one for 10.2");
  }
  {
    const Trouble trouble("STAND_IN_CAPABILITY", "75");
    EXPECT_EQ(why_not(), "gpu needs a card of compute capability 8.0 or later, Stand-in has 7.5");
  }
  EXPECT_EQ(why_not(), "");
}

// The stand-in holds the text against what card and driver can take.
TEST(Card, GetsTheKernelThatItsDriverCanRead) {
  const CardRun expected = truth(100);
  for (const auto& [name, value] :
       {std::pair{"STAND_IN_VERSION", "11080"}, std::pair{"STAND_IN_CAPABILITY", "86"},
        std::pair{"STAND_IN_CAPABILITY", "120"}}) {
    const Trouble trouble(name, value);
    batch::Engine engine(std::make_unique<MachineCard>(open_stand_in()));
    CardRun run(100);
    run.ask(engine);
    EXPECT_EQ(run.solutions, expected.solutions);
  }
}

// Whichever call of the driver fails: what is told as answered is right, and all else is open.
TEST(Card, MayFailAtEveryCall) {
  const CardRun expected = truth(300);
  std::set<std::string> errors;
  std::size_t failures = 0;
  for (int call = 1;; ++call) {
    const Trouble trouble("STAND_IN_FAILS_AT", std::to_string(call));
    const auto device = try_stand_in();
    if (!device) {
      errors.insert(device.error().text());
      continue;
    }
    batch::Engine engine(std::make_unique<MachineCard>(*device));
    CardRun run(300);
    run.ask(engine);
    if (!run.report.failure) {
      EXPECT_EQ(run.solutions, expected.solutions);
      EXPECT_TRUE(run.report.open.empty());
      break;
    }
    ++failures;
    errors.insert(run.report.failure->text());
    EXPECT_EQ(run.solutions, std::vector<std::uint64_t>(300, 0));
    EXPECT_EQ(run.texts, std::string(300 * kBoard, '#'));
    EXPECT_EQ(run.report.open, std::vector<std::uint8_t>(300, 1));
    // It stays so.
    run.ask(engine);
    EXPECT_TRUE(run.report.failure);
  }
  EXPECT_GT(failures, 20U);
  EXPECT_TRUE(
      errors.contains("gpu: Stand-in has failed: CUDA_ERROR_LAUNCH_FAILED in cuLaunchKernel"));
  EXPECT_TRUE(errors.contains("gpu: libcuda.so.1 has failed: CUDA_ERROR_LAUNCH_FAILED in cuInit"));
}

// A second task: the first one is answered before the card is lost.
TEST(Card, LosesNoAnswersThatItHasGiven) {
  const CardRun expected = truth(200);
  bool lost = false;
  for (int call = 60; !lost; ++call) {
    const Trouble trouble("STAND_IN_FAILS_AT", std::to_string(call));
    batch::Engine engine(std::make_unique<MachineCard>(open_stand_in()));
    CardRun first(200);
    first.ask(engine);
    if (first.report.failure) continue;
    CardRun second(200);
    second.ask(engine);
    EXPECT_EQ(first.solutions, expected.solutions);
    EXPECT_EQ(second.report.open, std::vector<std::uint8_t>(200, 1));
    lost = second.report.failure.has_value();
  }
}

TEST(Card, SaysThatItsMemoryIsTooSmall) {
  const CardRun expected = truth(200);
  bool enough = false;
  for (long bytes = 1000; !enough; bytes *= 2) {
    const Trouble trouble("STAND_IN_MEMORY", std::to_string(bytes));
    batch::Engine engine(std::make_unique<MachineCard>(open_stand_in()));
    CardRun run(200);
    run.ask(engine);
    enough = !run.report.failure;
    if (enough) {
      EXPECT_EQ(run.solutions, expected.solutions);
    } else {
      EXPECT_EQ(run.report.failure->text(), "gpu: Stand-in has too little memory left");
    }
  }
}

// As many engines as cards, so that each card has one of them.
void expect_right_answers(const std::shared_ptr<Fleet>& fleet, const CardRun& expected) {
  std::vector<batch::Engine> engines;
  for (std::uint32_t i = 0; i < fleet->size(); ++i) {
    engines.emplace_back(std::make_unique<MachineCard>(fleet));
  }
  for (batch::Engine& engine : engines) {
    for (int again = 0; again < 2; ++again) {
      CardRun run(expected.puzzles.size());
      run.ask(engine);
      EXPECT_FALSE(run.report.failure);
      EXPECT_EQ(run.solutions, expected.solutions);
      EXPECT_TRUE(run.report.open.empty());
    }
  }
}

TEST(Card, IsOneOfSeveralThatShareTheWork) {
  const CardRun expected = truth(150);
  for (std::uint32_t cards = 1; cards <= 3; ++cards) {
    const Trouble trouble("STAND_IN_CARDS", std::to_string(cards));
    const std::shared_ptr<Fleet> fleet = open_stand_in();
    ASSERT_EQ(fleet->size(), cards);
    EXPECT_EQ(Card(fleet).name(), cards == 1 ? "Stand-in" : std::to_string(cards) + " x Stand-in");
    std::set<std::shared_ptr<const Device>> taken;
    for (std::uint32_t i = 0; i < cards; ++i) taken.insert(fleet->take());
    EXPECT_EQ(taken.size(), cards);
    for (const auto& device : taken) fleet->give_back(device);
    expect_right_answers(fleet, expected);
  }
}

// Whichever of its calls fails: another card begins anew what was not answered.
TEST(Card, IsReplacedByAnotherWhereItIsLost) {
  const CardRun expected = truth(60);
  for (const auto& [cards, failing] : {std::pair{2, 0}, std::pair{2, 1}, std::pair{3, 1}}) {
    const Trouble some("STAND_IN_CARDS", std::to_string(cards));
    const Trouble one("STAND_IN_FAILING_CARD", std::to_string(failing));
    for (int call = 1; call < 150; call += 7) {
      const Trouble trouble("STAND_IN_FAILS_AT", std::to_string(call));
      expect_right_answers(open_stand_in(), expected);
    }
  }
}

TEST(Card, FailsWhereTheLastOfSeveralIsLost) {
  const Trouble some("STAND_IN_CARDS", "3");
  std::size_t failures = 0;
  for (int call = 60; call < 300; call += 40) {
    const Trouble trouble("STAND_IN_FAILS_AT", std::to_string(call));
    const auto fleet = try_stand_in();
    if (!fleet) continue;
    batch::Engine engine(std::make_unique<MachineCard>(*fleet));
    for (int again = 0; again < 8; ++again) {
      CardRun run(100);
      run.ask(engine);
      if (!run.report.failure) continue;
      ++failures;
      EXPECT_EQ(run.report.open, std::vector<std::uint8_t>(100, 1));
      EXPECT_EQ(run.texts, std::string(100 * kBoard, '#'));
    }
  }
  EXPECT_GT(failures, 0U);
}

TEST(Card, IsLeftOutWhereItCannotBeUsed) {
  const Trouble some("STAND_IN_CARDS", "2");
  const Trouble one("STAND_IN_FAILING_CARD", "0");
  const Trouble trouble("STAND_IN_FAILS_AT", "1");
  const auto fleet = try_stand_in();
  ASSERT_TRUE(fleet);
  EXPECT_EQ((*fleet)->name(), "Stand-in");
}

// All solutions of a board, half of whose search tree is put into the pool at once, again and
// again.
TEST(Card, MakesItsPoolsLarger) {
  batch::Engine card(std::make_unique<MachineCard>(open_stand_in()));
  batch::Engine processor(InstructionSet::vector128);
  std::vector<const char*> puzzles(64, kEmpty.data());
  std::vector<std::uint64_t> of_card(64);
  std::vector<std::uint64_t> of_processor(64);
  card.run({.puzzles = puzzles.data(), .count = 64, .limit = 500, .solutions = of_card.data()});
  processor.run(
      {.puzzles = puzzles.data(), .count = 64, .limit = 500, .solutions = of_processor.data()});
  EXPECT_EQ(of_card, of_processor);
}

// Whoever works for hours begins a hundred times a second.
TEST(Card, AsksForNoMorePuzzlesOnceAllAreTaken) {
  const std::shared_ptr<Fleet> fleet = open_stand_in();
  Work work(fleet->take());
  work.begin({.count = 1, .limit = UINT64_MAX});
  kEmpty.copy(work.texts(), kBoard);
  work.send();
  EXPECT_FALSE(work.run());
  const std::uint32_t taken = work.progress().next;
  EXPECT_GE(taken, 1U);
  EXPECT_FALSE(work.run());
  EXPECT_EQ(work.progress().next, taken);
}

TEST(Card, AnswersBoardsAndTextsThroughTheDoors) {
  const Card card(open_stand_in());
  std::vector<Grid> grids;
  for (std::size_t i = 0; i < 240; i += 3) grids.push_back(*read_grid(batch::kPuzzles[i]));
  const SolveOptions options{.engine = EngineName::gpu, .card = &card};
  const std::vector<Answer> expected = solve(grids, {.engine = EngineName::batch_128});
  const std::vector<Answer> answers = solve(grids, options);
  const std::vector<Count> counts = count(grids, 50, options);
  const std::vector<Count> expected_counts = count(grids, 50, {.engine = EngineName::batch_128});
  for (std::size_t i = 0; i < grids.size(); ++i) {
    EXPECT_EQ(answers[i].verdict, expected[i].verdict);
    EXPECT_EQ(answers[i].engine.engine, EngineName::gpu);
    EXPECT_FALSE(answers[i].engine.failed);
    EXPECT_EQ(counts[i].solutions, expected_counts[i].solutions);
    EXPECT_EQ(counts[i].exact, expected_counts[i].exact);
    if (answers[i].verdict == Verdict::many) {
      EXPECT_EQ(verify(grids[i], *answers[i].another), std::nullopt);
      EXPECT_NE(*answers[i].solution, *answers[i].another);
    }
    if (answers[i].solution) {
      EXPECT_EQ(verify(grids[i], *answers[i].solution), std::nullopt);
    }
  }
  EXPECT_EQ(solve(grids[0], options).verdict, expected[0].verdict);
  EXPECT_EQ(count(grids[0], 5, options).solutions, counts[0].solutions);
}

TEST(Card, IsNamedAsTheReasonWhereItHasFailed) {
  const Trouble trouble("STAND_IN_FAILS_AT", "40");
  const Card card(open_stand_in());
  const std::vector<Grid> grids(3, *read_grid(batch::kPuzzles[0]));
  for (const Answer& answer : solve(grids, {.engine = EngineName::gpu, .card = &card})) {
    EXPECT_EQ(answer.verdict, Verdict::unknown);
    EXPECT_TRUE(answer.engine.failed);
    EXPECT_EQ(answer.engine.engine, EngineName::gpu);
    EXPECT_FALSE(answer.engine.reason.key.empty());
  }
  EXPECT_FALSE(count(grids[0], 5, {.engine = EngineName::gpu, .card = &card}).exact);
}

#endif

// Without a stand-in the driver is that of this machine, which may have none.
TEST(Card, IsThereOrSaysWhyNot) {
  const Result<Card> card = Card::open();
  EXPECT_NE(card ? card->name() : card.error().text(), "");
  const Answer answer = solve(*read_grid(batch::kPuzzles[0]), {.engine = EngineName::gpu});
  EXPECT_EQ(answer.engine.engine, EngineName::gpu);
  EXPECT_EQ(answer.engine.failed, answer.verdict == Verdict::unknown);
}

}  // namespace
}  // namespace quadrille::sudoku::card
