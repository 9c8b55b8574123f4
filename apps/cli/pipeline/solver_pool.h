// SolverPool: solvers of plain boards, one for each thread that needs one at the same time.
//   SolverPool solvers(EngineName::automatic, nullptr);
//   const PlainReport report = solvers.use([&](PlainSolver& solver) { return solver.solve(…); });
//
// Those on a card all have some of its memory, so of them there are only a few, for which threads
// wait; and fewer still where the memory turns out to be too little for all of them.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "quadrille/solve/card.h"
#include "quadrille/solve/engines.h"
#include "quadrille/solve/plain.h"

namespace quadrille::cli {

class SolverPool {
 public:
  // With a card, that one is used; it outlives the pool.
  SolverPool(sudoku::EngineName engine, const sudoku::Card* card);

  // May call `work` again where a card had too little memory.
  sudoku::PlainReport use(const std::function<sudoku::PlainReport(sudoku::PlainSolver&)>& work);

 private:
  class Turn;

  std::unique_ptr<sudoku::PlainSolver> take();
  void put_back(std::unique_ptr<sudoku::PlainSolver> solver);
  // After such a failure: gives memory back. False where there is one solver at a time already.
  bool make_do_with_fewer();

  const sudoku::EngineName engine_;
  const sudoku::Card* const card_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t most_;  // in use at the same time
  std::size_t used_ = 0;
  std::vector<std::unique_ptr<sudoku::PlainSolver>> idle_;
};

}  // namespace quadrille::cli
