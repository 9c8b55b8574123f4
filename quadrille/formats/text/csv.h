// CSV: finds the column that holds the boards, and takes it from each record (RFC 4180).
//   CsvColumn column = *find_csv_column("id,quizzes,solutions");   // {',', 1}
//   csv_field("7,\"53..7....\",", column)->text == "53..7...."
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"

namespace quadrille::sudoku {

struct CsvColumn {
  char delimiter = '\0';  // comma, semicolon or tab; none where there is only one column
  std::size_t index = 0;  // from 0

  friend bool operator==(const CsvColumn&, const CsvColumn&) = default;
};

// Of a header: the first column called puzzle, puzzles, quiz, quizzes or sudoku, in any case.
std::optional<CsvColumn> find_csv_column(std::string_view line);

// Tells whether a quoted field is still open at the end of a line, and the record goes on.
class CsvQuotes {
 public:
  explicit CsvQuotes(char delimiter) : delimiter_(delimiter) {}

  void add(std::string_view line);
  [[nodiscard]] bool open() const { return open_; }

 private:
  char delimiter_;
  bool open_ = false;
};

struct CsvField {
  std::string text;
  std::size_t offset = 0;  // where its text begins in the record
};

// The field of that column; an error (with no place) where there are too few or a quote is open.
Result<CsvField> csv_field(std::string_view record, const CsvColumn& column);

}  // namespace quadrille::sudoku
