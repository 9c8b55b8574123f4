// Links: the engine of dancing links (Knuth's algorithms X and C), behind cover::Search.
//   std::unique_ptr<Engine> engine = make_links(problem, options, observer);
#pragma once

#include <memory>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/matrix.h"

namespace quadrille::cover {

class LinksEngine : public Engine {
 public:
  // The matrix of the problem that it was made for.
  [[nodiscard]] virtual OwnMatrix matrix() const = 0;
};

// The observer may be empty; then the engine is one compiled without any trace of it.
std::unique_ptr<LinksEngine> make_links(const Problem& problem, const SearchOptions& options,
                                        Observer observer);

}  // namespace quadrille::cover
