#include "apps/desktop/theme.h"

#include <QApplication>
#include <QStyleFactory>
#include <QToolTip>

#include "apps/desktop/icons.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

}  // namespace

Theme::Theme(const Settings& settings)
    : settings_(settings),
      system_font_(QApplication::font()),
      system_palette_(QApplication::palette()) {
  // The one style that takes every colour from the palette, on every desktop.
  QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
  connect(&settings, &Settings::look_changed, this, &Theme::apply);
  apply();
}

void Theme::apply() {
  const Look& look = settings_.look();
  switch (look.theme) {
    case ThemeChoice::system:
      kind_ = system_palette_.color(QPalette::Window).lightnessF() < 0.5F ? PaletteKind::dark
                                                                          : PaletteKind::light;
      break;
    case ThemeChoice::light:
      kind_ = PaletteKind::light;
      break;
    case ThemeChoice::dark:
      kind_ = PaletteKind::dark;
      break;
    case ThemeChoice::contrast:
      kind_ = PaletteKind::contrast;
      break;
  }
  QApplication::setFont(font());
  QApplication::setPalette(widget_palette(palette()));
  QToolTip::setPalette(QApplication::palette());
  QToolTip::setFont(font());
  Q_EMIT changed();
}

QIcon Theme::icon(std::string_view name) const {
  QColor faint = palette().ink;
  faint.setAlphaF(0.4F);
  return icon_of(name, palette().ink, faint);
}

QFont Theme::font(double factor) const {
  QFont font = system_font_;
  const double scale = factor * settings_.look().text_percent / 100.0;
  if (font.pointSizeF() > 0) {
    font.setPointSizeF(font.pointSizeF() * scale);
  } else {
    font.setPixelSize(qRound(font.pixelSize() * scale));
  }
  return font;
}

QFont Theme::figures(double pixels) const {
  QFont font = system_font_;
  font.setPixelSize(qMax(1, qRound(pixels)));
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

}  // namespace quadrille::desktop
