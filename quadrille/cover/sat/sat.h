// Sat: the engine that hands a problem to CaDiCaL, behind cover::Search.
//   if (std::unique_ptr<InformedEngine> engine = make_sat(matrix_of(problem))) …
//
// For the hardest problems: CaDiCaL simplifies what it works on again and again, which costs more
// than it gives on problems that the learning engine solves in a second.
#pragma once

#include <memory>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/matrix.h"

namespace quadrille::cover {

// Whether the library was built with CaDiCaL.
bool has_sat();

// Copies what it needs of the matrix. nullptr without CaDiCaL, or if the stop was requested before
// all was built. Nodes count conflicts here, as CaDiCaL tells of nothing else.
std::unique_ptr<InformedEngine> make_sat(const Matrix& matrix, const Stop* stop = nullptr);

}  // namespace quadrille::cover
