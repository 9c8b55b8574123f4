// Spread: how many others an option of a problem excludes, which decides how they are searched.
//   const Spread spread = spread_of(problem);
//   if (suits_columns(spread)) …   // item by item
//   if (is_sparse(spread)) …       // by links
#pragma once

#include <cstddef>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

// A matrix with so many words in all rows together is large: looking at each word costs more than
// some hundred updates of links.
constexpr std::size_t kLargeMatrix = 1U << 12U;

struct Spread {
  double rows = 0;
  double words = 0;    // of all rows of bits, see BitMatrix
  double clashes = 0;  // options that one excludes, once for each item that they share
  double updates = 0;  // of links, when one is taken
  // If each item keeps a bit for each row that has it, in words of 64 rows: how many words are not
  // 0, for the primary items, and for all items of one row.
  double pieces = 0;
  double all_pieces = 0;  // of all items in all colours
};

// How many words of rows there are at least, without a look at the colours.
std::size_t fewest_words(const Problem& problem);

Spread spread_of(const Problem& problem);

// Whether it takes less time to look at the columns of all items than at all rows, because most
// rows stay when one is taken.
bool suits_columns(const Spread& spread);

// Whether options touch so little of a large matrix that links has less to do when one is taken:
// links takes only the excluded options out of its lists, while rows looks at all that are left.
bool is_sparse(const Spread& spread);

}  // namespace quadrille::cover
