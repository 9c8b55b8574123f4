// Words: a deduction told to a person, or in the language of exact cover.
//   describe(layout, step) == "In row 4, 7 can only go in r4c2: hidden single."
//   describe_as_matrix(layout, step) == "item row 4: 7 has one option left: r4c2=7"
//   hint(layout, step, 1) == "Look at row 4."
#pragma once

#include <cstdint>
#include <string>

#include "quadrille/logic/deduction.h"
#include "quadrille/sudoku/layout.h"

namespace quadrille::logic {

inline constexpr std::uint32_t kHintLevels = 3;

// 1: where to look; 2: what to look for there; 3: the whole reason.
// requires: a level from 1 to 3
std::string hint(const Layout& layout, const Deduction& deduction, std::uint32_t level);

// The reason in full, with what follows from it.
std::string describe(const Layout& layout, const Deduction& deduction);

// The same as a statement about items and options.
std::string describe_as_matrix(const Layout& layout, const Deduction& deduction);

// "r4c7 and r4c9 are not 7; r4c9 is not 2"
std::string describe_ruled_out(const Layout& layout, const Deduction& deduction);

}  // namespace quadrille::logic
