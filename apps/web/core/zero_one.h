// ZeroOne: an exact-cover problem drawn as its matrix, a row of 0 and 1 for each option.
//   if (is_zero_one(text)) Result<cover::Problem> problem = read_zero_one(text);
// Columns are called by their numbers, from 1. Blanks and commas between the figures mean nothing.
#pragma once

#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/cover/problem.h"

namespace quadrille::web {

// Whether the text has nothing but rows of 0 and 1, at least two figures in the first.
bool is_zero_one(std::string_view text);

// Errors name the line, and the column where there is one to blame.
// requires: is_zero_one(text)
Result<cover::Problem> read_zero_one(std::string_view text);

}  // namespace quadrille::web
