#include "quadrille/render/board/text_canvas.h"

#include <algorithm>
#include <cmath>

#include "quadrille/base/text.h"
#include "quadrille/render/board/drawing.h"
#include "quadrille/render/terminal.h"

namespace quadrille::render {
namespace {

std::string_view ascii_of(const Crossing& crossing) {
  const bool upright = crossing.up != Line::none || crossing.down != Line::none;
  const bool level = crossing.left != Line::none || crossing.right != Line::none;
  const bool heavy =
      std::ranges::max({crossing.up, crossing.right, crossing.down, crossing.left}) == Line::heavy;
  if (upright) return heavy ? "#" : level ? "+" : "|";
  if (level) return heavy ? "=" : "-";
  return " ";
}

// The signs that labels of areas begin with.
std::string_view ascii_of(std::string_view character) {
  if (character == "Σ") return "+";
  if (character == "≠") return "!";
  if (character == "∋") return ":";
  return character.size() == 1 ? character : "?";
}

}  // namespace

CanvasPlace place_of(Point point) {
  return {static_cast<int>(std::lround(point.x * kCanvasWide)),
          static_cast<int>(std::lround(point.y * kCanvasHigh))};
}

TextCanvas::TextCanvas(int size, bool room_outside, const BoardStyle& style)
    : style_(style),
      room_(room_outside ? 1 : 0),
      width_(kCanvasWide * (size + 2 * room_) + 1),
      glyphs_(static_cast<std::size_t>(width_) *
                  static_cast<std::size_t>(kCanvasHigh * size + 1 + 2 * room_),
              {" ", {}}) {}

TextCanvas::Glyph* TextCanvas::at(CanvasPlace place) {
  const int x = place.x + room_ * kCanvasWide;
  const int y = place.y + room_;
  if (x < 0 || x >= width_ || y < 0) return nullptr;
  const auto index =
      static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  return index < glyphs_.size() ? &glyphs_[index] : nullptr;
}

void TextCanvas::put(CanvasPlace place, std::string_view character, std::string_view ink) {
  if (Glyph* glyph = at(place)) *glyph = {std::string(character), std::string(ink)};
}

void TextCanvas::put_text(CanvasPlace first, std::string_view text, std::string_view ink) {
  for (const std::string_view character : characters(text)) {
    put(first, sign(character, ascii_of(character)), ink);
    ++first.x;
  }
}

void TextCanvas::put_round(CanvasPlace middle, std::string_view left, std::string_view right,
                           std::string_view ink) {
  put({middle.x - 1, middle.y}, left, ink);
  put({middle.x + 1, middle.y}, right, ink);
}

void TextCanvas::put_over(CanvasPlace place, std::string_view line, std::string_view border,
                          std::string_view both, std::string_view ink) {
  const Glyph* glyph = at(place);
  if (glyph != nullptr) put(place, glyph->text == border ? both : line, ink);
}

void TextCanvas::put_level(CanvasPlace place, std::string_view ink) {
  put_over(place, sign("─", "-"), sign("┃", ""), "╂", ink);
}

void TextCanvas::put_upright(CanvasPlace place, std::string_view ink) {
  put_over(place, sign("│", "|"), sign("━", ""), "┿", ink);
}

void TextCanvas::put_slope(CanvasPlace place, bool down, std::string_view ink) {
  const std::string_view falls = sign("╲", "\\");
  const std::string_view rises = sign("╱", "/");
  put_over(place, down ? falls : rises, down ? rises : falls, sign("╳", "X"), ink);
}

void TextCanvas::put_crossing(CanvasPlace place, const Crossing& crossing) {
  put(place, style_.ascii ? ascii_of(crossing) : stroke(crossing));
}

std::string TextCanvas::text() const {
  std::string out;
  for (std::size_t i = 0; i < glyphs_.size(); ++i) {
    paint(out, glyphs_[i].text, glyphs_[i].ink, style_.colour);
    if ((i + 1) % static_cast<std::size_t>(width_) == 0) out += '\n';
  }
  return out;
}

}  // namespace quadrille::render
