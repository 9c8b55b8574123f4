// Solve: the door for one board: its solutions, their number, or why there is none.
//   Answer answer = solve(grid);
//   if (answer.verdict == Verdict::one) show(*answer.solution);
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "quadrille/cover/search.h"
#include "quadrille/sudoku/encode.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/layout.h"
#include "quadrille/sudoku/verify.h"

namespace quadrille::sudoku {

using cover::Count;
using cover::EngineName;
using cover::EngineReport;
using cover::SearchOptions;
using cover::Stats;
using cover::Verdict;

// Why a board can have no solution, where that shows without any search: digits that stand twice in
// a unit, or else rules that nothing is left for.
struct Obstacles {
  std::vector<Conflict> conflicts = {};
  std::vector<RuleId> unsatisfiable = {};

  [[nodiscard]] bool empty() const { return conflicts.empty() && unsatisfiable.empty(); }
  friend bool operator==(const Obstacles&, const Obstacles&) = default;
};

Obstacles find_obstacles(const Grid& grid);
// The same with an encoding of the grid at hand; the full form shows less.
Obstacles find_obstacles(const Grid& grid, const Encoding& encoding);

// "7 twice in row 4: r4c2 and r4c9", "nothing is left for r1c9"
std::vector<std::string> describe(const Shape& shape, const Obstacles& obstacles);

// Walks the solutions of a board, one at a time.
//   Solver solver(grid);
//   while (solver.next()) use(solver.solution());
class Solver {
 public:
  explicit Solver(const Grid& grid, const SearchOptions& options = {});

  // Goes on to the next solution; false when there is none, or when a limit or stop came first.
  bool next();
  // requires: next() has returned true
  [[nodiscard]] const Grid& solution() const { return solution_; }
  // True when next() has returned false because every solution has been seen.
  [[nodiscard]] bool exhausted() const { return !search_ || search_->exhausted(); }
  // Why there can be no solution, where that shows before any search.
  [[nodiscard]] const Obstacles& obstacles() const { return obstacles_; }
  [[nodiscard]] Stats stats() const { return search_ ? search_->stats() : Stats{}; }
  [[nodiscard]] double progress() const { return search_ ? search_->progress() : 1.0; }
  [[nodiscard]] EngineReport engine() const;

 private:
  Grid solution_;  // the givens, and the options of the latest solution
  std::shared_ptr<const Legend> legend_;
  Obstacles obstacles_;
  std::optional<cover::Search> search_;  // none where there are obstacles
};

struct Answer {
  Verdict verdict = Verdict::unknown;
  std::optional<Grid> solution;  // the first one found, unless the verdict is none
  std::optional<Grid> another;   // a second one, if the verdict is many
  Obstacles obstacles;           // only if the verdict is none
  Stats stats;
  EngineReport engine = {};  // says nothing where uses_batch() does
};

// Whether the batch engine does the work of solve() and count(): for boards of 9x9 with boxes of
// 3x3, where the options do not ask for something else. See batch/one_board.h for what its
// statistics mean.
bool uses_batch(const Grid& grid, const SearchOptions& options = {});

// Looks for two solutions, which is enough to tell none, one and many apart.
Answer solve(const Grid& grid, const SearchOptions& options = {});

// Counts the solutions, at most `limit` of them.
Count count(const Grid& grid, std::uint64_t limit = UINT64_MAX, const SearchOptions& options = {});

}  // namespace quadrille::sudoku
