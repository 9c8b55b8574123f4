// What threads do to each other: built with the thread sanitizer as well.
#include <array>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/base/stop.h"
#include "quadrille/cover/search.h"
#include "quadrille/sudoku/batch/engine.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille {
namespace {

using sudoku::batch::Engine;
using sudoku::batch::InstructionSet;

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
  for (const InstructionSet set : sudoku::batch::kInstructionSets) {
    if (!sudoku::batch::is_available(set)) continue;
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
  const sudoku::Grid empty(*sudoku::Shape::boxes(3, 3));
  for (const cover::EngineName engine : {cover::EngineName::automatic, cover::EngineName::links}) {
    sudoku::Count count;
    expect_to_end_when_stopped([&](const Stop* stop) {
      count = sudoku::count(empty, UINT64_MAX, {.engine = engine, .stop = stop});
    });
    EXPECT_FALSE(count.complete);
  }
}

}  // namespace
}  // namespace quadrille
