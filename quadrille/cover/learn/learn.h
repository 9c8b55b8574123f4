// Learn: the engine that learns from its dead ends, behind cover::Search.
//   std::unique_ptr<InformedEngine> engine = make_learn(matrix_of(problem));
//
// Where dancing links tries one option after another, this engine asks at every dead end which of
// its decisions led there, and writes the answer down as a clause that rules out the like of it
// everywhere. It walks the solutions by forbidding those found, so it is for problems with few.
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/matrix.h"

namespace quadrille::cover {

// One part of a learnt clause: "this option is taken", or "it is not".
struct Claim {
  OptionId option;
  bool taken;
};
// Told of every learnt clause, before it is used: at least one of the claims holds in each solution
// that has not been found yet. Clauses about other things than options are left out.
using ClauseObserver = std::function<void(std::span<const Claim>)>;

struct LearnOptions {
  std::span<const OptionId> likely = {};  // see SearchOptions
  ClauseObserver observer = {};
};

// Copies what it needs of the matrix.
std::unique_ptr<InformedEngine> make_learn(const Matrix& matrix, LearnOptions options = {});

}  // namespace quadrille::cover
