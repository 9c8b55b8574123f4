// Shape: one figure of a picture, for any pen: where it runs, in which inks, or what is written
// there. The library says which shapes there are; a painter draws whatever shapes it is given.
//   const render::DrawnShape dot{.form = render::DrawnShape::Form::box,
//                           .fill = render::theme_ink("bad"),
//                           .at = {30, 20},
//                           .size = 5,
//                           .corner = 5};
//   const render::Path path = render::Path().move({0, 0}).line({10, 5});
//   render::svg_path(path);   // "M0 0L10 5"
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/render/outline.h"
#include "quadrille/render/theme_colours.h"

namespace quadrille::render {

// A colour of the theme, by its place in the table.
enum class Ink : std::uint8_t {};

// requires: a name of the table
constexpr Ink theme_ink(std::string_view name) {
  return static_cast<Ink>(&theme_colour(name) - kThemeColours);
}
constexpr std::string_view name(Ink ink) {
  return kThemeColours[static_cast<std::uint8_t>(ink)].name;
}

// Lines and curves, one after another.
struct Path {
  enum class Verb : std::uint8_t { move, line, curve, close };

  std::vector<Verb> verbs = {};
  std::vector<Point> points = {};  // of a move and a line one, of a curve three, as of Bézier

  Path& move(Point to);
  Path& line(Point to);
  Path& curve(Point leaving, Point coming, Point to);
  Path& close();
};

// As SVG writes it, to a tenth.
std::string svg_path(const Path& path);

struct DrawnShape {
  enum class Form : std::uint8_t {
    path,
    box,   // a square, or with its corners as round as can be a circle
    text,  // its middle, or where it begins, at half its height
  };
  // What is written: words, or what the front end calls an item or an option of the problem, or how
  // it writes a digit, or what it calls the root of the links.
  struct Text {
    enum class Of : std::uint8_t { words, item, option, digit, root };
    Of of = Of::words;
    std::uint32_t number = 0;  // of the item or option, or the digit
    std::string words = {};
    bool bold = false;
    bool italic = false;
    double turned = 0;  // degrees, clockwise; then it begins where it stands
    double room = 0;    // how long it may be
  };

  Form form = Form::path;
  std::uint32_t key = 0;         // the same for the same thing in each of a row of pictures
  std::string_view name = {};    // what it is, in words that a style sheet can take
  std::uint32_t part = kNoPart;  // that a press on it means
  std::optional<Ink> stroke = {};
  std::optional<Ink> fill = {};
  double width = 0;  // of the stroke
  double opacity = 1;
  double wash = 1;                    // the opacity of the fill, besides
  std::array<double, 2> dashes = {};  // ink and gap; a full line where both are 0
  bool arrow = false;                 // of a path: a head at its end
  Path path = {};
  Point at = {};      // the middle of a box, the place of a text
  double size = 0;    // half the side of a box, the height of letters
  double corner = 0;  // the radius of the corners of a box
  Text text = {};

  static constexpr std::uint32_t kNoPart = UINT32_MAX;
};

}  // namespace quadrille::render
