#include "apps/desktop/look/palette.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "quadrille/render/theme_colours.h"

namespace quadrille::desktop {
namespace {

using Shade = std::uint32_t render::ThemeColour::*;

Palette made(Shade shade, bool dark, bool contrast) {
  const auto colour = [shade](std::string_view name) {
    return QColor::fromRgb(render::theme_colour(name).*shade);
  };
  Palette p;
  p.dark = dark;
  p.contrast = contrast;
  p.window = colour("window");
  p.paper = colour("card");
  p.ink = colour("ink");
  p.ink_soft = colour("ink-soft");
  p.line = colour("line");
  p.line_strong = colour("line-strong");
  p.accent = colour("accent");
  p.accent_ink = colour("accent-ink");
  p.accent_soft = colour("accent-soft");
  p.accent_pale = colour("accent-pale");
  p.good = colour("good");
  p.good_soft = colour("good-soft");
  p.bad = colour("bad");
  p.bad_soft = colour("bad-soft");
  p.warn_soft = colour("warn-soft");
  p.family = {colour("cell"), colour("row"), colour("column"), colour("box")};
  p.family_pale = {colour("cell-pale"), colour("row-pale"), colour("column-pale"),
                   colour("box-pale")};
  p.dot_white = colour("dot-white");
  p.dot_black = colour("dot-black");
  for (std::size_t i = 0; i < p.colours.size(); ++i) {
    p.colours[i] = colour("colour-" + std::to_string(i + 1));
  }
  for (std::size_t i = 0; i < p.inks.size(); ++i) {
    p.inks[i] = QColor::fromRgb(render::kThemeColours[i].*shade);
  }
  return p;
}

double luminance(const QColor& colour) {
  const auto linear = [](float part) {
    const double value = part;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

}  // namespace

const Palette& palette_of(PaletteKind kind) {
  using render::ThemeColour;
  static const Palette kPalettes[] = {made(&ThemeColour::light, false, false),
                                      made(&ThemeColour::dark, true, false),
                                      made(&ThemeColour::contrast, true, true)};
  return kPalettes[static_cast<std::size_t>(kind)];
}

QPalette widget_palette(const Palette& palette) {
  const QColor button = palette.contrast ? palette.window
                        : palette.dark   ? palette.window.lighter(150)
                                         : palette.paper;
  QPalette made(palette.ink, button, palette.paper, palette.line_strong, palette.line, palette.ink,
                palette.accent_ink, palette.paper, palette.window);
  made.setColor(QPalette::AlternateBase, palette.accent_pale);
  made.setColor(QPalette::Highlight, palette.accent);
  made.setColor(QPalette::HighlightedText, palette.accent_ink);
  made.setColor(QPalette::Link, palette.accent);
  made.setColor(QPalette::LinkVisited, palette.accent);
  made.setColor(QPalette::PlaceholderText, palette.ink_soft);
  made.setColor(QPalette::ToolTipBase, palette.paper);
  made.setColor(QPalette::ToolTipText, palette.ink);
  made.setColor(QPalette::Mid, palette.line);
  made.setColor(QPalette::Midlight, palette.accent_pale);
  made.setColor(QPalette::Dark, palette.line);
  made.setColor(QPalette::Shadow, palette.dark ? QColor(Qt::black) : palette.line_strong);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    QColor faint = palette.ink;
    faint.setAlphaF(0.45F);
    made.setColor(QPalette::Disabled, role, faint);
  }
  made.setColor(QPalette::Disabled, QPalette::Highlight, palette.line);
  return made;
}

double contrast_between(const QColor& one, const QColor& other) {
  const double a = luminance(one);
  const double b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace quadrille::desktop
