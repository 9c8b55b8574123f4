// Step picture: what a step of reasoning sets off on a board, as shapes: frames, ties, arrows,
// candidates on discs and crossed out, the digit that it places.
//   const render::StepScene scene = render::scene_of(position, step);
//   for (const render::DrawnShape& shape : render::step_picture(scene)) use(shape);
// Truths are framed, links framed by dashes; of a chain of statements arrows lead from one to the
// next, and a ring is round what is supposed. A cell is kCellUnits wide, and the upper left corner
// of the board is 0, 0.
#pragma once

#include <vector>

#include "quadrille/render/shape.h"
#include "quadrille/render/step.h"

namespace quadrille::render {

inline constexpr double kCellUnits = 100;

// In the order in which they are drawn, over a board with its candidates where CandidatePlaces has
// them. Digits are Text::Of::digit: who draws writes them as the board does. Where cells have sums,
// marks and candidates keep below that part of them.
std::vector<DrawnShape> step_picture(const StepScene& scene, double above_marks = 0);

}  // namespace quadrille::render
