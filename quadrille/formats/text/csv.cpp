#include "quadrille/formats/text/csv.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace quadrille::sudoku {
namespace {

struct RawField {
  std::size_t begin = 0;  // of the text, behind an opening quote
  std::string text;
  std::size_t next = 0;  // where the next field begins; beyond the record after the last one
  bool open_quote = false;
};

RawField raw_field_at(std::string_view record, std::size_t at, char delimiter) {
  RawField field{.begin = at, .text = {}};
  if (at < record.size() && record[at] == '"') {
    field.begin = ++at;
    field.open_quote = true;
    for (; at < record.size() && field.open_quote; ++at) {
      const bool doubled = at + 1 < record.size() && record[at + 1] == '"';
      if (record[at] != '"') {
        field.text += record[at];
      } else if (doubled) {
        field.text += record[at++];
      } else {
        field.open_quote = false;
      }
    }
  }
  const std::size_t end =
      delimiter == '\0' ? record.size() : std::min(record.find(delimiter, at), record.size());
  field.text += record.substr(at, end - at);
  field.next = end + 1;
  return field;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool names_a_board(std::string_view name) {
  constexpr std::array<std::string_view, 5> kNames = {"puzzle", "puzzles", "quiz", "quizzes",
                                                      "sudoku"};
  return std::ranges::any_of(kNames, [name](std::string_view known) {
    return std::ranges::equal(name, known, [](char letter, char small) {
      return letter == small || letter == small - 'a' + 'A';
    });
  });
}

}  // namespace

std::optional<CsvColumn> find_csv_column(std::string_view line) {
  constexpr std::size_t kLongestHeader = 4096;
  line = trimmed(line);
  if (line.size() > kLongestHeader) return std::nullopt;
  for (const char delimiter : {',', ';', '\t', '\0'}) {
    if (delimiter != '\0' && line.find(delimiter) == std::string_view::npos) continue;
    std::size_t index = 0;
    for (std::size_t at = 0; at <= line.size(); ++index) {
      const RawField field = raw_field_at(line, at, delimiter);
      const std::string_view name = trimmed(field.text);
      if (names_a_board(name)) return CsvColumn{delimiter, index};
      at = field.next;
    }
  }
  return std::nullopt;
}

void CsvQuotes::add(std::string_view line) {
  // A quote opens a field at its start; right behind a closing one it is a doubled quote.
  bool may_open = true;
  for (const char byte : line) {
    if (byte != '"') {
      may_open = byte == delimiter_;
    } else if (open_) {
      open_ = false;
      may_open = true;
    } else {
      open_ = may_open;
    }
  }
}

Result<CsvField> csv_field(std::string_view record, const CsvColumn& column) {
  std::size_t at = 0;
  for (std::size_t index = 0;; ++index) {
    RawField field = raw_field_at(record, at, column.delimiter);
    if (field.open_quote) {
      return Error{ErrorKind::csv_quote};
    }
    if (index == column.index) return CsvField{std::move(field.text), field.begin};
    at = field.next;
    if (at > record.size()) {
      return Error{ErrorKind::csv_column, {{"column", column.index + 1}}};
    }
  }
}

}  // namespace quadrille::sudoku
