#include "quadrille/logic/position.h"

#include <cassert>
#include <utility>

#include <fmt/format.h>

namespace quadrille::logic {

static_assert(sudoku::kMaxSize <= Bits::kRoom);

Position::Position(const sudoku::Grid& grid)
    : Position(grid, std::make_shared<const Layout>(grid.shape())) {}

Position::Position(const sudoku::Grid& grid, std::shared_ptr<const Layout> layout)
    : layout_(std::move(layout)),
      values_(grid.cells().begin(), grid.cells().end()),
      options_(layout_->item_count()),
      counts_(layout_->item_count(), 0),
      covered_(layout_->item_count(), 0),
      empty_in_(layout_->unit_count(), 0) {
  assert(layout_->shape() == grid.shape());
  if (grid.has_marks()) {
    first_marks_ = std::make_shared<const std::vector<bool>>(grid.marks());
  }
  fill();
}

// The digits first, so that what they forbid is never a candidate.
void Position::fill() {
  const std::uint32_t cells = layout_->cell_count();
  std::vector<Bits> open(layout_->unit_count(), Bits::below(size()));  // digits
  for (Cell cell = 0; cell < cells; ++cell) {
    const Digit digit = values_[cell];
    if (digit == 0) {
      ++empty_cells_;
      for (const Unit unit : layout_->units_of(cell)) ++empty_in_[unit];
      continue;
    }
    cover(Layout::item(cell));
    for (const Unit unit : layout_->units_of(cell)) {
      cover(layout_->item(unit, digit));
      open[unit].clear(digit - 1U);
    }
  }
  for (Cell cell = 0; cell < cells; ++cell) {
    if (values_[cell] != 0) continue;
    const auto units = layout_->units_of(cell);
    Bits digits = open[units[0]] & open[units[1]];
    if (units.size() > 2) digits &= open[units[2]];
    for (const std::uint32_t number : digits) {
      const auto digit = static_cast<Digit>(number + 1);
      if (!allowed_at_first({cell, digit})) {
        digits.clear(number);
        continue;
      }
      for (std::uint32_t family = 0; family < units.size(); ++family) {
        const ItemId item = layout_->item(units[family], digit);
        options_[index(item)].set(layout_->place_of(cell, static_cast<Family>(family + 1)));
        ++counts_[index(item)];
      }
    }
    options_[cell] = digits;
    counts_[cell] = static_cast<std::uint16_t>(digits.count());
  }
  for (std::uint32_t item = 0; item < layout_->item_count(); ++item) {
    if (counts_[item] == 0 && covered_[item] == 0) dead_.push_back(ItemId{item});
  }
}

void Position::cover(ItemId item) {
  if (covered_[index(item)] == 2) return;
  if (++covered_[index(item)] == 2) dead_.push_back(item);
}

void Position::remove(ItemId item, std::uint32_t number, std::vector<ItemId>* forced) {
  options_[index(item)].clear(number);
  const std::uint16_t left = --counts_[index(item)];
  if (left > 1 || covered(item)) return;
  if (left == 0) {
    dead_.push_back(item);
  } else if (forced != nullptr) {
    forced->push_back(item);
  }
}

void Position::rule_out(Placement option, std::vector<ItemId>* forced) {
  if (!has(option)) return;
  remove(Layout::item(option.cell), option.digit - 1U, forced);
  const auto units = layout_->units_of(option.cell);
  for (std::uint32_t family = 0; family < units.size(); ++family) {
    remove(layout_->item(units[family], option.digit),
           layout_->place_of(option.cell, static_cast<Family>(family + 1)), forced);
  }
}

void Position::place(Placement option, std::vector<ItemId>* forced) {
  assert(has(option));
  values_[option.cell] = option.digit;
  --empty_cells_;
  cover(Layout::item(option.cell));
  const auto units = layout_->units_of(option.cell);
  for (const Unit unit : units) {
    --empty_in_[unit];
    cover(layout_->item(unit, option.digit));
  }
  const Bits digits = options_[option.cell];
  for (const std::uint32_t number : digits) {
    rule_out({option.cell, static_cast<Digit>(number + 1)}, forced);
  }
  for (const Unit unit : units) {
    const Bits places = options(layout_->item(unit, option.digit));
    for (const std::uint32_t place : places) {
      rule_out({layout_->cell(unit, place), option.digit}, forced);
    }
  }
}

std::string Position::describe_dead(ItemId item) const {
  if (covered(item)) return fmt::format("{} is covered twice", layout_->name(item));
  return fmt::format("nothing is left for {}", layout_->name(item));
}

sudoku::Grid Position::grid() const {
  sudoku::Grid grid(layout_->shape(), values_);
  std::vector<bool> marks(std::size_t{layout_->cell_count()} * size(), false);
  for (Cell cell = 0; cell < layout_->cell_count(); ++cell) {
    for (const std::uint32_t number : options_[cell]) {
      marks[std::size_t{cell} * size() + number] = true;
    }
    if (values_[cell] != 0) marks[std::size_t{cell} * size() + values_[cell] - 1U] = true;
  }
  grid.set_marks(std::move(marks));
  return grid;
}

}  // namespace quadrille::logic
