// Palette: the colours of the program, light, dark and with high contrast, named by their use.
//   painter.fillRect(rect, palette.paper);
// They are those of the page (render/theme_colours.h). Ink on any paper it is used on has a
// contrast of 4.5 or more (a test says so).
#pragma once

#include <QColor>
#include <QPalette>
#include <array>
#include <cstdint>
#include <iterator>

#include "quadrille/play/board.h"
#include "quadrille/render/shape.h"

namespace quadrille::desktop {

struct Palette {
  bool dark = false;
  bool contrast = false;  // thicker lines, no pale papers that carry a meaning alone
  QColor window;          // behind everything
  QColor paper;           // of boards, lists and fields
  QColor ink;
  QColor ink_soft;  // for what matters less
  QColor line;
  QColor line_strong;
  QColor accent;  // what the user has entered, selected or may press
  QColor accent_ink;
  QColor accent_soft;  // paper of what is selected, and more faintly of what is in its sight
  QColor accent_pale;
  QColor good;
  QColor good_soft;
  QColor bad;
  QColor bad_soft;
  QColor warn_soft;
  // The families of rules: cell, row, column, box.
  std::array<QColor, 4> family;
  std::array<QColor, 4> family_pale;
  // Dots whose colour is all that they say: the same in every theme.
  QColor dot_white;
  QColor dot_black;
  // Colours that a player puts on cells and candidates; [0] is colour 1.
  std::array<QColor, play::kColours> colours;
  // All of them, by their places in the table of the library.
  std::array<QColor, std::size(render::kThemeColours)> inks;

  [[nodiscard]] const QColor& of(render::Ink which) const {
    return inks[static_cast<std::size_t>(which)];
  }
};

enum class PaletteKind : std::uint8_t { light, dark, contrast };
const Palette& palette_of(PaletteKind kind);

// The same for Qt's own widgets.
QPalette widget_palette(const Palette& palette);

// From 1 to 21, as the Web Content Accessibility Guidelines count it.
double contrast_between(const QColor& one, const QColor& other);

}  // namespace quadrille::desktop
