// Pipeline: every record of the input is answered, on all cores, in the order of the input.
//   Job job;
//   job.answer = [&](const Puzzle& puzzle) { return Reply{.out = solve_it(puzzle.grid)}; };
//   return answer_records(settings, console, job);
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/input.h"
#include "apps/cli/pipeline/reply.h"
#include "apps/cli/system/status.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"

namespace quadrille::cli {

// A record that could be read.
struct Puzzle {
  const sudoku::Grid& grid;
  const Source& source;
  std::size_t line;      // in the source
  std::uint64_t number;  // among all records, from 1
  OutputFormat format;   // as wished, or else a board for a single puzzle on a terminal, or a line
  const Stop& stop;      // requested when the run is to end before the puzzle is done
  std::size_t threads = 1;       // that the search may use: all of them where it is the only one
  bool alone = false;            // it is the only one
  Progress* progress = nullptr;  // of all records

  // "puzzles.txt: line 3"
  [[nodiscard]] std::string where() const { return source.where(line); }
};

// Plain lines of 9x9 boards that may be answered at one stroke.
struct PlainBlock {
  const sudoku::PlainLines& lines;
  const Source& source;
  std::uint64_t first;  // the number of the first among all records
  OutputFormat format;
  const Stop& stop;
  std::size_t threads = 1;  // as those of a Puzzle
  bool alone = false;
  Progress* progress = nullptr;

  // One of them as a record of its own. requires: the grid of that line
  [[nodiscard]] Puzzle puzzle(std::size_t index, const sudoku::Grid& grid) const {
    return {.grid = grid,
            .source = source,
            .line = lines.line + index,
            .number = first + index,
            .format = format,
            .stop = stop,
            .threads = threads,
            .alone = alone,
            .progress = progress};
  }
};

// Takes a reply; false when no more is wanted.
using Emit = std::function<bool(Reply)>;

struct Job {
  std::string header;          // comes before everything else
  std::string between;         // comes between the replies
  bool takes_rules = false;    // boards with constraints, too; else they are refused
  bool takes_mosaics = false;  // mosaics, too
  bool gives_verdict = false;  // and says so where rules in words keep it from one
  std::string blank = "\n";    // the reply to a record that cannot be read, except in JSON
  std::function<Reply(const Puzzle&)> answer;
  // Where it is there: answers plain lines in replies for one board or more, with what comes
  // between them, each as soon as it is known. False when the emitter wanted no more.
  std::function<bool(const PlainBlock&, const Emit&)> answer_plain = {};
  // Lines at one stroke: few enough that the cache of a processor holds all there is to them.
  std::size_t plain_lines = 2048;
};

// Answers on as many threads as the settings say; `answer` has to bear that. Memory stays constant
// however long the input is, and each reply is written as soon as those before it are.
Status answer_records(const Settings& settings, Console& console, const Job& job);

// The same, one after another on the calling thread.
Status answer_in_turn(const Settings& settings, Console& console, const Job& job);

}  // namespace quadrille::cli
