#include <algorithm>
#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/render/board/rules_svg.h"
#include "quadrille/render/rule_shapes.h"
#include "quadrille/render/step.h"
#include "quadrille/render/step/panel.h"

namespace quadrille::render {
namespace {

constexpr std::uint32_t kBetweenRows = 20;

}  // namespace

// Every rule begins with the class of the picture, so that it stays inside when the picture is
// pasted into a page.
std::string_view step_style() {
  return R"(<style>
.quadrille-step{font-family:system-ui,"Helvetica Neue",Arial,sans-serif;text-anchor:middle}
.quadrille-step .start{text-anchor:start}
.quadrille-step path{fill:none}
.quadrille-step .paper{fill:#fff}
.quadrille-step .thin{stroke:#c8ced6}
.quadrille-step .thick{stroke:#1f2328;stroke-linecap:square}
.quadrille-step .given{fill:#1f2328;font-weight:700}
.quadrille-step .filled{fill:#1a6dd6}
.quadrille-step .mark,.quadrille-step .label{fill:#6a737d}
.quadrille-step .heading{fill:#1f2328;font-weight:700}
.quadrille-step .words{fill:#1f2328}
@media(prefers-color-scheme:dark){
.quadrille-step .paper{fill:#15191f}
.quadrille-step .thin{stroke:#3b424c}
.quadrille-step .thick{stroke:#c3cad3}
.quadrille-step .given,.quadrille-step .heading,.quadrille-step .words{fill:#f0f3f6}
.quadrille-step .filled{fill:#6cb2ff}
.quadrille-step .mark,.quadrille-step .label{fill:#949ea9}
}
</style>
)";
}

StepsSvg::StepsSvg(sudoku::Grid puzzle)
    : puzzle_(std::move(puzzle)),
      panel_width_(StepGeometry(puzzle_.shape(), {0, 0}, has_clues_outside(puzzle_)).width()),
      width_(panel_width_) {}

void StepsSvg::add(const StepScene& scene, const logic::Position& position,
                   const StepCaption& caption) {
  height_ += put(scene, position, "", 0);
  height_ += tell(caption, 0, panel_width_);
}

// Two in a row, and the caption beside the last one if there is room, otherwise below.
void StepsSvg::add(const logic::Deduction& step, const logic::Position& position,
                   const StepCaption& caption) {
  const std::vector<StepScene> scenes = scenes_of(position, step);
  if (scenes.size() == 1) {
    add(scenes.front(), position, caption);
    return;
  }
  width_ = 2 * panel_width_;
  for (std::size_t first = 0; first < scenes.size(); first += 2) {
    std::uint32_t row = 0;
    for (std::size_t i = first; i < first + 2; ++i) {
      const std::uint32_t left = i == first ? 0 : panel_width_;
      row = std::max(row, i < scenes.size() ? put(scenes[i], position,
                                                  way_text(position.layout(), scenes[i]), left)
                                            : tell(caption, left, panel_width_));
    }
    height_ += row + kBetweenRows;
  }
  if (scenes.size() % 2 == 0) height_ += tell(caption, 0, panel_width_ * 3 / 2);
}

std::uint32_t StepsSvg::put(const StepScene& scene, const logic::Position& position,
                            std::string_view label, std::uint32_t left) {
  assert(position.layout().shape() == puzzle_.shape() && scene.size == puzzle_.size());
  const Panel panel = draw_panel({puzzle_, position, scene, label}, {left, height_}, pen_);
  panels_ += panel.svg;
  return panel.height;
}

std::uint32_t StepsSvg::tell(const StepCaption& caption, std::uint32_t left, std::uint32_t width) {
  words_ += fmt::format("{}{}: {}", words_.empty() ? "" : "\n", caption.heading, caption.words);
  const Panel panel = draw_caption(caption, {left, height_}, width);
  panels_ += panel.svg;
  return panel.height;
}

std::string StepsSvg::finish(const std::string& title) const {
  std::string style(step_style());
  style += "<style>\n" + pen_.style(".quadrille-step") + "</style>\n";
  if (puzzle_.constraints()) style += "<style>" + rules_svg(puzzle_, {}).style + "\n</style>\n";
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"quadrille-step\" role=\"img\" "
      "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n"
      "<title>{2}</title>\n<desc>{3}</desc>\n{4}"
      "<rect class=\"paper\" width=\"{0}\" height=\"{1}\" rx=\"8\"/>\n{5}</svg>\n",
      width_, height_, xml_text(title), xml_text(words_), style, panels_);
}

std::string step_svg(const sudoku::Grid& puzzle, const logic::Position& position,
                     const logic::Deduction& step, const StepCaption& caption) {
  StepsSvg picture(puzzle);
  picture.add(step, position, caption);
  return picture.finish(caption.heading);
}

}  // namespace quadrille::render
