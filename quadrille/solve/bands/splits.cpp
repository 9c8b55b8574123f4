#include "quadrille/solve/bands/splits.h"

#include <algorithm>
#include <bit>

namespace quadrille::sudoku::bands {
namespace {

constexpr Digits kAll = 511;

std::vector<Digits> threes_among(Digits digits) {
  std::vector<Digits> threes;
  for (std::uint32_t three = 0; three <= kAll; ++three) {
    if (std::popcount(three) == 3 && (three & ~std::uint32_t{digits}) == 0) {
      threes.push_back(static_cast<Digits>(three));
    }
  }
  return threes;
}

Digits without(Digits all, Digits some) { return static_cast<Digits>(all & ~some); }

}  // namespace

Splits::Splits() : numbers_(std::size_t{1} << 18U) {
  for (const Digits first : threes_among(kAll)) {
    for (const Digits second : threes_among(without(kAll, first))) {
      numbers_[first | std::uint32_t{second} << 9U] = static_cast<Split>(threes_.size());
      threes_.push_back({first, second, without(without(kAll, first), second)});
    }
  }
  beside_.reserve(std::size_t{kCount} * kBeside);
  crossing_.reserve(std::size_t{kCount} * kCrossing);
  for (const Threes& split : threes_) {
    list_beside(split);
    list_crossing(split);
  }
}

void Splits::list_beside(const Threes& split) {
  for (const Digits first : threes_among(without(kAll, split[0]))) {
    for (const Digits second : threes_among(without(without(kAll, split[1]), first))) {
      const Digits third = without(without(kAll, first), second);
      if ((third & split[2]) != 0) continue;
      const Threes other = {without(without(kAll, split[0]), first),
                            without(without(kAll, split[1]), second),
                            without(without(kAll, split[2]), third)};
      beside_.push_back({number({first, second, third}), number(other)});
    }
  }
}

// One digit of each three for the first three, and one of the two that are left for the second.
void Splits::list_crossing(const Threes& split) {
  std::array<std::array<Digits, 3>, 3> digits = {};
  for (std::uint32_t three = 0; three < 3; ++three) {
    Digits rest = split[three];
    for (Digits& digit : digits[three]) {
      digit = static_cast<Digits>(rest & -rest);
      rest = without(rest, digit);
    }
  }
  for (std::uint32_t choice = 0; choice < kCrossing; ++choice) {
    Digits first = 0;
    Digits second = 0;
    std::uint32_t rest = choice;
    for (const auto& three : digits) {
      const std::uint32_t one = rest % 3;
      const std::uint32_t other = rest / 3 % 2;
      rest /= 6;
      first |= three[one];
      second |= three[(one + 1 + other) % 3];
    }
    crossing_.push_back(number({first, second, without(without(kAll, first), second)}));
  }
}

}  // namespace quadrille::sudoku::bands
