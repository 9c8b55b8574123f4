#include "quadrille/cover/diagnose.h"

namespace quadrille::cover {

std::vector<ItemId> uncoverable_items(const Problem& problem) {
  std::vector<std::uint8_t> has_option(problem.item_count(), 0);
  for (const Entry& entry : problem.entries()) has_option[index(entry.item)] = 1;
  std::vector<ItemId> uncoverable;
  for (std::uint32_t item = 0; item < problem.primary_count(); ++item) {
    if (has_option[item] == 0) uncoverable.push_back(ItemId{item});
  }
  return uncoverable;
}

}  // namespace quadrille::cover
