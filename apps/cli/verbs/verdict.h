// Verdict: how many solutions there are, in words, as a status and as a JSON value.
//   no_solution({"7 twice in row 4: r4c2 and r4c9"})   // "no solution: 7 twice in row 4: …"
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/pipeline/status.h"
#include "quadrille/cover/search.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::cli {

// The status of a puzzle with that verdict; more than one solution is `if_many`.
Status verdict_status(cover::Verdict verdict, Status if_many);

// "no solution", and why, where that shows without a search; a long list of reasons is cut short.
std::string no_solution(const std::vector<std::string>& obstacles);
std::string no_solution(const sudoku::Shape& shape, const sudoku::Obstacles& obstacles);

}  // namespace quadrille::cli
