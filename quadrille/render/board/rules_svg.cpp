#include "quadrille/render/board/rules_svg.h"

#include <array>
#include <iterator>
#include <string_view>

#include <fmt/format.h>

#include "quadrille/render/board.h"
#include "quadrille/render/rule_shapes.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::render {
namespace {

// Black and white dots differ in nothing else: they stay so where the paper is dark.
constexpr std::string_view kRulesStyle = R"(
.quadrille-board .area{fill:#8a94a6;fill-opacity:.22}
.quadrille-board .index{fill:#d1477a;fill-opacity:.2}
.quadrille-board .cage{fill:none;stroke:#444c56;stroke-width:1.2;stroke-dasharray:4 3}
.quadrille-board .label{fill:#24292f;font-size:11px}
.quadrille-board .clue{fill:#24292f;font-size:20px}
.quadrille-board .line{fill:none;stroke-linecap:round;stroke-linejoin:round}
.quadrille-board .pen{fill:none;stroke:#57606a;stroke-width:1.6;stroke-linejoin:round}
.quadrille-board .ring{fill:#fff;stroke:#57606a;stroke-width:1.6}
.quadrille-board .dot{fill:#fff;stroke:#000;stroke-width:1.2}
.quadrille-board .full{fill:#000;stroke:#000;stroke-width:1.2}
.quadrille-board .label.on-dot{fill:#000}
.quadrille-board .label.on-full{fill:#fff}
.quadrille-board .pill{stroke:#fff}
.quadrille-board .diagonal{fill:none;stroke:#9aa3ad;stroke-width:1.2}
@media(prefers-color-scheme:dark){
.quadrille-board .cage{stroke:#a9b3be}
.quadrille-board .label,.quadrille-board .clue{fill:#d5dbe1}
.quadrille-board .pen{stroke:#a9b3be}
.quadrille-board .ring{fill:#15191f;stroke:#a9b3be}
.quadrille-board .full{stroke:#d5dbe1}
.quadrille-board .pill{stroke:#15191f}
.quadrille-board .diagonal{stroke:#6a737d}
})";

// In the order of RuleInk: the class that it has in the style sheet.
constexpr std::array<std::string_view, 16> kInkClasses = {
    "area",         "index", "cage",          "label", "clue",     "pen",  "ring", "dot",
    "label on-dot", "full",  "label on-full", "paper", "diagonal", "line", "line", "line pill"};

class RulesWriter {
 public:
  explicit RulesWriter(const SvgPlace& place) : place_(place) {}

  void put(std::string& out, const RuleShape& shape) const {
    const std::string_view name = kInkClasses[static_cast<std::size_t>(shape.ink)];
    const double x_at = x(shape.at().x);
    const double y_at = y(shape.at().y);
    const double size = shape.size * place_.cell;
    switch (shape.form) {
      case RuleShape::Form::path:
        put(out, "<path class=\"{}\" d=\"{}\"/>\n", name, path(shape));
        return;
      case RuleShape::Form::line:
        put_line(out, shape);
        return;
      case RuleShape::Form::circle:
        put(out, "<circle class=\"{}\" cx=\"{:.5g}\" cy=\"{:.5g}\" r=\"{:.4g}\"/>\n", name, x_at,
            y_at, size);
        return;
      case RuleShape::Form::square:
        put(out,
            "<rect class=\"{0}\" x=\"{1:.5g}\" y=\"{2:.5g}\" width=\"{3:.4g}\" "
            "height=\"{3:.4g}\"/>\n",
            name, x(shape.at().x - shape.size), y(shape.at().y - shape.size), 2 * size);
        return;
      case RuleShape::Form::text:
        put(out, "<text class=\"{}\" x=\"{:.5g}\" y=\"{:.5g}\">{}</text>\n", name, x_at,
            y_at + (shape.ink == RuleInk::clue ? 20 : 11) * 0.36, shape.text);
        return;
    }
  }

 private:
  // Places are told in cells and written in units of the picture.
  [[nodiscard]] double x(double cells) const { return place_.left + cells * place_.cell; }
  [[nodiscard]] double y(double cells) const { return place_.top + cells * place_.cell; }

  template <class... Values>
  static void put(std::string& out, fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Values>(values)...);
  }
  [[nodiscard]] std::string path(const RuleShape& shape) const {
    std::string strokes;
    for (const Walk& walk : shape.walks) {
      char move = 'M';
      for (const Point& point : walk) {
        put(strokes, "{}{:.5g} {:.5g}", move, x(point.x), y(point.y));
        move = 'L';
      }
      if (shape.closed) strokes += 'z';
    }
    return strokes;
  }
  void put_line(std::string& out, const RuleShape& shape) const {
    const double width = shape.size * place_.cell;
    if (shape.ink == RuleInk::pill) {
      put(out, "<path class=\"line pill\" stroke-width=\"{:.4g}\" d=\"{}\"/>\n", width,
          path(shape));
      return;
    }
    const bool edge = shape.ink == RuleInk::pill_edge;
    const std::string colour = edge ? "#57606a" : fmt::format("#{:06x}", shape.colour);
    if (!edge) out += "<g opacity=\".6\">";
    put(out, "<path class=\"line\" stroke=\"{}\" stroke-width=\"{:.4g}\" d=\"{}\"/>\n", colour,
        width, path(shape));
    if (shape.bulb > 0) {
      put(out, "<circle fill=\"{}\" cx=\"{:.5g}\" cy=\"{:.5g}\" r=\"{:.4g}\"/>\n", colour,
          x(shape.at().x), y(shape.at().y), shape.bulb * place_.cell);
    }
    if (!edge) out += "</g>\n";
  }

  SvgPlace place_;
};

}  // namespace

std::string rules_text(const sudoku::Grid& puzzle) {
  std::string text;
  if (puzzle.constraints() == nullptr) return text;
  for (const sudoku::Constraint& constraint : puzzle.constraints()->all()) {
    text += '\n' + describe(puzzle.shape(), constraint);
  }
  return text;
}

std::uint32_t room_for_clues(const sudoku::Grid& grid, std::uint32_t room) {
  return has_clues_outside(grid) ? room : 0;
}

RulesPicture rules_svg(const sudoku::Grid& grid, const SvgPlace& place) {
  if (grid.constraints() == nullptr) return {};
  RulesPicture picture{.style = std::string(kRulesStyle), .below = {}, .above = {}};
  const RulesWriter writer(place);
  for (const RuleShape& shape : rule_shapes(grid)) {
    writer.put(shape.below ? picture.below : picture.above, shape);
  }
  return picture;
}

}  // namespace quadrille::render
