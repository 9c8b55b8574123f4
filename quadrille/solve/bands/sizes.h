// Sizes: how many ways there are to part the digits of a field among its columns, without listing
// them.
//   const double heads = count_splits(field, 0);
#pragma once

#include <cstdint>

#include "quadrille/solve/bands/field.h"

namespace quadrille::sudoku::bands {

// Whether the digit may have these columns of the part, and the others elsewhere.
bool may_have(const Field& field, std::uint32_t part, std::uint32_t digit, Columns columns);

// How often the digits of a part can be parted among its columns. Exact where there are stacks,
// and a guess on a Latin square.
double count_splits(const Field& field, std::uint32_t part);

// How often those of all three bands of 9x9 can be at once.
//   requires: three parts
double count_triples(const Field& field);

}  // namespace quadrille::sudoku::bands
