#include "quadrille/render/svg_pen.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/text.h"

namespace quadrille::render {
namespace {

template <class... Values>
void append(std::string& out, fmt::format_string<Values...> format, Values&&... values) {
  fmt::format_to(std::back_inserter(out), format, std::forward<Values>(values)...);
}

std::uint32_t colour_of(Ink ink, bool dark) {
  const ThemeColour& colour = kThemeColours[static_cast<std::size_t>(ink)];
  return dark ? colour.dark : colour.light;
}

}  // namespace

void SvgPen::put(std::string& out, const DrawnShape& shape) {
  using Form = DrawnShape::Form;
  using Of = DrawnShape::Text::Of;
  assert(!shape.arrow && shape.text.turned == 0);
  assert(shape.text.of == Of::words || shape.text.of == Of::digit);
  const bool is_text = shape.form == Form::text;
  const Look look{.stroke = shape.stroke,
                  .fill = shape.fill,
                  .width = shape.width,
                  .opacity = shape.opacity,
                  .wash = shape.wash,
                  .dashes = shape.dashes,
                  .letters = is_text ? shape.size : 0,
                  .bold = shape.text.bold,
                  .italic = shape.text.italic};
  const auto known = std::ranges::find(looks_, look);
  const auto number = known - looks_.begin();
  if (known == looks_.end()) looks_.push_back(look);
  const auto [x, y] = shape.at;
  if (shape.form == Form::path) {
    append(out, "<path class=\"{} i{}\" d=\"{}\"/>\n", shape.name, number, svg_path(shape.path));
  } else if (is_text) {
    // Centred by hand: not every viewer knows dominant-baseline.
    append(out, "<text class=\"{} i{}\" x=\"{:.4g}\" y=\"{:.4g}\">{}</text>\n", shape.name, number,
           x, y + shape.size * 0.36,
           shape.text.of == Of::digit ? std::to_string(shape.text.number)
                                      : xml_text(shape.text.words));
  } else if (shape.corner >= shape.size) {
    append(out, "<circle class=\"{} i{}\" cx=\"{:.4g}\" cy=\"{:.4g}\" r=\"{:.3g}\"/>\n", shape.name,
           number, x, y, shape.size);
  } else {
    append(
        out,
        "<rect class=\"{0} i{1}\" x=\"{2:.4g}\" y=\"{3:.4g}\" width=\"{4:.4g}\" height=\"{4:.4g}\" "
        "rx=\"{5:.3g}\"/>\n",
        shape.name, number, x - shape.size, y - shape.size, 2 * shape.size, shape.corner);
  }
}

std::string SvgPen::style(std::string_view selector) const {
  std::string light;
  std::string dark;
  for (std::size_t number = 0; number < looks_.size(); ++number) {
    const Look& look = looks_[number];
    const auto begin = [&](std::string& out, bool is_dark) {
      append(out, "{} .i{}{{", selector, number);
      if (look.fill) append(out, "fill:#{:06x};", colour_of(*look.fill, is_dark));
      if (look.stroke) append(out, "stroke:#{:06x};", colour_of(*look.stroke, is_dark));
    };
    begin(light, false);
    if (!look.fill) light += "fill:none;";
    if (look.stroke) append(light, "stroke-width:{:.3g};", look.width);
    if (look.dashes[1] > 0) {
      append(light, "stroke-dasharray:{:.3g} {:.3g};", look.dashes[0], look.dashes[1]);
    }
    if (look.opacity < 1) append(light, "opacity:{:.3g};", look.opacity);
    if (look.wash < 1) append(light, "fill-opacity:{:.3g};", look.wash);
    if (look.letters > 0) append(light, "font-size:{:.3g}px;", look.letters);
    if (look.bold) light += "font-weight:700;";
    if (look.italic) light += "font-style:italic;";
    light += "}\n";
    begin(dark, true);
    dark += "}\n";
  }
  return fmt::format("{}@media(prefers-color-scheme:dark){{\n{}}}\n", light, dark);
}

}  // namespace quadrille::render
