#include "quadrille/formats/text/line_buffer.h"

#include <algorithm>
#include <cassert>

namespace quadrille::sudoku {

void LineBuffer::feed(std::string_view bytes) {
  std::ranges::copy(bytes, make_room(bytes.size()).begin());
  fill_room(bytes.size());
}

std::span<char> LineBuffer::make_room(std::size_t size) {
  drop_read();
  if (bytes_.size() < size_ + size) bytes_.resize(size_ + size);
  return std::span(bytes_).subspan(size_, size);
}

void LineBuffer::fill_room(std::size_t size) {
  size_ += size;
  assert(size_ <= bytes_.size());
}

// Dropping only when it frees half of what is there keeps the work linear.
void LineBuffer::drop_read() {
  const std::size_t read = std::min(kept_.value_or(cursor_), cursor_) - base_;
  if (read * 2 < size_) return;
  std::copy(bytes_.begin() + static_cast<std::ptrdiff_t>(read),
            bytes_.begin() + static_cast<std::ptrdiff_t>(size_), bytes_.begin());
  size_ -= read;
  base_ += read;
}

std::optional<InputLine> LineBuffer::peek() {
  if (skipping_ && !skip_cut_line()) return std::nullopt;
  if (cursor_ == 0) skip_byte_order_mark();
  const std::size_t end = base_ + size_;
  const std::size_t feed = fed().find('\n', std::max(cursor_, searched_) - base_);
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

std::string_view LineBuffer::unread() {
  if (skipping_) return {};
  if (cursor_ == 0) skip_byte_order_mark();
  return fed().substr(cursor_ - base_);
}

void LineBuffer::move_past(const InputLine& line) {
  cursor_ = line.next;
  skipping_ = line.too_long && line.next == line.end;
  if (!skipping_) ++number_;
}

void LineBuffer::move_to(std::size_t offset, std::size_t number) {
  assert(offset >= base_ && offset <= base_ + size_);
  cursor_ = offset;
  searched_ = offset;
  number_ = number;
}

bool LineBuffer::skip_cut_line() {
  const std::size_t feed = fed().find('\n', cursor_ - base_);
  if (feed == std::string::npos) {
    cursor_ = base_ + size_;
    return false;
  }
  cursor_ = base_ + feed + 1;
  ++number_;
  skipping_ = false;
  return true;
}

void LineBuffer::skip_byte_order_mark() {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (fed().starts_with(kMark)) cursor_ = kMark.size();
}

}  // namespace quadrille::sudoku
