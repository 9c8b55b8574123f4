#include "apps/desktop/print/printed_puzzle.h"

#include <chrono>
#include <utility>

#include "apps/desktop/files/read_boards.h"
#include "quadrille/create/generate.h"
#include "quadrille/solve/solve.h"

namespace quadrille::desktop {
namespace {

// For one solution or rating: a page of very large boards is to come to an end.
constexpr std::chrono::seconds kLongest{20};

std::optional<Error> make_puzzles(const PrintSource& source, const sudoku::Shape& shape,
                                  const Stop& stop,
                                  const std::function<void(PrintedPuzzle)>& take) {
  create::PuzzleSpec spec{.shape = shape};
  spec.level = source.level;
  if (const auto error = create::impossible(spec)) return error;
  create::Series series(spec, {.seed = source.seed, .count = source.count, .stop = &stop});
  const auto take_all = [&] {
    for (const create::GeneratedPuzzle& made : series.take()) {
      PrintedPuzzle puzzle{.game = play::Game(made.puzzle), .solution = made.solution};
      puzzle.game.set_solution(made.solution);
      puzzle.solution_sought = true;
      puzzle.rating = made.rating;
      puzzle.rating_sought = made.rating.has_value();
      take(std::move(puzzle));
    }
    return true;
  };
  if (const auto done = series.make(take_all); !done) return done.error();
  return std::nullopt;
}

}  // namespace

std::optional<Error> gather_puzzles(const PrintSource& source, const play::Game& board,
                                    const Stop& stop,
                                    const std::function<void(PrintedPuzzle)>& take) {
  switch (source.kind) {
    case PrintSource::Kind::board:
      take({.game = board});
      return std::nullopt;
    case PrintSource::Kind::fresh:
      return make_puzzles(source, board.shape(), stop, take);
    case PrintSource::Kind::file:
      break;
  }
  const auto boards = read_boards(source.file, source.count, stop);
  if (!boards) return boards.error();
  for (const FiledBoard& each : *boards) take({.game = play::Game(each.board)});
  return std::nullopt;
}

bool lacks(const PrintedPuzzle& puzzle, const PrintKnowledge& wanted) {
  return (wanted.solution && !puzzle.solution_sought) || (wanted.rating && !puzzle.rating_sought);
}

void complete(PrintedPuzzle& puzzle, const PrintKnowledge& wanted, const Stop& stop) {
  Stop limit(&stop);
  limit.set_deadline(Stop::Clock::now() + kLongest);
  const sudoku::Grid givens = puzzle.game.puzzle();
  if (!puzzle.solution_sought && lacks(puzzle, wanted)) {
    sudoku::Answer answer = sudoku::solve(givens, {.stop = &limit});
    if (answer.verdict == sudoku::Verdict::one) puzzle.solution = std::move(answer.solution);
    puzzle.solution_sought = true;
  }
  if (!wanted.rating || puzzle.rating_sought) return;
  // Only what has one solution has a rating, and no constraints, which the scale knows nothing of.
  if (puzzle.solution && !givens.constraints()) {
    logic::RateOptions options;
    options.find.stop = &limit;
    const logic::Rating rating = logic::rate(givens, options);
    if (rating.outcome == logic::Outcome::solved) puzzle.rating = rating;
  }
  puzzle.rating_sought = true;
}

}  // namespace quadrille::desktop
