#include "quadrille/render/step_svg.h"

#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/render/step/step_geometry.h"
#include "quadrille/render/step/step_panel.h"
#include "quadrille/render/step/step_style.h"

namespace quadrille::render {

StepsSvg::StepsSvg(sudoku::Grid puzzle) : puzzle_(std::move(puzzle)) {}

void StepsSvg::add(const StepScene& scene, const logic::Position& position,
                   const StepCaption& caption) {
  assert(position.layout().shape() == puzzle_.shape() && scene.size == puzzle_.size());
  const Panel panel = draw_panel({puzzle_, position, scene}, caption, height_);
  panels_ += panel.svg;
  height_ += panel.height;
  words_ += fmt::format("{}{}: {}", words_.empty() ? "" : "\n", caption.heading, caption.words);
}

std::string StepsSvg::finish(const std::string& title) const {
  const std::uint32_t width = StepGeometry(puzzle_.shape(), 0).width();
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"quadrille-step\" role=\"img\" "
      "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n"
      "<title>{2}</title>\n<desc>{3}</desc>\n{4}"
      "<rect class=\"paper\" width=\"{0}\" height=\"{1}\" rx=\"8\"/>\n{5}</svg>\n",
      width, height_, xml_text(title), xml_text(words_), step_style(), panels_);
}

std::string step_svg(const sudoku::Grid& puzzle, const logic::Position& position,
                     const logic::Deduction& step, const StepCaption& caption) {
  StepsSvg picture(puzzle);
  picture.add(scene_of(position, step), position, caption);
  return picture.finish(caption.heading);
}

}  // namespace quadrille::render
