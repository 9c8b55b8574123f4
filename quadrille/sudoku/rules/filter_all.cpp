// Cells that differ, and what two cells say of each other, are told at once when a cell changes;
// all other rules wait for their turn.
#include "quadrille/sudoku/rules/filter_all.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/sudoku/rules/filling.h"

namespace quadrille::sudoku::rules {
namespace {

constexpr std::size_t kCheap = 30;
constexpr std::size_t kDear = 200;

}  // namespace

FilterAll::FilterAll(const Shape& shape, const RuleSet& rules)
    : digits_(shape.size()),
      numbers_(shape.cell_count()),
      of_cell_(shape.cell_count()),
      peers_(shape.cell_count()),
      pairs_(shape.cell_count()) {
  for (const Digits& domain : rules.domains) masks_.push_back(mask_of(domain));
  std::iota(numbers_.begin(), numbers_.end(), Cell{0});
  Peers peers(shape);
  for (const Group& group : rules.groups) peers.add_group(group.cells);
  add_groups(peers);
  for (const Several& several : rules.several) {
    add_pairs(several);
    if (several.exactly) add(SeveralFilter(several));
  }
  for (const Sets& sets : rules.sets) add(SetsFilter(sets, cells_that_see(sets.cells)));
  for (const Table& table : rules.tables) {
    if (table.cells.size() == 2 && table.cells[0] != table.cells[1]) {
      add_pairs(table);
    } else {
      add(TableFilter(table, digits_));
    }
  }
  for (const Chains& chains : rules.chains) add(ChainsFilter(chains));
  for (const Choice& choice : rules.choices) {
    ChoiceFilter filter(choice);
    if (!filter.cells().empty()) add(std::move(filter));
  }
  is_called_.resize(filters_.size(), 0);
}

void FilterAll::add(Filter filter) {
  const auto number = static_cast<std::uint32_t>(filters_.size());
  std::size_t cost = 0;
  std::visit(
      [&](const auto& it) {
        cost = it.cost();
        for (const Cell cell : it.cells()) {
          if (of_cell_[cell].empty() || of_cell_[cell].back() != number) {
            of_cell_[cell].push_back(number);
          }
        }
      },
      filter);
  filters_.push_back(std::move(filter));
  costs_.push_back(static_cast<std::uint32_t>(cost));
  ranks_.push_back(static_cast<std::uint8_t>(cost < kCheap ? 0 : cost < kDear ? 1 : 2));
}

void FilterAll::add_groups(const Peers& peers) {
  const Mask all = digits_ == kMostMasked ? ~Mask{0} : (Mask{1} << digits_) - 1;
  for (const std::vector<Cell>& group : peers.groups()) {
    for (const Cell cell : group) {
      for (const Cell other : group) {
        if (cell != other) peers_[cell].push_back(other);
      }
    }
    if (group.size() == digits_) add(UnitFilter(group, all));
  }
  for (std::vector<Cell>& seen : peers_) {
    quadrille::sort(seen);
    seen.erase(std::ranges::unique(seen).begin(), seen.end());
  }
}

std::vector<Cell> FilterAll::cells_that_see(std::span<const Cell> cells) const {
  std::vector<Cell> seeing = peers_[cells.front()];
  for (const Cell cell : cells.subspan(1)) {
    std::erase_if(seeing,
                  [&](Cell other) { return !std::ranges::binary_search(peers_[cell], other); });
  }
  return seeing;
}

std::size_t FilterAll::pair_of(Cell from, Cell to) {
  for (const Pair& pair : pairs_[from]) {
    if (pair.other == to) return pair.first;
  }
  pairs_[from].push_back({to, allowed_.size()});
  allowed_.resize(allowed_.size() + digits_, ~Mask{0});
  return pairs_[from].back().first;
}

void FilterAll::forbid(const Placement& one, const Placement& other) {
  allowed_[pair_of(one.cell, other.cell) + one.digit - 1] &= ~(Mask{1} << (other.digit - 1U));
}

void FilterAll::add_pairs(const Several& several) {
  for (const Placement& one : several.placements) {
    for (const Placement& other : several.placements) {
      if (one.cell != other.cell) forbid(one, other);
    }
  }
}

void FilterAll::add_pairs(const Table& table) {
  for (const std::size_t from : {0U, 1U}) {
    std::vector<Mask> with(digits_, 0);
    for (std::size_t at = 0; at < table.tuples.size(); at += 2) {
      with[table.tuples[at + from] - 1U] |= Mask{1} << (table.tuples[at + 1 - from] - 1U);
    }
    const std::size_t first = pair_of(table.cells[from], table.cells[1 - from]);
    for (std::size_t digit = 0; digit < digits_; ++digit) allowed_[first + digit] &= with[digit];
  }
}

bool FilterAll::spread(Cell cell, Candidates& candidates) {
  const Mask here = candidates.at(cell);
  failed_ = {&numbers_[cell], 1};  // if it does
  if (is_single(here)) {
    work_ += peers_[cell].size();
    for (const Cell peer : peers_[cell]) {
      if (!candidates.keep(peer, ~here)) return false;
    }
  }
  for (const Pair& pair : pairs_[cell]) {
    Mask left = 0;
    for (Mask rest = here; rest != 0; rest &= rest - 1) {
      left |= allowed_[pair.first + static_cast<std::size_t>(std::countr_zero(rest))];
    }
    work_ += 4;
    if (!candidates.keep(pair.other, left)) return false;
  }
  for (const std::uint32_t filter : of_cell_[cell]) call(filter);
  return true;
}

void FilterAll::call(std::uint32_t filter) {
  if (is_called_[filter] != 0) return;
  is_called_[filter] = 1;
  called_[ranks_[filter]].push_back(filter);
}

void FilterAll::forget_calls() {
  for (auto& called : called_) {
    for (const std::uint32_t filter : called) is_called_[filter] = 0;
    called.clear();
  }
}

// `any`: whether there was one.
bool FilterAll::apply_next(Candidates& candidates, bool& any) {
  for (auto& called : called_) {
    if (called.empty()) continue;
    const std::uint32_t filter = called.back();
    called.pop_back();
    is_called_[filter] = 0;
    work_ += costs_[filter];
    any = true;
    return std::visit(
        [&](auto& it) {
          if (it.apply(candidates)) return true;
          failed_ = it.cells();
          return false;
        },
        filters_[filter]);
  }
  any = false;
  return true;
}

bool FilterAll::run(Candidates& candidates) {
  bool any = true;
  while (any) {
    bool stands = true;
    if (const auto cell = candidates.next_changed()) {
      stands = spread(*cell, candidates);
    } else {
      stands = apply_next(candidates, any);
    }
    if (!stands) {
      forget_calls();
      return false;
    }
  }
  return true;
}

bool FilterAll::run_all(Candidates& candidates) {
  for (Cell cell = 0; cell < masks_.size(); ++cell) {
    if (masks_[cell] == 0 || !spread(cell, candidates)) {
      forget_calls();
      return false;
    }
  }
  return run(candidates);
}

}  // namespace quadrille::sudoku::rules
