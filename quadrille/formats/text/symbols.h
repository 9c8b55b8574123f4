// Symbols: how the characters of a board text are told apart: cells, blanks, commas and rulers.
//   glyph_at("5|.", 1).kind == Glyph::Kind::vertical
//   digit_on(glyph_at("G", 0).value, 16) == 16
//   symbol_of(10) == 'A'
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/boards/shape.h"

namespace quadrille::sudoku {

// The largest digit that has a symbol: 1-9, A-Z and a-z. Larger boards are written in numbers.
inline constexpr std::uint32_t kMaxSymbol = 61;

struct Glyph {
  enum class Kind : std::uint8_t { cell, blank, comma, vertical, horizontal, other };
  Kind kind = Kind::other;
  std::uint8_t bytes = 1;
  std::uint8_t value = 0;  // of a cell: 0 where it is empty, 1-35 for 1-9 and A-Z, 36-61 for a-z
  std::uint8_t least = 0;  // of a cell: the smallest digit it can mean; x and X may mean "empty"
};

namespace detail {

consteval std::array<Glyph, 256> ascii_glyphs() {
  using Kind = Glyph::Kind;
  std::array<Glyph, 256> glyphs{};
  const auto put = [&](std::string_view symbols, Kind kind) {
    for (const char symbol : symbols) glyphs[static_cast<unsigned char>(symbol)] = {.kind = kind};
  };
  put("0._*?", Kind::cell);
  put(" \t\r\v\f", Kind::blank);
  put(",;", Kind::comma);
  put("|:", Kind::vertical);
  put("-+=", Kind::horizontal);
  for (std::uint8_t i = 1; i <= 9; ++i) glyphs[std::size_t{'0'} + i] = {Kind::cell, 1, i, i};
  for (std::uint8_t i = 0; i < 26; ++i) {
    const auto capital = static_cast<std::uint8_t>(10 + i);
    const auto small = static_cast<std::uint8_t>(36 + i);
    const bool is_x = i == 'X' - 'A';
    glyphs[std::size_t{'A'} + i] = {Kind::cell, 1, capital, is_x ? std::uint8_t{0} : capital};
    glyphs[std::size_t{'a'} + i] = {Kind::cell, 1, small, is_x ? std::uint8_t{0} : capital};
  }
  return glyphs;
}

inline constexpr std::array<Glyph, 256> kAsciiGlyphs = ascii_glyphs();

Glyph wide_glyph_at(std::string_view text, std::size_t at);
bool is_minus_sign(std::string_view text, std::size_t at);

}  // namespace detail

// The character at a byte of the text. A minus sign before a number is `other`, so that -1 is
// refused instead of being read as 1 behind a ruler.
// requires: at < text.size()
inline Glyph glyph_at(std::string_view text, std::size_t at) {
  assert(at < text.size());
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte >= 0x80) return detail::wide_glyph_at(text, at);
  if (byte == '-' && detail::is_minus_sign(text, at)) return {};
  return detail::kAsciiGlyphs[byte];
}

// A dash of any length: a ruler, or an empty cell.
bool is_dash(std::string_view character);

// The figure at a byte of the text, also a full-width one; -1 where there is none.
int figure_at(std::string_view text, std::size_t at);

// What the value of a cell means on a board of that size: 0 for empty, more than `size` where the
// board has no such digit. Small letters are capitals up to 35, and x is empty where it is no
// digit.
constexpr Digit digit_on(std::uint8_t value, std::uint32_t size) {
  constexpr std::uint8_t kCapitalX = 33;
  constexpr std::uint8_t kSmallX = 59;
  if (value > 35 && size <= 35) value = static_cast<std::uint8_t>(value - 26);
  if (value > size && (value == kCapitalX || value == kSmallX)) return 0;
  return value;
}

// '.' for 0.
// requires: digit <= kMaxSymbol
char symbol_of(Digit digit);

// The digits of a board in words: "1 to 9", "1 to 9, A to G", "1 to 9, A to Z, a to k".
Message symbols_up_to(std::uint32_t size);
// The same for a sentence: a list of these ranges.
Argument symbol_ranges(std::uint32_t size);

// The whole character that begins at a byte.
std::string_view character_at(std::string_view text, std::size_t at);

// A character as an error shows it: "'G'", or "byte 0x07" where it cannot be shown.
Message shown(std::string_view text, std::size_t at);

// The column of a byte of a line, in characters, from 1.
std::size_t column_of(std::string_view line, std::size_t at);

}  // namespace quadrille::sudoku
