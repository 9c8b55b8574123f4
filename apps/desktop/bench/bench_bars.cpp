#include "apps/desktop/bench/bench_bars.h"

#include <QFontMetrics>
#include <QPainter>

#include "apps/desktop/bench/bench_model.h"

namespace quadrille::desktop {
namespace {

constexpr int kPad = 8;
constexpr int kBarHeight = 8;
constexpr int kGap = 4;

int height_of(int line) { return 2 * line + kBarHeight + 2 * kGap; }

}  // namespace

void BenchBars::paint(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const {
  const Palette& palette = theme_.palette();
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  painter->save();
  painter->fillRect(option.rect, selected ? palette.accent_soft : palette.paper);
  if (palette.contrast) {
    painter->setPen(palette.line);
    painter->drawRect(option.rect.adjusted(-1, -1, -1, -1));
  }
  painter->setRenderHint(QPainter::Antialiasing);
  const int line = QFontMetrics(theme_.font()).height();
  QRect room(0, 0, option.rect.width() - 2 * kPad, height_of(line));
  room.moveCenter(option.rect.center());
  if (index.data(BenchModel::kBar).isValid()) {
    paint_measured(*painter, room, index, selected);
  } else {
    painter->setPen(palette.ink_soft);
    painter->setFont(theme_.font());
    painter->drawText(room, Qt::AlignCenter, index.data().toString());
  }
  painter->restore();
}

void BenchBars::paint_measured(QPainter& painter, const QRect& room, const QModelIndex& index,
                               bool selected) const {
  const Palette& palette = theme_.palette();
  const bool fastest = index.data(BenchModel::kFastest).toBool();
  QFont strong = theme_.font();
  strong.setBold(fastest);
  const int line = QFontMetrics(theme_.font()).height();
  painter.setFont(strong);
  painter.setPen(palette.ink);
  const QRect top(room.left(), room.top(), room.width(), line);
  painter.drawText(top, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
  painter.setFont(theme_.font(0.88));
  painter.setPen(palette.ink_soft);
  painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter,
                   index.data(BenchModel::kRatio).toString());

  const QRectF track(room.left(), room.top() + line + kGap, room.width(), kBarHeight);
  const auto draw_bar = [&](double part, const QColor& colour) {
    QRectF bar = track;
    // The slowest is to be seen, too.
    bar.setWidth(qMax(double{kBarHeight}, track.width() * part));
    painter.setBrush(colour);
    painter.drawRoundedRect(bar, kBarHeight / 2.0, kBarHeight / 2.0);
  };
  painter.setPen(palette.contrast ? QPen(palette.line_strong, 1) : QPen(Qt::NoPen));
  draw_bar(1, selected ? palette.paper : palette.accent_pale);
  painter.setPen(Qt::NoPen);
  // While it runs: how much of its time it has had.
  const double time = index.data(BenchModel::kTime).toDouble();
  if (time < 1) draw_bar(time, palette.accent_soft);
  draw_bar(index.data(BenchModel::kBar).toDouble(), fastest ? palette.good : palette.accent);

  painter.setPen(palette.ink_soft);
  const QRect below(room.left(), room.bottom() - line + 1, room.width(), line);
  const QFontMetrics metrics(painter.font());
  painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(index.data(BenchModel::kDetail).toString(), Qt::ElideRight,
                                      below.width()));
}

QSize BenchBars::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  const QFontMetrics metrics(theme_.font());
  const int width = metrics.horizontalAdvance(QStringLiteral("00,000.0 nodes · 000,000 updates"));
  return {width, height_of(metrics.height()) + 2 * kPad};
}

}  // namespace quadrille::desktop
