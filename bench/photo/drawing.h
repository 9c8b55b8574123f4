// Drawing: cells as a camera might see them, drawn at random, each with what it shows.
//   Random random(7);
//   const Sample sample = draw_cell(faces, random);
//   const Sample again = distort(cell, label, ink, random);   // of a photograph
#pragma once

#include <span>
#include <vector>

#include "bench/photo/fonts.h"
#include "bench/photo/training.h"
#include "quadrille/base/random.h"

namespace quadrille::photo_bench {

// Any number between two, each as likely.
double between(Random& random, double least, double most);

// A digit, nothing, or something else.
// requires: a typeface
Sample draw_cell(std::span<const Typeface> faces, Random& random);

// A cell of a photograph with its surroundings, from -0.1 to 1.1 where its corners are (0, 0) and
// (1, 1).
inline constexpr int kWideSide = 36;
using WideCell = std::vector<std::uint8_t>;

// The cell moved, turned and disturbed a little, with what it shows. Now and then it is laid on its
// side or upside down, and then shows something else.
Sample distort(const WideCell& cell, std::size_t label, int ink, Random& random);

}  // namespace quadrille::photo_bench
