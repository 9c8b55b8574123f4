#include "quadrille/cover/verify.h"

#include <vector>

namespace quadrille::cover {

std::optional<Error> verify(const Problem& problem, std::span<const OptionId> solution) {
  // What is known of each item: how many options have it, the last of them, and its colour.
  struct Use {
    std::uint32_t times = 0;
    std::optional<OptionId> by;
    ColourId colour = kNoColour;
  };
  std::vector<Use> uses(problem.item_count());
  std::vector<bool> taken(problem.option_count());
  for (const OptionId option : solution) {
    if (index(option) >= problem.option_count()) {
      return Error{ErrorKind::solution_option, {{"option", std::uint64_t{index(option)} + 1}}};
    }
    if (problem.is_useless(option)) {
      return Error{ErrorKind::solution_useless, {{"option", quoted(problem.option_name(option))}}};
    }
    const bool again = taken[index(option)];
    taken[index(option)] = true;
    for (const Entry& entry : problem.entries(option)) {
      Use& use = uses[index(entry.item)];
      if (use.times++ == 0) {
        use.by = option;
        use.colour = entry.colour;
        continue;
      }
      const bool may_share =
          !again && (problem.is_primary(entry.item)
                         ? problem.bounds(entry.item).most > 1
                         : entry.colour != kNoColour && entry.colour == use.colour);
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
    const std::uint32_t times = uses[item].times;
    const Bounds bounds = problem.bounds(ItemId{item});
    if (times >= bounds.least && times <= bounds.most) continue;
    const Message name = quoted(problem.item_name(ItemId{item}));
    if (times == 0 && bounds == Bounds{}) {
      return Error{ErrorKind::solution_uncovered, {{"item", name}}};
    }
    return Error{
        ErrorKind::solution_bounds,
        {{"item", name}, {"least", bounds.least}, {"most", bounds.most}, {"found", times}}};
  }
  return std::nullopt;
}

std::optional<Error> verify(const Problem& problem, std::span<const OptionId> solution,
                            std::uint64_t cost) {
  if (auto wrong = verify(problem, solution)) return wrong;
  std::uint64_t sum = 0;
  for (const OptionId option : solution) sum += problem.cost(option);
  if (sum == cost) return std::nullopt;
  return Error{ErrorKind::solution_cost, {{"expected", sum}, {"found", cost}}};
}

}  // namespace quadrille::cover
