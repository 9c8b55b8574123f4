// RulesPainter: draws the constraints of a board: cages, lines, dots, arrows, clues outside.
//   RulesPainter painter(geometry, palette, look.broken);
//   painter.paint(on, look.rules, RulesPainter::Layer::below);
// What is drawn is render::rule_shapes(), the same as in pictures; here only the colours are
// chosen.
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <cstdint>
#include <span>
#include <vector>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/look/palette.h"
#include "quadrille/render/rule_shapes.h"

namespace quadrille::desktop {

class RulesPainter {
 public:
  enum class Layer : std::uint8_t { below, above };  // the lines of the board

  // All outlive it. Constraints that are broken, by number, are drawn in the colour of faults.
  RulesPainter(const BoardGeometry& geometry, const Palette& palette,
               std::span<const std::size_t> broken)
      : at_(geometry), palette_(palette), broken_(broken) {}

  void paint(QPainter& painter, std::span<const render::RuleShape> shapes, Layer layer) const;

 private:
  void paint_shape(QPainter& painter, const render::RuleShape& shape) const;
  void paint_line(QPainter& painter, const render::RuleShape& shape) const;
  void paint_text(QPainter& painter, const render::RuleShape& shape) const;
  void use_ink(QPainter& painter, const render::RuleShape& shape) const;
  [[nodiscard]] QPainterPath path_of(const render::RuleShape& shape) const;
  [[nodiscard]] bool is_broken(const render::RuleShape& shape) const;

  const BoardGeometry& at_;
  const Palette& palette_;
  std::span<const std::size_t> broken_;
};

// The room that the constraints of a board need: beside it for clues, which may be wanted where
// there are none yet; in its cells for sums.
RulesRoom room_for_rules(const sudoku::Grid& grid, bool clues_wanted = false);

}  // namespace quadrille::desktop
