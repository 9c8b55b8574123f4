// BenchEngines: the engines that `bench` compares.
//   const SolvePiece solve = make_solver(kBenchEngines[0]);
//   solve(set, 0, answers);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/bench/set.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::cli {

struct BenchEngine {
  std::string_view name;
  sudoku::EngineName engine = sudoku::EngineName::automatic;
  bool one_at_a_time = false;
};

// The first is what the others are compared with.
inline constexpr std::array<BenchEngine, 5> kBenchEngines = {{
    {.name = "links", .engine = sudoku::EngineName::links, .one_at_a_time = true},
    {.name = "single", .one_at_a_time = true},
    {.name = "batch-128", .engine = sudoku::EngineName::batch_128},
    {.name = "batch-avx2", .engine = sudoku::EngineName::batch_avx2},
    {.name = "batch-avx512", .engine = sudoku::EngineName::batch_avx512},
}};

// Whether this processor can run it.
bool is_available(const BenchEngine& engine);

// The boards that it takes in one go; every set is made of whole pieces.
std::size_t piece_size(const BenchEngine& engine);

// What it says about the boards of a piece.
struct BenchAnswers {
  explicit BenchAnswers(std::size_t boards)
      : counts(boards), texts(boards * sudoku::kPlainBoard, '.') {}

  std::vector<std::uint64_t> counts;  // of solutions, up to 2
  std::string texts;                  // the first solution of each, 81 characters
  std::uint64_t nodes = 0;
};

// Solves the boards of a set from the given one on, as many as there is room for the answers.
// Where it is interrupted, some answers are missing.
using SolvePiece = std::function<void(const BenchSet&, std::size_t, BenchAnswers&)>;

// requires: is_available(engine)
SolvePiece make_solver(const BenchEngine& engine);

}  // namespace quadrille::cli
