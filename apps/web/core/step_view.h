// StepView: steps of reasoning as the page draws them.
//   write_start(json, puzzle, position);
//   write_step(json, position, step, {english(), symbols});
// A candidate is one number here: its cell times the size of the board, plus its digit, less one.
#pragma once

#include "apps/web/core/game_view.h"
#include "apps/web/core/payload.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/boards/grid.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"
#include "quadrille/logic/repertoire.h"

namespace quadrille::web {

inline std::uint32_t option_number(const sudoku::Layout& layout, sudoku::Placement option) {
  return option.cell * layout.size() + option.digit - 1;
}

// The techniques that a request is about: the usual ones, and with "beyond": true those beyond the
// scale.
Result<logic::Repertoire> repertoire_in(const Json& payload);

// The board before the first step: its shape, the givens, all digits and the candidates.
void write_start(JsonWriter& json, const sudoku::Grid& puzzle, const logic::Position& position);

// What the step is and says, what it places and rules out, and all that there is to draw.
// requires: a deduction about this position
// What there is to draw of a step, as an object: {"shapes":…,"ways":[…],"candidates":[…]}, the
// candidates being those of the position.
void write_drawing(JsonWriter& json, const logic::Position& position, const logic::Deduction& step,
                   std::span<const std::string> symbols);

void write_step(JsonWriter& json, const logic::Position& position, const logic::Deduction& step,
                const Speech& speech);

}  // namespace quadrille::web
