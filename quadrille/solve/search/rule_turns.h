// RuleTurns: a board with constraints, searched on its rules and in its matrix by turns.
//   RuleTurns turns(grid, options, std::move(walk));
//   while (turns.next()) use(turns.solution());
// Each goes on where it was. A turn is an amount of work that is settled beforehand, so that a run
// on one thread is the same every time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "quadrille/cover/engine/turns.h"
#include "quadrille/rules/walk/walk.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {

// In steps of the walk; tests have other ones.
struct TurnLengths {
  // The first turn: two to four milliseconds, about what it takes to make a matrix.
  std::uint64_t first = 2'400'000;
  // What is little for the walk: some 50 ms. With a quarter of that, 37 published boards that take
  // the walk or learning 10 to 1000 ms took about a tenth longer, in one run of each.
  double little = 40'000'000;
};

class RuleTurns {
 public:
  RuleTurns(Grid grid, const SolveOptions& options, std::unique_ptr<rules::Walk> walk,
            const TurnLengths& lengths = {});

  bool next();
  // The digits of all cells.
  [[nodiscard]] std::span<const Digit> solution() const { return solution_; }
  [[nodiscard]] bool exhausted() const { return turns_.finished(); }
  [[nodiscard]] const Obstacles& obstacles() const { return obstacles_; }
  [[nodiscard]] Stats stats() const;
  [[nodiscard]] double progress() const;
  [[nodiscard]] EngineReport engine() const;

 private:
  using Digits = std::vector<Digit>;

  cover::Played play_walk(std::uint64_t end);
  cover::Played play_matrix(std::uint64_t end);
  void end_walk();
  // Whether it is new: those that the other has given out are not.
  bool take(Digits digits, std::set<Digits>& own, std::set<Digits>& of_other);
  void make_matrix();
  void find_obstacles_afterwards();

  Grid grid_;
  SolveOptions options_;
  std::unique_ptr<rules::Walk> walk_;
  std::shared_ptr<const Legend> legend_;
  std::optional<cover::Search> search_;  // made when it is needed
  bool has_memory_ = true;               // for that

  cover::Turns turns_;  // the first is the walk
  double little_;
  Digits solution_;
  std::set<Digits> by_walk_;    // what the other has yet to come upon
  std::set<Digits> by_matrix_;  // likewise
  std::uint64_t solutions_ = 0;
  Obstacles obstacles_;
};

// The engine of a matrix as one of boards.
EngineName board_engine(cover::EngineName engine);

}  // namespace quadrille::sudoku
