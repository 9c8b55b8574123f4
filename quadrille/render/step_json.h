// StepJson: a step of reasoning told to a program, as a JSON object.
//   step_json(layout, step, "In row 4, …")
//   // {"technique":"naked pair","rating":3.0,"truths":["r4c6","r7c6"],…,"words":"In row 4, …"}
#pragma once

#include <string>
#include <string_view>

#include "quadrille/logic/deduction.h"
#include "quadrille/sudoku/layout.h"

namespace quadrille::render {

// technique, rating (null past the end of the scale), truths and links (items), candidates and
// rules_out (options), places (an option or null), words. A trial also has its dance: move
// ("suppose", "forced" or "dead"), level, item (but for the first supposition), and option (but for
// a dead item). A unique rectangle or loop also has its loop (cells).
std::string step_json(const sudoku::Layout& layout, const logic::Deduction& step,
                      std::string_view words);

}  // namespace quadrille::render
