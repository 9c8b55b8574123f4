// Encode rules: the exact-cover form of a board with constraints.
//   std::optional<Encoding> encoding = encode_rules(grid, Form::pruned, Lowering::quick, stop);
// Beyond "digit here" there are helper options, all of which follow from the digits: so there are
// as many solutions as boards.
#pragma once

#include "quadrille/rules/encode.h"
#include "quadrille/rules/kinds/lower.h"

namespace quadrille::sudoku::rules {

// Nothing where a stop came first.
// requires: a grid with constraints
std::optional<Encoding> encode_rules(const Grid& grid, Form form, Lowering lowering,
                                     const Stop* stop);

}  // namespace quadrille::sudoku::rules
