// Every line is looked at once, in order. Rows of a grid are only noted in the block, and their
// bytes kept, until it is clear what they are; then they become records at one stroke. Where a
// block ends by surprise, only its first band is given up, and reading goes on behind that.
#include "quadrille/sudoku/records.h"

#include <algorithm>

#include <fmt/format.h>

#include "quadrille/sudoku/batch/puzzle.h"
#include "quadrille/sudoku/text/line_role.h"

namespace quadrille::sudoku {
namespace {

// A quoted field with line breaks in it may be that long; then the quote is taken to be a mistake.
constexpr std::size_t kMaxQuoted = std::size_t{1} << 20U;  // bytes

std::string_view trimmed_left(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

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

std::optional<Record> RecordSplitter::next() {
  while (ready_.empty()) {
    const std::optional<InputLine> line = input_.peek();
    if (!line) {
      if (!input_.finished() || !close_at_end()) return std::nullopt;
    } else if (csv_ && !line->too_long) {
      if (!take_csv(*line)) return std::nullopt;
    } else if (take(*line)) {
      input_.move_past(*line);
    }
  }
  Record record = std::move(ready_.front());
  ready_.pop_front();
  return record;
}

std::optional<PlainLines> RecordSplitter::next_plain(std::size_t most) {
  const bool something_is_open =
      !ready_.empty() || !block_.empty() || csv_ || ruled_ || section_ != Section::none;
  if (something_is_open || (shape() != nullptr && !batch::fits(*shape()))) return std::nullopt;
  const std::string_view unread = input_.unread();
  const PlainCount count = count_plain_lines(unread, most);
  if (count.lines == 0) return std::nullopt;
  const std::size_t bytes = count.lines * count.stride;
  PlainLines lines{.text = std::string(unread.substr(0, bytes)),
                   .count = count.lines,
                   .stride = count.stride,
                   .line = input_.number()};
  input_.move_to(input_.offset() + bytes, input_.number() + count.lines);
  at_start_ = false;
  return lines;
}

bool RecordSplitter::take(const InputLine& line) {
  if (line.too_long) return take_too_long(line);
  if (!block_.empty() && line.end - block_.rows().front().begin > kMaxLine) {
    close_block();
    return false;
  }
  const std::string_view text = input_.text(line);
  const LineScan scan = scan_line(text);
  if (scan.kind == LineScan::Kind::blank) return take_blank();
  if (scan.kind == LineScan::Kind::comment) return true;

  const std::optional<CsvColumn> column = at_start_ ? find_csv_column(text) : std::nullopt;
  at_start_ = false;
  if (column) {
    csv_ = column;
    csv_header_ = text;
    return true;
  }
  const std::string_view section = section_name(trimmed_left(text));
  if (!section.empty()) return take_section(line, section);
  if (section_ == Section::other) return true;
  return take_content(line, scan);
}

bool RecordSplitter::take_too_long(const InputLine& line) {
  if (!block_.empty()) {
    close_block();
    return false;
  }
  emit_error(ErrorKind::line_too_long, line.number, kMaxLine);
  return true;
}

bool RecordSplitter::take_blank() {
  ruled_ = false;
  if (section_ == Section::other) section_ = Section::none;
  if (block_.empty() || block_.add_blank_line()) return true;
  close_block(block_.first_band());
  return false;
}

bool RecordSplitter::take_section(const InputLine& line, std::string_view name) {
  if (!block_.empty()) {
    close_block();
    return false;
  }
  close_section();
  section_ = is_puzzle(name) ? Section::puzzle : Section::other;
  section_line_ = line.number;
  return true;
}

bool RecordSplitter::take_content(const InputLine& line, const LineScan& scan) {
  if (scan.kind == LineScan::Kind::ruler) {
    ruled_ = true;
    return true;
  }
  const bool is_json = trimmed_left(scan.text).starts_with('{');
  if (!is_json && (!block_.empty() || role(scan) != LineRole::board)) return take_row(line, scan);
  if (!block_.empty()) {
    close_block();
    return false;
  }
  section_ = Section::none;
  emit(is_json ? Record::Kind::json : Record::Kind::line, line);
  return true;
}

bool RecordSplitter::take_row(const InputLine& line, const LineScan& scan) {
  const LineRole own_role = role(scan);
  BlockRow row{.begin = line.begin,
               .end = line.end,
               .next = line.next,
               .number = line.number,
               .sizes = row_sizes(scan, shape()),
               .may_stand_alone = own_role != LineRole::row,
               .has_digits = scan.largest() > 0,
               .fits_one_line = shape() == nullptr && fits_one_line(scan)};
  if (block_.empty()) {
    input_.keep_from(line.begin);
  } else if (!block_.can_take_row()) {
    close_block(block_.first_band());
    return false;
  } else {
    // Lines that may be boards of their own stay such if something else follows them: a drawn row
    // (with the ruler above it), or a row of another length.
    const bool is_grid = block_.is_grid();
    const bool goes_on = block_.matches(row) ? is_grid || own_role != LineRole::row
                                             : is_grid && own_role != LineRole::board;
    if (!goes_on) {
      close_block();
      return false;
    }
  }
  if (ruled_ || section_ == Section::puzzle) block_.set_drawn();
  ruled_ = false;
  section_ = Section::none;
  block_.add(std::move(row));
  if (!block_.is_complete()) return true;
  close_block();
  return false;
}

bool RecordSplitter::take_csv(const InputLine& line) {
  const std::string_view text = input_.text(line);
  const std::string_view content = trimmed_left(text);
  if (content.empty() || content.front() == '#' || text == csv_header_) {
    input_.move_past(line);
    return true;
  }
  // A quote that is still open goes on in the next lines. One that is never closed is a mistake,
  // which is kept to its line.
  CsvQuotes quotes(csv_->delimiter);
  quotes.add(text);
  InputLine record = line;
  input_.move_past(line);
  while (quotes.open()) {
    const std::optional<InputLine> more = input_.peek();
    if (!more && !input_.finished()) {
      input_.move_to(line.begin, line.number);
      return false;
    }
    if (!more || more->end - line.begin > kMaxQuoted) break;
    quotes.add(input_.text(*more));
    record.end = more->end;
    input_.move_past(*more);
  }
  if (quotes.open()) {
    input_.move_to(line.next, line.number + 1);
    record.end = line.end;
  }
  emit(Record::Kind::csv, record);
  ready_.back().column = *csv_;
  return true;
}

bool RecordSplitter::close_at_end() {
  if (block_.empty() && section_ != Section::puzzle) return false;
  if (!block_.empty()) close_block();
  close_section();
  return true;
}

void RecordSplitter::close_block(std::size_t count) {
  const std::vector<BlockRow>& rows = block_.rows();
  const BlockRow& first = rows.front();
  const BlockRow& last = rows[count - 1];
  const InputLine whole{.begin = first.begin, .end = last.end, .number = first.number};
  std::uint32_t size = block_.size();
  if (!block_.is_complete() && block_.can_be_grid_of(count)) {
    size = static_cast<std::uint32_t>(count);
  }
  // A single long row is more likely a board on one line with a cell too few or too many.
  const bool is_line = count == 1 && size > 25 && shape() == nullptr;
  if (block_.is_grid() && !is_line) {
    emit(Record::Kind::grid, whole);
    ready_.back().size = size;
  } else {
    std::for_each_n(rows.begin(), count, [this](const BlockRow& row) {
      emit(Record::Kind::line, {.begin = row.begin, .end = row.end, .number = row.number});
    });
  }
  input_.move_to(last.next, last.number + 1);
  input_.keep_from(std::nullopt);
  block_ = {};
  ruled_ = false;
}

void RecordSplitter::close_section() {
  if (section_ == Section::puzzle) {
    emit_error(ErrorKind::empty_section, section_line_);
  }
  section_ = Section::none;
}

void RecordSplitter::emit(Record::Kind kind, const InputLine& line) {
  std::string_view text = input_.text(line);
  if (text.ends_with('\r')) text.remove_suffix(1);
  ready_.push_back({.kind = kind, .text = std::string(text), .line = line.number});
}

void RecordSplitter::emit_error(ErrorKind fault, std::size_t line, std::size_t limit) {
  ready_.push_back(
      {.kind = Record::Kind::error, .text = {}, .line = line, .fault = fault, .limit = limit});
}

}  // namespace quadrille::sudoku
