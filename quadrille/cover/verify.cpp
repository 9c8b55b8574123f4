#include "quadrille/cover/verify.h"

#include <vector>

#include <fmt/format.h>

namespace quadrille::cover {

std::optional<std::string> verify(const Problem& problem, std::span<const OptionId> solution) {
  // What is known of each item: the first option that has it, and the colour it gave.
  struct Use {
    std::optional<OptionId> by;
    ColourId colour = kNoColour;
  };
  std::vector<Use> uses(problem.item_count());
  for (const OptionId option : solution) {
    if (index(option) >= problem.option_count()) {
      return fmt::format("there is no option {}", std::uint64_t{index(option)} + 1);
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
        return fmt::format("item '{}' is in option '{}' and in option '{}'",
                           problem.item_name(entry.item), problem.option_name(*use.by),
                           problem.option_name(option));
      }
      use.by = option;
    }
  }
  for (std::uint32_t item = 0; item < problem.primary_count(); ++item) {
    if (!uses[item].by) {
      return fmt::format("item '{}' is not covered", problem.item_name(ItemId{item}));
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::cover
