// Story: techniques that are told in the same way.
//   story_of(Technique::swordfish) == Story::fish
#pragma once

#include <cstdint>

#include "quadrille/logic/technique.h"

namespace quadrille::logic {

enum class Story : std::uint8_t {
  last_cell,
  hidden_single,
  naked_single,
  locked,
  direct_locked,
  naked_set,
  hidden_set,
  direct_hidden_set,
  fish,
  wing,
  w_wing,
  pairs,  // of places of one digit, tied together
  empty_rectangle,
  colouring,
  unique,
  grave,
  trial,
};

Story story_of(Technique technique);

}  // namespace quadrille::logic
