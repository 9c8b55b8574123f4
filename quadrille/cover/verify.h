// Verify: an independent checker of solutions. It knows the definition of an exact cover and
// nothing of how one is found.
//   if (auto wrong = verify(problem, search.solution())) say(*wrong);
#pragma once

#include <optional>
#include <span>
#include <string>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

// What keeps these options from being a solution, or nothing.
std::optional<std::string> verify(const Problem& problem, std::span<const OptionId> solution);

}  // namespace quadrille::cover
