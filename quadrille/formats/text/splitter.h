// RecordSplitter::Impl: what the splitter remembers from line to line.
//   RecordSplitter::Impl splitter;
//   splitter.input.feed(bytes);
//   while (auto record = splitter.next()) use(*record);
// records.cpp takes the lines one by one; take_whole.cpp those that come several at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "quadrille/formats/records.h"
#include "quadrille/formats/text/block.h"
#include "quadrille/formats/text/csv.h"
#include "quadrille/formats/text/line_buffer.h"
#include "quadrille/formats/text/line_role.h"
#include "quadrille/formats/text/line_scan.h"

namespace quadrille::sudoku {

// A record may be that long where quotes or brackets hold its lines together; then one of these is
// taken to be a mistake.
inline constexpr std::size_t kMaxQuoted = std::size_t{1} << 20U;  // bytes

// Without the blanks it begins with.
inline std::string_view trimmed_left(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

struct RecordSplitter::Impl {
  enum class Section : std::uint8_t { none, puzzle, other };

  [[nodiscard]] const Shape* shape() const { return options.shape ? &*options.shape : nullptr; }
  [[nodiscard]] LineRole role(const LineScan& scan) const {
    return role_of(scan, shape(), section == Section::puzzle);
  }

  // These look at one line; true where it is done with, false where it is to be looked at again
  // because it ended what was open before it.
  bool take(const InputLine& line);
  bool take_too_long(const InputLine& line);
  bool take_blank();
  bool take_section(const InputLine& line, std::string_view name);
  bool take_content(const InputLine& line, const LineScan& scan);
  bool take_row(const InputLine& line, const LineScan& scan);
  // Takes a whole grid whose empty cells are not written as symbols, and moves past it; false where
  // the line begins none, or more bytes are needed to say so.
  bool take_loose_grid(const InputLine& line);
  // The same for a picture of boards that overlap.
  bool take_picture(const InputLine& line);
  // The same for a text of several lines in the format of another program.
  bool take_document(const InputLine& line);
  // The same for an array in JSON, which may have several lines.
  bool take_array(const InputLine& line, std::size_t offset);
  // Takes all lines of a record and moves past them; false where more bytes are needed.
  bool take_csv(const InputLine& line);

  // Turns what is still open at the end of the input into records; false if nothing is.
  bool close_at_end();
  // Turns the first rows of the block into records; goes on behind them.
  void close_block(std::size_t count);
  void close_block() { close_block(block.rows().size()); }
  void close_section();
  void emit(Record::Kind kind, const InputLine& line);
  void emit_error(ErrorKind fault, std::size_t line, std::size_t limit = 0);

  std::optional<Record> next();
  std::optional<PlainLines> next_plain(std::size_t most);

  // Whether the line is a board with a name, or whatever else it holds beside the cells.
  [[nodiscard]] bool holds_board(const LineScan& scan) const;
  // Whether the line is in the format of another program, and no board as it stands.
  [[nodiscard]] const ExchangeFormat* format_of_line(const LineScan& scan) const;
  // Whether the line is a board, and so long that it is no row of anything.
  [[nodiscard]] bool is_long_board(const LineScan& scan) const;
  // Whether a picture may begin with the line, and is looked for.
  [[nodiscard]] bool may_be_picture(const LineScan& scan) const;
  // Whether every record of these lines can be read without a second look.
  [[nodiscard]] bool reads_as_it_stands(std::span<const std::string_view> lines) const;

  ReadOptions options;
  bool strict = false;   // neither loose grids nor what else has a second look
  bool starved = false;  // the line cannot be taken before more bytes have come
  LineBuffer input;
  Block block;
  bool at_start = true;  // nothing but comments and blank lines so far
  bool fresh = true;     // at the start or behind a blank line
  bool ruled = false;    // a ruler stands over the next line
  Section section = Section::none;
  std::size_t section_line = 0;
  std::optional<CsvColumn> csv;
  std::string csv_header;
  std::deque<Record> ready;
};

}  // namespace quadrille::sudoku
