#include "quadrille/formats/text/symbols.h"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::sudoku {
namespace {

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80; }

// The bytes of the UTF-8 character that begins here; 1 where there is none.
std::uint8_t character_bytes(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  std::size_t bytes = 1;
  if (lead >= 0xC2 && lead <= 0xDF) bytes = 2;
  if (lead >= 0xE0 && lead <= 0xEF) bytes = 3;
  if (lead >= 0xF0 && lead <= 0xF4) bytes = 4;
  if (text.size() < bytes) return 1;
  const bool whole = std::ranges::all_of(text.substr(1, bytes - 1), is_continuation);
  return static_cast<std::uint8_t>(whole ? bytes : 1);
}

// Box-drawing characters are E2 94 80 to E2 95 BF. Only plain vertical lines stand between cells;
// corners and crossings belong to rulers.
bool is_vertical_line(std::string_view character) {
  constexpr std::array<std::string_view, 9> kVerticals = {"│", "┃", "┆", "┇", "┊",
                                                          "┋", "╎", "╏", "║"};
  return std::ranges::find(kVerticals, character) != kVerticals.end();
}

// The ASCII character that a full-width one (U+FF01 to U+FF5E) is the wide form of; else nothing.
char narrow(std::string_view character) {
  if (character.size() != 3 || character[0] != '\xEF') return '\0';
  const auto middle = static_cast<unsigned char>(character[1]);
  const auto last = static_cast<unsigned char>(character[2]);
  if (middle == 0xBC && last >= 0x81) return static_cast<char>(last - 0x60);
  if (middle == 0xBD && last <= 0x9E) return static_cast<char>(last - 0x20);
  return '\0';
}

// Spaces that pages and word processors put where others have blanks.
bool is_wide_blank(std::string_view character) {
  constexpr std::array<std::string_view, 5> kWideBlanks = {"\u00A0", "\u3000", "\u202F", "\u205F",
                                                           "\u200B"};
  if (std::ranges::find(kWideBlanks, character) != kWideBlanks.end()) return true;
  return character >= "\u2000" && character <= "\u200A";
}

}  // namespace

namespace detail {

Glyph wide_glyph_at(std::string_view text, std::size_t at) {
  const std::uint8_t bytes = character_bytes(text.substr(at));
  const std::string_view character = text.substr(at, bytes);
  if (character == "·" || character == "□") return {.kind = Glyph::Kind::cell, .bytes = bytes};
  if (const char ascii = narrow(character); ascii != '\0') {
    Glyph glyph = kAsciiGlyphs[static_cast<unsigned char>(ascii)];
    glyph.bytes = bytes;
    return glyph;
  }
  if (is_wide_blank(character)) return {.kind = Glyph::Kind::blank, .bytes = bytes};
  if (is_dash(character)) {
    return {.kind = Glyph::Kind::horizontal, .bytes = bytes};
  }
  if (character == "、") return {.kind = Glyph::Kind::comma, .bytes = bytes};
  if (bytes == 3 && (character.starts_with("\xE2\x94") || character.starts_with("\xE2\x95"))) {
    const bool vertical = is_vertical_line(character);
    return {.kind = vertical ? Glyph::Kind::vertical : Glyph::Kind::horizontal, .bytes = bytes};
  }
  return {.kind = Glyph::Kind::other, .bytes = bytes};
}

bool is_minus_sign(std::string_view text, std::size_t at) {
  if (at + 1 == text.size() || text[at + 1] < '0' || text[at + 1] > '9') return false;
  if (at == 0) return true;
  const Glyph::Kind before = kAsciiGlyphs[static_cast<unsigned char>(text[at - 1])].kind;
  return before == Glyph::Kind::blank || before == Glyph::Kind::comma;
}

}  // namespace detail

bool is_dash(std::string_view character) {
  return character == "-" || character == "–" || character == "—" || character == "−" ||
         character == "－";
}

int figure_at(std::string_view text, std::size_t at) {
  const char ascii =
      static_cast<unsigned char>(text[at]) < 0x80 ? text[at] : narrow(character_at(text, at));
  return ascii >= '0' && ascii <= '9' ? ascii - '0' : -1;
}

char symbol_of(Digit digit) {
  assert(digit <= kMaxSymbol);
  if (digit == 0) return '.';
  if (digit <= 9) return static_cast<char>('0' + digit);
  if (digit <= 35) return static_cast<char>('A' + digit - 10);
  return static_cast<char>('a' + digit - 36);
}

Argument symbol_ranges(std::uint32_t size) {
  const auto range = [size](Digit first, Digit last) -> Argument {
    const auto end = static_cast<Digit>(std::min<std::uint32_t>(last, size));
    const std::string begin(1, symbol_of(first));
    if (first == end) return begin;
    return Message{"found.range", {{"first", begin}, {"last", std::string(1, symbol_of(end))}}};
  };
  Argument::List ranges = {range(1, 9)};
  if (size > 9) ranges.push_back(range(10, 35));
  if (size > 35) ranges.push_back(range(36, kMaxSymbol));
  return ranges;
}

Message symbols_up_to(std::uint32_t size) {
  return {"found.symbols", {{"symbols", symbol_ranges(size)}}};
}

std::string_view character_at(std::string_view text, std::size_t at) {
  return text.substr(at, character_bytes(text.substr(at)));
}

Message shown(std::string_view text, std::size_t at) {
  const std::string_view character = character_at(text, at);
  const auto byte = static_cast<unsigned char>(character.front());
  const bool visible = character.size() > 1 || (byte >= 0x20 && byte < 0x7F);
  if (visible) return quoted(character);
  return {"found.byte", {{"byte", fmt::format("0x{:02X}", byte)}}};
}

std::size_t column_of(std::string_view line, std::size_t at) {
  const std::string_view before = line.substr(0, at);
  return before.size() - static_cast<std::size_t>(std::ranges::count_if(before, is_continuation)) +
         1;
}

}  // namespace quadrille::sudoku
