#include "apps/desktop/bench/bench_bars.h"

#include <QFontMetrics>
#include <QPainter>

#include "apps/desktop/bench/bench_model.h"

namespace quadrille::desktop {
namespace {

constexpr int kPad = 8;
constexpr int kBarHeight = 8;

}  // namespace

void BenchBars::paint(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const {
  const Palette& palette = theme_.palette();
  const bool selected = option.state & QStyle::State_Selected;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->fillRect(option.rect, selected ? palette.accent_soft : palette.paper);
  const QRect room = option.rect.adjusted(kPad, kPad, -kPad, -kPad);
  const QVariant bar = index.data(BenchModel::kBar);
  if (!bar.isValid()) {
    painter->setPen(palette.ink_soft);
    painter->setFont(theme_.font());
    painter->drawText(room, Qt::AlignCenter, index.data().toString());
    painter->restore();
    return;
  }
  const bool fastest = index.data(BenchModel::kFastest).toBool();
  QFont strong = theme_.font();
  strong.setBold(fastest);
  const int line = QFontMetrics(strong).height();
  painter->setFont(strong);
  painter->setPen(palette.ink);
  const QRect top(room.left(), room.top(), room.width(), line);
  painter->drawText(top, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
  painter->setFont(theme_.font(0.88));
  painter->setPen(palette.ink_soft);
  painter->drawText(top, Qt::AlignRight | Qt::AlignVCenter,
                    index.data(BenchModel::kRatio).toString());

  const QRectF track(room.left(), room.top() + line + 4, room.width(), kBarHeight);
  painter->setPen(palette.contrast ? QPen(palette.line_strong, 1) : QPen(Qt::NoPen));
  painter->setBrush(selected ? palette.paper : palette.accent_pale);
  painter->drawRoundedRect(track, kBarHeight / 2.0, kBarHeight / 2.0);
  QRectF done = track;
  // The slowest is to be seen, too.
  done.setWidth(qMax(double{kBarHeight}, track.width() * bar.toDouble()));
  painter->setPen(Qt::NoPen);
  painter->setBrush(fastest ? palette.good : palette.accent);
  painter->drawRoundedRect(done, kBarHeight / 2.0, kBarHeight / 2.0);

  painter->setPen(palette.ink_soft);
  const QRect below(room.left(), room.bottom() - line + 1, room.width(), line);
  const QString detail = index.data(BenchModel::kDetail).toString();
  const QFontMetrics metrics(painter->font());
  painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                    metrics.elidedText(detail, Qt::ElideRight, below.width()));
  painter->restore();
}

QSize BenchBars::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  const QFontMetrics metrics(theme_.font());
  const int width = metrics.horizontalAdvance(QStringLiteral("00,000.0 nodes · 000,000 updates"));
  return {width, 2 * metrics.height() + kBarHeight + 10 + 2 * kPad};
}

}  // namespace quadrille::desktop
