// Lesson: a technique taught: what it is, why it holds, and a board to see it on.
//   say(what(english(), Technique::x_wing));   // "a digit has the same two columns in two rows, …"
//   say(why(english(), Technique::x_wing));    // "Each of these rows has its digit in one of …"
//   const Example example = example_of(Technique::x_wing);
//   draw(example.position, example.step);
#pragma once

#include <string>

#include "quadrille/base/language.h"
#include "quadrille/boards/grid.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"

namespace quadrille::logic {

// In a few words, without a full stop; and as a sentence.
std::string what(const Language& language, Technique technique);
std::string what_sentence(const Language& language, Technique technique);

// Why what it rules out cannot be, or what it places must be, in two or three sentences. Techniques
// of a kind have one reason.
std::string why(const Language& language, Technique technique);

// A puzzle with one solution, a position on the way to it, and the step that is to be made there.
// It is the easiest one, but for direct claiming and trials, which have others beside them. For
// remote pairs and unique rectangles 5, patterns that are not on the scale are left out.
struct Example {
  sudoku::Grid puzzle;
  Position position;
  Deduction step;
};

Example example_of(Technique technique);

}  // namespace quadrille::logic
