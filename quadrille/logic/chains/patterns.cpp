#include "quadrille/logic/chains/patterns.h"

#include <utility>

namespace quadrille::logic::chains {

template <std::size_t kWords>
Patterns<kWords>::Patterns(const Graph<kWords>& graph, const Position& position)
    : graph_(graph), size_(graph.layout().size()) {
  const Layout& layout = graph.layout();
  const std::pair<Family, Family> ways[] = {{Family::box, Family::column},
                                            {Family::box, Family::row},
                                            {Family::column, Family::box},
                                            {Family::row, Family::box}};
  for (const auto& [family, other_family] : ways) {
    if (!layout.has_boxes()) break;
    for (Unit unit = layout.first_unit(family); unit < layout.end_unit(family); ++unit) {
      for (Unit other = layout.first_unit(other_family); other < layout.end_unit(other_family);
           ++other) {
        if (graph.overlap(unit, other) != 0) crossings_.push_back({unit, other});
      }
    }
  }
  for (const Family family : {Family::box, Family::column, Family::row}) {
    for (Unit unit = layout.first_unit(family); unit < layout.end_unit(family); ++unit) {
      units_.push_back(unit);
    }
  }
  for (Unit unit = 0; unit < layout.unit_count(); ++unit) {
    empty_cells_.push_back(position.empty_cells(unit));
  }
  std::vector<std::uint32_t> placed(size_);
  for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
    if (position.value(cell) != 0) ++placed[position.value(cell) - 1U];
  }
  for (std::uint32_t digit = 0; digit < size_; ++digit) {
    if (placed[digit] + 4 <= size_) wing_digits_.push_back(digit);
  }
}

template class Patterns<kLargeSet>;
#ifndef __wasi__
template class Patterns<kSmallSet>;
#endif

}  // namespace quadrille::logic::chains
