// Every line is looked at once, in order. Rows of a grid are only noted in the block, and their
// bytes kept, until it is clear what they are; then they become records at one stroke. Where a
// block ends by surprise, only its first band is given up, and reading goes on behind that.
#include "quadrille/formats/records.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "quadrille/formats/text/board_among.h"
#include "quadrille/formats/text/document.h"
#include "quadrille/formats/text/json_array.h"
#include "quadrille/formats/text/line_role.h"
#include "quadrille/formats/text/line_scan.h"
#include "quadrille/formats/text/loose_grid.h"
#include "quadrille/formats/text/splitter.h"

namespace quadrille::sudoku {
namespace {

bool is_letter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }

// The name in "[Puzzle]"; nothing where the line is no heading.
std::string_view section_name(std::string_view text) {
  if (text.size() < 3 || text[0] != '[' || !is_letter(text[1])) return {};
  return text.substr(1, std::min(text.find(']'), text.size()) - 1);
}

bool is_puzzle(std::string_view name) {
  return std::ranges::equal(name, std::string_view("puzzle"), [](char letter, char small) {
    return letter == small || letter == small - 'a' + 'A';
  });
}

}  // namespace

RecordSplitter::RecordSplitter(ReadOptions options) : impl_(std::make_unique<Impl>()) {
  impl_->options = std::move(options);
}
RecordSplitter::~RecordSplitter() = default;
RecordSplitter::RecordSplitter(RecordSplitter&&) noexcept = default;
RecordSplitter& RecordSplitter::operator=(RecordSplitter&&) noexcept = default;

void RecordSplitter::feed(std::string_view bytes) { impl_->input.feed(bytes); }
std::span<char> RecordSplitter::make_room(std::size_t size) { return impl_->input.make_room(size); }
void RecordSplitter::fill_room(std::size_t size) { impl_->input.fill_room(size); }
void RecordSplitter::finish() { impl_->input.finish(); }
std::optional<Record> RecordSplitter::next() { return impl_->next(); }
std::optional<PlainLines> RecordSplitter::next_plain(std::size_t most) {
  return impl_->next_plain(most);
}

std::optional<Record> RecordSplitter::Impl::next() {
  while (ready.empty()) {
    const std::optional<InputLine> line = input.peek();
    if (!line) {
      if (!input.finished() || !close_at_end()) return std::nullopt;
    } else if (csv && !line->too_long) {
      if (!take_csv(*line)) return std::nullopt;
    } else if (take(*line)) {
      input.move_past(*line);
    } else if (std::exchange(starved, false)) {
      return std::nullopt;
    }
  }
  Record record = std::move(ready.front());
  ready.pop_front();
  return record;
}

std::optional<PlainLines> RecordSplitter::Impl::next_plain(std::size_t most) {
  const bool something_is_open =
      !ready.empty() || !block.empty() || csv || ruled || section != Section::none;
  if (something_is_open || (shape() != nullptr && !has_plain_lines(*shape()))) return std::nullopt;
  const std::string_view unread = input.unread();
  const PlainCount count = count_plain_lines(unread, most);
  if (count.lines == 0) return std::nullopt;
  const std::size_t bytes = count.lines * count.stride;
  PlainLines lines{.text = std::string(unread.substr(0, bytes)),
                   .count = count.lines,
                   .stride = count.stride,
                   .line = input.number()};
  input.move_to(input.offset() + bytes, input.number() + count.lines);
  at_start = false;
  return lines;
}

bool RecordSplitter::Impl::take(const InputLine& line) {
  if (line.too_long) return take_too_long(line);
  if (!block.empty() && line.end - block.rows().front().begin > kMaxLine) {
    close_block();
    return false;
  }
  const std::string_view text = input.text(line);
  const LineScan scan = board_part(scan_line(text), shape());
  if (scan.kind == LineScan::Kind::comment) return true;
  const bool may_be_document =
      !strict && block.empty() && section != Section::other && begins_document(text);
  if (may_be_document && (take_document(line) || starved)) return false;
  if (may_be_picture(scan) && (take_picture(line) || starved)) return false;
  const bool may_be_loose = !strict && block.empty() && section != Section::other &&
                            may_begin_loose_grid(text) && !is_long_board(scan);
  if (may_be_loose && (take_loose_grid(line) || starved)) return false;
  if (scan.kind == LineScan::Kind::blank) return take_blank();

  const std::optional<CsvColumn> column = at_start ? find_csv_column(text) : std::nullopt;
  at_start = false;
  // A line that ends a block is looked at again; over a picture there may be a ruler or a title.
  fresh = options.mosaics && fresh &&
          (!block.empty() || scan.kind == LineScan::Kind::ruler ||
           is_words({.kind = Record::Kind::line, .text = std::string(text)}));
  if (column) {
    csv = column;
    csv_header = text;
    return true;
  }
  const std::string_view heading = section_name(trimmed_left(text));
  if (!heading.empty()) return take_section(line, heading);
  if (section == Section::other) return true;
  return take_content(line, scan);
}

