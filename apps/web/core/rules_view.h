// RulesView: the constraints of a board as the page keeps and draws them.
//   write_rules_of(json, grid, broken);    // "rules":{"source":…,"outside":…,"drawn":[…]}
// The core without further rules has others in the place of these: without/rules_view.cpp.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "quadrille/base/json_writer.h"
#include "quadrille/base/language.h"
#include "quadrille/boards/grid.h"

namespace quadrille::web {

// A member of an object that has been begun; none for a board without constraints. Those that are
// broken, by number, are drawn so.
void write_rules_of(JsonWriter& json, const sudoku::Grid& grid,
                    std::span<const std::size_t> broken);

// What a text had that no constraint of the board stands for, as a sentence; empty where nothing
// was left out.
std::string tell_left_out(const Language& language, const sudoku::Grid& grid);

}  // namespace quadrille::web
