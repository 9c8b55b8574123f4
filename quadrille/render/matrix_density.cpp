#include "quadrille/render/matrix_density.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "quadrille/render/family_colours.h"

namespace quadrille::render {
namespace {

constexpr float kWeightOfGone = 0.3F;
// The strength of a pixel with a single one.
constexpr float kFaintest = 0.3F;
constexpr std::uint32_t kOptionsPerLook = 1U << 14U;  // at the stop

struct Pixels {
  std::uint32_t first;
  std::uint32_t end;
};

// The pixels that an item or option covers: at least one, where it is seen.
Pixels pixels_of(double place, double per_place, std::uint32_t count) {
  const double first = std::floor(place * per_place);
  const double end = std::max(first + 1, std::floor((place + 1) * per_place));
  const auto inside = [count](double at) {
    return static_cast<std::uint32_t>(std::clamp(at, 0.0, static_cast<double>(count)));
  };
  return {inside(first), inside(end)};
}

// Of a place among the options, or of their end where it lies beyond.
std::uint32_t option_at(const MatrixDensity::Wish& wish, double place) {
  const double count = wish.view.problem->option_count();
  return static_cast<std::uint32_t>(std::clamp(place, 0.0, count));
}

}  // namespace

std::vector<std::uint32_t> family_inks(const MatrixView& view, bool dark) {
  std::vector<std::uint32_t> inks;
  for (std::uint32_t family = 0; family < view.family_names.size(); ++family) {
    inks.push_back(dark ? family_colours(family).dark_ink : family_colours(family).ink);
  }
  return inks;
}

void MatrixDensity::begin(const Wish& wish) {
  assert(wish.width > 0 && wish.height > 0);
  const std::size_t size = std::size_t{wish.width} * wish.height;
  counts_.assign(size, 0);
  families_.assign(size, 0);
  pixels_.assign(size, 0);
  next_option_ = option_at(wish, wish.window.option);
  most_ = 1;
}

bool MatrixDensity::advance(const Wish& wish, std::uint32_t end_row, const Stop* stop) {
  const double seen =
      end_row < wish.height ? wish.window.options * end_row / wish.height : wish.window.options;
  const std::uint32_t end = option_at(wish, std::ceil(wish.window.option + seen));
  for (; next_option_ < end; ++next_option_) {
    if (next_option_ % kOptionsPerLook == 0 && stop != nullptr && stop->requested()) return false;
    count(wish, next_option_);
  }
  return true;
}

void MatrixDensity::count(const Wish& wish, std::uint32_t option) {
  const double per_item = wish.width / wish.window.items;
  const double per_option = wish.height / wish.window.options;
  const bool gone = !wish.rows.empty() && wish.rows[option] == RowState::gone;
  const Pixels down = pixels_of(option - wish.window.option, per_option, wish.height);
  for (const cover::Entry& entry : wish.view.problem->entries(cover::OptionId{option})) {
    const std::uint32_t item = index(entry.item);
    const Pixels across = pixels_of(item - wish.window.item, per_item, wish.width);
    for (std::uint32_t y = down.first; y < down.end; ++y) {
      for (std::uint32_t x = across.first; x < across.end; ++x) {
        const std::size_t at = std::size_t{y} * wish.width + x;
        counts_[at] += gone ? kWeightOfGone : 1;
        families_[at] = wish.view.family_of_item[item];
        most_ = std::max(most_, counts_[at]);
      }
    }
  }
}

std::span<const std::uint32_t> MatrixDensity::pixels(const Wish& wish,
                                                     std::span<const std::uint32_t> inks,
                                                     std::uint32_t first_row,
                                                     std::uint32_t end_row) {
  assert(!inks.empty() && first_row <= end_row && end_row <= wish.height);
  const std::size_t first = std::size_t{first_row} * wish.width;
  const std::size_t end = std::size_t{end_row} * wish.width;
  for (std::size_t at = first; at < end; ++at) {
    const float weight = counts_[at];
    if (weight == 0) continue;
    const float strength =
        weight < 1 ? weight * kFaintest : kFaintest + (1 - kFaintest) * std::sqrt(weight / most_);
    const auto alpha = static_cast<std::uint32_t>(std::lround(255 * std::min(1.0F, strength)));
    pixels_[at] = alpha << 24U | inks[families_[at] % inks.size()];
  }
  return std::span<const std::uint32_t>(pixels_).subspan(first, end - first);
}

}  // namespace quadrille::render
