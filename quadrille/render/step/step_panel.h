// StepPanel: the board and the caption of one step, as a part of an SVG picture.
//   Panel panel = draw_panel({puzzle, position, scene}, caption, 0);
//   panel.svg, panel.height
// The classes of its elements are those of step_style.h.
#pragma once

#include <cstdint>
#include <string>

#include "quadrille/logic/position.h"
#include "quadrille/render/step/step_scene.h"
#include "quadrille/render/step_svg.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::render {

struct PanelContent {
  const sudoku::Grid& puzzle;  // tells givens from other digits
  const logic::Position& position;
  const StepScene& scene;
};

struct Panel {
  std::string svg;       // whole elements
  std::uint32_t height;  // in units of the picture
};

// `top` is where the panel begins, in units of the picture.
Panel draw_panel(const PanelContent& content, const StepCaption& caption, std::uint32_t top);

}  // namespace quadrille::render
