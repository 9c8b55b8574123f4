#include "quadrille/sudoku/text/cell_walk.h"

#include <algorithm>

namespace quadrille::sudoku {

bool CellWalk::next() {
  using Kind = Glyph::Kind;
  while (at_ < line_.size()) {
    const std::size_t begin = at_;
    const Glyph glyph = glyph_at(line_, begin);
    at_ += glyph.bytes;
    if (glyph.kind == Kind::cell || glyph.kind == Kind::other) {
      if (spacing_ == Spacing::separated) skip_rest_of_token();
      field_is_empty_ = false;
      return take(begin, at_);
    }
    if (glyph.kind == Kind::comma && spacing_ == Spacing::separated) {
      has_commas_ = true;
      if (field_is_empty_) return take(begin, begin);
      field_is_empty_ = true;
    }
  }
  if (has_commas_ && field_is_empty_) {
    has_commas_ = false;
    return take(line_.size(), line_.size());
  }
  return false;
}

bool CellWalk::take(std::size_t begin, std::size_t end) {
  begin_ = begin;
  end_ = end;
  return true;
}

void CellWalk::skip_rest_of_token() {
  while (at_ < line_.size()) {
    const Glyph glyph = glyph_at(line_, at_);
    if (glyph.kind != Glyph::Kind::cell && glyph.kind != Glyph::Kind::other) return;
    at_ += glyph.bytes;
  }
}

std::optional<std::uint32_t> cell_digit(std::string_view text, std::uint32_t size) {
  if (text.empty()) return 0;
  const Glyph glyph = glyph_at(text, 0);
  if (glyph.kind != Glyph::Kind::cell) return std::nullopt;
  if (glyph.bytes == text.size()) return digit_on(glyph.value, size);
  std::uint32_t number = 0;
  for (const char figure : text) {
    if (figure < '0' || figure > '9') return std::nullopt;
    number = std::min(number * 10 + static_cast<std::uint32_t>(figure - '0'), 1'000'000U);
  }
  return number;
}

}  // namespace quadrille::sudoku
