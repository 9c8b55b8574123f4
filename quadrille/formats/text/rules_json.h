// Rules as JSON: how the constraints of a board stand in the member "rules" of its object.
//   [ "antiknight", {"cage":"r1c1 r1c2","sum":9}, {"arrow":"r2c2 r3c3","circle":"r1c1"} ]
// The page has no room for them: cmake/rules.cmake puts others in the place of these functions,
// which refuse boards with rules and write none.
#pragma once

#include <string>
#include <string_view>

#include "quadrille/boards/grid.h"

namespace quadrille::sudoku {

// What the members of a board's object say about rules, as they stand there; nothing where there
// are none.
struct RuleMembers {
  std::string_view rules = {};
  std::string_view left_out = {};
  std::uint64_t first_value = 1;

  [[nodiscard]] bool empty() const { return rules.empty() && left_out.empty() && first_value == 1; }
};

Result<Grid> rules_from_members(const Grid& grid, const RuleMembers& members);

// `,"rules":[…]` and what else belongs to them; nothing for a board without constraints.
std::string rules_as_members(const Grid& grid);

}  // namespace quadrille::sudoku
