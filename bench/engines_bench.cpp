// The engines against each other on boards beyond 9x9: medians over the boards of a set, looking
// for two solutions. Rows of one run may be compared with each other, and with nothing else.
//   ./dev bench --benchmark_filter=engines/25
//
// A set is a size and a share of givens: a solved board seen by random symmetries, of which that
// many cells are kept at random. Where a board takes longer than kPatience, it counts as unsolved.
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "quadrille/base/random.h"
#include "quadrille/boards/symmetry.h"
#include "quadrille/solve/solve.h"

namespace quadrille {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kPatience = std::chrono::seconds(1);
constexpr int kBoards = 7;

struct Set {
  std::uint32_t box_rows;
  std::uint32_t box_columns;
  std::uint32_t percent_given;
};
constexpr Set kSets[] = {{3, 4, 30}, {4, 4, 30}, {4, 4, 36}, {4, 4, 42}, {4, 5, 38}, {4, 5, 44},
                         {5, 5, 20}, {5, 5, 40}, {5, 5, 45}, {5, 5, 50}, {6, 6, 20}, {6, 6, 55}};

std::uint32_t size_of(const Set& set) { return set.box_rows * set.box_columns; }

// Solved from a first row in random order, so that it has little of the regularity of a pattern.
sudoku::Grid solved_board(const Set& set, Random& random) {
  sudoku::Grid grid(*sudoku::Shape::boxes(set.box_rows, set.box_columns));
  std::vector<sudoku::Digit> row(grid.size());
  for (std::uint32_t i = 0; i < row.size(); ++i) row[i] = static_cast<sudoku::Digit>(i + 1);
  random.shuffle(row);
  for (sudoku::Cell cell = 0; cell < row.size(); ++cell) grid.set(cell, row[cell]);
  sudoku::Solutions solver(grid, {.engine = sudoku::EngineName::learn});
  solver.next();
  return solver.solution();
}

std::vector<sudoku::Grid> make_boards(const Set& set) {
  Random random(set.percent_given);
  const sudoku::Grid solved = solved_board(set, random);
  std::vector<sudoku::Grid> boards;
  for (int i = 0; i < kBoards; ++i) {
    sudoku::Grid board =
        sudoku::transformed(solved, sudoku::random_symmetry(solved.shape(), random));
    std::vector<sudoku::Cell> cells(board.cells().size());
    for (sudoku::Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = cell;
    random.shuffle(cells);
    cells.resize(cells.size() * (100 - set.percent_given) / 100);
    for (const sudoku::Cell cell : cells) board.set(cell, 0);
    boards.push_back(std::move(board));
  }
  return boards;
}

// The time of an iteration is the median of the boards.
void engines(benchmark::State& state, const Set& set, sudoku::EngineName engine) {
  const std::vector<sudoku::Grid> boards = make_boards(set);
  int unsolved = 0;
  for (auto _ : state) {
    std::vector<double> seconds;
    unsolved = 0;
    for (const sudoku::Grid& board : boards) {
      Stop stop;
      const auto start = Clock::now();
      stop.set_deadline(start + kPatience);
      sudoku::Solutions solver(board, {.engine = engine, .stop = &stop});
      int found = 0;
      while (found < 2 && solver.next()) ++found;
      if (found < 2 && !solver.exhausted()) ++unsolved;
      seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    }
    std::ranges::nth_element(seconds, seconds.begin() + kBoards / 2);
    state.SetIterationTime(seconds[kBoards / 2]);
  }
  state.counters["unsolved"] = unsolved;
  state.counters["boards"] = kBoards;
}

// "engines/25/45/learn": 25x25, 45% given.
[[maybe_unused]] const bool kRegistered = [] {
  for (const Set& set : kSets) {
    for (const auto engine : {sudoku::EngineName::links, sudoku::EngineName::learn,
                              sudoku::EngineName::sat, sudoku::EngineName::automatic}) {
      const std::string title =
          fmt::format("engines/{}/{}/{}", size_of(set), set.percent_given, sudoku::name(engine));
      benchmark::RegisterBenchmark(title.c_str(), engines, set, engine)
          ->UseManualTime()
          ->Iterations(1)
          ->Unit(benchmark::kMillisecond);
    }
  }
  return true;
}();

}  // namespace
}  // namespace quadrille
