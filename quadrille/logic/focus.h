// Focus: where to look for a step, which gives away as little of it as can be.
//   Focus focus = focus_of(layout, step);
//   describe(layout, focus) == "row 4", "r4c2", "the 7s"
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "quadrille/logic/deduction.h"
#include "quadrille/sudoku/layout.h"

namespace quadrille::logic {

// A unit, some cells, or a digit everywhere; where nothing is set, the whole board.
struct Focus {
  std::optional<Unit> unit = std::nullopt;
  std::vector<Cell> cells = {};
  std::optional<Digit> digit = std::nullopt;

  friend bool operator==(const Focus&, const Focus&) = default;
};

Focus focus_of(const Layout& layout, const Deduction& deduction);

std::string describe(const Layout& layout, const Focus& focus);

}  // namespace quadrille::logic
