// Answers that boards and exact-cover problems share.
#pragma once

#include <string>

#include "quadrille/base/natural.h"
#include "quadrille/cover/search.h"

namespace quadrille::python {

// A number of solutions.
struct CountAnswer {
  Natural solutions;
  bool complete;
  cover::Stats stats;
  std::string engine;
};

}  // namespace quadrille::python
