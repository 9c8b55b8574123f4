// LineScan: what one line of a board text is, and how many cells it holds in either reading.
//   LineScan scan = scan_line("5 3 . | . 7 . | . . .  # first row");
//   scan.kind == LineScan::Kind::cells, scan.count() == 9
//
// Cells are packed ("53..7....": every symbol is a cell, whatever stands between them) or
// separated ("10 3 16": blanks, commas, semicolons and rulers part numbers or single symbols; an
// empty field between commas is an empty cell).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "quadrille/sudoku/text/symbols.h"

namespace quadrille::sudoku {

enum class Spacing : std::uint8_t { packed, separated };

struct LineScan {
  enum class Kind : std::uint8_t { blank, comment, ruler, cells };

  Kind kind = Kind::blank;
  bool numbers = true;               // no token is longer than one symbol, unless it is a number
  bool barred = false;               // has vertical rulers
  std::uint32_t symbols = 0;         // cells when packed
  std::uint32_t tokens = 0;          // cells when separated
  std::uint32_t widest = 0;          // symbols in the longest token
  std::uint32_t largest_symbol = 0;  // at least; see Glyph::least
  std::uint32_t largest_token = 0;
  std::string_view text;  // the line without its line break and trailing comment

  // The reading to take where nothing tells how many cells there should be. A number never has
  // more figures than the number of cells, so "530 070 000" is nine cells and "10 3 ..." is not.
  [[nodiscard]] Spacing spacing() const;
  // The reading that gives so many cells, if one does.
  [[nodiscard]] std::optional<Spacing> spacing_for(std::uint64_t cells) const;

  [[nodiscard]] std::uint32_t count() const { return count(spacing()); }
  [[nodiscard]] std::uint32_t count(Spacing spacing) const {
    return spacing == Spacing::packed ? symbols : tokens;
  }
  // The largest digit in that reading.
  [[nodiscard]] std::uint32_t largest() const {
    return spacing() == Spacing::packed ? largest_symbol : largest_token;
  }
};

LineScan scan_line(std::string_view line);

}  // namespace quadrille::sudoku
