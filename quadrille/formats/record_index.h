// RecordIndex: where the boards of a large text are, so that any of them can be read when it is
// wanted, without the rest in memory.
//   sudoku::RecordIndex index;
//   for (const std::string_view bytes : stream) index.feed(bytes);
//   index.finish();
//   const sudoku::RecordIndex::Range range = index.range(0);
//   const Result<sudoku::Grid> first = index.read(0, text.substr(range.offset, range.length));
// A million boards on lines of one length take a few bytes in all, on lines of any length forty
// bytes each. Copies are for readers while the index grows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/formats/records.h"

namespace quadrille::sudoku {

class RecordIndex {
 public:
  // Bytes of the text.
  struct Range {
    std::uint64_t offset = 0;
    std::size_t length = 0;

    friend bool operator==(const Range&, const Range&) = default;
  };

  explicit RecordIndex(ReadOptions options = {});
  // Copies hold what is known so far, and cannot be fed.
  RecordIndex(const RecordIndex& other);
  RecordIndex& operator=(const RecordIndex& other);
  RecordIndex(RecordIndex&&) noexcept;
  RecordIndex& operator=(RecordIndex&&) noexcept;
  ~RecordIndex();

  // The whole text, from its beginning, in pieces of any size.
  // requires: no copy
  void feed(std::string_view bytes);
  // Says that there are no more bytes.
  void finish();

  // Boards, and what should have been one; lines of words, such as titles, do not count.
  [[nodiscard]] std::size_t size() const { return size_; }

  // requires, for all: number < size()

  // What read() wants to see. Nothing where a board has several lines: it is kept.
  [[nodiscard]] Range range(std::size_t number) const;
  // The line on which it begins, from 1.
  [[nodiscard]] std::size_t line(std::size_t number) const;
  // An error carries the place in the whole text.
  [[nodiscard]] Result<Grid> read(std::size_t number, std::string_view bytes) const;

 private:
  // Records one after another that are lines of one length and of one kind.
  struct Run {
    std::size_t first;     // record
    std::uint64_t offset;  // of the first in the text
    std::size_t line;
    std::uint32_t count;
    std::uint32_t length;  // of each; from the start of one to the next is one stride
    std::uint32_t stride;
    std::uint32_t form;  // in forms_
  };
  struct Splitting;  // what is needed while it grows

  void take(Record record);
  void take(const PlainLines& lines);
  void add(const Run& run);
  void drain();
  [[nodiscard]] const Run& run_of(std::size_t number) const;
  [[nodiscard]] std::uint32_t form_of(const Record& record);

  ReadOptions options_;
  std::vector<Run> runs_;
  std::vector<Record> forms_;  // records without their text, or whole ones where it is kept
  std::size_t size_ = 0;
  std::unique_ptr<Splitting> splitting_;
};

}  // namespace quadrille::sudoku
