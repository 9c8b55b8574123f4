// Random small problems, and the plainest possible way to solve one: try every set of options.
// For tests only.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <rapidcheck.h>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

struct Mix {
  std::uint32_t most_secondary = 0;
  std::uint32_t colours = 0;
  std::uint32_t most_times = 1;  // the greatest bound; up to 1 there are no bounds
  std::uint32_t most_cost = 0;
};

// At most 6 primary items and 12 options: 4096 sets to try.
inline Problem random_problem(const Mix& mix) {
  const auto below = [](std::uint32_t bound) { return *rc::gen::inRange<std::uint32_t>(0, bound); };
  const std::uint32_t primary = below(6) + 1;
  const std::uint32_t secondary = below(mix.most_secondary + 1);
  ProblemBuilder builder;
  for (std::uint32_t item = 0; item < primary; ++item) {
    Bounds bounds;
    if (mix.most_times > 1 && below(2) == 0) {
      bounds.most = below(mix.most_times + 1);
      bounds.least = below(bounds.most + 1);
    }
    builder.add_primary("p" + std::to_string(item), bounds);
  }
  for (std::uint32_t item = 0; item < secondary; ++item) {
    builder.add_secondary("s" + std::to_string(item));
  }
  std::vector<ColourId> palette;
  for (std::uint32_t colour = 0; colour < mix.colours; ++colour) {
    palette.push_back(builder.add_colour("c" + std::to_string(colour)));
  }
  const std::uint32_t options = below(13);
  for (std::uint32_t option = 0; option < options; ++option) {
    std::vector<Entry> entries;
    for (std::uint32_t item = 0; item < primary + secondary; ++item) {
      if (below(3) != 0) continue;
      Entry entry{ItemId{item}};
      const std::uint32_t paint = palette.empty() ? 0 : below(mix.colours + 1);
      if (item >= primary && paint > 0) entry.colour = palette[paint - 1];
      entries.push_back(entry);
    }
    if (entries.empty() || index(entries.front().item) >= primary) {
      entries.insert(entries.begin(), Entry{ItemId{below(primary)}});
    }
    builder.add_option(entries, {}, below(mix.most_cost + 1));
  }
  return *builder.build();
}

// The colours (or none) that the options in the set (one bit each) give an item.
inline std::vector<ColourId> colours_in(const Problem& problem, std::uint32_t set, ItemId item) {
  std::vector<ColourId> colours;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    if ((set >> option & 1U) == 0) continue;
    for (const Entry& entry : problem.entries(OptionId{option})) {
      if (entry.item == item) colours.push_back(entry.colour);
    }
  }
  return colours;
}

// Whether the options in the set are a solution, straight from the definition.
inline bool is_cover(const Problem& problem, std::uint32_t set) {
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    if ((set >> option & 1U) != 0 && problem.is_useless(OptionId{option})) return false;
  }
  for (std::uint32_t item = 0; item < problem.item_count(); ++item) {
    const std::vector<ColourId> colours = colours_in(problem, set, ItemId{item});
    if (item < problem.primary_count()) {
      const Bounds bounds = problem.bounds(ItemId{item});
      if (colours.size() < bounds.least || colours.size() > bounds.most) return false;
      continue;
    }
    const bool agree = std::ranges::all_of(
        colours, [&](ColourId colour) { return colour != kNoColour && colour == colours.front(); });
    if (colours.size() > 1 && !agree) return false;
  }
  return true;
}

using Solutions = std::set<std::set<std::uint32_t>>;  // of option numbers

inline Solutions brute_force(const Problem& problem) {
  Solutions solutions;
  for (std::uint32_t set = 0; set < 1U << problem.option_count(); ++set) {
    if (!is_cover(problem, set)) continue;
    std::set<std::uint32_t> solution;
    for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
      if ((set >> option & 1U) != 0) solution.insert(option);
    }
    solutions.insert(solution);
  }
  return solutions;
}

}  // namespace quadrille::cover
