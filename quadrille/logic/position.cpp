#include "quadrille/logic/position.h"

#include <cassert>
#include <utility>

#include "quadrille/rules/rule_book.h"

namespace quadrille::logic {

static_assert(sudoku::kMaxSize <= Bits::kRoom);

Position::Position(const sudoku::Grid& grid)
    : Position(grid, sudoku::constraints_of(grid) != nullptr
                         ? grid.constraints()->layout(grid)
                         : std::make_shared<const Layout>(grid.shape())) {}

Position::Position(const sudoku::Grid& grid, std::shared_ptr<const Layout> layout)
    : layout_(std::move(layout)),
      values_(grid.cells().begin(), grid.cells().end()),
      options_(layout_->rule_count()),
      counts_(layout_->rule_count(), 0),
      covered_(layout_->rule_count(), 0),
      empty_in_(layout_->unit_count(), 0) {
  assert(layout_->shape() == grid.shape());
  std::vector<bool> given(values_.size());
  for (std::size_t cell = 0; cell < given.size(); ++cell) given[cell] = values_[cell] != 0;
  given_ = std::make_shared<const std::vector<bool>>(std::move(given));
  if (layout_->has_further()) {
    first_marks_ = std::make_shared<const std::vector<bool>>(layout_->book().marks());
  } else if (grid.has_marks()) {
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
    cover(Layout::rule(cell));
    for (const Unit unit : layout_->units_of(cell)) {
      cover(layout_->rule(unit, digit));
      open[unit].clear(digit - 1U);
    }
  }
  for (Cell cell = 0; cell < cells; ++cell) {
    if (values_[cell] != 0) continue;
    const auto units = layout_->units_of(cell);
    Bits digits = open[units[0]];
    for (const Unit unit : units.subspan(1)) digits &= open[unit];
    if (layout_->has_further()) digits -= seen_further(cell);
    fill_cell(cell, digits);
  }
  for (std::uint32_t rule = 0; rule < layout_->rule_count(); ++rule) {
    if (counts_[rule] == 0 && covered_[rule] == 0) dead_.push_back(RuleId{rule});
  }
}

void Position::fill_cell(Cell cell, Bits digits) {
  const auto units = layout_->units_of(cell);
  const auto places = layout_->places_of(cell);
  for (const std::uint32_t number : digits) {
    const auto digit = static_cast<Digit>(number + 1);
    if (!allowed_at_first({cell, digit})) {
      digits.clear(number);
      continue;
    }
    for (std::size_t k = 0; k < units.size(); ++k) {
      const RuleId rule = layout_->rule(units[k], digit);
      options_[index(rule)].set(places[k]);
      ++counts_[index(rule)];
    }
  }
  options_[cell] = digits;
  counts_[cell] = static_cast<std::uint16_t>(digits.count());
}

void Position::cover(RuleId rule) {
  if (covered_[index(rule)] == 2) return;
  if (++covered_[index(rule)] == 2) dead_.push_back(rule);
}

void Position::remove(RuleId rule, std::uint32_t number, std::vector<RuleId>* forced) {
  options_[index(rule)].clear(number);
  const std::uint16_t left = --counts_[index(rule)];
  if (left > 1 || covered(rule)) return;
  if (left == 0) {
    dead_.push_back(rule);
  } else if (forced != nullptr) {
    forced->push_back(rule);
  }
}

void Position::rule_out(Placement option, std::vector<RuleId>* forced) {
  if (!has(option)) return;
  remove(Layout::rule(option.cell), option.digit - 1U, forced);
  const auto units = layout_->units_of(option.cell);
  const auto places = layout_->places_of(option.cell);
  for (std::size_t k = 0; k < units.size(); ++k) {
    remove(layout_->rule(units[k], option.digit), places[k], forced);
  }
}

void Position::place(Placement option, std::vector<RuleId>* forced) {
  assert(has(option));
  values_[option.cell] = option.digit;
  --empty_cells_;
  cover(Layout::rule(option.cell));
  const auto units = layout_->units_of(option.cell);
  for (const Unit unit : units) {
    --empty_in_[unit];
    cover(layout_->rule(unit, option.digit));
  }
  const Bits digits = options_[option.cell];
  for (const std::uint32_t number : digits) {
    rule_out({option.cell, static_cast<Digit>(number + 1)}, forced);
  }
  for (const Unit unit : units) {
    const Bits places = options(layout_->rule(unit, option.digit));
    for (const std::uint32_t place : places) {
      rule_out({layout_->cell(unit, place), option.digit}, forced);
    }
  }
  if (!layout_->has_further()) return;
  for (const Cell peer : layout_->further_peers(option.cell)) {
    rule_out({peer, option.digit}, forced);
  }
}

// The digits in cells that a further unit or group shares with it.
Bits Position::seen_further(Cell cell) const {
  Bits digits;
  for (const Cell peer : layout_->further_peers(cell)) {
    if (values_[peer] != 0) digits.set(values_[peer] - 1U);
  }
  return digits;
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
  grid.set_constraints(layout_->constraints());
  return grid;
}

}  // namespace quadrille::logic
