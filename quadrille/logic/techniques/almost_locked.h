// Almost locked set: some cells of a unit that have one candidate more than they are.
//   for (const AlmostLocked& set : find_almost_locked(sight)) use(set.cells, set.digits);
// If one of its digits goes elsewhere, the others are locked in its cells.
#pragma once

#include <vector>

#include "quadrille/logic/techniques/sight.h"

namespace quadrille::logic {

struct AlmostLocked {
  Unit unit;  // a line, where the cells lie in a line and in a box
  Bits cells;
  Bits digits;

  // The places of one of its digits, by number.
  [[nodiscard]] Places group(const Sight& sight, std::uint32_t number) const {
    const auto digit = static_cast<Digit>(number + 1);
    return {digit, cells & sight.places(digit)};
  }
  // Its cells as truths, and as links the digits in its unit, but for some of them.
  void append_rules(const Sight& sight, const Bits& but_digits, Deduction& deduction) const;
};

// Each once, by units; on boards past 9x9 only those of up to four cells.
std::vector<AlmostLocked> find_almost_locked(const Sight& sight);

}  // namespace quadrille::logic
