// PlainBatch: the batch engine on plain lines of 9x9 boards, from any number of threads.
//   PlainBatch batch(settings);
//   const PlainAnswers answers = batch.ask(block, {.limit = 2, .keep = true});
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/plain.h"

namespace quadrille::cli {

struct PlainQuestion {
  std::uint64_t limit = 2;  // of the solutions that are looked for
  bool keep = false;        // whether the first is wanted
};

struct PlainAnswers {
  std::vector<std::uint64_t> solutions;  // how many each board has
  std::string
      lines;  // if kept: the first solution of each on a line; of no use where there is none

  [[nodiscard]] std::string_view line(std::size_t index) const;
};

class PlainBatch {
 public:
  explicit PlainBatch(const Settings& settings);

  // Whether the settings leave the work to the batch engine and ask for nothing but its answers.
  static bool serves(const Settings& settings);

  PlainAnswers ask(const PlainBlock& block, const PlainQuestion& question);

 private:
  std::unique_ptr<sudoku::PlainSolver> borrow();
  void give_back(std::unique_ptr<sudoku::PlainSolver> solver);

  const sudoku::EngineName engine_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<sudoku::PlainSolver>> idle_;
};

// The board on a plain line.
sudoku::Grid board_of(const PlainBlock& block, std::size_t index);

}  // namespace quadrille::cli
