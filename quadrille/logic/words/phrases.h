// Phrases: lists of cells, digits and units in plain English, for words.cpp.
//   phrase(layout, cells) == "r4c7, r4c8 and r4c9"
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/logic/deduction.h"
#include "quadrille/sudoku/layout.h"

namespace quadrille::logic {

// "a", "a and b", "a, b and c"; with another word instead of "and"
std::string join(std::span<const std::string> parts, std::string_view last = "and");

// Each once, in the order in which they come.
std::vector<Cell> cells_of(std::span<const Placement> options);
std::vector<Digit> digits_of(std::span<const Placement> options);
// The candidates of one cell among the options.
std::vector<Digit> digits_at(std::span<const Placement> options, Cell cell);

std::string phrase(const Layout& layout, std::span<const Cell> cells);
std::string phrase(std::span<const Digit> digits, std::string_view last = "and");
// "rows 2 and 6", "box 4": the units of items of one family
std::string phrase_units(const Layout& layout, std::span<const RuleId> rules);
// "r4c2=7, r4c5=7"
std::string phrase_options(const Layout& layout, std::span<const Placement> options);
// "items row 4: 7, row 6: 7"
std::string phrase_rules(const Layout& layout, std::span<const RuleId> rules);

}  // namespace quadrille::logic
