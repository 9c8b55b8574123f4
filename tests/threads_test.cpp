// What threads do to each other: built with the thread sanitizer as well.
#include <algorithm>
#include <array>
#include <chrono>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/base/stop.h"
#include "quadrille/cover/crew/crew.h"
#include "quadrille/cover/families_test.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/verify.h"
#include "quadrille/formats/read.h"
#include "quadrille/solve/batch/engine.h"
#include "quadrille/solve/solve.h"

namespace quadrille {
namespace {

using sudoku::EngineName;
using sudoku::batch::Engine;

constexpr std::array kEngines = {EngineName::automatic, EngineName::links, EngineName::rows,
                                 EngineName::learn, EngineName::sat};

constexpr std::array kPuzzles = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
    ".................................................................................",
    "55...............................................................................",
};

std::vector<std::uint64_t> ask(Engine& engine, std::string& texts) {
  std::vector<const char*> puzzles;
  for (int i = 0; i < 100; ++i) puzzles.insert(puzzles.end(), kPuzzles.begin(), kPuzzles.end());
  std::vector<std::uint64_t> solutions(puzzles.size());
  texts.assign(puzzles.size() * 81, '.');
  engine.run({.puzzles = puzzles.data(),
              .count = puzzles.size(),
              .limit = 2,
              .solutions = solutions.data(),
              .kept = 1,
              .texts = texts.data()});
  return solutions;
}

TEST(Threads, BatchEnginesWorkSideBySide) {
  for (const InstructionSet set : kInstructionSets) {
    if (!is_available(set)) continue;
    Engine alone(set);
    std::string expected_texts;
    const std::vector<std::uint64_t> expected = ask(alone, expected_texts);
    EXPECT_EQ(std::vector(expected.begin(), expected.begin() + 5),
              (std::vector<std::uint64_t>{1, 1, 1, 2, 0}));
    std::array<std::string, 4> texts;
    std::array<std::vector<std::uint64_t>, 4> solutions;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      threads.emplace_back([&, i] {
        Engine engine(set);
        solutions[i] = ask(engine, texts[i]);
      });
    }
    for (std::thread& thread : threads) thread.join();
    for (std::size_t i = 0; i < texts.size(); ++i) {
      EXPECT_EQ(solutions[i], expected);
      EXPECT_EQ(texts[i], expected_texts);
    }
  }
}

// Runs the work on a thread of its own, which is to come back once the stop is requested.
template <class Work>
void expect_to_end_when_stopped(Work work) {
  Stop stop;
  std::thread thread([&] { work(&stop); });
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  stop.request();
  thread.join();
}

TEST(Threads, AStopFromAnotherThreadEndsACount) {
  // By bands it takes minutes, one by one years.
  const sudoku::Grid endless = *sudoku::read_grid(
      "1...........2...........3...4...........5...........6...7........................");
  for (const EngineName engine : {EngineName::automatic, EngineName::links, EngineName::rows,
                                  EngineName::learn, EngineName::sat, EngineName::bands}) {
    sudoku::Count count;
    expect_to_end_when_stopped([&](const Stop* stop) {
      count = sudoku::count(endless, UINT64_MAX, {.engine = engine, .stop = stop});
    });
    EXPECT_FALSE(count.exact);
  }
}

// Many pigeons keep every engine busy for longer than anybody waits.
TEST(Threads, AStopFromAnotherThreadEndsAProof) {
  const cover::Problem problem = cover::pigeons(14);
  for (const EngineName engine : kEngines) {
    for (const std::uint32_t threads : {1U, 2U}) {
      cover::Answer answer;
      expect_to_end_when_stopped([&](const Stop* stop) {
        answer = cover::solve(
            problem, {.engine = sudoku::cover_engine(engine), .stop = stop, .threads = threads});
      });
      EXPECT_EQ(answer.verdict, cover::Verdict::unknown);
    }
  }
}

// Two engines race for each solution, and each is told what the other has found.
TEST(Threads, EnginesSideBySideFindEachSolutionOnce) {
  const cover::Problem problem = cover::latin_square({.size = 25, .empty = 250, .seed = 3});
  std::set<std::vector<cover::OptionId>> seen;
  cover::Search search(problem, {.threads = 2});
  for (int i = 0; i < 300; ++i) {
    ASSERT_TRUE(search.next());
    EXPECT_EQ(cover::verify(problem, search.solution()), std::nullopt);
    std::vector<cover::OptionId> solution(search.solution().begin(), search.solution().end());
    std::ranges::sort(solution);
    EXPECT_TRUE(seen.insert(std::move(solution)).second);
  }
}

// Several threads walk through one tree, and part it anew all the time.
TEST(Threads, ShareOneTree) {
  const cover::Problem problem = cover::partitions(8);
  const auto make = [&](EngineName engine) {
    return engine == EngineName::rows ? cover::make_rows(problem)
                                      : cover::make_links(problem, {}, {});
  };
  const cover::CrewOptions eager = {.threads = 4, .alone = 1, .look = 1, .look_per_entry = 0};
  for (const EngineName engine : {EngineName::links, EngineName::rows}) {
    const auto alone = make(engine);
    const auto crew = cover::make_crew(problem, make(engine), eager);
    for (int i = 0; i < 2000; ++i) {
      ASSERT_TRUE(alone->next({}));
      ASSERT_TRUE(crew->next({}));
      ASSERT_TRUE(std::ranges::is_permutation(alone->solution(), crew->solution()));
      EXPECT_LE(crew->progress(), 1);
    }
    EXPECT_EQ(crew->skip(UINT64_MAX, {}), 2140U);
    EXPECT_EQ(crew->stats().solutions, 4140U);
  }
}

// As a count does that sweeps in between: the others go on meanwhile.
TEST(Threads, CountAsideInTurns) {
  const cover::Problem problem = cover::partitions(9);
  const auto crew = cover::make_crew(problem, cover::make_rows(problem),
                                     {.threads = 4, .alone = 1, .look = 1, .look_per_entry = 0});
  std::uint64_t count = 0;
  for (std::uint64_t updates = 1000; !crew->exhausted(); updates += 10'000) {
    count += crew->skip(UINT64_MAX, {.most = {.nodes = UINT64_MAX, .updates = updates}});
    crew->count_aside();
    EXPECT_LE(crew->progress(), 1);
  }
  EXPECT_EQ(count, 21'147U);
}

TEST(Threads, EnginesSideBySideProveThatThereIsNone) {
  const cover::Answer answer = cover::solve(cover::pigeons(9), {.threads = 2});
  EXPECT_EQ(answer.verdict, cover::Verdict::none);
}

}  // namespace
}  // namespace quadrille
