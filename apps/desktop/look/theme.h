// Theme: how the program looks now: its palette, its fonts, its icons.
//   const Palette& palette = theme.palette();
//   button->setIcon(theme.icon("hint"));
// Whatever paints or shows icons does so again after `changed`.
#pragma once

#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPalette>
#include <QSize>
#include <QStyle>
#include <string_view>

#include "apps/desktop/base/settings.h"
#include "apps/desktop/look/palette.h"

namespace quadrille::desktop {

class Theme : public QObject {
  Q_OBJECT

 public:
  // Follows the look in the settings, which outlive this. requires: a QApplication
  explicit Theme(const Settings& settings);

  [[nodiscard]] const Palette& palette() const { return palette_of(kind_); }
  // One of those in icons.cpp, in the ink of the theme.
  [[nodiscard]] QIcon icon(std::string_view name) const;
  // So many pixels where text has its usual size; icons grow with it.
  [[nodiscard]] QSize icon_size(int pixels) const;
  // The font of the program, larger or smaller.
  [[nodiscard]] QFont font(double factor = 1.0) const;
  // For boards, matrices and tables: figures of equal width.
  [[nodiscard]] QFont figures(double pixels) const;

 Q_SIGNALS:
  void changed();

 private:
  void apply();

  const Settings& settings_;
  QFont system_font_;
  QPalette system_palette_;
  PaletteKind kind_ = PaletteKind::light;
  QStyle* style_ = nullptr;  // the application is its owner
  int styled_percent_ = 0;   // the size of text that controls are made for; 0: none yet
};

}  // namespace quadrille::desktop
