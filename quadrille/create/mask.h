// Mask: the cells that are to hold clues, as text.
//   read_mask("x..x .xx. .xx. x..x")    // 16 cells, 8 of them with a clue
#pragma once

#include <string_view>
#include <vector>

#include "quadrille/base/result.h"

namespace quadrille::create {

// Letters and digits other than 0 are clues; 0, point and underscore are empty cells; blanks and
// the lines of a drawing (| + -) are skipped.
Result<std::vector<bool>> read_mask(std::string_view text);

}  // namespace quadrille::create
