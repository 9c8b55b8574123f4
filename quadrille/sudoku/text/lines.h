// Lines: visits the lines of a text; the last one may lack its line break.
//   Lines lines("5 3\n4 1");
//   while (lines.next()) use(lines.number(), lines.text());   // 1 "5 3", 2 "4 1"
#pragma once

#include <cstddef>
#include <string_view>

namespace quadrille::sudoku {

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

}  // namespace quadrille::sudoku
