// Text: exact-cover problems in Knuth's plain format, read and written, and as rows of 0 and 1,
// read.
//   Result<Problem> problem = read_problem("a b c | x\na x:red\nb c x:red\n");
//
// Lines that are blank, or whose first visible character is `|`, are comments. The first other line
// names the primary items and, after a lone `|`, the secondary ones. `2|name` is a primary item to
// be covered twice, `1:3|name` one to be covered one to three times. Every further line is an
// option: the names of its items, secondary ones as `name:colour` if they have a colour, and its
// cost as `|cost`; several costs add up. A byte order mark at the beginning is skipped.
#pragma once

#include <string>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cover {

// Errors name line and column, the column counted in bytes. Options without a primary item are
// kept: they are in no solution, but have their numbers.
Result<Problem> read_problem(std::string_view text);

// The same problem as text. Each run of blanks, `|` and `:` in a name becomes one `_`, and what
// cannot be printed U+FFFD; it is an error if two items, or two colours, would then have one name,
// and if there is no primary item.
// The names of options have no place in the format.
Result<std::string> write_problem(const Problem& problem);

// A problem drawn as its matrix: nothing but rows of 0 and 1, at least two figures in the first,
// one row for each option. Blanks and commas between the figures mean nothing.
bool is_zero_one(std::string_view text);

// Items are called by their numbers, from 1. Errors name the line.
Result<Problem> read_zero_one(std::string_view text);

}  // namespace quadrille::cover
