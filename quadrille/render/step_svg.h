// StepSvg: steps of reasoning as an SVG picture, light or dark as the reader's screen is.
//   step_svg(puzzle, position, step, {"naked pair, 3.0", describe(layout, step)})
//   StepsSvg picture(puzzle);                     // several, one below the other
//   picture.add(scene_of(position, step), position, {"1. last cell, 1.0", "In row 1, …"});
//   picture.finish("Solved in 40 steps");
// Truths are framed, links framed by dashes; the candidates of the pattern are set off, those that
// it rules out crossed out, and a digit that it places is written in.
#pragma once

#include <cstdint>
#include <string>

#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"
#include "quadrille/render/step/step_scene.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::render {

// What stands below a board.
struct StepCaption {
  std::string heading;
  std::string words;
};

class StepsSvg {
 public:
  // The puzzle tells givens from other digits.
  explicit StepsSvg(sudoku::Grid puzzle);

  // The board in a position, what the scene sets off, and the caption.
  // requires: a position and a scene of the shape of the puzzle
  void add(const StepScene& scene, const logic::Position& position, const StepCaption& caption);

  // The whole document.
  [[nodiscard]] std::string finish(const std::string& title) const;

 private:
  sudoku::Grid puzzle_;
  std::string panels_;
  std::string words_;         // of all captions, for readers who cannot see
  std::uint32_t height_ = 0;  // of the panels so far
};

// One step.
// requires: a position of the shape of the puzzle, a deduction about it
std::string step_svg(const sudoku::Grid& puzzle, const logic::Position& position,
                     const logic::Deduction& step, const StepCaption& caption);

}  // namespace quadrille::render
