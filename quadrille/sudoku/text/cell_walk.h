// CellWalk: visits the cells of a line of text one by one.
//   CellWalk walk("10,,3", Layout::separated);
//   while (walk.next()) use(walk.text(), walk.offset());   // "10", "", "3"
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "quadrille/sudoku/text/line_scan.h"

namespace quadrille::sudoku {

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

}  // namespace quadrille::sudoku
