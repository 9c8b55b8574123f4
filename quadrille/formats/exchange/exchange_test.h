// What the tests of other programs' formats share: boards with rules, and boards compared whatever
// the order of their rules.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {

inline Grid with_rules(Grid grid, ConstraintList rules) {
  grid.set_constraints(*Constraints::of(grid.shape(), std::move(rules)));
  return grid;
}

// The rules in words, in the order of the alphabet.
inline std::vector<std::string> rules_of(const Grid& grid) {
  std::vector<std::string> rules;
  if (grid.constraints() == nullptr) return rules;
  for (const Constraint& rule : grid.constraints()->all()) {
    rules.push_back(describe(grid.shape(), rule));
  }
  std::ranges::sort(rules);
  return rules;
}

inline std::vector<std::string> names_left_out(const Grid& grid) {
  return grid.constraints() == nullptr ? std::vector<std::string>()
                                       : grid.constraints()->left_out();
}

// The error of a text that is no board; "read" where it is one.
inline std::string refusal(std::string_view text) {
  const Result<Grid> grid = read_grid(text);
  return grid ? "read" : grid.error().text();
}

// What the text is when it is written and read again: the same digits, marks and rules.
inline std::string changed_on_the_way(const Grid& grid, Format format) {
  const Result<std::string> text = try_write(grid, format);
  if (!text) return text.error().text();
  const Result<Grid> back = read_grid(*text);
  if (!back) return back.error().text() + " in " + *text;
  if (back->shape() != grid.shape()) return "the shape of " + *text;
  if (!std::ranges::equal(back->cells(), grid.cells())) return "the digits of " + *text;
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    for (std::uint32_t digit = 1; digit <= grid.size(); ++digit) {
      const auto mark = static_cast<Digit>(digit);
      if (grid.allows(cell, mark) != back->allows(cell, mark)) return "the marks of " + *text;
    }
  }
  if (rules_of(*back) != rules_of(grid)) return "the rules of " + *text;
  return names_left_out(*back).empty() ? "nothing" : "something left out of " + *text;
}

}  // namespace quadrille::sudoku
