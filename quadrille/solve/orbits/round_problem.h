// RoundProblem: the solutions of a board that a symmetry leaves as they are, as an exact-cover
// problem.
//   const Fixing fixing = {board, lines, digits, rounds};
//   if (const std::optional<RoundProblem> made = make_round_problem(fixing)) count(made->problem);
//
// A symmetry leads from a digit in a cell to a digit in another cell, and on, until it is back.
// Such a round is in a solution as a whole or not at all: so it is one option. What it covers,
// cells and the digits of rows, columns and boxes, comes in rounds as well, and each of those is
// one item.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/cover/problem.h"
#include "quadrille/solve/orbits/lined_board.h"

namespace quadrille::sudoku::orbits {

// A cell, the one to which a symmetry leads from it, and so on until it is back.
using CellRound = std::vector<Cell>;

// The rounds of all cells, in the order of their first ones.
std::vector<CellRound> rounds_of_cells(const LinedBoard& board, const LineMap& lines);

// A symmetry of a board; what is referred to outlives it.
struct Fixing {
  const LinedBoard& board;
  const LineMap& lines;
  std::span<const std::uint32_t> digits;  // where each digit goes, from 0
  std::span<const CellRound> rounds;
};

struct RoundProblem {
  cover::Problem problem;
  // The options of each round of cells, and behind the last.
  std::vector<std::uint32_t> first_option;
  std::vector<std::uint32_t> digits;  // of each option, in the first cell

  // requires: there is one
  [[nodiscard]] std::uint32_t option(std::uint32_t round, std::uint32_t digit) const {
    std::uint32_t option = first_option[round];
    while (digits[option] != digit) ++option;
    return option;
  }
};

// Nothing where it shows at once that there are none.
std::optional<RoundProblem> make_round_problem(const Fixing& fixing);

}  // namespace quadrille::sudoku::orbits
