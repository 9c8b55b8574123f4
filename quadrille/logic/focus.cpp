#include "quadrille/logic/focus.h"

#include <fmt/format.h>

#include "quadrille/logic/words/phrases.h"
#include "quadrille/logic/words/story.h"

namespace quadrille::logic {

Focus focus_of(const Layout& layout, const Deduction& deduction) {
  switch (story_of(deduction.technique)) {
    case Story::naked_single:
      return {.unit = layout.units_of(deduction.places->cell).back()};
    case Story::naked_set:
      return {.unit = layout.unit(deduction.links.front())};
    case Story::fish:
    case Story::pairs:
    case Story::empty_rectangle:
    case Story::colouring:
      return {.digit = deduction.rules_out.front().digit};
    case Story::wing:
    case Story::w_wing:
      return {.cells = {Cell{index(deduction.truths.front())}}};
    case Story::unique:
      return {.cells = deduction.loop};
    case Story::grave:
      return {};
    case Story::trial:
      return {.cells = {deduction.rules_out.front().cell}};
    default:
      return {.unit = layout.unit(deduction.truths.front())};
  }
}

std::string describe(const Layout& layout, const Focus& focus) {
  if (focus.unit) return layout.unit_name(*focus.unit);
  if (focus.digit) return fmt::format("the {}s", *focus.digit);
  if (!focus.cells.empty()) return phrase(layout, focus.cells);
  return "the number of candidates in each cell";
}

}  // namespace quadrille::logic
