#include "apps/desktop/look/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

struct Icon {
  std::string_view name;
  const char* strokes;  // the path of an SVG picture
};
// clang-format off
constexpr Icon kIcons[] = {
    {"candidates", "M5 4.5v1M12 4.5v1M19 4.5v1M5 11.5v1M12 11.5v1M19 11.5v1M5 18.5v1M12 18.5v1M19 18.5v1"},
    {"centre", "M4 4h16v16H4zM9 10v4M12 10v4M15 10v4"},
    {"chart", "M4 4v16h16M8 16v-4M12 16V8M16 16v-6"},
    {"check", "m4 12.5 5 5L20 6.5"},
    {"close", "M6 6l12 12M18 6 6 18"},
    {"colour", "M12 3a9 9 0 1 0 0 18c2 0 2-2 1-3s0-3 2-3h3a3 3 0 0 0 3-3c0-5-4-9-9-9zM8 10h.01M12 7h.01M16 10h.01M7 14h.01"},
    {"copy", "M9 9h11v12H9zM5 15H4V3h11v1"},
    {"corner", "M4 4h16v16H4zM8 7v4M16 13v4"},
    {"digit", "M9 7l4-3v16M8 20h9"},
    {"download", "M12 3v12M8 11l4 4 4-4M5 17v2a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-2"},
    {"erase", "m7 21-4-4a2 2 0 0 1 0-3L13 4a2 2 0 0 1 3 0l5 5a2 2 0 0 1 0 3l-9 9zM22 21H7M6 11l8 8"},
    {"filter", "M3 4h18l-7 8.5V20l-4-2v-5.5z"},
    {"first", "M18 5l-7 7 7 7M6 5v14"},
    {"fit", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"},
    {"flag", "M5 21V4M5 4h13l-3 4.5 3 4.5H5"},
    {"flag_back", "M9 21V4M9 4h11l-2.5 4 2.5 4H9M6 13l-4 3.5L6 20"},
    {"grid", "M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18"},
    {"help", "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1 1-1.1 1.8v.5M12 17h.01"},
    {"hint", "M9 18h6M10 22h4M12 2a7 7 0 0 0-4 12.7c.6.5 1 1.3 1 2.3h6c0-1 .4-1.8 1-2.3A7 7 0 0 0 12 2z"},
    {"lab", "M9 3h6M10 3v6l-6 10a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2L14 9V3M7 15h10"},
    {"last", "M6 5l7 7-7 7M18 5v14"},
    {"links", "M4 9h6v6H4zM14 9h6v6h-6zM10 11h4M10 13h4M7 9V5M17 15v4"},
    {"list", "M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01"},
    {"matrix", "M4 4h16v16H4zM4 9h16M4 14h16M9 4v16M14 4v16"},
    {"next", "M9 5l7 7-7 7"},
    {"open", "M3 19V5h6l2 3h10v11z"},
    {"paste", "M9 4H5v17h14V4h-4M9 2h6v4H9z"},
    {"pause", "M8 5v14M16 5v14"},
    {"pencil", "M4 20l1-5L16 4a2 2 0 0 1 3 0l1 1a2 2 0 0 1 0 3L9 19z"},
    {"photo", "M3 7h4l2-3h6l2 3h4v13H3zM12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z"},
    {"play", "M7 4l13 8-13 8z"},
    {"plus", "M12 5v14M5 12h14"},
    {"previous", "M15 5l-7 7 7 7"},
    {"print", "M7 8V3h10v5M7 17H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M7 14h10v7H7z"},
    {"redo", "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"},
    {"restart", "M4 4v6h6M4.5 10A8 8 0 1 1 4 14"},
    {"rules", "M6.5 14.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM9 15.5l11-11"},
    {"save", "M5 3h11l3 3v15H5zM8 3v6h7V3M8 21v-7h8v7"},
    {"settings", "M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"},
    {"several", "M4 4h11v11H4zM9 15v5h11V9h-5"},
    {"skip", "M4 5l7 7-7 7M13 5l7 7-7 7"},
    {"steps", "M3 20h5v-5h5v-5h5V5h3M16 3l5 2-2 5"},
    {"stop", "M6 6h12v12H6z"},
    {"target", "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"},
    {"trash", "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6"},
    {"undo", "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"},
    {"watch", "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"},
    {"zoom_in", "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM21 21l-5.5-5.5M10.5 7.5v6M7.5 10.5h6"},
    {"zoom_out", "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM21 21l-5.5-5.5M7.5 10.5h6"},
};
// clang-format on

const Icon* find(std::string_view name) {
  const auto* found = std::ranges::find(kIcons, name, &Icon::name);
  return found == std::end(kIcons) ? nullptr : found;
}

// Draws anew for every size, so that it is sharp on every screen.
class DrawnEngine : public QIconEngine {
 public:
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return picture;
  }
};

class StrokeEngine : public DrawnEngine {
 public:
  StrokeEngine(const Icon& icon, QColor ink, QColor disabled)
      : icon_(icon), ink_(ink), disabled_(disabled) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    QColor colour = mode == QIcon::Disabled ? disabled_ : ink_;
    if (!colour.isValid()) colour = QGuiApplication::palette().color(QPalette::WindowText);
    const QString svg =
        u"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='%1' fill='none' "
        "stroke='%2' stroke-opacity='%3' stroke-width='1.8' stroke-linecap='round' "
        "stroke-linejoin='round'/></svg>"_s.arg(QString::fromLatin1(icon_.strokes), colour.name(),
                                                QString::number(colour.alphaF()));
    QSvgRenderer renderer(svg.toUtf8());
    const int side = std::min(rect.width(), rect.height());
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    renderer.render(painter, square);
  }

  [[nodiscard]] QIconEngine* clone() const override {
    return new StrokeEngine(icon_, ink_, disabled_);
  }

 private:
  const Icon& icon_;
  QColor ink_;
  QColor disabled_;
};

class SwatchEngine : public DrawnEngine {
 public:
  SwatchEngine(QColor paper, QColor line) : paper_(paper), line_(line) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override {
    const double side = std::min(rect.width(), rect.height());
    const double line = std::max(1.0, std::round(side / 18));
    QRectF square(0, 0, side - line, side - line);
    square.moveCenter(QRectF(rect).center());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(line_, line));
    painter->setBrush(paper_);
    painter->drawRoundedRect(square, side / 5, side / 5);
  }

  [[nodiscard]] QIconEngine* clone() const override { return new SwatchEngine(paper_, line_); }

 private:
  QColor paper_;
  QColor line_;
};

}  // namespace

QIcon icon_of(std::string_view name, const QColor& ink, const QColor& disabled) {
  const Icon* icon = find(name);
  return icon == nullptr ? QIcon() : QIcon(new StrokeEngine(*icon, ink, disabled));
}

QIcon icon_in_ink(std::string_view name) { return icon_of(name, {}, {}); }

bool has_icon(std::string_view name) { return find(name) != nullptr; }

QIcon swatch_of(const QColor& paper, const QColor& line) {
  return QIcon(new SwatchEngine(paper, line));
}

}  // namespace quadrille::desktop
