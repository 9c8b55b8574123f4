#include "quadrille/cover/engine/spread.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace quadrille::cover {
namespace {

// Words that rows looks at in the time of an update of links, where the matrix does not fit into
// the first cache; and pieces of columns.
constexpr double kWordsPerUpdate = 8;
constexpr double kPiecesPerUpdate = 1;
// Words of rows that are filtered in the time in which one piece is looked at, with AVX-512. As
// solutions come in the same order on every machine, it decides for all of them.
constexpr double kWordsPerPiece = 24;
// Columns stay as long as they are, rows become fewer: squares of primes, in which one rules
// out most others, take four times as long by columns.
constexpr double kMostInTheWay = 0.5;

// How many options an item has, and in how many colours.
struct ItemUse {
  std::uint64_t options = 0;
  std::uint64_t alike = 0;  // pairs of options that have it in the same colour
  std::uint32_t colours = 0;
  std::uint32_t pieces = 0;
  std::uint32_t last_piece = UINT32_MAX;
};

std::vector<ItemUse> find_uses(const Problem& problem) {
  std::vector<ItemUse> uses(problem.item_count());
  std::vector<std::pair<std::uint32_t, std::uint32_t> > coloured;  // item and colour
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    for (const Entry& entry : problem.entries(OptionId{option})) {
      ItemUse& use = uses[index(entry.item)];
      ++use.options;
      use.pieces += static_cast<std::uint32_t>(use.last_piece != option / 64);
      use.last_piece = option / 64;
      if (entry.colour != kNoColour) coloured.emplace_back(index(entry.item), index(entry.colour));
    }
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

std::size_t fewest_words(const Problem& problem) {
  return std::size_t{problem.option_count()} * (problem.item_count() / 64 + 1);
}

Spread spread_of(const Problem& problem) {
  Spread spread;
  spread.rows = problem.option_count();
  std::uint64_t bits = std::bit_width(problem.option_count());
  std::uint32_t item = 0;
  for (const ItemUse& use : find_uses(problem)) {
    const std::uint64_t digits = use.colours > 1 ? std::bit_width(use.colours - 1U) : 1;
    bits += use.colours > 1 ? std::min<std::uint64_t>(use.colours, 2 * digits) : 1;
    const auto options = static_cast<double>(use.options);
    spread.clashes += (options * options - static_cast<double>(use.alike)) / spread.rows;
    spread.pieces += use.pieces * options / spread.rows;
    spread.all_pieces += static_cast<double>(use.pieces) * std::max(1U, use.colours);
    if (problem.is_primary(ItemId{item++})) spread.pieces += use.pieces;
  }
  const std::uint64_t words_each = (bits + 63) / 64;
  spread.words = spread.rows * static_cast<double>(words_each);
  const double others = static_cast<double>(problem.entry_count()) / spread.rows - 1;
  spread.updates = spread.clashes * others;
  return spread;
}

bool suits_columns(const Spread& spread) {
  return spread.words >= kLargeMatrix && spread.clashes < kMostInTheWay * spread.rows &&
         spread.pieces * kWordsPerPiece < spread.words && spread.all_pieces < spread.words;
}

bool is_sparse(const Spread& spread) {
  if (spread.words < 2 * kLargeMatrix) return false;
  return spread.updates < (suits_columns(spread) ? spread.pieces / kPiecesPerUpdate
                                                 : spread.words / kWordsPerUpdate);
}

}  // namespace quadrille::cover
