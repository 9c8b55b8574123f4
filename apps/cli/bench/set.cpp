#include "apps/cli/bench/set.h"

#include <fmt/format.h>

#include "quadrille/base/random.h"
#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/solve.h"
#include "quadrille/sudoku/symmetry.h"
#include "quadrille/sudoku/verify.h"
#include "quadrille/sudoku/write.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kViews = 1024;  // of each puzzle

struct Solved {
  sudoku::Grid puzzle;
  sudoku::Grid solution;
};

Result<Solved> solved(std::string_view text) {
  const Result<sudoku::Grid> puzzle = sudoku::read_grid(text);
  if (!puzzle) return puzzle.error();
  const sudoku::Answer answer = sudoku::solve(*puzzle, {.engine = sudoku::EngineName::links});
  if (answer.verdict != sudoku::Verdict::one) {
    return Error{fmt::format("expected one solution of {}", text)};
  }
  return Solved{*puzzle, *answer.solution};
}

}  // namespace

Result<BenchSet> make_bench_set(const BenchLevel& level) {
  std::vector<Solved> puzzles;
  for (const std::string_view text : level.puzzles) {
    Result<Solved> puzzle = solved(text);
    if (!puzzle) return puzzle.error();
    puzzles.push_back(*std::move(puzzle));
  }
  Random random(0);
  BenchSet set;
  for (std::size_t view = 0; view < kViews; ++view) {
    for (const Solved& puzzle : puzzles) {
      const auto symmetry = sudoku::random_symmetry(puzzle.puzzle.shape(), random);
      sudoku::Grid board = transformed(puzzle.puzzle, symmetry);
      const sudoku::Grid solution = transformed(puzzle.solution, symmetry);
      set.texts += write(board, sudoku::Format::line);
      set.solutions += write(solution, sudoku::Format::line);
      if (const auto wrong = sudoku::verify(board, solution)) {
        return Error{fmt::format("the solution of {} is wrong: {}", set.text(set.size()), *wrong)};
      }
      set.boards.push_back(std::move(board));
    }
  }
  return set;
}

}  // namespace quadrille::cli
