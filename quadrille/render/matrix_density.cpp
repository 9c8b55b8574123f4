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

}  // namespace

std::vector<std::uint32_t> family_inks(const MatrixView& view, bool dark) {
  std::vector<std::uint32_t> inks;
  for (std::uint32_t family = 0; family < view.family_names.size(); ++family) {
    inks.push_back(dark ? family_colours(family).dark_ink : family_colours(family).ink);
  }
  return inks;
}

std::span<const std::uint32_t> MatrixDensity::paint(const MatrixView& view,
                                                    std::span<const RowState> rows,
                                                    const MatrixWindow& window, std::uint32_t width,
                                                    std::uint32_t height,
                                                    std::span<const std::uint32_t> inks,
                                                    const Stop* stop) {
  assert(!inks.empty() && width > 0 && height > 0);
  const std::size_t size = std::size_t{width} * height;
  counts_.assign(size, 0);
  families_.assign(size, 0);
  pixels_.assign(size, 0);
  const double per_item = width / window.items;
  const double per_option = height / window.options;
  const auto starts = view.problem->starts();
  const auto entries = view.problem->entries();
  const double option_count = view.problem->option_count();
  const auto first = static_cast<std::uint32_t>(std::clamp(window.option, 0.0, option_count));
  const auto end = static_cast<std::uint32_t>(
      std::clamp(std::ceil(window.option + window.options), 0.0, option_count));
  float most = 1;
  for (std::uint32_t option = first; option < end; ++option) {
    if (option % kOptionsPerLook == 0 && stop != nullptr && stop->requested()) return {};
    const bool gone = !rows.empty() && rows[option] == RowState::gone;
    const Pixels down = pixels_of(option - window.option, per_option, height);
    for (std::uint32_t entry = starts[option]; entry < starts[option + 1]; ++entry) {
      const std::uint32_t item = index(entries[entry].item);
      const Pixels across = pixels_of(item - window.item, per_item, width);
      for (std::uint32_t y = down.first; y < down.end; ++y) {
        for (std::uint32_t x = across.first; x < across.end; ++x) {
          const std::size_t at = std::size_t{y} * width + x;
          counts_[at] += gone ? kWeightOfGone : 1;
          families_[at] = view.family_of_item[item];
          most = std::max(most, counts_[at]);
        }
      }
    }
  }
  for (std::size_t at = 0; at < size; ++at) {
    const float weight = counts_[at];
    if (weight == 0) continue;
    const float strength =
        weight < 1 ? weight * kFaintest : kFaintest + (1 - kFaintest) * std::sqrt(weight / most);
    const auto alpha = static_cast<std::uint32_t>(std::lround(255 * std::min(1.0F, strength)));
    pixels_[at] = alpha << 24U | inks[families_[at] % inks.size()];
  }
  return pixels_;
}

}  // namespace quadrille::render
