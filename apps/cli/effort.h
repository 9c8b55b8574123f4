// Effort: the search for one puzzle, with the limits from the command line and its bookkeeping.
//   Effort effort(settings, puzzle.stop);
//   Answer answer = sudoku::solve(puzzle.grid, effort.options());
//   if (answer.verdict == Verdict::unknown) say(effort.excuse());   // "no answer within 2 s"
#pragma once

#include <chrono>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "quadrille/base/stop.h"
#include "quadrille/cover/search.h"
#include "settings.h"

namespace quadrille::cli {

class Effort {
 public:
  // The clock starts here. `parent` ends the search early.
  Effort(const Settings& settings, const Stop& parent);

  // Refer to this Effort.
  [[nodiscard]] const cover::SearchOptions& options() const { return options_; }
  // Why there is no answer: "no answer within 2 s", "no answer within 1000 nodes".
  [[nodiscard]] std::string excuse() const;
  // With --stats: "solutions=1 nodes=64 updates=1234 seconds=0.000034 engine=links\n".
  [[nodiscard]] std::string stats_line(const cover::Stats& stats) const;
  // With --stats: the same as members of an object.
  void add_stats(nlohmann::ordered_json& object, const cover::Stats& stats) const;

 private:
  [[nodiscard]] double seconds() const;

  const Settings& settings_;
  Stop::Clock::time_point start_;
  Stop stop_;
  cover::SearchOptions options_;
};

}  // namespace quadrille::cli
