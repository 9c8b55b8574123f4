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
// for the board. A bad record does not disturb those after it. A picture of boards that overlap
// begins at the start, behind a blank line or under a title, and goes on to the next blank line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "quadrille/formats/plain_lines.h"
#include "quadrille/formats/read.h"

namespace quadrille::sudoku {

struct ExchangeFormat;

struct Record {
  enum class Kind : std::uint8_t { line, grid, picture, csv, json, exchange, error };

  Kind kind = Kind::line;
  std::string text;        // as it stands in the input; of an error: nothing
  std::size_t line = 1;    // the number of its first line in the input
  std::uint32_t size = 0;  // of a grid: the number of its rows
  // Of a CSV record: what parts its fields (nothing where there is one), and where the board is.
  char delimiter = '\0';
  std::size_t column = 0;  // from 0
  // Of a line of another program: its format, so that it need not be found out again.
  const ExchangeFormat* format = nullptr;
  // Of an error: its kind and the number in its sentence, 0 for none.
  ErrorKind fault = ErrorKind::other;
  std::size_t limit = 0;

  friend bool operator==(const Record&, const Record&) = default;
};

class RecordSplitter {
 public:
  explicit RecordSplitter(ReadOptions options = {});
  ~RecordSplitter();
  RecordSplitter(RecordSplitter&&) noexcept;
  RecordSplitter& operator=(RecordSplitter&&) noexcept;

  void feed(std::string_view bytes);
  // The same without a copy: room for that many bytes, to be written before anything else is asked;
  // then the number of those that were.
  std::span<char> make_room(std::size_t size);
  void fill_room(std::size_t size);
  // Says that there are no more bytes.
  void finish();
  // The next record, or nothing where more bytes are needed (after finish(): where all are read).
  std::optional<Record> next();
  // The next records at once, `most` at the most, where they are plain lines of 9x9 boards (and
  // such boards are wanted). Where this finds nothing, next() tells what comes; both may be called
  // by turns.
  std::optional<PlainLines> next_plain(std::size_t most);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Whether the record is a line of words, such as a title, rather than a board with a mistake.
bool is_words(const Record& record);

// The board of a record. Errors carry line and column in the whole input.
// requires: the options that the splitter had
Result<Grid> read_record(const Record& record, const ReadOptions& options = {});

}  // namespace quadrille::sudoku
