#include "apps/desktop/look/theme.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>
#include <QToolTip>

#include "apps/desktop/look/icons.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

// The one style that takes every colour from the palette, on every desktop, with what it leaves
// out.
class Style : public QProxyStyle {
 public:
  explicit Style(int text_percent)
      : QProxyStyle(QStyleFactory::create(u"Fusion"_s)), percent_(text_percent) {}

  // What is ticked, dragged or pressed grows with the text beside it.
  int pixelMetric(PixelMetric metric, const QStyleOption* option,
                  const QWidget* widget) const override {
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
      case PM_IndicatorWidth:
      case PM_IndicatorHeight:
      case PM_ExclusiveIndicatorWidth:
      case PM_ExclusiveIndicatorHeight:
      case PM_ButtonIconSize:
      case PM_SmallIconSize:
      case PM_TitleBarButtonIconSize:
      case PM_SliderThickness:
      case PM_SliderControlThickness:
      case PM_SliderLength:
        return qRound(usual * percent_ / 100.0);
      default:
        return usual;
    }
  }

  // Of panels: its own have one size.
  QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                     const QWidget* widget) const override {
    if (which == SP_TitleBarCloseButton) return icon_in_ink("close");
    if (which == SP_TitleBarNormalButton) return icon_in_ink("copy");
    return QProxyStyle::standardIcon(which, option, widget);
  }

  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override {
    // Its icons for OK and Cancel are those of a light desktop.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
  }

  // Rows of lists that are not crowded.
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                         const QWidget* widget) const override {
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    return type == CT_ItemViewItem ? size + QSize(0, kRowRoom) : size;
  }

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
      case PE_PanelLineEdit:
        // That of a spin box lies within its frame.
        if (widget != nullptr && qobject_cast<QAbstractSpinBox*>(widget->parent()) != nullptr)
          break;
        [[fallthrough]];
      case PE_FrameLineEdit:
      case PE_IndicatorCheckBox:
      case PE_IndicatorRadioButton:
        outline_field(*option, *painter);
        break;
      case PE_PanelButtonCommand:
      case PE_PanelMenu:
      case PE_Frame:
      case PE_FrameGroupBox:
      case PE_FrameTabWidget:
        outline(option->rect, *option, *painter);
        break;
      default:
        break;
    }
  }

  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override {
    QProxyStyle::drawControl(element, option, painter, widget);
    const QRect& rect = option->rect;
    if (element == CE_TabBarTabShape || element == CE_ProgressBarGroove) {
      outline(rect, *option, *painter);
    }
    // Which tab is in front: frames alone do not tell.
    if (element == CE_TabBarTabShape && option->state.testFlag(State_Selected)) {
      outline(QRect(rect.left(), rect.top(), rect.width(), 3), *option, *painter);
    }
    const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (entry != nullptr && entry->menuItemType == QStyleOptionMenuItem::Separator) {
      outline(QRect(rect.left() + 4, rect.center().y(), rect.width() - 8, 1), *option, *painter);
    }
  }

  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox) outline_field(*option, *painter);
    if (control != CC_Slider) return;
    for (const SubControl part : {SC_SliderGroove, SC_SliderHandle}) {
      QRect rect = proxy()->subControlRect(control, option, part, widget);
      if (part == SC_SliderGroove) rect = QRect(rect.left(), rect.center().y(), rect.width(), 1);
      outline(rect, *option, *painter);
    }
  }

 private:
  static constexpr int kRowRoom = 4;

  int percent_;  // of the usual size of text

  // What is to be filled in or ticked has to be found on dark paper, too.
  static void outline_field(const QStyleOption& option, QPainter& painter) {
    const QColor window = option.palette.color(QPalette::Window);
    if (window == QColor(Qt::black)) outline(option.rect, option, painter);
    if (window == QColor(Qt::black) || window.lightnessF() > 0.5F) return;
    QColor line = option.palette.color(QPalette::PlaceholderText);
    line.setAlphaF(option.state.testFlag(State_Enabled) ? 0.6F : 0.3F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(line);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
  }

  // On black paper its own lines cannot be seen.
  static void outline(const QRect& rect, const QStyleOption& option, QPainter& painter) {
    if (option.palette.color(QPalette::Window) != QColor(Qt::black)) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(option.palette.color(QPalette::WindowText));
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
    painter.restore();
  }
};

}  // namespace

Theme::Theme(const Settings& settings)
    : settings_(settings),
      system_font_(QApplication::font()),
      system_palette_(QApplication::palette()) {
  connect(&settings, &Settings::look_changed, this, &Theme::apply);
  apply();
}

void Theme::apply() {
  const Look& look = settings_.look();
  if (look.text_percent != styled_percent_) {
    styled_percent_ = look.text_percent;
    style_ = new Style(look.text_percent);
    QApplication::setStyle(style_);
  }
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
  // A dock that has another font than this one draws its title in its own, not in that of its
  // first day.
  QApplication::setFont(system_font_, "QDockWidget");
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

QSize Theme::icon_size(int pixels) const {
  const int side = qRound(pixels * settings_.look().text_percent / 100.0);
  return {side, side};
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
