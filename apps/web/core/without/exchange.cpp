// Without the formats of other programs: empty tables in the place of
// quadrille/formats/exchange/table.cpp, so that nothing leads to their readers and writers.
#include "quadrille/formats/exchange/table.h"

namespace quadrille::sudoku {

std::span<const ExchangeFormat> exchange_formats() { return {}; }
std::span<const ExchangeWriter> exchange_writers() { return {}; }

}  // namespace quadrille::sudoku
