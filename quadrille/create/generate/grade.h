// Grade: whether a puzzle is as hard as wished, found out with as little work as that takes.
//   Grader grader(wishes);
//   std::optional<logic::Rating> rating = grader.grade(puzzle);   // nothing: it is not
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "quadrille/base/stop.h"
#include "quadrille/create/generate/tally.h"
#include "quadrille/create/wishes.h"
#include "quadrille/logic/rate.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/layout.h"

namespace quadrille::create {

class Grader {
 public:
  Grader(const Wishes& wishes, const Stop* stop);

  // requires: a puzzle with one solution
  std::optional<logic::Rating> grade(const sudoku::Grid& puzzle, Tally& tally) const;

 private:
  [[nodiscard]] bool needs(const sudoku::Grid& puzzle, logic::Technique technique,
                           const logic::Rating& rating) const;

  Range difficulty_;
  std::optional<logic::Technique> technique_;
  logic::FindOptions find_;
  std::shared_ptr<const sudoku::Layout> layout_;
};

}  // namespace quadrille::create
