// Move: one step of the dance, as an observer of the search sees it.
//   cover::Search search(problem, {}, [](const cover::Move& move) { tell(move); });
#pragma once

#include <cstdint>
#include <functional>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

struct Move {
  enum class Kind : std::uint8_t {
    choose,    // `item` is to be covered next; `choices` options are left for it
    attempt,   // `option` is tried for the chosen item
    cover,     // `item` leaves the list, its options leave all other lists
    uncover,   // the exact undoing of that cover
    purify,    // secondary `item` takes the colour that `option` gives it
    unpurify,  // the exact undoing of that purify
    solution,  // every primary item is covered
    back,      // the options of `item` are used up: return to the level above
  };

  Kind kind;
  std::uint32_t depth = 0;    // how many options had been taken before
  ItemId item{};              // choose, attempt, cover, uncover, purify, unpurify, back
  OptionId option{};          // attempt, purify, unpurify
  std::uint32_t choices = 0;  // choose, attempt, back: options that the item had when chosen
  std::uint32_t number = 0;   // attempt: the how-manieth of those, from 1
};

using Observer = std::function<void(const Move&)>;

}  // namespace quadrille::cover
