// JsonArray: where an array of cells in JSON begins on a line, and on which line it ends.
//   begin_of_array("board = [[5,3,0],") == 8
//   JsonBrackets brackets;
//   brackets.add("[[5,3,0],");   // brackets.open()
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace quadrille::sudoku {

// The place of the bracket, at the start of the line or behind an equals sign; nothing where there
// is none, or a heading such as [Puzzle].
std::optional<std::size_t> begin_of_array(std::string_view line);

// Tells whether brackets are still open at the end of a line.
class JsonBrackets {
 public:
  void add(std::string_view line);
  [[nodiscard]] bool open() const { return depth_ > 0; }

 private:
  std::size_t depth_ = 0;
  bool quoted_ = false;
};

}  // namespace quadrille::sudoku
