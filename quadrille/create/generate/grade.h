// Grade: whether a puzzle is as hard as asked for, found out with as little work as that takes.
//   Grader grader(spec, &stop);
//   std::optional<logic::Rating> rating = grader.grade(puzzle, stats);   // nothing: it is not
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "quadrille/base/stop.h"
#include "quadrille/create/generate.h"
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/logic/rate.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/layout.h"

namespace quadrille::create {

class Grader {
 public:
  Grader(const PuzzleSpec& spec, const Stop* stop);

  // requires: a puzzle with one solution
  std::optional<logic::Rating> grade(const sudoku::Grid& puzzle, AttemptStats& stats) const;

 private:
  [[nodiscard]] bool needs(const sudoku::Grid& puzzle, logic::Technique technique,
                           const logic::Rating& rating) const;

  Range difficulty_;
  std::optional<logic::Technique> technique_;
  logic::FindOptions find_;
  std::shared_ptr<const sudoku::Layout> layout_;
};

}  // namespace quadrille::create
