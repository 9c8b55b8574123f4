#include "quadrille/measure/board_set.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/random.h"
#include "quadrille/boards/symmetry.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::measure {
namespace {

using sudoku::Grid;

// So many boards of 9x9, and fewer of larger ones.
constexpr std::size_t kCells = 1024 * kLevelPuzzles * sudoku::kPlainBoard;

std::string line_of(const Grid& grid) { return write(grid, sudoku::Format::line); }

bool has_plain_form(const Grid& grid) {
  return grid.shape() == *sudoku::Shape::boxes(3, 3) && !grid.has_marks();
}

struct Solved {
  Grid puzzle;
  Grid solution;
};

Result<Solved> solved(const Grid& puzzle, const Stop* stop) {
  const sudoku::Answer answer = sudoku::solve(puzzle, {.stop = stop});
  if (answer.verdict != sudoku::Verdict::one) {
    return Error{fmt::format("expected one solution of {}", line_of(puzzle))};
  }
  return Solved{puzzle, *answer.solution};
}

}  // namespace

Result<BoardSet> set_of(std::span<const Grid> puzzles, const Stop* stop) {
  assert(!puzzles.empty());
  std::vector<Solved> all;
  for (const Grid& grid : puzzles) {
    Result<Solved> puzzle = solved(grid, stop);
    if (!puzzle) return puzzle.error();
    all.push_back(*std::move(puzzle));
  }
  const bool plain = std::ranges::all_of(puzzles, has_plain_form);
  const std::size_t views =
      std::max<std::size_t>(1, kCells / (puzzles[0].cells().size() * puzzles.size()));
  Random random(0);
  BoardSet set{.puzzles = puzzles.size()};
  for (std::size_t view = 0; view < views; ++view) {
    if (stop != nullptr && stop->requested()) return Error{ErrorKind::stopped};
    for (const auto& [puzzle, solution] : all) {
      const auto symmetry = sudoku::random_symmetry(puzzle.shape(), random);
      set.boards.push_back(transformed(puzzle, symmetry));
      set.solutions.push_back(transformed(solution, symmetry));
      if (const auto wrong = sudoku::verify(set.boards.back(), set.solutions.back())) {
        return Error{fmt::format("the solution of {} is wrong: {}", line_of(set.boards.back()),
                                 wrong->text())};
      }
      if (!plain) continue;
      set.texts += line_of(set.boards.back());
      set.solution_texts += line_of(set.solutions.back());
    }
  }
  return set;
}

Result<BoardSet> set_of(const PuzzleLevel& level, const Stop* stop) {
  std::vector<Grid> puzzles;
  for (const std::string_view text : level.puzzles) {
    Result<Grid> puzzle = sudoku::read_grid(text, {.rules = false});
    if (!puzzle) return puzzle.error();
    puzzles.push_back(*std::move(puzzle));
  }
  return set_of(puzzles, stop);
}

}  // namespace quadrille::measure
