#include "quadrille/cover/learn/model.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace quadrille::cover {
namespace {

// The rules for a secondary item some of whose options have colours.
void add_coloured(std::span<const Residue::Use> uses, LearnModel& model) {
  std::vector<Residue::Use> sorted(uses.begin(), uses.end());
  std::ranges::sort(
      sorted, {}, [](const Residue::Use& use) { return std::pair(index(use.colour), use.option); });
  std::vector<Literal> rivals;
  for (auto from = sorted.begin(); from != sorted.end();) {
    const ColourId colour = from->colour;
    const auto to = std::ranges::find_if(
        from, sorted.end(), [&](const Residue::Use& use) { return use.colour != colour; });
    if (colour == kNoColour || to - from == 1) {
      for (; from != to; ++from) rivals.push_back(positive(from->option));
      continue;
    }
    const Literal has_colour = positive(model.variables++);
    rivals.push_back(has_colour);
    for (; from != to; ++from) {
      const Literal implies[] = {positive(from->option), negated(has_colour)};
      model.rules.add(Bound::at_most, implies);
    }
  }
  model.rules.add(Bound::at_most, rivals);
}

}  // namespace

LearnModel make_learn_model(const Residue& residue, std::uint32_t primary) {
  LearnModel model;
  model.variables = static_cast<std::uint32_t>(residue.open.size());
  std::vector<Literal> literals;
  for (std::uint32_t item = 0; item < residue.items.size(); ++item) {
    const auto uses = residue.uses_of(item);
    if (residue.is_coloured(item)) {
      add_coloured(uses, model);
      continue;
    }
    literals.clear();
    for (const Residue::Use& use : uses) literals.push_back(positive(use.option));
    model.rules.add(index(residue.items[item]) < primary ? Bound::exactly : Bound::at_most,
                    literals);
  }
  return model;
}

}  // namespace quadrille::cover
