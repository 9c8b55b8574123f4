// Links: the engine of dancing links (Knuth's algorithms X and C), behind cover::Search.
//   std::unique_ptr<Engine> engine = make_links(problem, options, observer);
#pragma once

#include <memory>

#include "quadrille/cover/engine.h"

namespace quadrille::cover {

// The observer may be empty; then the engine is one compiled without any trace of it.
std::unique_ptr<Engine> make_links(const Problem& problem, const SearchOptions& options,
                                   Observer observer);

}  // namespace quadrille::cover
