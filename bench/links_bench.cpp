// The links engine: what a board costs, what an observer costs, what each choice costs.
//   ./dev bench --benchmark_filter=observer
#include <array>
#include <string_view>

#include <benchmark/benchmark.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/text.h"
#include "quadrille/gallery/families.h"
#include "quadrille/gallery/pieces.h"
#include "quadrille/solve/solve.h"

namespace quadrille {
namespace {

constexpr std::array<std::string_view, 2> kBoards = {
    // 17 clues
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    // one of the hardest known
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400"};

sudoku::Grid board(std::string_view line) {
  sudoku::Grid grid(*sudoku::Shape::boxes(3, 3));
  for (sudoku::Cell cell = 0; cell < 81; ++cell) {
    grid.set(cell, static_cast<sudoku::Digit>(line[cell] - '0'));
  }
  return grid;
}

void report(benchmark::State& state, const cover::Stats& stats) {
  state.counters["nodes"] = static_cast<double>(stats.links.nodes);
  state.counters["updates"] = static_cast<double>(stats.links.updates);
}

// Argument: 0 for the 17-clue board, 1 for the hard one.
void encode_board(benchmark::State& state) {
  const sudoku::Grid grid = board(kBoards.at(static_cast<std::size_t>(state.range(0))));
  for (auto _ : state) benchmark::DoNotOptimize(sudoku::encode(grid));
}
BENCHMARK(encode_board)->Arg(0)->Arg(1);

void first_solution(benchmark::State& state) {
  const sudoku::Grid grid = board(kBoards.at(static_cast<std::size_t>(state.range(0))));
  cover::Stats stats;
  for (auto _ : state) {
    sudoku::Solutions solver(grid);
    benchmark::DoNotOptimize(solver.next());
    stats = solver.stats();
  }
  report(state, stats);
}
BENCHMARK(first_solution)->Arg(0)->Arg(1);

void proof_of_one_solution(benchmark::State& state) {
  const sudoku::Grid grid = board(kBoards.at(static_cast<std::size_t>(state.range(0))));
  cover::Stats stats;
  for (auto _ : state) stats = sudoku::solve(grid).stats;
  report(state, stats);
}
BENCHMARK(proof_of_one_solution)->Arg(0)->Arg(1);

// The same search without an observer and with one that does nothing: the first is compiled with
// no trace of it, so the difference is what watching costs, and not watching costs nothing.
void count_all(benchmark::State& state, const cover::SearchOptions& options,
               const cover::Observer& observer) {
  const cover::Problem problem = gallery::queens(10);
  cover::Stats stats;
  for (auto _ : state) {
    cover::Search search(problem, options, observer);
    while (search.next()) {
    }
    stats = search.stats();
  }
  report(state, stats);
}
void observer_none(benchmark::State& state) { count_all(state, {}, {}); }
void observer_that_does_nothing(benchmark::State& state) {
  count_all(state, {}, [](const cover::Move& move) { benchmark::DoNotOptimize(&move); });
}
BENCHMARK(observer_none);
BENCHMARK(observer_that_does_nothing);

void choose_least(benchmark::State& state) {
  count_all(state, {.choose = cover::Choice::least}, {});
}
void choose_first(benchmark::State& state) {
  count_all(state, {.choose = cover::Choice::first}, {});
}
void choose_random(benchmark::State& state) {
  count_all(state, {.choose = cover::Choice::random, .seed = 7}, {});
}
BENCHMARK(choose_least);
BENCHMARK(choose_first);
BENCHMARK(choose_random);

void count_family(benchmark::State& state, const cover::Problem& problem) {
  cover::Count counted;
  for (auto _ : state) {
    counted = cover::count(problem, UINT64_MAX, {.engine = cover::EngineName::links});
  }
  report(state, counted.stats);
  state.counters["solutions"] = static_cast<double>(counted.stats.solutions);
}
BENCHMARK_CAPTURE(count_family, pentominoes_3x20, gallery::pentominoes(3, 20));
BENCHMARK_CAPTURE(count_family, soma, gallery::soma());
BENCHMARK_CAPTURE(count_family, queens_12, gallery::queens(12));
BENCHMARK_CAPTURE(count_family, dominoes_6x7, gallery::dominoes(6, 7));

void read_text(benchmark::State& state) {
  std::string text;
  for (int item = 0; item < 20'000; ++item) text += "item" + std::to_string(item) + " ";
  text += "\n";
  for (int option = 0; option < 100'000; ++option) {
    text += "item" + std::to_string(option % 20'000) + " item" +
            std::to_string((option + 7) % 20'000) + "\n";
  }
  for (auto _ : state) benchmark::DoNotOptimize(cover::read_problem(text));
}
BENCHMARK(read_text)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace quadrille
