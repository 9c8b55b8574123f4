// The pruned form is made in two steps. First the givens are counted on every rule: a rule counted
// once is satisfied and gone; one counted twice stays without an option, as nothing can satisfy it.
// Then every digit that an empty cell may take, and whose rules are all uncounted, is an option.
#include "quadrille/rules/encode.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/verify.h"

namespace quadrille::sudoku {
namespace {

// One rule a family; the last means nothing without boxes.
using Rules = std::array<std::uint32_t, 4>;

// The boxes along a row, one cell after another, without a division for each: the encoding of a
// 9x9 board takes 10% less time.
class BoxesOfRow {
 public:
  BoxesOfRow(const Shape& shape, std::uint32_t row)
      : shape_(shape),
        cell_(row * shape.size()),
        regular_(shape.box_rows() != 0),
        box_(regular_ ? shape.box_of(cell_) : 0),
        left_in_box_(shape.box_columns()) {}

  std::uint32_t next() {
    if (!regular_) return shape_.has_boxes() ? shape_.box_of(cell_++) : 0;
    if (left_in_box_ == 0) {
      ++box_;
      left_in_box_ = shape_.box_columns();
    }
    --left_in_box_;
    return box_;
  }

 private:
  const Shape& shape_;
  Cell cell_;
  bool regular_;
  std::uint32_t box_;
  std::uint32_t left_in_box_;
};

// Calls visit(cell, first) for every cell, with the rules of its digit 1: those of the digit d are
// the same in the first family and d - 1 further on in the others.
template <class Visit>
void for_each_cell(const Shape& shape, Visit visit) {
  const std::uint32_t size = shape.size();
  const std::uint32_t cells = shape.cell_count();
  Cell cell = 0;
  for (std::uint32_t row = 0; row < size; ++row) {
    BoxesOfRow boxes(shape, row);
    for (std::uint32_t column = 0; column < size; ++column, ++cell) {
      visit(cell, Rules{cell, cells + row * size, 2 * cells + column * size,
                        3 * cells + boxes.next() * size});
    }
  }
}

// How often the givens satisfy each rule: 0, 1, or 2 for "more than once".
std::vector<std::uint8_t> count_givens(const Grid& grid) {
  const std::uint32_t families = family_count(grid.shape());
  std::vector<std::uint8_t> counts(rule_count(grid.shape()), 0);
  for_each_cell(grid.shape(), [&](Cell cell, const Rules& first) {
    const Digit digit = grid.at(cell);
    if (digit == 0) return;
    counts[cell] = 1;
    for (std::uint32_t family = 1; family < families; ++family) {
      std::uint8_t& count = counts[first[family] + digit - 1U];
      count = count == 0 ? 1 : 2;
    }
  });
  return counts;
}

// The options of a board, as they are found: what they place and what they cover.
struct OptionList {
  std::vector<Placement> placements;
  std::vector<cover::Entry> entries;  // kFamilies for each
};

constexpr std::size_t kFirstRoom = 4096;  // options: enough for any 9x9 board

// For every cell, writes down every digit as if it were an option and then keeps or overwrites it,
// with no jump on the outcome, which nothing could predict: twice as fast as asking first.
// Nothing where a stop came first, which is looked at in every row.
template <std::uint32_t kFamilies>
std::optional<OptionList> find_options(const Grid& grid, const std::vector<std::uint8_t>& counts,
                                       const std::vector<cover::ItemId>& item_of,
                                       const Stop* stop) {
  const std::uint32_t size = grid.size();
  OptionList options;
  const std::size_t at_most = std::size_t{grid.empty_count()} * size;
  // Room is taken at once and used bit by bit: nothing is copied, and no page touched too early.
  options.placements.reserve(at_most);
  options.entries.reserve(at_most * kFamilies);
  options.placements.resize(std::min<std::size_t>(at_most, kFirstRoom));
  options.entries.resize(options.placements.size() * kFamilies);
  std::size_t found = 0;
  bool stopped = false;
  for_each_cell(grid.shape(), [&](Cell cell, const Rules& first) {
    if (cell % size == 0) stopped = stopped || (stop != nullptr && stop->requested());
    if (stopped || counts[cell] != 0) return;
    if (options.placements.size() < found + size) {
      options.placements.resize(found + size);
      options.entries.resize(options.placements.size() * kFamilies);
    }
    for (std::uint32_t later = 0; later < size; ++later) {
      const auto digit = static_cast<Digit>(later + 1);
      bool open = grid.allows(cell, digit);
      options.placements[found] = {cell, digit};
      cover::Entry* entries = options.entries.data() + found * kFamilies;
      entries[0] = {item_of[cell]};
      for (std::uint32_t family = 1; family < kFamilies; ++family) {
        const std::uint32_t rule = first[family] + later;
        open = open & (counts[rule] == 0);
        entries[family] = {item_of[rule]};
      }
      found += static_cast<std::size_t>(open);
    }
  });
  if (stopped) return std::nullopt;
  options.placements.resize(found);
  options.entries.resize(found * kFamilies);
  return options;
}

// The same for mosaics: a cell has the areas that it is in. They are few and small, and need
// neither haste nor a stop.
std::vector<std::uint8_t> count_givens(const Mosaic& mosaic, const Grid& grid) {
  std::vector<std::uint8_t> counts(rule_count(grid.shape()), 0);
  for (Cell cell = 0; cell < mosaic.cell_count(); ++cell) {
    if (grid.at(cell) == 0) continue;
    counts[cell] = 1;
    for (const Unit area : mosaic.areas_of(cell)) {
      std::uint8_t& count = counts[mosaic.cell_count() + area * grid.size() + grid.at(cell) - 1U];
      // Nobody misses the digit of a group: the cell itself is what cannot be satisfied.
      if (count != 0 && area >= mosaic.unit_count()) counts[cell] = 2;
      count = count == 0 ? 1 : 2;
    }
  }
  return counts;
}

// Where the entries of each option start, as their numbers differ, goes to `start`.
OptionList find_options(const Mosaic& mosaic, const Grid& grid,
                        const std::vector<std::uint8_t>& counts,
                        const std::vector<cover::ItemId>& item_of,
                        std::vector<std::uint32_t>& start) {
  OptionList options;
  start = {0};
  for (Cell cell = 0; cell < mosaic.cell_count(); ++cell) {
    for (std::uint32_t later = 0; later < grid.size() && counts[cell] == 0; ++later) {
      const auto rule = [&](Unit area) { return mosaic.cell_count() + area * grid.size() + later; };
      const auto digit = static_cast<Digit>(later + 1);
      const bool open = grid.allows(cell, digit) &&
                        std::ranges::all_of(mosaic.areas_of(cell),
                                            [&](Unit area) { return counts[rule(area)] == 0; });
      if (!open) continue;
      options.placements.push_back({cell, digit});
      options.entries.push_back({item_of[cell]});
      for (const Unit area : mosaic.areas_of(cell)) {
        options.entries.push_back({item_of[rule(area)]});
      }
      start.push_back(static_cast<std::uint32_t>(options.entries.size()));
    }
  }
  return options;
}

}  // namespace

Encoding encode(const Grid& grid, Form form) { return *encode(grid, form, nullptr); }

std::optional<Encoding> encode(const Grid& grid, Form form, const Stop* stop) {
  if (const Constraints* rules = constraints_of(grid)) return rules->encode(grid, form, stop);
  const Shape& shape = grid.shape();
  const Mosaic* mosaic = mosaic_of(shape);
  const std::uint32_t families = family_count(shape);
  const auto counts = form == Form::full  ? std::vector<std::uint8_t>(rule_count(shape), 0)
                      : mosaic != nullptr ? count_givens(*mosaic, grid)
                                          : count_givens(grid);
  std::vector<RuleId> rules(counts.size());
  std::vector<cover::ItemId> item_of(counts.size());
  const std::uint32_t primary_rules = primary_rule_count(shape);
  std::uint32_t items = 0;
  std::uint32_t primary = 0;
  for (std::uint32_t rule = 0; rule < counts.size(); ++rule) {
    if (rule == primary_rules) primary = items;
    rules[items] = RuleId{rule};
    item_of[rule] = cover::ItemId{items};
    items += static_cast<std::uint32_t>(counts[rule] != 1);
  }
  rules.resize(items);
  if (counts.size() == primary_rules) primary = items;

  std::vector<std::uint32_t> start;
  std::optional<OptionList> options;
  if (mosaic != nullptr) {
    options = find_options(*mosaic, grid, counts, item_of, start);
  } else {
    options = families == 4 ? find_options<4>(grid, counts, item_of, stop)
                            : find_options<3>(grid, counts, item_of, stop);
    if (!options) return std::nullopt;
    start.resize(options->placements.size() + 1);
    for (std::uint32_t option = 0; option < start.size(); ++option) {
      start[option] = option * families;
    }
  }
  auto legend =
      std::make_shared<const Legend>(shape, std::move(rules), std::move(options->placements));
  return Encoding{
      .problem = {primary, items, std::move(start), std::move(options->entries), legend},
      .legend = legend};
}

void place(std::span<const cover::OptionId> options, const Legend& legend, Grid& board) {
  for (const cover::OptionId option : options) {
    const Placement& placement = legend.placements[index(option)];
    if (placement.cell != kNoCell) board.set(placement.cell, placement.digit);
  }
}

Result<Grid> decode(const Grid& grid, const Encoding& encoding,
                    std::span<const cover::OptionId> solution) {
  Grid solved(grid.shape(), {grid.cells().begin(), grid.cells().end()});
  solved.set_constraints(grid.constraints());
  for (const cover::OptionId option : solution) {
    if (index(option) >= encoding.legend->placements.size()) {
      return Error{ErrorKind::solution_option, {{"option", std::uint64_t{index(option)} + 1}}};
    }
  }
  place(solution, *encoding.legend, solved);
  if (const auto wrong = verify(grid, solved)) {
    return Error{ErrorKind::not_a_solution, {{"reason", wrong->message()}}};
  }
  return solved;
}

std::string Legend::item(cover::ItemId item) const {
  const bool helps = helpers != nullptr && index(rule(item)) >= rule_count(shape);
  return helps ? helpers->item(item) : rule_name(shape, rule(item));
}

std::string Legend::option(cover::OptionId option) const {
  if (placements[index(option)].cell == kNoCell) return helpers->option(option);
  return placement_name(shape, placements[index(option)]);
}

}  // namespace quadrille::sudoku
