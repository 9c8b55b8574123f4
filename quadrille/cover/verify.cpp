#include "quadrille/cover/verify.h"

#include <vector>

namespace quadrille::cover {

std::optional<Error> verify(const Problem& problem, std::span<const OptionId> solution) {
  // What is known of each item: the first option that has it, and the colour it gave.
  struct Use {
    std::optional<OptionId> by;
    ColourId colour = kNoColour;
  };
  std::vector<Use> uses(problem.item_count());
  for (const OptionId option : solution) {
    if (index(option) >= problem.option_count()) {
      return Error{ErrorKind::solution_option, {{"option", std::uint64_t{index(option)} + 1}}};
    }
    for (const Entry& entry : problem.entries(option)) {
      Use& use = uses[index(entry.item)];
      if (!use.by) {
        use = {option, entry.colour};
        continue;
      }
      const bool may_share = !problem.is_primary(entry.item) && entry.colour != kNoColour &&
                             entry.colour == use.colour && *use.by != option;
      if (!may_share) {
        return Error{ErrorKind::solution_twice,
                     {{"item", quoted(problem.item_name(entry.item))},
                      {"one", quoted(problem.option_name(*use.by))},
                      {"other", quoted(problem.option_name(option))}}};
      }
      use.by = option;
    }
  }
  for (std::uint32_t item = 0; item < problem.primary_count(); ++item) {
    if (!uses[item].by) {
      return Error{ErrorKind::solution_uncovered,
                   {{"item", quoted(problem.item_name(ItemId{item}))}}};
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::cover
