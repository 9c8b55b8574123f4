// LineScan: what one line of a board text is, and how many cells it holds in either reading.
//   LineScan scan = scan_line("5 3 . | . 7 . | . . .  # first row");
//   scan.kind == LineScan::Kind::cells, scan.count() == 9
//
// Cells are packed ("53..7....": every symbol is a cell, whatever stands between them) or
// separated ("10 3 16": blanks, commas, semicolons and rulers part numbers or single symbols; an
// empty field between commas is an empty cell).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "quadrille/formats/text/symbols.h"

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

// CellWalk: visits the cells of a line of text one by one.
//   CellWalk walk("10,,3", Layout::separated);
//   while (walk.next()) use(walk.text(), walk.offset());   // "10", "", "3"

class CellWalk {
 public:
  CellWalk(std::string_view line, Spacing spacing) : line_(line), spacing_(spacing) {}

  bool next();
  // The symbol or token of the cell; nothing where it is an empty field.
  [[nodiscard]] std::string_view text() const { return line_.substr(begin_, end_ - begin_); }
  [[nodiscard]] std::size_t offset() const { return begin_; }
  [[nodiscard]] std::size_t end() const { return end_; }

 private:
  bool take(std::size_t begin, std::size_t end);
  void skip_rest_of_token();

  std::string_view line_;
  Spacing spacing_;
  std::size_t at_ = 0;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  bool field_is_empty_ = true;
  bool has_commas_ = false;
};

// What the text of a cell means on a board of that size, as digit_on() does; nothing where it is
// neither a symbol, nor a number, nor empty.
std::optional<std::uint32_t> cell_digit(std::string_view text, std::uint32_t size);

// Drawn rows: rows between bars, in which a blank place is an empty cell.
//   sizes_of_drawn_row("| 5 3   |   7   |       |").front() == 9
//   cells_of_drawn_row("|53 | 7 |   |", 9)          // "5", "3", "", "", "7", "", "", "", ""

struct DrawnCell {
  std::size_t offset;     // in bytes from the start of the line
  std::string_view text;  // nothing where the place is blank
};

// The board sizes that the row may belong to, the likeliest first; none where its segments do not
// tell. Only sizes whose usual boxes are as wide as the segments count, and those with one cell a
// segment.
std::vector<std::uint32_t> sizes_of_drawn_row(std::string_view line);

// The cells of a row of `size`, taken at fixed places: every segment between bars has the same
// number of cells C, and is C, 2C-1, 2C or 2C+1 characters wide, or holds one cell of any width.
// Nothing where the row is not drawn like that.
std::optional<std::vector<DrawnCell>> cells_of_drawn_row(std::string_view line, std::uint32_t size);

// Lines: visits the lines of a text; the last one may lack its line break.
//   Lines lines("5 3\n4 1");
//   while (lines.next()) use(lines.number(), lines.text());   // 1 "5 3", 2 "4 1"

class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  bool next() {
    if (rest_.empty()) return false;
    const std::size_t end = rest_.find('\n');
    text_ = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    ++number_;
    return true;
  }
  // Without the line feed; a carriage return before it is kept.
  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] std::size_t number() const { return number_; }

 private:
  std::string_view rest_;
  std::string_view text_;
  std::size_t number_ = 0;
};

// Squares: the side of the square board that a number of cells makes, or nearly makes.
//   nearest_side(81) == 9, nearest_side(82) == 9, nearest_side(2) == 2

// At least 2, unless there is only one cell.
inline std::uint32_t nearest_side(std::uint32_t cells) {
  if (cells <= 1) return 1;
  return std::max(2U, static_cast<std::uint32_t>(std::lround(std::sqrt(cells))));
}

}  // namespace quadrille::sudoku
