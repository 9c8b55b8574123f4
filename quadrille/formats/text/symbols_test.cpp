#include "quadrille/formats/text/symbols.h"

#include <gtest/gtest.h>

#include "quadrille/base/language.h"

namespace quadrille::sudoku {
namespace {

using GlyphKind = Glyph::Kind;

TEST(Symbols, EveryDigitUpTo61HasOneSymbolThatMeansItOnBoardsOver35) {
  for (Digit digit = 1; digit <= kMaxSymbol; ++digit) {
    const std::string symbol(1, symbol_of(digit));
    const Glyph glyph = glyph_at(symbol, 0);
    EXPECT_EQ(glyph.kind, GlyphKind::cell) << symbol;
    EXPECT_EQ(digit_on(glyph.value, kMaxSymbol), digit) << symbol;
  }
  EXPECT_EQ(symbol_of(0), '.');
  EXPECT_EQ(symbol_of(9), '9');
  EXPECT_EQ(symbol_of(10), 'A');
  EXPECT_EQ(symbol_of(35), 'Z');
  EXPECT_EQ(symbol_of(36), 'a');
  EXPECT_EQ(symbol_of(61), 'z');
}

TEST(Symbols, SmallLettersAreCapitalsOnBoardsUpTo35) {
  const std::uint8_t small_b = glyph_at("b", 0).value;
  EXPECT_EQ(digit_on(small_b, 16), 11);
  EXPECT_EQ(digit_on(small_b, 35), 11);
  EXPECT_EQ(digit_on(small_b, 36), 37) << "too large, and not the capital";
  EXPECT_EQ(digit_on(small_b, 49), 37);
}

TEST(Symbols, AnXIsEmptyWhereItIsNoDigit) {
  const std::uint8_t capital = glyph_at("X", 0).value;
  const std::uint8_t small = glyph_at("x", 0).value;
  EXPECT_EQ(digit_on(capital, 9), 0);
  EXPECT_EQ(digit_on(capital, 32), 0);
  EXPECT_EQ(digit_on(capital, 33), 33);
  EXPECT_EQ(digit_on(small, 9), 0);
  EXPECT_EQ(digit_on(small, 34), 33);
  EXPECT_EQ(digit_on(small, 36), 0);
  EXPECT_EQ(digit_on(small, 58), 0);
  EXPECT_EQ(digit_on(small, 59), 59);
}

TEST(Symbols, TellsCellsBlanksCommasAndRulersApart) {
  struct Case {
    std::string_view text;
    GlyphKind kind;
    std::uint8_t bytes;
  };
  for (const Case& example :
       std::initializer_list<Case>{{"0", GlyphKind::cell, 1},       {".", GlyphKind::cell, 1},
                                   {"_", GlyphKind::cell, 1},       {"*", GlyphKind::cell, 1},
                                   {"?", GlyphKind::cell, 1},       {"·", GlyphKind::cell, 2},
                                   {" ", GlyphKind::blank, 1},      {"\t", GlyphKind::blank, 1},
                                   {"\r", GlyphKind::blank, 1},     {",", GlyphKind::comma, 1},
                                   {";", GlyphKind::comma, 1},      {"|", GlyphKind::vertical, 1},
                                   {":", GlyphKind::vertical, 1},   {"│", GlyphKind::vertical, 3},
                                   {"║", GlyphKind::vertical, 3},   {"-", GlyphKind::horizontal, 1},
                                   {"+", GlyphKind::horizontal, 1}, {"=", GlyphKind::horizontal, 1},
                                   {"─", GlyphKind::horizontal, 3}, {"╬", GlyphKind::horizontal, 3},
                                   {"┼", GlyphKind::horizontal, 3}, {"@", GlyphKind::other, 1},
                                   {"é", GlyphKind::other, 2},      {"\x07", GlyphKind::other, 1},
                                   {"\xE2", GlyphKind::other, 1},   {"\x80", GlyphKind::other, 1},
                                   {"😀", GlyphKind::other, 4}}) {
    const Glyph glyph = glyph_at(example.text, 0);
    EXPECT_EQ(glyph.kind, example.kind) << example.text;
    EXPECT_EQ(glyph.bytes, example.bytes) << example.text;
  }
}

TEST(Symbols, AMinusSignBeforeANumberIsNoRuler) {
  EXPECT_EQ(glyph_at("-1", 0).kind, GlyphKind::other);
  EXPECT_EQ(glyph_at("5 -1", 2).kind, GlyphKind::other);
  EXPECT_EQ(glyph_at("5,-1", 2).kind, GlyphKind::other);
  EXPECT_EQ(glyph_at("12-34", 2).kind, GlyphKind::horizontal);
  EXPECT_EQ(glyph_at("- 1", 0).kind, GlyphKind::horizontal);
  EXPECT_EQ(glyph_at("5 -", 2).kind, GlyphKind::horizontal);
}

TEST(Symbols, NamesTheSymbolsOfABoard) {
  EXPECT_EQ(english().tell(symbols_up_to(1)), "1");
  EXPECT_EQ(english().tell(symbols_up_to(9)), "1 to 9");
  EXPECT_EQ(english().tell(symbols_up_to(10)), "1 to 9, A");
  EXPECT_EQ(english().tell(symbols_up_to(16)), "1 to 9, A to G");
  EXPECT_EQ(english().tell(symbols_up_to(36)), "1 to 9, A to Z, a");
  EXPECT_EQ(english().tell(symbols_up_to(61)), "1 to 9, A to Z, a to z");
}

TEST(Symbols, ShowsCharactersAndTheBytesThatCannotBeShown) {
  const auto shown = [](std::string_view text, std::size_t at) {
    return english().tell(sudoku::shown(text, at));
  };
  EXPECT_EQ(shown("aG", 1), "'G'");
  EXPECT_EQ(shown("é", 0), "'é'");
  EXPECT_EQ(shown("\x07", 0), "byte 0x07");
  EXPECT_EQ(shown("\xFF", 0), "byte 0xFF");
  EXPECT_EQ(shown("\xC3", 0), "byte 0xC3") << "a character cut off by the end";
}

TEST(Symbols, CountsColumnsInCharacters) {
  EXPECT_EQ(column_of("│5│3", 0), 1U);
  EXPECT_EQ(column_of("│5│3", 3), 2U);
  EXPECT_EQ(column_of("│5│3", 7), 4U);
}

}  // namespace
}  // namespace quadrille::sudoku
