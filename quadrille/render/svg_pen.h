// SvgPen: writes shapes into an SVG picture, which is light or dark as the reader's screen is.
//   render::SvgPen pen;
//   std::string picture;
//   pen.put(picture, {.form = render::DrawnShape::Form::box, .fill = render::theme_ink("good")});
//   picture += "<style>" + pen.style(".my-picture") + "</style>";
// What shapes look like is said once, in the style: they have classes i0, i1 and so on.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/render/shape.h"

namespace quadrille::render {

class SvgPen {
 public:
  // Appends an element, and a line feed. Digits are written as numbers, and texts are centred where
  // the picture centres them.
  // requires: no arrow; a text that is words or a digit, and upright
  void put(std::string& out, const DrawnShape& shape);
  // The rules for what was put so far, inside of what the selector selects.
  [[nodiscard]] std::string style(std::string_view selector) const;

 private:
  struct Look {
    std::optional<Ink> stroke;
    std::optional<Ink> fill;
    double width;
    double opacity;
    double wash;
    std::array<double, 2> dashes;
    double letters;  // their height, 0 where there are none
    bool bold;
    bool italic;

    friend bool operator==(const Look&, const Look&) = default;
  };

  std::vector<Look> looks_;
};

}  // namespace quadrille::render
