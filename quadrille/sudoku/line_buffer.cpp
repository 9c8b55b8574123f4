#include "quadrille/sudoku/line_buffer.h"

#include <algorithm>
#include <cassert>

namespace quadrille::sudoku {

void LineBuffer::feed(std::string_view bytes) {
  // Dropping only when it frees half of the buffer keeps the work linear.
  const std::size_t read = std::min(kept_.value_or(cursor_), cursor_) - base_;
  if (read * 2 >= bytes_.size()) {
    bytes_.erase(0, read);
    base_ += read;
  }
  bytes_.append(bytes);
}

std::optional<InputLine> LineBuffer::peek() {
  if (skipping_ && !skip_cut_line()) return std::nullopt;
  if (cursor_ == 0) skip_byte_order_mark();
  const std::size_t end = base_ + bytes_.size();
  const std::size_t feed = bytes_.find('\n', std::max(cursor_, searched_) - base_);
  InputLine line{.begin = cursor_, .end = end, .next = end, .number = number_};
  if (feed != std::string::npos) {
    line.end = base_ + feed;
    line.next = line.end + 1;
  } else {
    searched_ = end;
    const bool whole = finished_ && cursor_ < end;
    if (!whole && end - cursor_ <= kMaxLine) return std::nullopt;
  }
  line.too_long = line.end - line.begin > kMaxLine;
  return line;
}

void LineBuffer::move_past(const InputLine& line) {
  cursor_ = line.next;
  skipping_ = line.too_long && line.next == line.end;
  if (!skipping_) ++number_;
}

void LineBuffer::move_to(std::size_t offset, std::size_t number) {
  assert(offset >= base_ && offset <= base_ + bytes_.size());
  cursor_ = offset;
  searched_ = offset;
  number_ = number;
}

bool LineBuffer::skip_cut_line() {
  const std::size_t feed = bytes_.find('\n', cursor_ - base_);
  if (feed == std::string::npos) {
    cursor_ = base_ + bytes_.size();
    return false;
  }
  cursor_ = base_ + feed + 1;
  ++number_;
  skipping_ = false;
  return true;
}

void LineBuffer::skip_byte_order_mark() {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (bytes_.starts_with(kMark)) cursor_ = kMark.size();
}

}  // namespace quadrille::sudoku
