#include "quadrille/cover/engine/turns.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

namespace quadrille::cover {

#ifdef __wasi__  // a page has no rows
bool is_sparse(const Problem& /*problem*/) { return false; }
#else
namespace {

// How many options an item has, and in how many colours.
struct ItemUse {
  std::uint64_t options = 0;
  std::uint64_t alike = 0;  // pairs of options that have it in the same colour
  std::uint32_t colours = 0;
};

std::vector<ItemUse> find_uses(const Problem& problem) {
  std::vector<ItemUse> uses(problem.item_count());
  std::vector<std::pair<std::uint32_t, std::uint32_t> > coloured;  // item and colour
  for (const Entry& entry : problem.entries()) {
    ++uses[index(entry.item)].options;
    if (entry.colour != kNoColour) coloured.emplace_back(index(entry.item), index(entry.colour));
  }
  std::ranges::sort(coloured);
  for (auto first = coloured.begin(); first != coloured.end();) {
    const auto past = std::find_if(first, coloured.end(), [&](auto use) { return use != *first; });
    const auto count = static_cast<std::uint64_t>(past - first);
    ItemUse& use = uses[first->first];
    use.alike += count * count;
    ++use.colours;
    first = past;
  }
  return uses;
}

}  // namespace

bool is_sparse(const Problem& problem) {
  const std::size_t rows = problem.option_count();
  // Rows of as many bits as there are items; with colours they are longer.
  if (rows * (problem.item_count() / 64 + 1) < kLargeMatrix / 2) return false;
  auto bits = static_cast<std::uint64_t>(std::bit_width(rows));
  std::uint64_t in_the_way = 0;  // pairs of options, for each item that they quarrel about
  for (const ItemUse& use : find_uses(problem)) {
    const std::uint64_t digits = use.colours > 1 ? std::bit_width(use.colours - 1U) : 1;
    bits += use.colours > 1 ? std::min<std::uint64_t>(use.colours, 2 * digits) : 1;
    in_the_way += use.options * use.options - use.alike;
  }
  const std::uint64_t words_each = (bits + 63) / 64;
  const double words = static_cast<double>(rows) * static_cast<double>(words_each);
  if (words < kLargeMatrix) return false;
  const double others = static_cast<double>(problem.entry_count()) / static_cast<double>(rows) - 1;
  const double updates = static_cast<double>(in_the_way) / static_cast<double>(rows) * others;
  return updates < words / kWordsPerUpdate;
}
#endif

}  // namespace quadrille::cover
