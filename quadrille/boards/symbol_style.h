// SymbolStyle: how the digits of a board are shown to a person, and which of them a letter means.
//   use(symbol_text(10, 16, SymbolStyle::figures));   // "A"
// For boards on a screen. What files can say is a matter of their formats (read.h, write.h).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/boards/shape.h"

namespace quadrille::sudoku {

enum class SymbolStyle : std::uint8_t {
  figures,  // 1 to 9, then A to Z
  numbers,  // 1 to the size
  letters,  // A to Z
};

// The style that a board of this size can be shown in: numbers where the alphabet is too short.
SymbolStyle usable_style(SymbolStyle style, std::uint32_t size);

// requires: a digit of the board
std::string symbol_text(Digit digit, std::uint32_t size, SymbolStyle style);

// Whether letters mean digits on this board.
bool letters_are_digits(std::uint32_t size, SymbolStyle style);

// The digit that a letter means, small or capital; 0 for none.
Digit digit_of_letter(std::string_view letter, std::uint32_t size, SymbolStyle style);

}  // namespace quadrille::sudoku
