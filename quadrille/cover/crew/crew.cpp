// Where there are no threads: see crew_engine.cpp for where there are some.
#ifdef __wasi__

#include "quadrille/cover/crew/crew.h"

namespace quadrille::cover {

std::unique_ptr<Engine> make_crew(const Problem& /*problem*/, std::unique_ptr<Engine> alone,
                                  const CrewOptions& /*options*/) {
  return alone;
}

}  // namespace quadrille::cover

#endif
