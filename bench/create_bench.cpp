// Making puzzles: full grids, puzzles as asked for, and the canon of a board.
//   ./dev bench --benchmark_filter=create/
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "bench/batch_sets.h"
#include "quadrille/boards/canon.h"
#include "quadrille/create/full_grid.h"
#include "quadrille/create/generate.h"

namespace quadrille::bench {
namespace {

using create::Pattern;
using create::PuzzleSpec;
using sudoku::Shape;

// Puzzles of a series that never ends.
void puzzles(benchmark::State& state, const PuzzleSpec& spec) {
  create::Series series(spec, {.seed = 1, .count = UINT64_MAX});
  for (auto _ : state) {
    (void)series.make([] { return false; });
    benchmark::DoNotOptimize(series.take());
  }
  // Some of them are waiting for one before them.
  state.SetItemsProcessed(static_cast<std::int64_t>(series.made()));
}

void full_grids(benchmark::State& state, const Shape& shape) {
  Random random(1);
  for (auto _ : state) benchmark::DoNotOptimize(create::random_full_grid(shape, random));
  state.SetItemsProcessed(state.iterations());
}

void canons(benchmark::State& state, Kind kind, bool solved) {
  std::vector<sudoku::Grid> boards = make_boards(kind, 1024);
  if (solved) {
    Random random(1);
    for (sudoku::Grid& board : boards) board = *create::random_full_grid(board.shape(), random);
  }
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(sudoku::canonical(boards[next]));
    next = (next + 1) % boards.size();
  }
  state.SetItemsProcessed(state.iterations());
}

void add_puzzles(const std::string& name, const PuzzleSpec& spec) {
  benchmark::RegisterBenchmark(("create/puzzle/" + name).c_str(), puzzles, spec);
}

void add_levels(const PuzzleSpec& any) {
  for (const logic::Level level : logic::kLevels) {
    PuzzleSpec spec = any;
    spec.level = level;
    add_puzzles(std::string(logic::name(level)), spec);
  }
}

void add_shapes() {
  for (const Shape& shape : {*Shape::boxes(3, 3), *Shape::boxes(4, 4), *Shape::boxes(5, 5)}) {
    benchmark::RegisterBenchmark(fmt::format("create/grid/{}", shape.size()).c_str(), full_grids,
                                 shape);
    add_puzzles(fmt::format("{}", shape.size()), {.shape = shape});
  }
}

const bool kRegistered = [] {
  const PuzzleSpec any{.shape = *Shape::boxes(3, 3)};
  add_shapes();
  PuzzleSpec minimal = any;
  minimal.minimal = true;
  add_puzzles("minimal", minimal);
  PuzzleSpec symmetric = any;
  symmetric.pattern = Pattern::rotate180;
  add_puzzles("rotate180", symmetric);
  add_levels(any);
  benchmark::RegisterBenchmark("create/canon/puzzle", canons, Kind::easy, false);
  benchmark::RegisterBenchmark("create/canon/17-clues", canons, Kind::clues17, false);
  benchmark::RegisterBenchmark("create/canon/solution", canons, Kind::easy, true);
  return true;
}();

}  // namespace
}  // namespace quadrille::bench
