// BenchRun: one engine at work on the boards of a set, and how fast it is.
//   std::vector<BenchRun> runs = {BenchRun(kBenchEngines[0], set), BenchRun(kBenchEngines[1],
//   set)}; if (const auto wrong = run_by_turns(runs, 0.3)) return *wrong;
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "apps/cli/bench/engines.h"
#include "apps/cli/bench/set.h"
#include "quadrille/base/result.h"

namespace quadrille::cli {

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
