#include "quadrille/create/wishes.h"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

namespace quadrille::create {
namespace {

using sudoku::Cell;
using sudoku::Shape;

std::string rating_name(std::uint32_t difficulty) {
  return fmt::format("{}.{}", difficulty / 10, difficulty % 10);
}

std::optional<std::string> wrong_range(const Range& clues, const Shape& shape) {
  if (clues.low > clues.high) {
    return fmt::format("there is no number of clues from {} to {}", clues.low, clues.high);
  }
  if (clues.low > shape.cell_count()) {
    return fmt::format("a board {} has {} cells, fewer than {}", shape.describe(),
                       shape.cell_count(), clues.low);
  }
  const std::uint32_t fewest = fewest_clues(shape);
  if (clues.high < fewest) {
    return fmt::format("fewer than {} clues on a board {} always leave several solutions", fewest,
                       shape.describe());
  }
  return std::nullopt;
}

// Whether orbits of the pattern can be chosen so that their cells are as many as wished.
bool fits_pattern(const Range& clues, std::uint32_t size, Pattern pattern) {
  const std::uint32_t cells = size * size;
  std::vector<bool> reached(cells + 1, false);
  reached[0] = true;
  for (const auto& orbit : orbits(size, pattern)) {
    for (std::size_t count = cells; count >= orbit.size(); --count) {
      if (reached[count - orbit.size()]) reached[count] = true;
    }
  }
  for (std::uint32_t count = clues.low; count <= std::min(clues.high, cells); ++count) {
    if (reached[count]) return true;
  }
  return false;
}

std::optional<std::string> wrong_difficulty(const Wishes& wishes) {
  const Range& range = wishes.difficulty;
  if (range.low > range.high) {
    return fmt::format("there is no rating from {} to {}", rating_name(range.low),
                       rating_name(range.high));
  }
  const logic::Difficulty least_of_all = logic::least_difficulty(logic::Technique::last_cell);
  if (range.high < least_of_all) {
    return fmt::format("no puzzle is rated below {}", rating_name(least_of_all));
  }
  if (range.low > logic::kEndOfScale + 1) {
    return fmt::format("ratings over {} are not told apart", rating_name(logic::kEndOfScale));
  }
  if (!wishes.technique) return std::nullopt;
  const logic::Difficulty least = logic::least_difficulty(*wishes.technique);
  if (least <= range.high) return std::nullopt;
  return fmt::format(
      "{} is rated {}, above the wished {}", logic::name(*wishes.technique),
      least > logic::kEndOfScale ? "over " + rating_name(logic::kEndOfScale) : rating_name(least),
      rating_name(range.high));
}

bool is_empty_line(const std::vector<bool>& mask, std::uint32_t size, bool row,
                   std::uint32_t line) {
  for (std::uint32_t i = 0; i < size; ++i) {
    if (mask[row ? line * size + i : i * size + line]) return false;
  }
  return true;
}

// Two rows without clues in one band could change places, and so could two columns.
std::optional<std::string> two_empty_lines(const std::vector<bool>& mask, const Shape& shape) {
  if (shape.is_irregular()) return std::nullopt;
  const std::uint32_t size = shape.size();
  for (const bool rows : {true, false}) {
    std::uint32_t group = size;
    if (shape.has_boxes()) group = rows ? shape.box_rows() : shape.box_columns();
    std::optional<std::uint32_t> before;
    for (std::uint32_t line = 0; line < size; ++line) {
      if (line % group == 0) before.reset();
      if (!is_empty_line(mask, size, rows, line)) continue;
      if (before) {
        return fmt::format("the mask leaves {0} {1} and {2} empty: they could change places",
                           rows ? "rows" : "columns", *before + 1, line + 1);
      }
      before = line;
    }
  }
  return std::nullopt;
}

std::optional<std::string> wrong_mask(const Wishes& wishes) {
  const std::vector<bool>& mask = *wishes.mask;
  assert(mask.size() == wishes.shape.cell_count());
  const auto clues = static_cast<std::uint32_t>(std::ranges::count(mask, true));
  if (auto wrong = wrong_range({clues, clues}, wishes.shape)) return "the mask: " + *wrong;
  if (!wishes.clues.contains(clues)) {
    return fmt::format("the mask has {} clues, which are not as many as wished", clues);
  }
  if (wishes.pattern != Pattern::none) return "the mask already says where the clues are";
  return two_empty_lines(mask, wishes.shape);
}

Range share(const Shape& shape, std::uint32_t low_percent, std::uint32_t high_percent) {
  const std::uint32_t cells = shape.cell_count();
  return {cells * low_percent / 100, (cells * high_percent + 99) / 100};
}

}  // namespace

Range range_of(logic::Level level) {
  Range range{.low = UINT32_MAX, .high = 0};
  for (logic::Difficulty difficulty = 0; difficulty <= logic::kEndOfScale + 1; ++difficulty) {
    if (logic::level_of(difficulty) != level) continue;
    range = {.low = std::min(range.low, difficulty), .high = difficulty};
  }
  if (range.high > logic::kEndOfScale) range.high = UINT32_MAX;
  return range;
}

Range both(const Range& a, const Range& b) {
  return {.low = std::max(a.low, b.low), .high = std::min(a.high, b.high)};
}

std::uint32_t fewest_clues(const Shape& shape) {
  if (shape == *Shape::boxes(2, 2)) return 4;
  if (shape == *Shape::boxes(2, 3) || shape == *Shape::boxes(3, 2)) return 8;
  if (shape == *Shape::boxes(3, 3)) return 17;
  // Two digits that do not appear could change places.
  return shape.size() - 1;
}

std::optional<std::string> impossible(const Wishes& wishes) {
  if (auto wrong = wrong_range(wishes.clues, wishes.shape)) return wrong;
  if (auto wrong = wrong_difficulty(wishes)) return wrong;
  if (wishes.mask) return wrong_mask(wishes);
  if (wishes.pattern && !fits_pattern(wishes.clues, wishes.shape.size(), *wishes.pattern)) {
    return fmt::format("the symmetry {} has no pattern with so many clues", name(*wishes.pattern));
  }
  return std::nullopt;
}

Range clues_to_aim_at(const Wishes& wishes) {
  if (wishes.clues != Range{} || wishes.minimal) return wishes.clues;
  const std::uint32_t size = wishes.shape.size();
  const Range& difficulty = wishes.difficulty;
  // Where fewer clues are left than this, large boards take a search to prove, and soon very long.
  if (size > 25) return share(wishes.shape, 54, 58);
  if (size > 16) return share(wishes.shape, 48, 52);
  if (size > 9) return share(wishes.shape, 41, 46);
  if (difficulty.high <= 15) return share(wishes.shape, 34, 44);
  if (wishes.for_rating()) return share(wishes.shape, 25, 32);
  return share(wishes.shape, 32, 42);
}

}  // namespace quadrille::create
