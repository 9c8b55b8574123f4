#include "quadrille/rules/rule_book.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "quadrille/base/sort.h"
#include "quadrille/rules/kinds/kind_row.h"
#include "quadrille/rules/kinds/lower.h"
#include "quadrille/rules/walk/narrow.h"

namespace quadrille::sudoku {
namespace {

using AnyRule = std::variant<const rules::Several*, const rules::Sets*, const rules::Table*,
                             const rules::Chains*, const rules::Choice*>;

void add_cell(std::vector<Cell>& cells, Cell cell) {
  if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
}

std::vector<Cell> cells_of_rule(const rules::Several& several) {
  std::vector<Cell> cells;
  for (const Placement& placement : several.placements) add_cell(cells, placement.cell);
  return cells;
}
std::vector<Cell> cells_of_rule(const rules::Sets& sets) { return sets.cells; }
std::vector<Cell> cells_of_rule(const rules::Table& table) { return table.cells; }
std::vector<Cell> cells_of_rule(const rules::Chains& chains) {
  std::vector<Cell> cells;
  for (const rules::Chain& chain : chains.chains) {
    for (const rules::Term& term : chain.terms) {
      for (const Cell cell : term.cells) add_cell(cells, cell);
    }
  }
  return cells;
}
std::vector<Cell> cells_of_rule(const rules::Choice& choice) {
  std::vector<Cell> cells;
  for (const auto& ruled_out : choice.ruled_out) {
    for (const Placement& placement : ruled_out) add_cell(cells, placement.cell);
  }
  return cells;
}

std::uint32_t constraint_of(const rules::Chains& chains) {
  return chains.chains.front().constraint;
}
std::uint32_t constraint_of(const auto& rule) { return rule.constraint; }

// "cage 15 at r1c1"; of two cells both are named.
Message name_of(const Shape& shape, const Constraint& constraint, std::span<const Cell> cells) {
  Argument::List named;
  for (const Cell cell : cells.first(cells.size() == 2 ? 2 : 1)) {
    named.emplace_back(cell_name(shape, cell));
  }
  const rules::KindRow& row = rules::row_of(constraint.kind);
  // Of several units of one constraint each is named.
  const bool has_units = row.groups != nullptr;
  Message rule = has_units ? Message(fmt::format("rule.area.{}", name(constraint.kind)))
                           : message_of(constraint.kind);
  const bool is_one_unit = has_units && row.groups(shape).size() == 1;
  if (is_one_unit) return rule;
  const bool tells_value = row.has_total || is_outside(constraint.kind);
  if (!tells_value || constraint.values.size() != 1) {
    return {"rule.at", {{"rule", std::move(rule)}, {"cells", std::move(named)}}};
  }
  return {"rule.of",
          {{"rule", std::move(rule)},
           {"value", constraint.values.front()},
           {"cells", std::move(named)}}};
}

}  // namespace

struct RuleBook::Rules {
  rules::RuleSet set;
  std::vector<std::vector<AnyRule>> of_part;
};

RuleBook::~RuleBook() = default;

// Rules of one constraint are one part, unless it is for the whole board: then those of the same
// cells are. Sums that follow from several constraints are no part.
RuleBook::RuleBook(const Grid& grid) {
  auto own = std::make_unique<Rules>();
  own->set = rules::lower(grid);
  std::map<std::pair<std::uint32_t, std::vector<Cell>>, std::size_t> known;
  const auto add = [&](const auto& rule) {
    const std::uint32_t number = constraint_of(rule);
    if (number == rules::kNoConstraint) return;
    const std::vector<Cell> cells = cells_of_rule(rule);
    assert(!cells.empty());
    const bool global = is_global(grid.constraints()->all()[number].kind);
    std::vector<Cell> key = global ? cells : std::vector<Cell>{};
    quadrille::sort(key);
    const auto [at, is_new] = known.try_emplace({number, std::move(key)}, parts_.size());
    if (is_new) {
      parts_.push_back({number, {}});
      own->of_part.emplace_back();
    }
    for (const Cell cell : cells) add_cell(parts_[at->second].cells, cell);
    own->of_part[at->second].emplace_back(&rule);
  };
  for (const auto& rule : own->set.several) add(rule);
  for (const auto& rule : own->set.sets) add(rule);
  for (const auto& rule : own->set.tables) add(rule);
  for (const auto& rule : own->set.chains) add(rule);
  for (const auto& rule : own->set.choices) add(rule);
  for (rules::Group& group : own->set.groups) {
    if (group.constraint == rules::kNoConstraint) continue;
    groups_.push_back({group.constraint, std::move(group.cells)});
  }
  marks_.resize(std::size_t{grid.shape().cell_count()} * grid.size());
  for (std::size_t place = 0; place < marks_.size(); ++place) {
    marks_[place] = own->set.domains[place / grid.size()].test(place % grid.size());
  }
  rules_ = std::move(own);
}

bool RuleBook::keep_possible(std::size_t part, std::span<Bits> digits) const {
  rules::Narrow narrow(parts_[part].cells, digits);
  do {
    for (const AnyRule& rule : rules_->of_part[part]) {
      std::visit([&](const auto* it) { narrow.by(*it); }, rule);
    }
    if (std::ranges::any_of(digits, &Bits::empty)) return false;
  } while (narrow.has_changed());
  return true;
}

std::vector<Bits> RuleBook::sets_left(std::size_t part, std::span<const Bits> digits) const {
  const auto& rules = rules_->of_part[part];
  if (rules.size() != 1 || !std::holds_alternative<const rules::Sets*>(rules.front())) return {};
  const rules::Sets& sets = *std::get<const rules::Sets*>(rules.front());
  std::vector<Bits> own(digits.begin(), digits.end());
  const rules::Narrow narrow(parts_[part].cells, own);
  std::vector<Bits> left;
  for (const rules::Digits& set : sets.sets) {
    if (!narrow.can_hold(sets, set)) continue;
    left.emplace_back();
    for (std::uint32_t digit = 0; digit < set.size(); ++digit) {
      if (set.test(digit)) left.back().set(digit);
    }
  }
  return left;
}

std::shared_ptr<const Layout> layout_with_rules(const Grid& grid) {
  const Shape& shape = grid.shape();
  const std::vector<Constraint>& all = grid.constraints()->all();
  auto book = std::make_shared<const RuleBook>(grid);
  FurtherAreas areas;
  for (const RuleBook::Part& group : book->groups()) {
    auto& list = group.cells.size() == shape.size() ? areas.units : areas.groups;
    list.push_back({group.cells, name_of(shape, all[group.constraint], group.cells)});
  }
  for (const RuleBook::Part& part : book->parts()) {
    areas.named.push_back({part.cells, name_of(shape, all[part.constraint], part.cells)});
  }
  areas.constraints = grid.constraints();
  areas.book = std::move(book);
  return std::make_shared<const Layout>(shape, std::move(areas));
}

}  // namespace quadrille::sudoku
