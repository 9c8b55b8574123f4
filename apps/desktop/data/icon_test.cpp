// The pictures of the icon are those of its drawing.
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <gtest/gtest.h>

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

const QString kIcon = QStringLiteral(DATA) + u"/org.quadrille.Desktop"_s;

double mean_difference(const QImage& one, const QImage& other) {
  double sum = 0;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      const QColor a = one.pixelColor(x, y);
      const QColor b = other.pixelColor(x, y);
      sum += std::abs(a.alphaF() - b.alphaF()) +
             std::abs(a.redF() * a.alphaF() - b.redF() * b.alphaF()) +
             std::abs(a.greenF() * a.alphaF() - b.greenF() * b.alphaF()) +
             std::abs(a.blueF() * a.alphaF() - b.blueF() * b.alphaF());
    }
  }
  return sum / 4 / one.width() / one.height();
}

TEST(Icon, HasPicturesOfTheSameDrawingInTheUsualSizes) {
  QSvgRenderer drawing(kIcon + u".svg"_s);
  ASSERT_TRUE(drawing.isValid());
  for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
    const QImage picture(u"%1-%2.png"_s.arg(kIcon).arg(size));
    ASSERT_EQ(picture.size(), QSize(size, size)) << size;
    QImage drawn(size, size, QImage::Format_ARGB32_Premultiplied);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    drawing.render(&painter);
    painter.end();
    EXPECT_LT(mean_difference(picture, drawn), 0.03) << size;
    EXPECT_EQ(picture.pixelColor(0, 0).alpha(), 0) << size;
  }
}

}  // namespace
}  // namespace quadrille::desktop
