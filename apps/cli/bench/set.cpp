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

constexpr std::array<BenchLevel, 5> kBenchLevels = {{
    // As newspapers print them.
    {"easy",
     {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
      "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
      ".3..5..4...8.1.5..46.....12.7.5.2.8....6.3....4.1.9.3.25.....98..1.2.6...8..6..2.",
      ".2.81.74.7....31...9...28.5..9.4..874..2.8..316..3.2..3.27...6...56....8.76.51.9."}},
    // Singles alone do not solve most of these.
    {"medium",
     {"1..92....524.1...........7..5...81.2.........4.27...9..6...........3.945....71..6",
      ".43.8.25.6.............1.949....4.7....6.8....1.2....382.5.............5.34.9.71.",
      "..19....39..7..16..3...5..7.5......9..43.26..2......7.6..1...3..42..7..65....68..",
      ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....",
      "3..2........1.7...7.6.3.5...7...9.8.9...2...4.1.8...5...9.4.3.1...7.2........8..6"}},
    // From collections that are hard for programs, too.
    {"hard",
     {"......52..8.4......3...9...5.1...6..2..7........3.....6...1..........7.4.......3.",
      ".524.........7.1..............8.2...3.....6...9.5.....1.6.3...........897........",
      "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...",
      ".6.5.1.9.1...9..539....7....4.8...7.......5.8.817.5.3.....5.2............76..8...",
      "1.....3.8.7.4..............2.3.1...........958.........5.6...7.....8.2...4......."}},
    // The same, but dancing links need well over a thousand nodes on the average.
    {"expert",
     {"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
      "6.....8.3.4.7.................5.4.7.3..2.....1.6.......2.....5.....8.6......1....",
      "6..3.2....5.....1..........7.26............543.........8.15........4.2........7..",
      "6.2.5.........3.4..........43...8....1....2........7..5..27...........81...6.....",
      "..5...987.4..5...1..7......2...48....9.1.....6..2.....3..6..2.......9.7.......5.."}},
    // Two by Arto Inkala (AI Escargot is the first), Golden Nugget, Easter Monster, Platinum
    // Blonde.
    {"hardest",
     {"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
      "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
      ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."}},
}};

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

std::span<const BenchLevel> bench_levels() { return kBenchLevels; }

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
        return Error{
            fmt::format("the solution of {} is wrong: {}", set.text(set.size()), wrong->text())};
      }
      set.boards.push_back(std::move(board));
    }
  }
  return set;
}

}  // namespace quadrille::cli
