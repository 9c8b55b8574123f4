#include "quadrille/logic/deduction.h"

#include <algorithm>
#include <utility>

#include "quadrille/base/sort.h"

namespace quadrille::logic {

std::uint32_t first_number(const Deduction& deduction, std::uint32_t inner) {
  std::size_t before = deduction.proof.size();
  for (std::uint32_t number = 1; number < inner; ++number) {
    before += deduction.nested[number - 1].claims.size();
  }
  return static_cast<std::uint32_t>(before + 1);
}

std::vector<Cell> cells_of(std::span<const Placement> options) {
  std::vector<Cell> cells;
  for (const Placement& option : options) {
    if (std::ranges::find(cells, option.cell) == cells.end()) cells.push_back(option.cell);
  }
  return cells;
}

std::vector<Digit> digits_of(std::span<const Placement> options) {
  std::vector<Digit> digits;
  for (const Placement& option : options) {
    if (std::ranges::find(digits, option.digit) == digits.end()) digits.push_back(option.digit);
  }
  quadrille::sort(digits);
  return digits;
}

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
