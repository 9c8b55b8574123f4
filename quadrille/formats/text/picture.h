// Picture: boards that overlap (overlap.h) as a text shows them: a symbol for every cell, and
// blanks where there is none.
//   const Picture picture("12..\n3...\n..12..\n..3...\n  ....\n  ....");
//   picture.columns() == 6, picture.is_cell(0, 4) == false
// Rulers and bars between boxes, and blanks between cells, are no part of it: neither is a line,
// nor a column of characters, that has no cell.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/text/symbols.h"

namespace quadrille::sudoku {

// A picture that nobody has announced has none smaller than that.
inline constexpr std::uint32_t kSmallestBoard = 4;

class Picture {
 public:
  // requires: the text outlives this
  explicit Picture(std::string_view text);

  // What stands in the text that has no place in a picture, if there is something.
  [[nodiscard]] const std::optional<Error>& wrong() const { return wrong_; }
  [[nodiscard]] std::uint32_t rows() const { return static_cast<std::uint32_t>(rows_.size()); }
  [[nodiscard]] std::uint32_t columns() const {
    return static_cast<std::uint32_t>(columns_.size());
  }
  [[nodiscard]] bool is_cell(std::uint32_t row, std::uint32_t column) const {
    return sign(row, column).kind == Glyph::Kind::cell;
  }
  // The digit of a cell on a board of that size.
  // requires: is_cell(row, column)
  [[nodiscard]] Result<Digit> digit(std::uint32_t row, std::uint32_t column,
                                    std::uint32_t size) const;
  // Where a place of the picture is in the text.
  [[nodiscard]] Place place(std::uint32_t row, std::uint32_t column) const {
    return {rows_[row].line, columns_[column] + 1};
  }

 private:
  // A character of a line.
  struct Sign {
    Glyph::Kind kind = Glyph::Kind::blank;
    std::uint8_t value = 0;
    std::size_t offset = 0;  // in the text
  };
  struct Row {
    std::size_t line;
    std::vector<Sign> signs;
  };

  void add_row(std::string_view line, std::size_t number);
  [[nodiscard]] Sign sign(std::uint32_t row, std::uint32_t column) const {
    const std::vector<Sign>& signs = rows_[row].signs;
    return columns_[column] < signs.size() ? signs[columns_[column]] : Sign{};
  }

  std::string_view text_;
  std::optional<Error> wrong_;
  std::vector<Row> rows_;             // that have cells
  std::vector<std::size_t> columns_;  // of characters, from 0, that have cells
};

// How many cells stand side by side, from edge to edge, in rows and columns: the shortest of these
// runs, and the one that is found most often.
struct Runs {
  std::uint32_t shortest = 0;
  std::uint32_t usual = 0;
};
Runs runs_of(const Picture& picture);

// The boards that cover the cells of a picture: of that shape or, where there is none, of the usual
// one of some size. An error says why there are none, or that they can lie in several ways: with
// one more, say, whose boxes fit as well.
Result<Shape> find_boards(const Picture& picture, const Shape* board);

// Whether a line of text may be the first of a picture: false, and soon, for what has cells here
// and there.
bool may_begin_picture(std::string_view line);
// Whether the text was meant as a picture of boards, with or without mistakes.
bool is_picture(std::string_view text, const Shape* board);

// The digits of a picture on boards that lie as the shape of the options says or, where that is the
// shape of one board or there is none, as the picture itself shows it.
Result<Grid> read_picture(std::string_view text, const ReadOptions& options);

}  // namespace quadrille::sudoku
