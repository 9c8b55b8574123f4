// Matrix: the items and options of a problem without their names, as the engines need them. A view:
// what it shows has to outlive it.
//   Matrix matrix = matrix_of(problem);
//   for (const Entry& entry : matrix.entries(OptionId{0})) use(entry.item);
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

struct Matrix {
  std::uint32_t primary = 0;  // items, of which the first are primary
  std::uint32_t items = 0;
  std::span<const std::uint32_t> starts;  // option o has all_entries [starts[o], starts[o + 1])
  std::span<const Entry> all_entries;

  [[nodiscard]] std::uint32_t option_count() const {
    return static_cast<std::uint32_t>(starts.size() - 1);
  }
  [[nodiscard]] std::span<const Entry> entries(OptionId option) const {
    const std::uint32_t start = starts[index(option)];
    return all_entries.subspan(start, starts[index(option) + 1] - start);
  }
};

inline Matrix matrix_of(const Problem& problem) {
  return {problem.primary_count(), problem.item_count(), problem.starts(), problem.entries()};
}

// One that nothing else needs to outlive.
struct OwnMatrix {
  std::uint32_t primary = 0;
  std::uint32_t items = 0;
  std::vector<std::uint32_t> starts = {0};
  std::vector<Entry> entries;

  [[nodiscard]] Matrix view() const { return {primary, items, starts, entries}; }
};

}  // namespace quadrille::cover
