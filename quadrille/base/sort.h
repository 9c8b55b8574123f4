// sort: std::ranges::sort, or a short one where code has to be fetched before it runs, as in a web
// page.
//   std::vector<std::string> names = {"queen", "king"};
//   quadrille::sort(names);
//   quadrille::sort(names, std::greater(), &std::string::size);
// The standard library's takes 3 KB for each type and order that it is used with.
#pragma once

#include <algorithm>
#include <functional>
#include <ranges>
#include <utility>

namespace quadrille {

// Shellsort: insertion over shrinking gaps. Gonnet's gaps (times 5/11) keep it near n log n for as
// many values as anything here has.
template <std::ranges::random_access_range Range, class Order = std::ranges::less,
          class Projection = std::identity>
// NOLINTNEXTLINE(cppcoreguidelines-missing-std-forward): a view may be passed, and nothing is moved
void shell_sort(Range&& range, Order order = {}, Projection projection = {}) {
  const auto values = std::ranges::begin(range);
  const auto size = std::ranges::distance(range);
  using Distance = std::ranges::range_difference_t<Range>;
  for (Distance gap = size; gap > 1;) {
    gap = std::max<Distance>(gap * 5 / 11, 1);
    for (Distance next = gap; next < size; ++next) {
      auto value = std::move(values[next]);
      Distance place = next;
      while (place >= gap && std::invoke(order, std::invoke(projection, value),
                                         std::invoke(projection, values[place - gap]))) {
        values[place] = std::move(values[place - gap]);
        place -= gap;
      }
      values[place] = std::move(value);
    }
  }
}

template <std::ranges::random_access_range Range, class Order = std::ranges::less,
          class Projection = std::identity>
// NOLINTNEXTLINE(cppcoreguidelines-missing-std-forward)
void sort(Range&& range, Order order = {}, Projection projection = {}) {
#ifdef __wasi__
  shell_sort(range, order, projection);
#else
  std::ranges::sort(range, order, projection);
#endif
}

}  // namespace quadrille
