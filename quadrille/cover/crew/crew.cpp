#include "quadrille/cover/crew/crew.h"

#ifndef __wasi__
#include "quadrille/cover/crew/crew_engine.h"
#endif

namespace quadrille::cover {

#ifdef __wasi__

std::unique_ptr<Engine> make_crew(const Problem& /*problem*/, std::unique_ptr<Engine> alone,
                                  const CrewOptions& /*options*/) {
  return alone;
}

#else

std::unique_ptr<Engine> make_crew(const Problem& problem, std::unique_ptr<Engine> alone,
                                  const CrewOptions& options) {
  if (!alone || options.threads < 2) return alone;
  return std::make_unique<CrewEngine>(problem, std::move(alone), options);
}

#endif

}  // namespace quadrille::cover
