// CandidatesText: a board drawn with lines, with the candidates in its empty cells.
//   candidates_text(puzzle, position, scene, {.colour = true})
#pragma once

#include <string>

#include "quadrille/logic/position.h"
#include "quadrille/render/step/step_scene.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::render {

struct CandidatesStyle {
  bool colour = false;  // without it there is no escape sequence in the text
};

// Lines of text, each with its newline. Candidates stand side by side: "137", or "1,3,12" on boards
// over 9; one that is alone is "7?", to be told from a digit. The givens of `puzzle`, the other
// digits, and the candidates that the scene sets off have colours of their own. requires: a
// position and a scene of the shape of the puzzle
std::string candidates_text(const sudoku::Grid& puzzle, const logic::Position& position,
                            const StepScene& scene, const CandidatesStyle& style = {});

}  // namespace quadrille::render
