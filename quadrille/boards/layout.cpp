#include "quadrille/boards/layout.h"

#include <array>
#include <cassert>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/language.h"
#include "quadrille/base/sort.h"
#include "quadrille/boards/mosaic.h"

namespace quadrille::sudoku {
namespace {

std::string_view family_name(const Shape& shape, Family family) {
  const std::string_view box = shape.is_irregular() ? "region" : "box";
  const std::array<std::string_view, 4> names = {"cell", "row", "column", box};
  return names[static_cast<std::size_t>(family)];
}

}  // namespace

std::uint32_t family_count(const Shape& shape) {
  if (const Mosaic* mosaic = mosaic_of(shape)) return mosaic->has_family(Family::box) ? 4 : 3;
  return shape.has_boxes() ? 4 : 3;
}

std::uint32_t rule_count(const Shape& shape) {
  if (const Mosaic* mosaic = mosaic_of(shape)) {
    return shape.cell_count() + mosaic->area_count() * shape.size();
  }
  return family_count(shape) * shape.cell_count();
}

std::uint32_t primary_rule_count(const Shape& shape) {
  const Mosaic* mosaic = mosaic_of(shape);
  if (mosaic == nullptr) return rule_count(shape);
  return shape.cell_count() + mosaic->unit_count() * shape.size();
}

Family family_of(const Shape& shape, RuleId rule) {
  const Mosaic* mosaic = mosaic_of(shape);
  if (mosaic == nullptr || index(rule) < shape.cell_count()) {
    return static_cast<Family>(index(rule) / shape.cell_count());
  }
  return mosaic->family(parts_of(shape, rule).unit);
}

std::string rule_name(const Shape& shape, RuleId rule) {
  const std::uint32_t cells = shape.cell_count();
  const Family family = family_of(shape, rule);
  if (family == Family::cell) return cell_name(shape, index(rule));
  if (const Mosaic* mosaic = mosaic_of(shape)) {
    const RuleParts parts = parts_of(shape, rule);
    return fmt::format("{}: {}", english().tell(mosaic->message_of(parts.unit)), parts.digit);
  }
  const std::uint32_t place = index(rule) % cells;
  return fmt::format("{} {}: {}", family_name(shape, family), place / shape.size() + 1,
                     place % shape.size() + 1);
}

RuleParts parts_of(const Shape& shape, RuleId rule) {
  assert(index(rule) >= shape.cell_count());
  const std::uint32_t place = index(rule) - shape.cell_count();
  return {place / shape.size(), static_cast<Digit>(place % shape.size() + 1)};
}

Message message_of(const Shape& shape, Unit unit) {
  if (const Mosaic* mosaic = mosaic_of(shape)) return mosaic->message_of(unit);
  const auto family = static_cast<Family>(unit / shape.size() + 1);
  return {fmt::format("unit.{}", family_name(shape, family)),
          {{"number", unit % shape.size() + 1}}};
}

Argument argument_of(const Shape& shape, RuleId rule) {
  if (index(rule) < shape.cell_count()) return cell_name(shape, index(rule));
  const RuleParts parts = parts_of(shape, rule);
  return Message{"matrix.rule",
                 {{"unit", message_of(shape, parts.unit)}, {"digit", std::to_string(parts.digit)}}};
}

std::string placement_name(const Shape& shape, Placement placement) {
  return fmt::format("{}={}", cell_name(shape, placement.cell), placement.digit);
}

Layout::Layout(const Shape& shape)
    : shape_(shape),
      size_(shape.size()),
      families_(shape.has_boxes() ? 3 : 2),
      units_in_all_(families_ * size_) {
  starts_.resize(cell_count() + 1);
  units_.resize(std::size_t{cell_count()} * families_);
  places_.resize(units_.size());
  cells_.resize(std::size_t{unit_count()} * size_);
  std::vector<std::uint16_t> filled(unit_count(), 0);
  Cell cell = 0;
  for (std::uint32_t row = 0; row < size_; ++row) {
    for (std::uint32_t column = 0; column < size_; ++column, ++cell) {
      std::array<Unit, 3> units = {row, size_ + column, 0};
      if (has_boxes()) units[2] = 2 * size_ + shape.box_of(cell);
      for (std::uint32_t family = 0; family < families_; ++family) {
        const Unit unit = units[family];
        units_[cell * families_ + family] = unit;
        places_[cell * families_ + family] = filled[unit];
        cells_[unit * size_ + filled[unit]++] = cell;
      }
      starts_[cell + 1] = (cell + 1) * families_;
    }
  }
}

Layout::Layout(const Shape& shape, FurtherAreas further) : Layout(shape) {
  further_ = std::move(further);
  units_in_all_ += static_cast<std::uint32_t>(further_.units.size());
  add_further_units();
  add_peers();
}

// Those of each cell come after its row, column and box.
void Layout::add_further_units() {
  std::vector<std::vector<std::pair<Unit, std::uint16_t>>> more(cell_count());
  for (std::size_t number = 0; number < further_.units.size(); ++number) {
    const Unit unit = first_further() + static_cast<Unit>(number);
    std::uint16_t place = 0;
    for (const Cell cell : further_.units[number].cells) {
      more[cell].emplace_back(unit, place++);
      cells_.push_back(cell);
    }
  }
  std::vector<Unit> units;
  std::vector<std::uint16_t> places;
  for (Cell cell = 0; cell < cell_count(); ++cell) {
    starts_[cell] = static_cast<std::uint32_t>(units.size());
    for (std::uint32_t family = 0; family < families_; ++family) {
      units.push_back(units_[cell * families_ + family]);
      places.push_back(places_[cell * families_ + family]);
    }
    for (const auto& [unit, place] : more[cell]) {
      units.push_back(unit);
      places.push_back(place);
    }
  }
  starts_.back() = static_cast<std::uint32_t>(units.size());
  units_ = std::move(units);
  places_ = std::move(places);
}

void Layout::add_peers() {
  groups_.resize(cell_count());
  peers_.resize(cell_count());
  for (Unit unit = first_further(); unit < first_named(); ++unit) {
    for (const Cell cell : cells(unit)) {
      groups_[cell].push_back(unit);
      for (const Cell other : cells(unit)) {
        if (other != cell) peers_[cell].push_back(other);
      }
    }
  }
  for (std::vector<Cell>& peers : peers_) {
    quadrille::sort(peers);
    peers.erase(std::ranges::unique(peers).begin(), peers.end());
  }
}

const Area& Layout::area(Unit unit) const {
  if (unit < first_group()) return further_.units[unit - first_further()];
  if (unit < first_named()) return further_.groups[unit - first_group()];
  return further_.named[unit - first_named()];
}

std::string Layout::name(RuleId rule) const {
  if (is_cell(rule)) return name(Cell{index(rule)});
  return fmt::format("{}: {}", unit_name(unit(rule)), digit(rule));
}

std::string Layout::unit_name(Unit unit) const {
  if (kHasConstraints && unit >= first_further()) return english().tell(area(unit).name);
  return fmt::format("{} {}", family_name(shape_, family(unit)), unit % size_ + 1);
}

}  // namespace quadrille::sudoku
