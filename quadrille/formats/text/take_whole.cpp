// Records whose lines belong together from the first to the last: looked for ahead, and taken whole
// or not at all. Where more bytes are needed to say, the splitter goes back to the first line.
#include <utility>
#include <vector>

#include "quadrille/formats/exchange/table.h"
#include "quadrille/formats/text/board_among.h"
#include "quadrille/formats/text/document.h"
#include "quadrille/formats/text/json_array.h"
#include "quadrille/formats/text/loose_grid.h"
#include "quadrille/formats/text/mosaic_text.h"
#include "quadrille/formats/text/picture.h"
#include "quadrille/formats/text/splitter.h"

namespace quadrille::sudoku {

bool RecordSplitter::Impl::is_long_board(const LineScan& scan) const {
  constexpr std::uint32_t kLong = 36;  // cells
  return scan.count() >= kLong && is_one_line_board(scan, shape());
}

bool RecordSplitter::Impl::holds_board(const LineScan& scan) const {
  if (scan.barred && is_address(scan.text)) return true;
  return may_hold_board(scan, shape()) && board_among(scan.text, shape());
}

bool RecordSplitter::Impl::take_loose_grid(const InputLine& line) {
  std::vector<InputLine> lines;
  std::vector<std::string_view> texts;
  LooseGrid grid{.look = LooseGrid::Look::more};
  for (bool at_end = false; grid.look == LooseGrid::Look::more && !at_end;) {
    const std::optional<InputLine> next = input.peek();
    at_end = !next || next->too_long;
    if (!next && !input.finished()) {
      starved = true;
      break;
    }
    if (!at_end) {
      lines.push_back(*next);
      texts.push_back(input.text(*next));
      if (texts.back().ends_with('\r')) texts.back().remove_suffix(1);
      input.move_past(*next);
    }
    grid = look_for_grid(texts, at_end, shape());
  }
  const bool found =
      grid.look == LooseGrid::Look::found && !reads_as_it_stands(std::span(texts).first(grid.size));
  if (!found) {
    input.move_to(line.begin, line.number);
    return false;
  }
  ready.push_back({.kind = Record::Kind::grid,
                   .text = std::move(grid.rows),
                   .line = line.number,
                   .size = grid.size});
  at_start = false;
  ruled = false;
  section = Section::none;
  const InputLine& last = lines[grid.size - 1];
  input.move_to(last.next, last.number + 1);
  return true;
}

bool RecordSplitter::Impl::may_be_picture(const LineScan& scan) const {
  if (!kHasMosaics || !options.mosaics || strict || !block.empty()) return false;
  if (section != Section::none || scan.kind != LineScan::Kind::cells) return false;
  const std::string_view content = trimmed_left(scan.text);
  if (content.starts_with('{') || content.starts_with('[')) return false;
  if (shape() != nullptr && shape()->is_mosaic()) return true;
  return fresh && role(scan) != LineRole::board && may_begin_picture(scan.text);
}

// Mosaics whose shape is known have as many rows as that; others end with a blank line. A grid
// that is complete before any such line comes is none.
bool RecordSplitter::Impl::take_picture(const InputLine& line) {
  constexpr std::size_t kMostLines = std::size_t{4} * kMaxSize;
  const Shape* const known = shape() != nullptr && shape()->is_mosaic() ? shape() : nullptr;
  const LineScan first = scan_line(input.text(line));
  const std::uint32_t cells = first.count();
  const std::uint32_t wanted = known != nullptr ? lines_of_mosaic(*known, first) : 0;
  std::vector<std::string_view> texts;
  std::uint32_t rows = 0;
  bool is_grid = true;  // with as many cells in each row as in the first
  InputLine last = line;
  while (known == nullptr ? !is_grid || rows < cells : rows < wanted) {
    const std::optional<InputLine> next = input.peek();
    if (!next && !input.finished()) {
      starved = true;
      break;
    }
    if (!next || next->too_long || texts.size() == kMostLines) break;
    const LineScan scan = scan_line(input.text(*next));
    if (scan.kind == LineScan::Kind::blank) break;
    if (scan.kind == LineScan::Kind::cells) ++rows;
    is_grid &= scan.kind != LineScan::Kind::cells || scan.count() == cells;
    texts.push_back(input.text(*next));
    last = *next;
    input.move_past(*next);
  }
  const std::string_view whole = input.text(line.begin, last.end);
  const bool is_whole_grid = is_grid && rows == cells;
  const auto is_meant = [&] {
    return !is_whole_grid && is_picture(whole, shape()) && !reads_as_it_stands(texts);
  };
  const bool found = !starved && (known != nullptr || is_meant());
  if (!found) {
    input.move_to(line.begin, line.number);
    return false;
  }
  ready.push_back({.kind = Record::Kind::picture, .text = std::string(whole), .line = line.number});
  at_start = false;
  fresh = false;
  ruled = false;
  input.move_to(last.next, last.number + 1);
  return true;
}

bool RecordSplitter::Impl::reads_as_it_stands(std::span<const std::string_view> lines) const {
  Impl plain;
  plain.options = options;
  plain.strict = true;
  for (const std::string_view line : lines) {
    plain.input.feed(line);
    plain.input.feed("\n");
  }
  plain.input.finish();
  bool any = false;
  while (const std::optional<Record> record = plain.next()) {
    if (!read_record(*record, options)) return false;
    any = true;
  }
  return any;
}

// Of another program; nothing for lines in our own.
const ExchangeFormat* RecordSplitter::Impl::format_of_line(const LineScan& scan) const {
  const ExchangeFormat* const format = exchange_format_of(scan.text);
  return format != nullptr && !is_one_line_board(scan, shape()) ? format : nullptr;
}

bool RecordSplitter::Impl::take_document(const InputLine& line) {
  constexpr std::size_t kMaxDocument = std::size_t{4} << 20U;  // bytes
  DocumentLines document;
  InputLine last = line;
  while (document.look() == DocumentLines::Look::more) {
    const std::optional<InputLine> next = input.peek();
    if (!next && !input.finished()) {
      starved = true;
      break;
    }
    if (!next || next->too_long || next->end - line.begin > kMaxDocument) {
      document.finish();
      break;
    }
    document.add(input.text(*next));
    if (document.look() != DocumentLines::Look::ended_before) {
      last = *next;
      input.move_past(*next);
    }
  }
  if (starved || !document.is_whole()) {
    input.move_to(line.begin, line.number);
    return false;
  }
  for (DocumentPart& part : parts_of_document(input.text(line.begin, last.end))) {
    ready.push_back({.kind = Record::Kind::exchange,
                     .text = std::move(part.text),
                     .line = line.number + part.line});
  }
  at_start = false;
  ruled = false;
  section = Section::none;
  input.move_to(last.next, last.number + 1);
  return true;
}

bool RecordSplitter::Impl::take_array(const InputLine& line, std::size_t offset) {
  // Lines are taken until all brackets are closed. If they never are, the first line is at fault.
  JsonBrackets brackets;
  std::string text(offset, ' ');
  InputLine last = line;
  while (true) {
    const bool first = last.begin == line.begin;
    std::string_view more = input.text(last);
    if (more.ends_with('\r')) more.remove_suffix(1);
    brackets.add(first ? more.substr(offset) : more);
    text += first ? more.substr(offset) : more;
    input.move_past(last);
    if (!brackets.open()) break;
    const std::optional<InputLine> next = input.peek();
    if (!next && !input.finished()) {
      input.move_to(line.begin, line.number);
      starved = true;
      return false;
    }
    if (!next || next->end - line.begin > kMaxQuoted) {
      last = line;
      text = text.substr(0, text.find('\n'));
      break;
    }
    text += '\n';
    last = *next;
  }
  input.move_to(last.next, last.number + 1);
  section = Section::none;
  ready.push_back({.kind = Record::Kind::json, .text = std::move(text), .line = line.number});
  return false;
}

bool RecordSplitter::Impl::take_csv(const InputLine& line) {
  const std::string_view text = input.text(line);
  const std::string_view content = trimmed_left(text);
  if (content.empty() || content.front() == '#' || text == csv_header) {
    input.move_past(line);
    return true;
  }
  // A quote that is still open goes on in the next lines. One that is never closed is a mistake,
  // which is kept to its line.
  CsvQuotes quotes(csv->delimiter);
  quotes.add(text);
  InputLine record = line;
  input.move_past(line);
  while (quotes.open()) {
    const std::optional<InputLine> more = input.peek();
    if (!more && !input.finished()) {
      input.move_to(line.begin, line.number);
      return false;
    }
    if (!more || more->end - line.begin > kMaxQuoted) break;
    quotes.add(input.text(*more));
    record.end = more->end;
    input.move_past(*more);
  }
  if (quotes.open()) {
    input.move_to(line.next, line.number + 1);
    record.end = line.end;
  }
  emit(Record::Kind::csv, record);
  ready.back().delimiter = csv->delimiter;
  ready.back().column = csv->index;
  return true;
}

}  // namespace quadrille::sudoku
