// StepPainter: what a step of reasoning sets off on a board: frames, lines, crosses, digits.
//   StepPainter(geometry, palette, texts).paint(painter, scene);
// Truths are framed, links framed by dashes; candidates of the pattern stand on a disc, those that
// are ruled out are crossed out, and a digit that is placed is written in. Chains of statements
// have arrows, and a ring round what is supposed.
#pragma once

#include <QPainter>
#include <span>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/board/symbol_texts.h"
#include "apps/desktop/look/palette.h"
#include "quadrille/render/step.h"

namespace quadrille::desktop {

class StepPainter {
 public:
  // All outlive it.
  StepPainter(const BoardGeometry& geometry, const Palette& palette, SymbolTexts& texts)
      : at_(geometry), palette_(palette), texts_(texts) {}

  void paint(QPainter& painter, const render::StepScene& scene);

  // The border round some cells, so far inside of them, with the pen of the painter.
  void outline(QPainter& painter, std::span<const sudoku::Cell> cells, double inset) const;

 private:
  void paint_arrows(QPainter& painter, const render::StepScene& scene, double width) const;
  void paint_ties(QPainter& painter, const render::StepScene& scene, double width) const;
  void paint_candidates(QPainter& painter, const render::StepScene& scene);
  void tie(QPainter& painter, const std::pair<sudoku::Placement, sudoku::Placement>& ends) const;

  const BoardGeometry& at_;
  const Palette& palette_;
  SymbolTexts& texts_;
};

}  // namespace quadrille::desktop
