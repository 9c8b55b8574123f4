// Unique words: the reason behind a unique rectangle or loop, for words.cpp.
//   "If r5c1, r5c3, r9c3 and r9c1 held only 2 and 3, these could be exchanged, …"
#pragma once

#include <string>

#include "quadrille/logic/deduction.h"
#include "quadrille/sudoku/layout.h"

namespace quadrille::logic {

// requires: a deduction with a loop
std::string describe_unique(const Layout& layout, const Deduction& deduction);

}  // namespace quadrille::logic
