// Records: splits a stream of bytes into the texts of boards, cheaply and in constant memory.
//   const ReadOptions options;
//   RecordSplitter splitter(options);
//   for (std::string_view bytes : stream) {
//     splitter.feed(bytes);
//     while (auto record = splitter.next()) use(read_record(*record, options));
//   }
//   splitter.finish();
//   while (auto record = splitter.next()) use(read_record(*record, options));
//
// Splitting is for one thread, reading records for many. A board on one line is there as soon as
// its line break has been fed, unless it may also be the row of a grid. That is so only where no
// shape is given, for 4, 8, 9, 16, 25 or 27 cells, and for 36 and more where a digit is too large
// for the board. A bad record does not disturb those after it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "quadrille/sudoku/plain.h"
#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/text/block.h"
#include "quadrille/sudoku/text/csv.h"
#include "quadrille/sudoku/text/line_buffer.h"
#include "quadrille/sudoku/text/line_role.h"
#include "quadrille/sudoku/text/line_scan.h"

namespace quadrille::sudoku {

struct Record {
  enum class Kind : std::uint8_t { line, grid, csv, json, error };

  Kind kind = Kind::line;
  std::string text;        // as it stands in the input; of an error: nothing
  std::size_t line = 1;    // the number of its first line in the input
  std::uint32_t size = 0;  // of a grid: the number of its rows
  CsvColumn column = {};   // of a CSV record: where the board is
  // Of an error: its kind and the number in its sentence, 0 for none.
  ErrorKind fault = ErrorKind::other;
  std::size_t limit = 0;

  friend bool operator==(const Record&, const Record&) = default;
};

class RecordSplitter {
 public:
  explicit RecordSplitter(ReadOptions options = {}) : options_(std::move(options)) {}

  void feed(std::string_view bytes) { input_.feed(bytes); }
  // The same without a copy: room for that many bytes, to be written before anything else is asked;
  // then the number of those that were.
  std::span<char> make_room(std::size_t size) { return input_.make_room(size); }
  void fill_room(std::size_t size) { input_.fill_room(size); }
  // Says that there are no more bytes.
  void finish() { input_.finish(); }
  // The next record, or nothing where more bytes are needed (after finish(): where all are read).
  std::optional<Record> next();
  // The next records at once, `most` at the most, where they are plain lines of 9x9 boards (and
  // such boards are wanted). Where this finds nothing, next() tells what comes; both may be called
  // by turns.
  std::optional<PlainLines> next_plain(std::size_t most);

 private:
  enum class Section : std::uint8_t { none, puzzle, other };

  [[nodiscard]] const Shape* shape() const { return options_.shape ? &*options_.shape : nullptr; }
  [[nodiscard]] LineRole role(const LineScan& scan) const {
    return role_of(scan, shape(), section_ == Section::puzzle);
  }

  // These look at one line; true where it is done with, false where it is to be looked at again
  // because it ended what was open before it.
  bool take(const InputLine& line);
  bool take_too_long(const InputLine& line);
  bool take_blank();
  bool take_section(const InputLine& line, std::string_view name);
  bool take_content(const InputLine& line, const LineScan& scan);
  bool take_row(const InputLine& line, const LineScan& scan);
  // Takes all lines of a record and moves past them; false where more bytes are needed.
  bool take_csv(const InputLine& line);

  // Turns what is still open at the end of the input into records; false if nothing is.
  bool close_at_end();
  // Turns the first rows of the block into records; goes on behind them.
  void close_block(std::size_t count);
  void close_block() { close_block(block_.rows().size()); }
  void close_section();
  void emit(Record::Kind kind, const InputLine& line);
  void emit_error(ErrorKind fault, std::size_t line, std::size_t limit = 0);

  ReadOptions options_;
  LineBuffer input_;
  Block block_;
  bool at_start_ = true;  // nothing but comments and blank lines so far
  bool ruled_ = false;    // a ruler stands over the next line
  Section section_ = Section::none;
  std::size_t section_line_ = 0;
  std::optional<CsvColumn> csv_;
  std::string csv_header_;
  std::deque<Record> ready_;
};

// The board of a record. Errors carry line and column in the whole input.
// requires: the options that the splitter had
Result<Grid> read_record(const Record& record, const ReadOptions& options = {});

}  // namespace quadrille::sudoku
