#include "quadrille/boards/symbol_style.h"

#include <cassert>

namespace quadrille::sudoku {
namespace {

constexpr std::uint32_t kLetterSymbols = 26;
constexpr std::uint32_t kFigureSymbols = 9;

}  // namespace

SymbolStyle usable_style(SymbolStyle style, std::uint32_t size) {
  const std::uint32_t figures = style == SymbolStyle::figures ? kFigureSymbols : 0;
  return size > figures + kLetterSymbols ? SymbolStyle::numbers : style;
}

std::string symbol_text(Digit digit, std::uint32_t size, SymbolStyle style) {
  assert(digit >= 1 && digit <= size);
  const SymbolStyle used = usable_style(style, size);
  const std::uint32_t figures = used == SymbolStyle::letters ? 0 : kFigureSymbols;
  if (used == SymbolStyle::numbers || digit <= figures) return std::to_string(digit);
  return {static_cast<char>('A' + digit - figures - 1)};
}

bool letters_are_digits(std::uint32_t size, SymbolStyle style) {
  const SymbolStyle used = usable_style(style, size);
  return used == SymbolStyle::letters || (used == SymbolStyle::figures && size > kFigureSymbols);
}

Digit digit_of_letter(std::string_view letter, std::uint32_t size, SymbolStyle style) {
  if (letter.size() != 1 || !letters_are_digits(size, style)) return 0;
  const char capital =
      letter[0] >= 'a' && letter[0] <= 'z' ? static_cast<char>(letter[0] - 32) : letter[0];
  if (capital < 'A' || capital > 'Z') return 0;
  const std::uint32_t figures =
      usable_style(style, size) == SymbolStyle::letters ? 0 : kFigureSymbols;
  const std::uint32_t digit = static_cast<std::uint32_t>(capital - 'A') + 1 + figures;
  return digit <= size ? static_cast<Digit>(digit) : Digit{0};
}

}  // namespace quadrille::sudoku
