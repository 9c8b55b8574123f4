// BenchRun: one of the engines that `bench` compares, at work on the boards of a set, and how fast
// it is.
//   std::vector<BenchRun> runs;
//   for (const BenchEngine& engine : kBenchEngines) runs.emplace_back(engine, set);
//   if (const auto wrong = run_by_turns(runs, 0.3)) return *wrong;
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/bench/set.h"
#include "quadrille/base/result.h"
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

// Solves the boards in their order, over and over. They count only when their answers are right.
class BenchRun {
 public:
  // requires: is_available(engine); the set outlives the run
  BenchRun(const BenchEngine& engine, const BenchSet& set);

  // Goes on for so many seconds, or until it is interrupted. Returns what is wrong with an answer,
  // if anything.
  std::optional<Error> go_on(double seconds);

  [[nodiscard]] std::string_view engine() const { return engine_; }
  [[nodiscard]] std::uint64_t puzzles() const { return puzzles_; }  // each as often as it came
  [[nodiscard]] double seconds() const { return seconds_; }         // of solving alone
  [[nodiscard]] double rate() const { return static_cast<double>(puzzles_) / seconds_; }
  [[nodiscard]] double nodes_per_puzzle() const {
    return static_cast<double>(nodes_) / static_cast<double>(puzzles_);
  }

 private:
  [[nodiscard]] std::optional<Error> check() const;

  std::string_view engine_;
  const BenchSet* set_;
  SolvePiece solve_;
  BenchAnswers answers_;   // to the latest piece
  std::size_t first_ = 0;  // board of the latest piece; then of the next

  std::uint64_t puzzles_ = 0;
  std::uint64_t nodes_ = 0;
  double seconds_ = 0;
};

// Until each has had so many seconds, or the program is interrupted. The runs take short turns, so
// that whatever else slows this machine down slows them all.
std::optional<Error> run_by_turns(std::span<BenchRun> runs, double seconds);

}  // namespace quadrille::cli
