#include "quadrille/sudoku/search/weave_groups.h"

#include <algorithm>
#include <numeric>

namespace quadrille::sudoku {
namespace {

// Calls `use` for any two givens in one band.
template <class Use>
void each_pair(std::span<const Thread> givens, const Use& use) {
  for (std::size_t i = 0; i < givens.size(); ++i) {
    for (std::size_t k = i + 1; k < givens.size() && givens[k].band == givens[i].band; ++k) {
      use(givens[i], givens[k]);
    }
  }
}

// The family of each digit, named after one of them: digits that have to be in one group.
std::vector<std::uint32_t> find_families(std::span<const Thread> givens, std::uint32_t digits) {
  std::vector<std::uint32_t> families(digits);
  std::iota(families.begin(), families.end(), 0U);
  each_pair(givens, [&](const Thread& one, const Thread& other) {
    if (one.line != other.line || one.stack != other.stack) return;
    const std::uint32_t gone = families[other.digit];
    const std::uint32_t family = families[one.digit];
    std::ranges::replace(families, gone, family);
  });
  return families;
}

// Gives groups to families, one after the other.
class Grouping {
 public:
  explicit Grouping(const Loom& loom)
      : loom_(loom),
        sizes_(loom.size(), 0),
        strangers_(loom.size()),
        barred_(std::size_t{loom.size()} * loom.rows, false),
        room_(loom.rows, loom.columns) {}

  void add_digit(std::uint32_t family) { ++sizes_[family]; }
  // They need different groups.
  void part(std::uint32_t one, std::uint32_t other) {
    strangers_[one].push_back(other);
    strangers_[other].push_back(one);
  }
  // The group of each family that has digits; nothing if it gets stuck.
  std::optional<std::vector<std::uint32_t>> run();

 private:
  [[nodiscard]] bool may_have(std::uint32_t family, std::uint32_t group) const {
    return !barred_[std::size_t{family} * loom_.rows + group] && sizes_[family] <= room_[group];
  }
  [[nodiscard]] std::uint32_t choices(std::uint32_t family) const;
  // The one with the most room; the number of groups where there is none.
  [[nodiscard]] std::uint32_t best_group(std::uint32_t family) const;
  void give(std::uint32_t family, std::uint32_t group);

  Loom loom_;
  std::vector<std::uint32_t> sizes_;  // of the families
  std::vector<std::vector<std::uint32_t>> strangers_;
  std::vector<bool> barred_;         // for each family each group
  std::vector<std::uint32_t> room_;  // left in each group
};

// The family with the fewest groups to choose from comes first.
std::optional<std::vector<std::uint32_t>> Grouping::run() {
  std::vector<std::uint32_t> waiting;
  for (std::uint32_t family = 0; family < sizes_.size(); ++family) {
    if (sizes_[family] > 0) waiting.push_back(family);
  }
  std::vector<std::uint32_t> groups(sizes_.size());
  while (!waiting.empty()) {
    const auto next = std::ranges::min_element(
        waiting, {}, [this](std::uint32_t family) { return choices(family); });
    const std::uint32_t family = *next;
    waiting.erase(next);
    groups[family] = best_group(family);
    if (groups[family] == loom_.rows) return std::nullopt;
    give(family, groups[family]);
  }
  return groups;
}

std::uint32_t Grouping::choices(std::uint32_t family) const {
  std::uint32_t count = 0;
  for (std::uint32_t group = 0; group < loom_.rows; ++group) {
    if (may_have(family, group)) ++count;
  }
  return count;
}

std::uint32_t Grouping::best_group(std::uint32_t family) const {
  std::uint32_t best = loom_.rows;
  for (std::uint32_t group = 0; group < loom_.rows; ++group) {
    if (!may_have(family, group)) continue;
    if (best == loom_.rows || room_[group] > room_[best]) best = group;
  }
  return best;
}

void Grouping::give(std::uint32_t family, std::uint32_t group) {
  room_[group] -= sizes_[family];
  for (const std::uint32_t stranger : strangers_[family]) {
    barred_[std::size_t{stranger} * loom_.rows + group] = true;
  }
}

}  // namespace

std::optional<std::vector<std::uint32_t>> find_groups(std::span<const Thread> givens,
                                                      const Loom& loom) {
  const std::vector<std::uint32_t> families = find_families(givens, loom.size());
  Grouping grouping(loom);
  for (const std::uint32_t family : families) grouping.add_digit(family);
  bool possible = true;
  each_pair(givens, [&](const Thread& one, const Thread& other) {
    if ((one.line == other.line) == (one.stack == other.stack)) return;
    grouping.part(families[one.digit], families[other.digit]);
    possible = possible && families[one.digit] != families[other.digit];
  });
  if (!possible) return std::nullopt;
  const auto of_families = grouping.run();
  if (!of_families) return std::nullopt;
  std::vector<std::uint32_t> groups;
  for (const std::uint32_t family : families) groups.push_back((*of_families)[family]);
  return groups;
}

}  // namespace quadrille::sudoku
