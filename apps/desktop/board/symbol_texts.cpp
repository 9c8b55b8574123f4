#include "apps/desktop/board/symbol_texts.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "apps/desktop/base/words.h"

namespace quadrille::desktop {
namespace {

// Sizes come and go while a board is zoomed.
constexpr std::size_t kMostSizes = 24;

}  // namespace

void SymbolTexts::use(const QFont& font, const std::vector<std::string>& symbols) {
  if (font == font_ && symbols == symbols_) return;
  font_ = font;
  symbols_ = symbols;
  sizes_.clear();
}

const SymbolTexts::Size& SymbolTexts::size(double pixels, Weight weight) {
  const int quarters = std::max(4, static_cast<int>(std::lround(pixels * 4)));
  const auto key = std::pair(quarters, weight);
  if (const auto found = sizes_.find(key); found != sizes_.end()) return found->second;
  if (sizes_.size() >= kMostSizes) sizes_.clear();
  Size& made = sizes_[key];
  made.font = font_;
  // Whole pixels are all that a font can be asked for: the rest is left to the painter's scale.
  made.font.setPixelSize(std::max(1, quarters / 4));
  if (weight == Weight::strong) made.font.setWeight(QFont::DemiBold);
  const QFontMetricsF metrics(made.font);
  for (const std::string& symbol : symbols_) {
    QStaticText text(to_qt(symbol));
    text.setTextFormat(Qt::PlainText);
    text.setPerformanceHint(QStaticText::AggressiveCaching);
    text.prepare(QTransform(), made.font);
    made.corners.emplace_back(-metrics.horizontalAdvance(text.text()) / 2,
                              metrics.capHeight() / 2 - metrics.ascent());
    made.texts.push_back(text);
  }
  return made;
}

void SymbolTexts::draw(QPainter& painter, const QPointF& middle, sudoku::Digit digit, double pixels,
                       Weight weight) {
  const Size& chosen = size(pixels, weight);
  if (painter.font() != chosen.font) painter.setFont(chosen.font);
  painter.drawStaticText(middle + chosen.corners[digit - 1U], chosen.texts[digit - 1U]);
}

}  // namespace quadrille::desktop
