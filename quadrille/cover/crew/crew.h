// Crew: several threads walk through one search tree. Their solutions come in the order in which
// one thread would find them.
//   engine = make_crew(problem, std::move(engine), {.threads = 4});
#pragma once

#include <cstdint>
#include <memory>

#include "quadrille/cover/engine/engine.h"

namespace quadrille::cover {

struct CrewOptions {
  std::uint32_t threads = 2;
  // Work in updates of links: what is done before others are called, some milliseconds, and what
  // is done between two looks at whether others have nothing to do.
  std::uint64_t alone = 1U << 21U;
  std::uint64_t look = 1U << 19U;
  std::uint64_t look_per_entry = 32;  // more on a large matrix: to begin there costs more, too
};

// An engine that begins on one thread. A search that takes longer than a moment is shared out among
// so many threads, as far as the engine can be split. On systems without threads this returns the
// engine itself; it is nullptr if that is.
std::unique_ptr<Engine> make_crew(const Problem& problem, std::unique_ptr<Engine> alone,
                                  const CrewOptions& options);

}  // namespace quadrille::cover
