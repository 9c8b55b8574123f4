// Families of exact-cover problems, each of any size.
//   use(gallery::queens(8).option_count());          // 64
//   use(gallery::dominoes(6, 6).option_count());     // 60
//   use(gallery::latin_squares(4).option_count());   // 64
#pragma once

#include <cstdint>

#include "quadrille/cover/problem.h"

namespace quadrille::gallery {

// Queens: n on an n x n board, none attacking another. Every row and every column must have a queen
// (primary items); a diagonal may have one (secondary items).
cover::Problem queens(std::uint32_t n);

// Langford pairs: put two of each number from 1 to n into a row of 2n places so that k places lie
// between the two k. Every number and every place is an item; each way to put a number is an
// option.
cover::Problem langford(std::uint32_t n);

// Dominoes: tile a board of rows x columns. Every cell is an item, every place for a domino an
// option.
cover::Problem dominoes(std::uint32_t rows, std::uint32_t columns);

// Latin squares: n symbols, each once in every row and column: the board without boxes that
// quadrille/boards knows.
cover::Problem latin_squares(std::uint32_t n);

}  // namespace quadrille::gallery
