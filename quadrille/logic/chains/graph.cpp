#include "quadrille/logic/chains/graph.h"

#include <cassert>

namespace quadrille::logic::chains {

template <std::size_t kWords>
Graph<kWords>::Graph(const Position& position)
    : layout_(position.shared_layout()), rules_each_(layout_->has_boxes() ? 4 : 3) {
  assert(layout_->size() <= kLargestSize);
  number_options(position);
  tie_options();
  overlay_units();
}

template <std::size_t kWords>
void Graph<kWords>::number_options(const Position& position) {
  const Layout& layout = *layout_;
  at_.assign(std::size_t{rule_count()} * layout.size(), Option{0});
  members_.resize(rule_count());
  std::vector<Family> families = {Family::box, Family::row, Family::column};
  if (!layout.has_boxes()) families.erase(families.begin());
  for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
    for (const std::uint32_t number : position.options(Layout::rule(cell))) {
      const auto option = static_cast<Option>(options_.size());
      const auto digit = static_cast<Digit>(number + 1);
      Entry entry{.placement = {cell, digit}, .rules = {}, .places = {}};
      entry.rules[0] = static_cast<std::uint16_t>(cell);
      entry.places[0] = static_cast<std::uint8_t>(number);
      for (std::size_t k = 0; k < families.size(); ++k) {
        const RuleId rule = layout.rule(layout.unit_of(cell, families[k]), digit);
        entry.rules[k + 1] = static_cast<std::uint16_t>(index(rule));
        entry.places[k + 1] = static_cast<std::uint8_t>(layout.place_of(cell, families[k]));
      }
      for (std::size_t k = 0; k < rules_each_; ++k) {
        at_[std::size_t{entry.rules[k]} * layout.size() + entry.places[k]] = option;
        members_[entry.rules[k]].add(option);
      }
      options_.push_back(entry);
    }
  }
  assert(options_.size() <= Set::kRoom);
}

template <std::size_t kWords>
void Graph<kWords>::tie_options() {
  links_.resize(options_.size());
  digit_links_.resize(options_.size());
  for (std::size_t number = 0; number < options_.size(); ++number) {
    const auto option = static_cast<Option>(number);
    for (std::size_t k = 1; k < rules_each_; ++k) {
      digit_links_[number] |= members_[rule(option, k)];
    }
    digit_links_[number].remove(option);
    links_[number] = digit_links_[number] | members_[rule(option, 0)];
    links_[number].remove(option);
  }
}

template <std::size_t kWords>
void Graph<kWords>::overlay_units() {
  const Layout& layout = *layout_;
  overlaps_.resize(std::size_t{layout.unit_count()} * layout.unit_count());
  for (Unit unit = 0; unit < layout.unit_count(); ++unit) {
    for (std::uint32_t place = 0; place < layout.size(); ++place) {
      for (const Unit other : layout.units_of(layout.cell(unit, place))) {
        Places& both = overlaps_[std::size_t{unit} * layout.unit_count() + other];
        both = static_cast<Places>(both | Places{1} << place);
      }
    }
  }
}

template <std::size_t kWords>
bool Graph<kWords>::covers(const Position& position) const {
  if (position.shared_layout() != layout_) return false;
  for (Cell cell = 0; cell < layout_->cell_count(); ++cell) {
    for (const std::uint32_t number : position.options(Layout::rule(cell))) {
      const Option found = at(cell, number);
      if (found >= options_.size() ||
          placement(found) != Placement{cell, static_cast<Digit>(number + 1)}) {
        return false;
      }
    }
  }
  return true;
}

template <std::size_t kWords>
Board<kWords> Graph<kWords>::board(const Position& position) const {
  Board<kWords> board;
  board.left.assign(rule_count(), Places{0});
  for (std::size_t number = 0; number < options_.size(); ++number) {
    const auto option = static_cast<Option>(number);
    if (!position.has(placement(option))) continue;
    board.alive.add(option);
    for (std::size_t k = 0; k < rules_each_; ++k) {
      Places& left = board.left[rule(option, k)];
      left = static_cast<Places>(left | Places{1} << place(option, k));
    }
  }
  return board;
}

template class Graph<kLargeSet>;
#ifndef __wasi__
template class Graph<kSmallSet>;
#endif

}  // namespace quadrille::logic::chains
