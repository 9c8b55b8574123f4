// LimitedSolve: the search for one puzzle, with the limits from the command line and its
// bookkeeping.
//   LimitedSolve search(settings, puzzle.stop);
//   Answer answer = search.solve(puzzle.grid);
//   if (answer.verdict == Verdict::unknown) say(told(search.excuse()));   // "no answer within 2 s"
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/base/natural.h"
#include "quadrille/base/stop.h"
#include "quadrille/cover/best.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/search.h"
#include "quadrille/solve/solution_classes.h"
#include "quadrille/solve/solve.h"

namespace quadrille::cli {

class LimitedSolve {
 public:
  // The clock starts here. `parent` ends the search early, which may use so many threads.
  LimitedSolve(const Settings& settings, const Stop& parent, std::size_t threads = 1);

  // By the engine of the settings. Where that cannot take the board, or its file had more than its
  // rules stand for, the answer is unknown.
  sudoku::Answer solve(const sudoku::Grid& grid);
  // With the rules that were read.
  sudoku::Count count(const sudoku::Grid& grid, std::uint64_t limit);

  // How many of them are essentially different.
  //   requires: no refusal_of_classes()
  sudoku::ClassCount count_classes(const sudoku::Grid& grid);

  // For a search that is done elsewhere: who did it.
  void answered_by(const cover::EngineReport& report);
  void answered_by(const sudoku::EngineReport& report);

  // Refer to this LimitedSolve.
  [[nodiscard]] const sudoku::SolveOptions& options() const { return options_; }
  // The same for an exact-cover problem.
  [[nodiscard]] cover::SearchOptions cover_options() const;
  // Why there is no answer: "no answer within 2 s", "no answer within 1000 nodes", "interrupted",
  // "batch-avx2 takes boards of 9x9 with boxes of 3x3, found 16x16 with boxes of 4x4", "with the
  // rules read: exactly one solution; left out, because there is no rule for it: fog".
  [[nodiscard]] Message excuse() const;
  // Whether the time is over, or the run is to end.
  [[nodiscard]] bool stopped() const { return stop_.requested(); }
  // What was found with the rules that were read, where that is not all that there are.
  [[nodiscard]] const std::optional<Message>& with_rules_read() const { return with_rules_read_; }
  // Why the card could not work for the latest board, if so: then nothing was found out.
  [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }
  // For a search that is done elsewhere: so many solutions, and perhaps no more.
  void found(const sudoku::Grid& grid, const sudoku::Count& count);
  // With --verbose: "puzzles.txt: line 3: answered by learn: it was asked for\n". Without it, too,
  // where another engine was asked for.
  [[nodiscard]] std::string engine_line(const std::string& where) const;
  // With --stats: "solutions=1 decisions=64 … seconds=0.000034 engine=learn\n"; nodes and
  // updates as well where dancing links has worked, and the name of the card that has. `counted`
  // are the solutions where they were counted: then not all of them need have been walked through.
  [[nodiscard]] std::string stats_line(const cover::Stats& stats,
                                       const std::optional<Natural>& counted = {}) const;
  // As members of an object: the engine and, with --stats, the rest.
  void add_stats(JsonWriter& json, const cover::Stats& stats) const;

 private:
  [[nodiscard]] double seconds() const;
  // That has answered, if one has.
  [[nodiscard]] std::optional<std::string> card() const;
  // Whether another engine had to do what one was asked for.
  [[nodiscard]] bool was_handed_over() const;

  const Settings& settings_;
  Stop::Clock::time_point start_;
  Stop stop_;
  sudoku::SolveOptions options_;
  std::string engine_ = "links";
  Message reason_;
  std::optional<Error> refusal_;
  std::optional<Error> failure_;
  std::optional<Message> with_rules_read_;  // of the latest board
};

// A search that shows how far it has come, however long it takes.
//   SteadySearch search(problem, limited.cover_options(), progress);
//   while (search.next()) use(search.solution());
class SteadySearch {
 public:
  // requires: options.stop is set
  SteadySearch(const cover::Problem& problem, const cover::SearchOptions& options,
               Progress& progress);

  // As those of cover::Search.
  bool next();
  [[nodiscard]] std::span<const cover::OptionId> solution() const { return search_.solution(); }
  [[nodiscard]] bool exhausted() const { return search_.exhausted(); }
  [[nodiscard]] cover::Stats stats() const { return search_.stats(); }
  [[nodiscard]] cover::EngineReport engine() const { return search_.engine(); }

 private:
  void begin_slice();
  [[nodiscard]] bool is_over() const;

  cover::SearchOptions limits_;
  Progress& progress_;
  Stop slice_;  // also requested when a slice of time is over: then the search goes on
  cover::Search search_;
  double part_ = 0;
};

// A count that shows how far it has come.
//   const cover::Count count = SteadyCount(problem, limit, limited.cover_options(),
//   progress).run();
class SteadyCount {
 public:
  // requires: options.stop is set
  SteadyCount(const cover::Problem& problem, std::uint64_t limit,
              const cover::SearchOptions& options, Progress& progress);

  cover::Count run();

 private:
  cover::SearchOptions limits_;
  Progress& progress_;
  Stop slice_;
  cover::Counter counter_;
};

// A search for the best solutions that shows how far it has come.
//   const cover::BestSolutions best = SteadyBest(problem, 3, Aim::least, limited.cover_options(),
//   progress).run();
class SteadyBest {
 public:
  // requires: options.stop is set
  SteadyBest(const cover::Problem& problem, std::uint64_t count, cover::Aim aim,
             const cover::SearchOptions& options, Progress& progress);

  cover::BestSolutions run();

 private:
  cover::SearchOptions limits_;
  Progress& progress_;
  Stop slice_;
  cover::BestSearch search_;
};

}  // namespace quadrille::cli
