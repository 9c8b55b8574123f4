// LearnModel: a problem in the terms of the learning engine: variables, and rules over them.
//   LearnModel model = make_learn_model(find_residue(matrix));
//   LearnCore core(model.rules, model.variables);
//
// A primary item is "exactly one of its options", a secondary one "at most one". Where options give
// an item the same colour, a variable stands for "the item has this colour": each of those options
// implies it, and at most one of the item's colours and colourless options may be true.
#pragma once

#include <cstdint>

#include "quadrille/cover/engine/residue.h"
#include "quadrille/cover/learn/rules.h"

namespace quadrille::cover {

struct LearnModel {
  RuleList rules;
  std::uint32_t variables = 0;  // the first are the open options of the residue, in their order
};

LearnModel make_learn_model(const Residue& residue, std::uint32_t primary);

}  // namespace quadrille::cover
