// 9x9 boards: dancing links, one board at a time, and the batch engine with every instruction set.
//   ./dev bench --benchmark_filter=solve/hard
#include <algorithm>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "bench/batch_sets.h"
#include "quadrille/solve/batch/engine.h"
#include "quadrille/solve/solve.h"

namespace quadrille::bench {
namespace {

constexpr std::size_t kBoards = 4096;
constexpr std::size_t kCharacters = 81;

// Boards one after the other, over and over.
void one_at_a_time(benchmark::State& state, const KindOfBoards& kind,
                   const sudoku::SolveOptions& options) {
  const std::vector<sudoku::Grid> boards = make_boards(kind.kind, kBoards);
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(sudoku::solve(boards[next], options));
    next = (next + 1) % kBoards;
  }
  state.SetItemsProcessed(state.iterations());
}

struct BatchRow {
  KindOfBoards kind;
  InstructionSet set = best_instruction_set();
  std::uint32_t kept = 1;
  std::size_t piece = kBoards;  // boards in a task; divides their number
};

void in_batches(benchmark::State& state, const BatchRow& row) {
  std::vector<sudoku::batch::Puzzle> puzzles;
  for (const sudoku::Grid& board : make_boards(row.kind.kind, kBoards)) puzzles.emplace_back(board);
  std::vector<const char*> texts;
  for (const sudoku::batch::Puzzle& puzzle : puzzles) texts.push_back(puzzle.text());
  std::vector<std::uint64_t> counts(kBoards);
  std::string solved(kBoards * kCharacters, '.');

  sudoku::batch::Engine engine(row.set);
  for (auto _ : state) {
    for (std::size_t first = 0; first < kBoards; first += row.piece) {
      engine.run({.puzzles = &texts[first],
                  .count = row.piece,
                  .solutions = &counts[first],
                  .kept = row.kept,
                  .texts = &solved[first * kCharacters]});
    }
  }
  if (std::ranges::any_of(counts, [&](auto count) { return count != row.kind.solutions; })) {
    state.SkipWithError("wrong numbers of solutions");
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kBoards));
}

void add_batch(const std::string& name, const BatchRow& row) {
  benchmark::RegisterBenchmark(name.c_str(), in_batches, row);
}

// Every way to solve boards of a kind.
void add_engines(const KindOfBoards& kind) {
  const auto add_single = [&](std::string_view engine, const sudoku::SolveOptions& options) {
    const std::string name = fmt::format("solve/{}/{}", kind.name, engine);
    benchmark::RegisterBenchmark(name.c_str(), one_at_a_time, kind, options);
  };
  add_single("links", {.engine = sudoku::EngineName::links});
  add_single("single", {});
  for (const InstructionSet set : kInstructionSets) {
    if (!is_available(set)) continue;
    add_batch(fmt::format("solve/{}/batch-{}", kind.name, name(set)), {.kind = kind, .set = set});
  }
}

// What writing the solutions costs, and what small tasks cost, with the best instruction set.
void add_kept_and_pieces(const KindOfBoards& kind) {
  for (const std::uint32_t kept : {0U, 1U}) {
    add_batch(fmt::format("kept/{}/{}", kind.name, kept), {.kind = kind, .kept = kept});
  }
  for (const std::size_t piece : {1U, 32U, 256U, 4096U}) {
    add_batch(fmt::format("piece/{}/{}", kind.name, piece), {.kind = kind, .piece = piece});
  }
}

bool add_all() {
  for (const KindOfBoards& kind : kKinds) add_engines(kind);
  for (const KindOfBoards& kind : kKinds) add_kept_and_pieces(kind);
  return true;
}

// Before main, which is Google Benchmark's own.
[[maybe_unused]] const bool kAdded = add_all();

}  // namespace
}  // namespace quadrille::bench