bool RecordSplitter::Impl::take_too_long(const InputLine& line) {
  if (!block.empty()) {
    close_block();
    return false;
  }
  emit_error(ErrorKind::line_too_long, line.number, kMaxLine);
  return true;
}

bool RecordSplitter::Impl::take_blank() {
  ruled = false;
  fresh = true;
  if (section == Section::other) section = Section::none;
  if (block.empty() || block.add_blank_line()) return true;
  close_block(block.first_band());
  return false;
}

bool RecordSplitter::Impl::take_section(const InputLine& line, std::string_view name) {
  if (!block.empty()) {
    close_block();
    return false;
  }
  close_section();
  section = is_puzzle(name) ? Section::puzzle : Section::other;
  section_line = line.number;
  return true;
}

bool RecordSplitter::Impl::take_content(const InputLine& line, const LineScan& scan) {
  if (scan.kind == LineScan::Kind::ruler) {
    ruled = true;
    return true;
  }
  const auto array = strict ? std::nullopt : begin_of_array(input.text(line));
  const bool is_json = trimmed_left(scan.text).starts_with('{');
  const ExchangeFormat* const format = strict || is_json ? nullptr : format_of_line(scan);
  const bool is_whole = array || is_json || format != nullptr || (!strict && holds_board(scan));
  if (!is_whole && (!block.empty() || role(scan) != LineRole::board)) return take_row(line, scan);
  if (!block.empty()) {
    close_block();
    return false;
  }
  if (array) return take_array(line, *array);
  section = Section::none;
  emit(is_json             ? Record::Kind::json
       : format != nullptr ? Record::Kind::exchange
                           : Record::Kind::line,
       line);
  ready.back().format = format;
  return true;
}

bool RecordSplitter::Impl::take_row(const InputLine& line, const LineScan& scan) {
  const LineRole own_role = role(scan);
  BlockRow row{.begin = line.begin,
               .end = line.end,
               .next = line.next,
               .number = line.number,
               .sizes = row_sizes(scan, shape()),
               .may_stand_alone = own_role != LineRole::row,
               .has_digits = scan.largest() > 0,
               .fits_one_line = shape() == nullptr && fits_one_line(scan)};
  if (block.empty()) {
    input.keep_from(line.begin);
  } else if (!block.can_take_row()) {
    close_block(block.first_band());
    return false;
  } else {
    // Lines that may be boards of their own stay such if something else follows them: a drawn row
    // (with the ruler above it), or a row of another length.
    const bool is_grid = block.is_grid();
    const bool goes_on = block.matches(row) ? is_grid || own_role != LineRole::row
                                            : is_grid && own_role != LineRole::board;
    if (!goes_on) {
      close_block();
      return false;
    }
  }
  if (ruled || section == Section::puzzle) block.set_drawn();
  ruled = false;
  section = Section::none;
  block.add(std::move(row));
  if (!block.is_complete()) return true;
  close_block();
  return false;
}

bool RecordSplitter::Impl::close_at_end() {
  if (block.empty() && section != Section::puzzle) return false;
  if (!block.empty()) close_block();
  close_section();
  return true;
}

void RecordSplitter::Impl::close_block(std::size_t count) {
  const std::vector<BlockRow>& rows = block.rows();
  const BlockRow& first = rows.front();
  const BlockRow& last = rows[count - 1];
  const InputLine whole{.begin = first.begin, .end = last.end, .number = first.number};
  std::uint32_t size = block.size();
  if (!block.is_complete() && block.can_be_grid_of(count)) {
    size = static_cast<std::uint32_t>(count);
  }
  // A single long row is more likely a board on one line with a cell too few or too many.
  const bool is_line =
      count == 1 && ((size > 25 && shape() == nullptr) ||
                     (!strict && board_of_blanks(scan_line(input.text(whole)).text, shape())));
  if (block.is_grid() && !is_line) {
    emit(Record::Kind::grid, whole);
    ready.back().size = size;
  } else {
    std::for_each_n(rows.begin(), count, [this](const BlockRow& row) {
      emit(Record::Kind::line, {.begin = row.begin, .end = row.end, .number = row.number});
    });
  }
  input.move_to(last.next, last.number + 1);
  input.keep_from(std::nullopt);
  block = {};
  ruled = false;
}

void RecordSplitter::Impl::close_section() {
  if (section == Section::puzzle) {
    emit_error(ErrorKind::empty_section, section_line);
  }
  section = Section::none;
}

void RecordSplitter::Impl::emit(Record::Kind kind, const InputLine& line) {
  std::string_view text = input.text(line);
  if (text.ends_with('\r')) text.remove_suffix(1);
  ready.push_back({.kind = kind, .text = std::string(text), .line = line.number});
}

void RecordSplitter::Impl::emit_error(ErrorKind fault, std::size_t line, std::size_t limit) {
  ready.push_back(
      {.kind = Record::Kind::error, .text = {}, .line = line, .fault = fault, .limit = limit});
}

}  // namespace quadrille::sudoku
