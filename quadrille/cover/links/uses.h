// Uses: how often each item is covered so far, and how many ways there are to go on with it where
// items are to be covered a number of times. Items are numbers from 1, as in the lists that dance.
//   Uses uses(problem);
//   const std::uint32_t ways = uses.ways(item, lists.length(item));
//   uses.add(item);
//   if (uses.is_full(item)) lists.cover(item);
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

class Uses {
 public:
  explicit Uses(const Problem& problem)
      : bounds_(problem.item_count() + 1), used_(problem.item_count() + 1, 0) {
    for (std::uint32_t item = 1; item <= problem.primary_count(); ++item) {
      bounds_[item] = problem.bounds(ItemId{item - 1});
    }
  }

  void add(std::uint32_t item) { ++used_[item]; }
  void take_back(std::uint32_t item) { --used_[item]; }
  void forget(std::uint32_t item) { used_[item] = 0; }

  // How many options an item needs before it is covered often enough.
  [[nodiscard]] std::uint32_t lacking(std::uint32_t item) const {
    return bounds_[item].least - std::min(bounds_[item].least, used_[item]);
  }
  [[nodiscard]] bool is_full(std::uint32_t item) const { return used_[item] == bounds_[item].most; }
  // Whether it is to be covered once more, and no more.
  [[nodiscard]] bool is_once(std::uint32_t item) const {
    return lacking(item) == 1 && used_[item] + 1 == bounds_[item].most;
  }
  // How many ways there are to go on with an item that has so many options left: the first of them
  // to be taken is the first, the second, … of those that leave enough behind them; where it lacks
  // none, taking none is one more.
  [[nodiscard]] std::uint32_t ways(std::uint32_t item, std::uint32_t left) const {
    const std::uint32_t lacks = lacking(item);
    return left < lacks ? 0 : left - lacks + 1;
  }

 private:
  std::vector<Bounds> bounds_;  // secondary ones are exactly once
  std::vector<std::uint32_t> used_;
};

}  // namespace quadrille::cover
