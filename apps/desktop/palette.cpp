#include "apps/desktop/palette.h"

#include <algorithm>
#include <cmath>

namespace quadrille::desktop {
namespace {

// The members of Palette, each as 0xRRGGBB.
struct Values {
  std::uint32_t window, paper, ink, ink_soft, line, line_strong;
  std::uint32_t accent, accent_ink, accent_soft, accent_pale;
  std::uint32_t good, good_soft, bad, bad_soft, warn_soft;
  std::array<std::uint32_t, 4> family;
  std::array<std::uint32_t, 4> family_pale;
  std::array<std::uint32_t, play::kColours> colours;
};

constexpr Values kLight = {
    .window = 0xf3f0e8,
    .paper = 0xfffefb,
    .ink = 0x22262d,
    .ink_soft = 0x5c6068,
    .line = 0xd3cec0,
    .line_strong = 0x3a3f47,
    .accent = 0x2450a4,
    .accent_ink = 0xffffff,
    .accent_soft = 0xcfddf6,
    .accent_pale = 0xeff3fb,
    .good = 0x157030,
    .good_soft = 0xe0f1e4,
    .bad = 0xb3261e,
    .bad_soft = 0xfbe2df,
    .warn_soft = 0xfdf0d2,
    .family = {0x1a6dd6, 0x1a7f37, 0xb75301, 0x8a3fd1},
    .family_pale = {0xe8f0fb, 0xe8f2eb, 0xf8eee6, 0xf3ecfa},
    .colours = {0xf6c8c4, 0xfadfb4, 0xf5f0a8, 0xcfe8b8, 0xb9e6df, 0xc0d9f7, 0xd9ccf5, 0xf3cbe4,
                0xd4d2cc},
};

constexpr Values kDark = {
    .window = 0x15171b,
    .paper = 0x1c1f25,
    .ink = 0xe9e6df,
    .ink_soft = 0xa6a9b0,
    .line = 0x3a3e47,
    .line_strong = 0x9fa3ab,
    .accent = 0xafc9ff,
    .accent_ink = 0x10182c,
    .accent_soft = 0x2f426b,
    .accent_pale = 0x222a3b,
    .good = 0x56d364,
    .good_soft = 0x1d3424,
    .bad = 0xff8f85,
    .bad_soft = 0x472523,
    .warn_soft = 0x3d331b,
    .family = {0x6cb2ff, 0x56d364, 0xf0a050, 0xc795ff},
    .family_pale = {0x1d2b3f, 0x1c3123, 0x382a1c, 0x2f2540},
    .colours = {0x6b3531, 0x68491c, 0x54511c, 0x3a5527, 0x22544d, 0x27466c, 0x453670, 0x643355,
                0x4a4c51},
};

constexpr Values kContrast = {
    .window = 0x000000,
    .paper = 0x000000,
    .ink = 0xffffff,
    .ink_soft = 0xffffff,
    .line = 0x8a8a8a,
    .line_strong = 0xffffff,
    .accent = 0xffff00,
    .accent_ink = 0x000000,
    .accent_soft = 0x00408a,
    .accent_pale = 0x1c2430,
    .good = 0x66ff80,
    .good_soft = 0x003d10,
    .bad = 0xff9a90,
    .bad_soft = 0x6b0000,
    .warn_soft = 0x4d3b00,
    .family = {0x7cc4ff, 0x66ff80, 0xffb95c, 0xdcb8ff},
    .family_pale = {0x10253d, 0x0c2f16, 0x3a2708, 0x2b1846},
    .colours = {0x7a1f18, 0x734500, 0x5a5600, 0x245c00, 0x005c52, 0x00468c, 0x4b2a96, 0x7a1f62,
                0x4a4a4a},
};

Palette made(const Values& values, bool dark, bool contrast) {
  const auto colour = [](std::uint32_t rgb) { return QColor::fromRgb(rgb); };
  Palette p;
  p.dark = dark;
  p.contrast = contrast;
  p.window = colour(values.window);
  p.paper = colour(values.paper);
  p.ink = colour(values.ink);
  p.ink_soft = colour(values.ink_soft);
  p.line = colour(values.line);
  p.line_strong = colour(values.line_strong);
  p.accent = colour(values.accent);
  p.accent_ink = colour(values.accent_ink);
  p.accent_soft = colour(values.accent_soft);
  p.accent_pale = colour(values.accent_pale);
  p.good = colour(values.good);
  p.good_soft = colour(values.good_soft);
  p.bad = colour(values.bad);
  p.bad_soft = colour(values.bad_soft);
  p.warn_soft = colour(values.warn_soft);
  std::ranges::transform(values.family, p.family.begin(), colour);
  std::ranges::transform(values.family_pale, p.family_pale.begin(), colour);
  std::ranges::transform(values.colours, p.colours.begin(), colour);
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
  static const Palette kPalettes[] = {made(kLight, false, false), made(kDark, true, false),
                                      made(kContrast, true, true)};
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
