// Verify: whether a deduction follows, checked by what knows nothing of how it was found.
//   const Position position(grid);
//   for (const Deduction& step : find_all(position, Technique::nested_chains)) {
//     if (const auto fault = verify(position, step)) say(name(*fault));
//   }
// A proof is replayed statement by statement, with those inside it; a dance is danced again; of a
// pattern what it says is supposed to be wrong, and then its truths cannot all be covered.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"

namespace quadrille::logic {

enum class Fault : std::uint8_t {
  says_nothing,     // it neither places nor rules out anything
  no_candidate,     // it speaks of what is no candidate
  does_not_follow,  // a statement does not follow from its parents, or the pattern proves nothing
  proves_another,   // its proof holds, but not for what it says
};

// "does not follow"
std::string_view name(Fault fault);

// What is wrong with a deduction, if anything. Of those that take for granted that there is one
// solution only the candidates are checked.
std::optional<Fault> verify(const Position& position, const Deduction& deduction);

}  // namespace quadrille::logic
