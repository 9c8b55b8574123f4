// SatClauses: a problem as clauses, in the way that SAT solvers read them.
//   encode_clauses(residue, primary, [&](int literal) { solver.add(literal); });   // 0 ends a
//   clause
//
// Variable i + 1 is the open option number i of the residue; further variables follow. A primary
// item is "at least one and at most one", a secondary one "at most one" of its options.
#pragma once

#include <cstdint>
#include <functional>

#include "quadrille/base/stop.h"
#include "quadrille/cover/engine/residue.h"

namespace quadrille::cover {

using ClauseSink = std::function<void(int literal)>;

// False: the stop was requested before the end.
bool encode_clauses(const Residue& residue, std::uint32_t primary, const ClauseSink& sink,
                    const Stop* stop = nullptr);

}  // namespace quadrille::cover
