// Automatic: the engine that finds out on the way which of the others fits, behind cover::Search.
//   std::unique_ptr<Engine> engine = make_automatic(problem, options);
//
// It begins as dancing links, and costs what that costs. If links does not get on, the learning
// engine takes over, with more than one thread beside CaDiCaL; if that turns out to be a mistake,
// links goes on where it was. However often that happens, every solution comes exactly once.
#pragma once

#include <memory>

#include "quadrille/cover/engine/engine.h"

namespace quadrille::cover {

std::unique_ptr<Engine> make_automatic(const Problem& problem, const SearchOptions& options);

}  // namespace quadrille::cover
