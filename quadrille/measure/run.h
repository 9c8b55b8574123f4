// EngineRun: an engine at work on the boards of a set, and how fast it is. Comparison: several of
// them, taking turns.
//   const measure::Clock clock = [] { return std::chrono::duration<double>(
//       std::chrono::steady_clock::now().time_since_epoch()).count(); };
//   const Result<measure::BoardSet> set = measure::set_of(measure::puzzle_levels().front());
//   measure::Comparison race(*set, measure::contenders(*set), {.seconds = 0.3, .clock = clock});
//   while (race.advance()) draw(race.runs());
// The library reads no clock: whoever measures hands in one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/measure/board_set.h"
#include "quadrille/solve/card.h"
#include "quadrille/solve/engines.h"

namespace quadrille::measure {

using Clock = std::function<double()>;  // seconds, from any beginning

struct Contender {
  std::string_view name;
  sudoku::EngineName engine = sudoku::EngineName::automatic;
  bool one_at_a_time = false;
  bool usual = true;                   // measured where none is named
  const sudoku::Card* card = nullptr;  // for gpu; outlives what is measured with it
};

// Those that there are, whatever this processor can run. The first is what the others are compared
// with: dancing links; then single, whatever the library picks for one board; then the batch
// engines; then those that are measured only on request.
std::span<const Contender> all_contenders();
// The batch engine on a card, which is none of these.
Contender contender_of(const sudoku::Card& card);
// Whether this processor can run it.
bool is_available(const Contender& contender);
// Whether it is available and can take the boards of the set.
bool can_take(const Contender& contender, const BoardSet& set);
// The usual ones that can.
std::vector<Contender> contenders(const BoardSet& set);

// What an engine says about some boards.
struct Answers {
  std::vector<std::uint64_t> counts;                   // of solutions, up to 2
  std::vector<std::optional<sudoku::Grid>> solutions;  // the first of each, one at a time
  std::string texts;                                   // the same, 81 characters each, in a batch
  std::uint64_t nodes = 0;
  std::uint64_t updates = 0;
  std::optional<Error> failure = std::nullopt;  // why a card could not go on
};

// Solves the boards of a set in their order, over and over. They count only when their answers are
// right.
class EngineRun {
 public:
  // Fills in answers to as many boards from `first` on as there is room for. Where it is stopped,
  // some are missing.
  using Solve = std::function<void(const BoardSet&, std::size_t first, Answers&, const Stop*)>;

  // requires: a contender that is available and can take the set, which outlives the run
  EngineRun(const Contender& contender, const BoardSet& set);
  // The same with another engine.
  EngineRun(const Contender& contender, const BoardSet& set, Solve solve);

  // Goes on for so many seconds, or until it is stopped. Returns what is wrong with an answer, if
  // anything.
  std::optional<Error> go_on(double seconds, const Clock& clock, const Stop* stop = nullptr);

  [[nodiscard]] std::string_view engine() const { return contender_.name; }
  // "NVIDIA H200"; empty where it is the processor.
  [[nodiscard]] std::string card() const {
    return contender_.card != nullptr ? contender_.card->name() : std::string();
  }
  [[nodiscard]] std::uint64_t puzzles() const { return puzzles_; }  // each as often as it came
  [[nodiscard]] double seconds() const { return seconds_; }         // of solving alone
  // All of them 0 before the first puzzle.
  [[nodiscard]] double rate() const { return ratio(static_cast<double>(puzzles_), seconds_); }
  [[nodiscard]] double nodes_per_puzzle() const { return each(nodes_); }
  [[nodiscard]] double updates_per_puzzle() const { return each(updates_); }  // of dancing links

 private:
  [[nodiscard]] static double ratio(double a, double b) { return b > 0 ? a / b : 0; }
  [[nodiscard]] double each(std::uint64_t all) const {
    return ratio(static_cast<double>(all), static_cast<double>(puzzles_));
  }
  void make_room();
  [[nodiscard]] std::optional<Error> check() const;

  Contender contender_;
  const BoardSet* set_;
  Solve solve_;
  Answers answers_;        // to the latest piece
  std::size_t first_ = 0;  // board of the latest piece; then of the next

  std::uint64_t puzzles_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t updates_ = 0;
  double seconds_ = 0;
};

struct ComparisonOptions {
  double seconds = 0.3;  // for each
  Clock clock;
  const Stop* stop = nullptr;  // outlives the comparison
};

class Comparison {
 public:
  // requires: as for EngineRun
  Comparison(const BoardSet& set, std::span<const Contender> contenders, ComparisonOptions options);

  // A short turn for each that has time left, so that whatever else slows this machine down slows
  // them all. False when all have had their time, an answer is wrong, or a stop came.
  bool advance();
  [[nodiscard]] std::span<const EngineRun> runs() const { return runs_; }
  // What is wrong with an answer, if anything.
  [[nodiscard]] const std::optional<Error>& wrong() const { return wrong_; }

 private:
  ComparisonOptions options_;
  std::vector<EngineRun> runs_;
  std::optional<Error> wrong_;
};

}  // namespace quadrille::measure
