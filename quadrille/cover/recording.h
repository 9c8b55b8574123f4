// Recording: the first moves of a search by dancing links, as many as are wanted.
//   const cover::Recording recording = cover::record(problem, {.most_moves = 100'000});
//   cover::Replay replay(problem, recording.moves);
#pragma once

#include <cstddef>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/cover/problem.h"
#include "quadrille/cover/search.h"

namespace quadrille::cover {

struct RecordOptions {
  std::size_t most_moves = 200'000;
  bool first_solution_only = false;  // end with the move that finds it
  Choice choose = Choice::least;
  std::uint64_t seed = 0;      // for Choice::random
  const Stop* stop = nullptr;  // outlives the call
};

struct Recording {
  std::vector<Move> moves;
  // The search has come to its end, or to its first solution where no more was wanted.
  bool complete = false;
};

Recording record(const Problem& problem, const RecordOptions& options = {});

}  // namespace quadrille::cover
