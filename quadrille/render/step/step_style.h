// StepStyle: the style sheet of pictures of steps, for light paper and dark.
//   svg += step_style();   // before the panels: see step_panel.h
#pragma once

#include <string_view>

namespace quadrille::render {

// A whole <style> element.
std::string_view step_style();

}  // namespace quadrille::render
