// Verify: an independent checker of solutions. It knows the definition of an exact cover, with
// bounds and costs, and nothing of how one is found.
//   Search search(problem);
//   while (search.next()) assert(!verify(problem, search.solution()));
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "quadrille/base/error.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cover {

// What keeps these options from being a solution, or nothing.
std::optional<Error> verify(const Problem& problem, std::span<const OptionId> solution);
// The same where the solution is said to cost so much.
std::optional<Error> verify(const Problem& problem, std::span<const OptionId> solution,
                            std::uint64_t cost);

}  // namespace quadrille::cover
