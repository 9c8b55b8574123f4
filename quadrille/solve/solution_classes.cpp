// By Burnside's lemma there are as many classes as a symmetry leaves solutions as they are, on the
// average over all symmetries. That of the symmetry that does nothing is the number of solutions.
#include "quadrille/solve/solution_classes.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "quadrille/boards/mosaic.h"
#include "quadrille/cover/count.h"
#include "quadrille/solve/orbits/beginnings.h"
#include "quadrille/solve/orbits/board_symmetries.h"
#include "quadrille/solve/orbits/lined_board.h"
#include "quadrille/solve/orbits/round_problem.h"

namespace quadrille::sudoku {
namespace {

// Enough for most symmetries, and less work than to look for symmetries of what they leave.
constexpr std::uint64_t kFewNodes = 20'000;

bool moves_nothing(std::span<const std::uint32_t> to) {
  for (std::uint32_t i = 0; i < to.size(); ++i) {
    if (to[i] != i) return false;
  }
  return true;
}

// How many solutions a symmetry leaves as they are, but for one that only renames digits; nothing
// where the stop came first.
std::optional<Natural> count_fixed(const orbits::Fixing& fixing, const SolveOptions& options) {
  if (options.stop != nullptr && options.stop->requested()) return std::nullopt;
  const std::optional<orbits::RoundProblem> made = orbits::make_round_problem(fixing);
  if (!made) return Natural(0);
  const cover::Count few =
      cover::count(made->problem, UINT64_MAX,
                   {.max_nodes = kFewNodes, .stop = options.stop, .memory = options.memory});
  if (few.exact) return few.solutions;
  return orbits::count_by_beginnings(fixing, *made, options);
}

// The sum over all symmetries; nothing where the stop came first.
std::optional<Natural> sum_of_fixed(const orbits::LinedBoard& board,
                                    const orbits::BoardSymmetries& symmetries,
                                    const Natural& solutions, const SolveOptions& options) {
  Natural sum;
  std::vector<std::uint32_t> digits(board.size());
  const bool done = symmetries.walk(
      [&](const orbits::LineMap& lines, const Natural& times, std::span<const orbits::Ring> rings) {
        // All digits stand on the board: so to rename them and move nothing leaves none as it is.
        const bool stays = !lines.transposed && moves_nothing(lines.to);
        const std::vector<orbits::CellRound> rounds = rounds_of_cells(board, lines);
        return orbits::walk_rings(rings, digits, times, [&](const Natural& of_these) {
          if (stays) {
            if (moves_nothing(digits)) sum += of_these * solutions;
            return true;
          }
          const auto fixed = count_fixed({board, lines, digits, rounds}, options);
          if (fixed) sum += of_these * *fixed;
          return fixed.has_value();
        });
      });
  if (!done) return std::nullopt;
  return sum;
}

}  // namespace

std::optional<Error> refusal_of_classes(const Grid& grid) {
  if (grid.shape().is_mosaic()) return square_wanted(grid.shape());
  if (grid.constraints()) return Error{ErrorKind::has_rules};
  return std::nullopt;
}

ClassCount count_classes(const Grid& grid, const SolveOptions& options) {
  assert(!refusal_of_classes(grid));
  ClassCount found{.solutions = count(grid, UINT64_MAX, options)};
  const Natural& solutions = found.solutions.solutions;
  found.classes = std::min(solutions, Natural(1));
  found.exact = found.solutions.exact && solutions <= Natural(1);
  if (solutions == Natural(0)) return found;
  const orbits::LinedBoard board(grid);
  orbits::BoardSymmetries symmetries(board);
  if (!symmetries.find(options.stop)) return found;
  found.symmetries = symmetries.order();
  if (found.exact) return found;
  // No class is larger than that.
  Natural above = solutions + found.symmetries;
  above -= 1;
  found.classes = above / found.symmetries;
  if (!found.solutions.exact) return found;
  const auto sum = sum_of_fixed(board, symmetries, solutions, options);
  if (!sum) return found;
  assert(*sum / found.symmetries * found.symmetries == *sum);
  found.classes = *sum / found.symmetries;
  found.exact = true;
  return found;
}

}  // namespace quadrille::sudoku
