// Alike: the digits, columns and stacks that some rows of a field do not tell apart. Their
// exchanges lead from solutions to solutions.
//   const Alike alike = alike_of(field, rows_of(field));
//   exchange(field, alike, random, cells);      // any of all orders of them, each equally likely
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/solve/bands/field.h"

namespace quadrille::sudoku::bands {

inline constexpr std::uint32_t kNoPart = UINT32_MAX;

// Of all parts but one.
std::vector<std::uint32_t> rows_of(const Field& field, std::uint32_t without = kNoPart);

// Which cells of the rows may take the digit.
std::vector<bool> cells_of(const Field& field, std::span<const std::uint32_t> rows,
                           std::uint32_t digit);

struct Alike {
  using Groups = std::vector<std::vector<std::uint32_t>>;

  Groups digits = {};   // each digit is in one group, and so on
  Groups columns = {};  // of one stack
  Groups stacks = {};   // by their first columns
};

Alike alike_of(const Field& field, std::span<const std::uint32_t> rows);

// Columns as many as a stack has, or all of them.
std::uint32_t stack_width(const Field& field);

// Puts the digits, columns and stacks of a filled field into any order that the groups allow.
// requires: a digit (one bit) for each cell
void exchange(const Field& field, const Alike& alike, Random& random, std::vector<Digits>& cells);

}  // namespace quadrille::sudoku::bands
