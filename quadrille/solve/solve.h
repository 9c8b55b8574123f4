// Solve: the one door to the solutions of boards: whether there are any, one of them, how many, and
// each in turn; of one board or of many.
//   Answer answer = solve(grid);
//   if (answer.verdict == Verdict::one) draw(*answer.solution);
//   for (const Grid& solution : solutions(grid)) use(solution);
//   std::vector<Answer> answers = solve(grids, {.threads = 4});
// Millions of boards on plain lines have a quicker form of it: plain.h.
// Where memory runs out, std::bad_alloc is thrown, on the thread of the caller.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/conflicts.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/search.h"
#include "quadrille/rules/encode.h"
#include "quadrille/solve/card.h"
#include "quadrille/solve/engines.h"

namespace quadrille::sudoku {

using cover::Choice;
using cover::Stats;
using cover::Verdict;

struct SolveOptions {
  EngineName engine = EngineName::automatic;
  // How the next rule to satisfy is chosen; any but the least takes links.
  Choice choose = Choice::least;
  std::uint64_t seed = 0;                // for Choice::random
  std::uint64_t max_nodes = UINT64_MAX;  // see cover::SearchOptions; means nothing to batch
  const Stop* stop = nullptr;            // polled every millisecond or two; outlives the search
  // Many boards are shared out among so many threads; for one board, see cover::SearchOptions.
  std::uint32_t threads = 1;
  // Bytes that counting may have for tables: see cover::SearchOptions. The batch engine has none.
  std::size_t memory = std::size_t{1} << 30U;
  // For gpu: outlives the search. Without one, each call opens one for itself, which takes long.
  const Card* card = nullptr;
};

// The same for exact-cover problems.
cover::SearchOptions cover_options(const SolveOptions& options);

// Who gave an answer, and why it was that one: never automatic, nor batch without its instructions.
struct EngineReport {
  EngineName engine = EngineName::links;
  Message reason = {};
  bool failed = false;  // there was no card, or it could not go on: the reason says why
};

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
std::vector<Message> messages_of(const Shape& shape, const Obstacles& obstacles);

struct Answer {
  Verdict verdict = Verdict::unknown;  // of the puzzle
  // The verdict of the board with the constraints that it has. It is the same, unless a file had
  // more than these stand for (ConstraintList::left_out): then nobody knows that of the puzzle. Of
  // rules in words alone it is known where there is one solution: so they say what others do.
  Verdict with_rules_read = Verdict::unknown;
  // Those of the board: the first one found, and a second one if there are many.
  std::optional<Grid> solution = std::nullopt;
  std::optional<Grid> another = std::nullopt;
  Obstacles obstacles = {};  // only if the board has no solution
  // Of boards that the batch engine has answered together, only the number of solutions.
  Stats stats = {};
  EngineReport engine = {};
};

// Why an engine cannot take a board, if so: that of boards takes none with constraints.
std::optional<Error> refusal(EngineName engine, const Grid& grid);

// Looks for two solutions, which is enough to tell none, one and many apart. A solution found
// before a limit was reached is in the answer although the verdict is unknown. An engine that
// cannot take the board gives the verdict unknown, and the refusal as its reason.
Answer solve(const Grid& grid, const SolveOptions& options = {});
// One answer for each board.
std::vector<Answer> solve(std::span<const Grid> grids, const SolveOptions& options = {});
// The same for boards in any format that read_grid() knows.
std::vector<Result<Answer>> solve(std::span<const std::string_view> texts,
                                  const SolveOptions& options = {});

using Count = cover::CountBy<EngineReport>;  // its stats as in Answer

// Counts the solutions, at most `limit` of them; the greatest limit is none. Where a file had more
// than the constraints of the board stand for, at least 0 is all that is known: as_read() of the
// grid (constraints.h) has a number.
// requires: a limit of at least 1
Count count(const Grid& grid, std::uint64_t limit = UINT64_MAX, const SolveOptions& options = {});
std::vector<Count> count(std::span<const Grid> grids, std::uint64_t limit = UINT64_MAX,
                         const SolveOptions& options = {});

// "with the rules read: more than one solution; left out, because there is no rule for it: fog":
// what was found of a board whose file had more than its constraints express. Only what was left
// out where that verdict is unknown; nothing where it is the verdict of the puzzle.
std::optional<Message> told_with_rules_read(const Grid& grid, Verdict with_rules_read);
// The same of the number of solutions of as_read() (constraints.h).
std::optional<Message> told_with_rules_read(const Grid& grid, const Count& with_rules_read);

class RuleTurns;

// The solutions of a board, one at a time.
//   Solutions solutions(grid);
//   while (solutions.next()) use(solutions.solution());
//   if (!solutions.exhausted()) say("stopped before the end");
// The batch engine finds them together, not in turn: here it stands for automatic.
class Solutions {
 public:
  explicit Solutions(const Grid& grid, const SolveOptions& options = {});

  // Goes on to the next solution; false when there is none, or when a limit or stop came first.
  bool next();
  // requires: next() has returned true
  [[nodiscard]] const Grid& solution() const { return solution_; }
  // True when next() has returned false because every solution has been seen.
  [[nodiscard]] bool exhausted() const;
  // Why there can be no solution, where that shows before any search.
  [[nodiscard]] const Obstacles& obstacles() const;
  [[nodiscard]] Stats stats() const;
  // An estimate of the part of the search that is done, from 0 to 1.
  [[nodiscard]] double progress() const;
  [[nodiscard]] EngineReport engine() const;

  // Walks what next() has not yet found.
  class Iterator {
   public:
    using value_type = Grid;
    using difference_type = std::ptrdiff_t;

    explicit Iterator(Solutions* solutions = nullptr) : solutions_(solutions) { ++*this; }
    const Grid& operator*() const { return solutions_->solution(); }
    Iterator& operator++() {
      if (solutions_ != nullptr && !solutions_->next()) solutions_ = nullptr;
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& a, std::default_sentinel_t /*end*/) {
      return a.solutions_ == nullptr;
    }

   private:
    Solutions* solutions_;
  };
  Iterator begin() { return Iterator(this); }
  static std::default_sentinel_t end() { return {}; }

 private:
  // A program without constraints has none of what follows from it.
  [[nodiscard]] bool has_turns() const { return kHasConstraints && turns_ != nullptr; }
  void begin_search(const Grid& grid, const SolveOptions& options);
  bool next_of_search();

  Grid solution_;                     // the givens, and the options of the latest solution
  std::shared_ptr<RuleTurns> turns_;  // of a board with constraints; then none of what follows
  std::shared_ptr<const Legend> legend_;
  Obstacles obstacles_;
  std::optional<cover::Search> search_;  // none where there are obstacles, or a stop came first
  bool stopped_ = false;                 // before the search began
};

[[nodiscard]] inline Solutions solutions(const Grid& grid, const SolveOptions& options = {}) {
  return Solutions(grid, options);
}

}  // namespace quadrille::sudoku
