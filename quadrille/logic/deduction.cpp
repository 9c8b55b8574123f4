#include "quadrille/logic/deduction.h"

#include <algorithm>
#include <utility>

namespace quadrille::logic {

void insert_by_difficulty(std::vector<Deduction>& list, Deduction deduction) {
  const auto key = [](const Deduction& entry) {
    return std::pair(entry.difficulty, entry.technique);
  };
  const auto place = std::ranges::upper_bound(list, key(deduction), {}, key);
  list.insert(place, std::move(deduction));
}

void apply(const Deduction& deduction, Position& position) {
  for (const Placement& option : deduction.rules_out) position.rule_out(option);
  if (deduction.places && position.has(*deduction.places)) position.place(*deduction.places);
}

}  // namespace quadrille::logic
