// The formats of other programs, one row for each: how it is known, and how it is read.
//   if (const ExchangeFormat* format = exchange_format_of(text)) return format->read(text);
// The table is a source file of its own, so that a program that has to be small can leave it out
// (cmake/exchange.cmake).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {

struct ExchangeFormat {
  // Whether the text is in this format, good or bad. It looks at the beginning, or at the letters
  // of a text that is short.
  bool (*is_in)(std::string_view text);
  // Places in errors have line 1.
  Result<Grid> (*read)(std::string_view text);
  // The same with entries told from givens; nothing where the format does not tell them.
  Result<Position> (*read_position)(std::string_view text) = nullptr;
};

struct ExchangeWriter {
  Format format;
  // An error where the format has no place for the board or one of its rules.
  Result<std::string> (*write)(const Grid& grid);
};

std::span<const ExchangeFormat> exchange_formats();
std::span<const ExchangeWriter> exchange_writers();

// The first that the text is in; none where there is none. Here, and not with the table, because
// those who leave it out ask as well.
inline const ExchangeFormat* exchange_format_of(std::string_view text) {
  for (const ExchangeFormat& format : exchange_formats()) {
    if (format.is_in(text)) return &format;
  }
  return nullptr;
}

}  // namespace quadrille::sudoku
