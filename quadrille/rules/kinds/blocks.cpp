// Rules for the whole board: what all blocks of two by two cells have, and cells as far from each
// other as their digit says.
#include <algorithm>
#include <bit>
#include <bitset>

#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

constexpr std::int64_t kBlockClasses = 3;
// Every two cells that are not too far from each other.
constexpr std::uint32_t kMostSizeOfDistances = 25;
constexpr std::uint32_t kMostCellsOfDistances = 8000;

// Every block of two by two cells has digits of all three classes.
void add_blocks(Draft& draft, const std::function<std::int64_t(std::int64_t)>& class_of) {
  constexpr std::int64_t kAll = (1 << kBlockClasses) - 1;
  const Shape& shape = draft.shape();
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::vector<Cell> block = block_from(shape, cell);
    if (block.empty()) continue;
    draft.add_chain(
        block,
        [&](std::size_t place, std::int64_t state,
            std::int64_t value) -> std::optional<std::int64_t> {
          const std::int64_t met = state | std::int64_t{1} << class_of(value);
          // One of them comes twice, and no other.
          const int repeated =
              static_cast<int>(place) + 1 - std::popcount(static_cast<std::uint64_t>(met));
          return repeated <= 1 ? std::optional(met) : std::nullopt;
        },
        [](std::int64_t state) { return state == kAll; });
  }
}

void lower_entropy_of_blocks(Draft& draft, const Constraint& /*constraint*/) {
  add_blocks(draft, [&](std::int64_t value) {
    return (value - draft.least()) * kBlockClasses / std::int64_t{draft.size()};
  });
}

void lower_remainders_of_blocks(Draft& draft, const Constraint& /*constraint*/) {
  add_blocks(draft, [](std::int64_t value) { return value % kBlockClasses; });
}

// Blocks in which more classes are missing than cells are empty.
void look_at_blocks(BrokenParts& parts) {
  const Shape& shape = parts.shape();
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::vector<Cell> block = block_from(shape, cell);
    if (block.empty()) continue;
    std::vector<Cell> filled;
    std::bitset<kBlockClasses> classes;
    for (const Cell each : block) {
      if (!parts.is_filled(each)) continue;
      filled.push_back(each);
      const std::int64_t number = parts.it().kind == ConstraintKind::global_modular
                                      ? parts.value_at(each)
                                      : (parts.digit_at(each) - 1) * kBlockClasses / shape.size();
      classes.set(static_cast<std::size_t>(number % kBlockClasses));
    }
    if (classes.size() - classes.count() > block.size() - filled.size()) parts.add(filled);
  }
}

bool has_few_distances(const Shape& shape) { return shape.cell_count() <= kMostCellsOfDistances; }

// No two d that are d steps from each other.
void lower_distances(Draft& draft, const Constraint& /*constraint*/) {
  const Cell all = draft.shape().cell_count();
  for (Cell a = 0; a < all && !draft.stopped(); ++a) {
    for (Cell b = a + 1; b < all; ++b) {
      const std::int64_t away = steps_between(draft.shape(), a, b);
      if (away < draft.least() || away > draft.most() || draft.peers().sees(a, b)) continue;
      const auto digit = static_cast<Digit>(away - draft.least() + 1);
      draft.add_several({{a, digit}, {b, digit}}, false);
    }
  }
}

void look_at_distances(BrokenParts& parts) {
  for (Cell a = 0; a < parts.shape().cell_count(); ++a) {
    for (Cell b = a + 1; parts.is_filled(a) && b < parts.shape().cell_count(); ++b) {
      const bool equal = parts.digit_at(a) == parts.digit_at(b);
      if (equal && parts.value_at(a) == steps_between(parts.shape(), a, b)) parts.add({a, b});
    }
  }
}

constexpr KindRow kBlockRows[] = {
    {.kind = ConstraintKind::global_entropy,
     .name = "global-entropy",
     .other_name = "entropy",
     .extent = Extent::board,
     .lower = lower_entropy_of_blocks,
     .look = look_at_blocks},
    {.kind = ConstraintKind::global_modular,
     .name = "global-modular",
     .other_name = "global-mod",
     .extent = Extent::board,
     .lower = lower_remainders_of_blocks,
     .look = look_at_blocks},
    {.kind = ConstraintKind::anti_taxicab,
     .name = "anti-taxicab",
     .other_name = "antitaxicab",
     .extent = Extent::board,
     .most_size = kMostSizeOfDistances,
     .fits = has_few_distances,
     .lower = lower_distances,
     .look = look_at_distances},
};

}  // namespace

std::span<const KindRow> block_rows() { return kBlockRows; }

}  // namespace quadrille::sudoku::rules
