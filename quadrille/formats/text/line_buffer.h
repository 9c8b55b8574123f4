// LineBuffer: the lines of a stream of bytes, of which only the unread end is kept.
//   buffer.feed(bytes);
//   while (auto line = buffer.peek()) { use(buffer.text(*line)); buffer.move_past(*line); }
// Places in the input are offsets from its first byte. A byte order mark at the start is skipped.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace quadrille::sudoku {

// Longer lines are cut: what is behind the first bytes is thrown away as it comes.
inline constexpr std::size_t kMaxLine = std::size_t{64} << 20U;  // bytes

struct InputLine {
  std::size_t begin = 0;
  std::size_t end = 0;     // without the line feed
  std::size_t next = 0;    // where the next line begins, or the known part ends if too long
  std::size_t number = 1;  // from 1
  bool too_long = false;
};

class LineBuffer {
 public:
  void feed(std::string_view bytes);
  // The same without a copy: room for that many bytes, to be written before anything else is asked;
  // then the number of those that were.
  std::span<char> make_room(std::size_t size);
  void fill_room(std::size_t size);
  // Says that there are no more bytes: a last line without line feed is whole.
  void finish() { finished_ = true; }
  [[nodiscard]] bool finished() const { return finished_; }

  // The next line, if the whole of it has been fed or it is too long already.
  std::optional<InputLine> peek();
  void move_past(const InputLine& line);
  // Goes to the start of a line that has been fed and is still kept.
  void move_to(std::size_t offset, std::size_t number);
  // Bytes from here on stay, although the lines have been passed.
  void keep_from(std::optional<std::size_t> kept) { kept_ = kept; }

  // What has been fed from the start of the next line on, and that line's number and offset.
  // Empty inside a line that was too long.
  std::string_view unread();
  [[nodiscard]] std::size_t number() const { return number_; }
  [[nodiscard]] std::size_t offset() const { return cursor_; }

  [[nodiscard]] std::string_view text(std::size_t begin, std::size_t end) const {
    return fed().substr(begin - base_, end - begin);
  }
  [[nodiscard]] std::string_view text(const InputLine& line) const {
    return text(line.begin, line.end);
  }

 private:
  bool skip_cut_line();
  void skip_byte_order_mark();

  void drop_read();
  [[nodiscard]] std::string_view fed() const { return std::string_view(bytes_).substr(0, size_); }

  std::string bytes_;     // the input from base_ on, and room
  std::size_t size_ = 0;  // without the room
  std::size_t base_ = 0;
  std::size_t cursor_ = 0;    // where the next line begins
  std::size_t searched_ = 0;  // from the cursor up to here there is no line feed
  std::size_t number_ = 1;    // of the next line
  std::optional<std::size_t> kept_;
  bool skipping_ = false;  // the cursor is inside a line that was too long
  bool finished_ = false;
};

}  // namespace quadrille::sudoku
