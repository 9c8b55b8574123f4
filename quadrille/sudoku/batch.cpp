#include "quadrille/sudoku/batch.h"

#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/text/plain_lines.h"

namespace quadrille::sudoku {

Batch::Batch(const BatchOptions& options) : options_(options), engine_(options.instruction_set) {
  assert(options.limit > 0);
}

void Batch::add(std::string_view text) {
  if (is_plain_board(text)) {
    puzzles_.emplace_back(text);
    answers_.emplace_back();
    return;
  }
  const Result<Grid> grid = read_grid(text);
  if (grid) {
    add(*grid);
  } else {
    answers_.push_back({.error = grid.error()});
  }
}

void Batch::add(const Grid& grid) {
  if (batch::fits(grid.shape())) {
    puzzles_.emplace_back(grid);
    answers_.emplace_back();
  } else {
    answers_.push_back(
        {.error = Error{fmt::format("expected a board 9x9 with boxes of 3x3, found {}",
                                    grid.shape().describe())}});
  }
}

std::vector<BatchAnswer> Batch::solve() {
  const std::size_t count = puzzles_.size();
  std::vector<const char*> texts;
  std::vector<const std::uint16_t*> candidates;
  for (const batch::Puzzle& puzzle : puzzles_) {
    texts.push_back(puzzle.text());
    candidates.push_back(puzzle.candidates());
  }
  std::vector<std::uint64_t> solutions(count);
  std::string solved(count * kPlainBoard, '\0');
  const batch::Report report = engine_.run({.puzzles = texts.data(),
                                            .candidates = candidates.data(),
                                            .count = count,
                                            .limit = options_.limit,
                                            .solutions = solutions.data(),
                                            .kept = 1,
                                            .texts = solved.data()},
                                           options_.stop);
  std::size_t index = 0;
  for (BatchAnswer& answer : answers_) {
    if (answer.error) continue;
    answer.solutions = solutions[index];
    answer.complete = report.open.empty() || report.open[index] == 0;
    if (solutions[index] != 0) answer.solution = solved.substr(index * kPlainBoard, kPlainBoard);
    ++index;
  }
  puzzles_.clear();
  return std::exchange(answers_, {});
}

}  // namespace quadrille::sudoku
