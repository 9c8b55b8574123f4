#include "quadrille/render/matrix_pointing.h"

#include <algorithm>
#include <cmath>

namespace quadrille::render {
namespace {

using cover::ItemId;
using cover::OptionId;

// How far from a one a pointer still means it, and from which height on it means a row; in pixels.
constexpr double kReach = 5;
constexpr double kRowHeight = 4;
constexpr std::int64_t kPage = 20;

double distance_to(double at, double from, double length) {
  return std::max({0.0, from - at, at - from - length});
}

std::optional<OptionId> nearest_option(const cover::Problem& problem, const MatrixPart& part,
                                       const MatrixScales& scale, double x, double y) {
  const double count = problem.option_count();
  const auto row = [&](double place) {
    return static_cast<std::uint32_t>(std::clamp(place, 0.0, count));
  };
  const std::uint32_t first = row(std::floor(part.option + (y - kReach) / scale.y));
  const std::uint32_t end = row(std::ceil(part.option + (y + kReach) / scale.y));
  std::optional<OptionId> best;
  double least = kReach * kReach;
  for (std::uint32_t option = first; option < end; ++option) {
    const double dy = distance_to(y, (option - part.option) * scale.y, scale.y);
    for (const cover::Entry& entry : problem.entries(OptionId{option})) {
      const double dx = distance_to(x, (index(entry.item) - part.item) * scale.x, scale.x);
      const double square = dx * dx + dy * dy;
      if (square >= least) continue;
      best = OptionId{option};
      least = square;
    }
  }
  return best;
}

// How far a key goes along a list; nothing where it leads elsewhere.
std::optional<std::int64_t> stride(MatrixKey key, bool down_the_options, std::int64_t count) {
  switch (key) {
    case MatrixKey::up:
    case MatrixKey::down:
      if (!down_the_options) return std::nullopt;
      return key == MatrixKey::up ? -1 : 1;
    case MatrixKey::left:
    case MatrixKey::right:
      if (down_the_options) return std::nullopt;
      return key == MatrixKey::left ? -1 : 1;
    case MatrixKey::page_up:
      return -kPage;
    case MatrixKey::page_down:
      return kPage;
    case MatrixKey::home:
      return -count;
    case MatrixKey::end:
      return count;
  }
  return std::nullopt;
}

std::uint32_t moved_by(std::uint32_t at, std::int64_t by, std::int64_t count) {
  return static_cast<std::uint32_t>(std::clamp<std::int64_t>(at + by, 0, count - 1));
}

}  // namespace

MatrixLight light_of(const cover::Problem& problem, const MatrixIndex& ones,
                     const MatrixPointed& pointed) {
  MatrixLight light;
  if (pointed.option) {
    light.options = {*pointed.option};
    for (const cover::Entry& entry : problem.entries(*pointed.option)) {
      light.items.push_back(entry.item);
    }
  } else if (pointed.item) {
    light.items = {*pointed.item};
    const auto options = ones.options_of(*pointed.item);
    light.options.assign(options.begin(), options.end());
  }
  return light;
}

MatrixPointed pointed_at(const cover::Problem& problem, const MatrixExtent& extent,
                         const MatrixPart& part, double x, double y) {
  const MatrixPlace place = under(extent, part, x, y);
  const bool has_item = place.item >= 0 && place.item < std::int64_t{problem.item_count()};
  const bool has_option = place.option >= 0 && place.option < std::int64_t{problem.option_count()};
  const auto item = ItemId{static_cast<std::uint32_t>(place.item)};
  const auto option = OptionId{static_cast<std::uint32_t>(place.option)};
  if (y < 0) return has_item && x >= 0 ? MatrixPointed{.item = item} : MatrixPointed{};
  if (x < 0) return has_option ? MatrixPointed{.option = option} : MatrixPointed{};
  const MatrixScales scale = scales(extent, part.zoom);
  if (const auto near = nearest_option(problem, part, scale, x, y)) return {.option = near};
  if (scale.y >= kRowHeight && has_option && has_item) return {.option = option};
  return {};
}

MatrixPointed stepped(const cover::Problem& problem, const MatrixIndex& ones,
                      const MatrixPointed& from, MatrixKey key) {
  if (problem.option_count() == 0 || problem.item_count() == 0) return {};
  if (!from.anything()) return {.option = OptionId{0}};
  if (from.option) {
    if (const auto by = stride(key, true, problem.option_count())) {
      return {.option = OptionId{moved_by(index(*from.option), *by, problem.option_count())}};
    }
    const auto entries = problem.entries(*from.option);
    if (entries.empty()) return from;
    return {.item = key == MatrixKey::right ? entries.front().item : entries.back().item};
  }
  if (const auto by = stride(key, false, problem.item_count())) {
    return {.item = ItemId{moved_by(index(*from.item), *by, problem.item_count())}};
  }
  const auto options = ones.options_of(*from.item);
  if (options.empty()) return from;
  return {.option = key == MatrixKey::down ? options.front() : options.back()};
}

}  // namespace quadrille::render
