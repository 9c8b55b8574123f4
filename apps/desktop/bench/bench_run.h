// BenchRun: what is to be measured, and the measuring itself, off the window's thread.
//   const BenchPlan plan{.sets = {{.name = "easy", .level = &puzzle_levels()[0]}}, …};
//   run_bench(plan, stop, [&](const BenchNews& news) { … });
#pragma once

#include <QString>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/measure/report.h"
#include "quadrille/measure/run.h"

namespace quadrille::desktop {

// One column: a level, a file, or a puzzle.
struct BenchSet {
  std::string name;
  const measure::PuzzleLevel* level = nullptr;
  QString file = {};
  std::optional<sudoku::Grid> puzzle = std::nullopt;
};

struct BenchPlan {
  std::vector<BenchSet> sets = {};
  std::vector<measure::Contender> engines = {};
  double seconds = 0.5;  // for each engine on each set
};

struct BenchNews {
  std::size_t set;
  std::vector<measure::ReportRow> rows = {};
  bool done = false;
};

// Files are read as far as so many puzzles.
inline constexpr std::size_t kMostFiled = 5120;

// Tells all news, and returns what went wrong, if anything: a set that cannot be made, or an answer
// that is wrong. After a stop there is no news.
std::optional<Error> run_bench(const BenchPlan& plan, const Stop& stop,
                               const std::function<void(const BenchNews&)>& tell);

}  // namespace quadrille::desktop
