// Costs: what counting by bands will take, before anything is counted.
//   const Costs costs = costs_of(field, heads, 0, memory);
//   if (costs.seconds < 1) …
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/solve/bands/field.h"
#include "quadrille/solve/bands/heads.h"

namespace quadrille::sudoku::bands {

struct Costs {
  double seconds = 0;  // of one core, about
  // Whether heads are kept, and those done as one that the rest does not tell apart; else each is
  // done as it comes.
  bool by_classes = false;
  bool by_tables = false;      // for what lies under the head, on 9x9
  bool head_by_table = false;  // for the head itself
};

// With so many bytes for tables.
Costs costs_of(const Field& field, const Heads& heads, std::uint32_t head, std::size_t memory);

}  // namespace quadrille::sudoku::bands
