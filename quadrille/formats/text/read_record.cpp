// A record holds one board; its kind says which reader takes it. Places in errors are moved from
// the record to the whole input.
#include <algorithm>

#include "quadrille/boards/mosaic.h"
#include "quadrille/formats/exchange/table.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/records.h"
#include "quadrille/formats/text/csv.h"
#include "quadrille/formats/text/line_scan.h"
#include "quadrille/formats/text/mosaic_text.h"
#include "quadrille/formats/text/read_board.h"
#include "quadrille/formats/text/symbols.h"

namespace quadrille::sudoku {
namespace {

Result<Grid> read_csv(const Record& record, const ReadOptions& options) {
  const Result<CsvField> field = csv_field(record.text, {record.delimiter, record.column});
  if (!field) {
    return field.error().at({1, 0});
  }
  Result<Grid> grid = read_board_text(field->text, options);
  if (grid) return grid;
  // The field begins on some line of the record, behind other fields.
  Error error = grid.error();
  const std::string_view before = std::string_view(record.text).substr(0, field->offset);
  const std::size_t line_begin = before.rfind('\n') + 1;
  if (error.place.line == 1 && error.place.column > 0) {
    error.place.column += column_of(before.substr(line_begin), before.size() - line_begin) - 1;
  }
  error.place.line += static_cast<std::size_t>(std::ranges::count(before, '\n'));
  return error;
}

// What a reader of another program's format is to see: no comment behind a line.
std::string_view exchange_part(const Record& record) {
  const std::string_view text = record.text;
  const bool is_line = record.kind == Record::Kind::exchange && !text.starts_with('<') &&
                       text.find('\n') == std::string_view::npos;
  return is_line ? scan_line(text).text : text;
}

Result<Grid> read_kind(const Record& record, const ReadOptions& options) {
  switch (record.kind) {
    case Record::Kind::line:
      return read_board_line(record.text, options);
    case Record::Kind::grid:
      return read_board_rows(record.text, record.size, options);
    case Record::Kind::picture:
      if (kHasMosaics) return read_mosaic(record.text, options);
      break;
    case Record::Kind::csv:
      return read_csv(record, options);
    case Record::Kind::json:
    case Record::Kind::exchange: {
      const std::string_view text = exchange_part(record);
      const ExchangeFormat* const format =
          record.format != nullptr ? record.format : exchange_format_of(text);
      if (format != nullptr) return format->read(text);
      return read_json(record.text, options);
    }
    case Record::Kind::error:
      break;
  }
  return Error{record.fault, {{"most", record.limit}}, {1, 0}};
}

}  // namespace

// Words have letters side by side; boards have more figures and points side by side than words
// have.
bool is_words(const Record& record) {
  constexpr std::size_t kLetters = 3;
  constexpr std::size_t kCellsInARow = 5;
  if (record.kind != Record::Kind::line && record.kind != Record::Kind::grid) return false;
  std::size_t letters = 0;
  std::size_t cells = 0;
  bool words = false;
  for (const char byte : record.text) {
    const bool figure = byte >= '0' && byte <= '9';
    const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                        static_cast<unsigned char>(byte) >= 0x80;
    letters = letter ? letters + 1 : 0;
    cells =
        figure || std::string_view("._*?-").find(byte) != std::string_view::npos ? cells + 1 : 0;
    words |= letters == kLetters;
    if (cells == kCellsInARow || byte == '\n') return false;
  }
  return words;
}

Result<Grid> read_record(const Record& record, const ReadOptions& options) {
  Result<Grid> grid = read_kind(record, options);
  if (grid && grid->constraints() != nullptr && !options.rules) {
    return Error{ErrorKind::has_rules, {}, {record.line, 0}};
  }
  if (grid && grid->shape().is_mosaic() && !options.mosaics) {
    return square_wanted(grid->shape()).at({record.line, 0});
  }
  if (grid) return grid;
  Error error = grid.error();
  error.place.line += record.line - 1;
  return error;
}

std::optional<Result<Position>> read_position(std::string_view text) {
  const ExchangeFormat* const format = exchange_format_of(text);
  if (format == nullptr || format->read_position == nullptr) return std::nullopt;
  return format->read_position(text);
}

Result<Grid> read_grid(std::string_view text, const ReadOptions& options) {
  RecordSplitter splitter(options);
  splitter.feed(text);
  splitter.finish();
  const std::optional<Record> record = splitter.next();
  if (!record) return Error{ErrorKind::no_board};
  Result<Grid> grid = read_record(*record, options);
  if (!grid) return grid;
  const std::optional<Record> another = splitter.next();
  if (another) {
    return Error{ErrorKind::another_board, {}, {another->line, 0}};
  }
  return grid;
}

}  // namespace quadrille::sudoku
