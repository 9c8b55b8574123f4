// Step painter: what a step of reasoning sets off on a board. What there is to draw the library
// says.
//   paint_step(painter, geometry, palette, scene, symbols);
#pragma once

#include <QPainter>
#include <span>
#include <string>
#include <vector>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/look/palette.h"
#include "quadrille/render/step.h"

namespace quadrille::desktop {

// Digits are written with the symbols, that of 1 first.
void paint_step(QPainter& painter, const BoardGeometry& at, const Palette& palette,
                const render::StepScene& scene, const std::vector<std::string>& symbols);

// The border round some cells, so far inside of them, with the pen of the painter.
void paint_outline(QPainter& painter, const BoardGeometry& at, std::span<const sudoku::Cell> cells,
                   double inset);

}  // namespace quadrille::desktop
