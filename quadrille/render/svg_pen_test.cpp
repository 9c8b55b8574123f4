#include "quadrille/render/svg_pen.h"

#include <gmock/gmock.h>

#include "quadrille/render/svg_checker_test.h"

namespace quadrille::render {
namespace {

using testing::HasSubstr;

DrawnShape frame() {
  DrawnShape frame{.name = "frame"};
  frame.stroke = theme_ink("cell");
  frame.fill = theme_ink("cell");
  frame.width = 4.5;
  frame.wash = 0.06;
  frame.dashes = {9, 7};
  frame.path.move({0, 0}).line({10, 5}).close();
  return frame;
}

DrawnShape digit() {
  DrawnShape digit{.form = DrawnShape::Form::text, .name = "digit", .at = {30, 20}, .size = 10};
  digit.fill = theme_ink("ink");
  digit.text = {.of = DrawnShape::Text::Of::digit, .number = 12, .bold = true};
  return digit;
}

TEST(SvgPen, WritesEachForm) {
  const DrawnShape disc{.form = DrawnShape::Form::box,
                        .name = "disc",
                        .fill = theme_ink("good-soft"),
                        .at = {30, 20},
                        .size = 5,
                        .corner = 5};
  DrawnShape box = disc;
  box.corner = 1;
  DrawnShape words = digit();
  words.text = {.words = "a < b"};
  SvgPen pen;
  std::string out;
  for (const DrawnShape& shape : {frame(), disc, box, digit(), words}) pen.put(out, shape);
  EXPECT_EQ(out,
            "<path class=\"frame i0\" d=\"M0 0L10 5Z\"/>\n"
            "<circle class=\"disc i1\" cx=\"30\" cy=\"20\" r=\"5\"/>\n"
            "<rect class=\"disc i1\" x=\"25\" y=\"15\" width=\"10\" height=\"10\" rx=\"1\"/>\n"
            "<text class=\"digit i2\" x=\"30\" y=\"23.6\">12</text>\n"
            "<text class=\"digit i3\" x=\"30\" y=\"23.6\">a &lt; b</text>\n");
  EXPECT_EQ(check_svg("<svg>" + out + "</svg>").error, "");
}

TEST(SvgPen, SaysOnceWhatShapesLookLikeOnLightPaperAndOnDark) {
  SvgPen pen;
  std::string out;
  for (const DrawnShape& shape : {frame(), digit(), frame()}) pen.put(out, shape);
  EXPECT_EQ(pen.style(".here"),
            ".here .i0{fill:#1a6dd6;stroke:#1a6dd6;stroke-width:4.5;stroke-dasharray:9 7;"
            "fill-opacity:0.06;}\n"
            ".here .i1{fill:#22262d;font-size:10px;font-weight:700;}\n"
            "@media(prefers-color-scheme:dark){\n"
            ".here .i0{fill:#6cb2ff;stroke:#6cb2ff;}\n"
            ".here .i1{fill:#e9e6df;}\n"
            "}\n");
}

TEST(SvgPen, FillsNothingWithoutAnInk) {
  SvgPen pen;
  std::string out;
  DrawnShape line{.name = "line"};
  line.stroke = theme_ink("bad");
  line.width = 2;
  pen.put(out, line);
  EXPECT_THAT(pen.style(".here"), HasSubstr("{stroke:#b3261e;fill:none;stroke-width:2;}"));
}

}  // namespace
}  // namespace quadrille::render
