// What constraints bring that rows, columns and boxes do not.
// Common peers: one of the places of a digit in a unit is right, so what sees all of them is wrong,
// by whatever it sees them: pointing and claiming are the case of two units.
// Group sets: k cells that all see each other, by any units and groups, with k digits.
// One constraint alone: of the ways to fill its cells with what they have left, none has a digit.
// Of a cage that is told by the sets of digits that it can hold.
#include <algorithm>
#include <utility>

#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"
#include "quadrille/rules/rule_book.h"

namespace quadrille::logic {
namespace {

using sudoku::RuleBook;

// The digit of a cell, or what it has left.
std::vector<Bits> digits_left(const Position& position, std::span<const Cell> cells) {
  std::vector<Bits> digits;
  for (const Cell cell : cells) {
    const Digit value = position.value(cell);
    digits.push_back(value != 0 ? Bits::of(value - 1U) : position.options(Layout::rule(cell)));
  }
  return digits;
}

bool is_changed(const Position& position, std::span<const Cell> cells) {
  return std::ranges::any_of(cells, [&](Cell cell) { return position.value(cell) == 0; });
}

// What is gone of the candidates of the cells.
std::vector<Placement> lost(const Position& position, std::span<const Cell> cells,
                            std::span<const Bits> left) {
  std::vector<Placement> options;
  for (std::size_t place = 0; place < cells.size(); ++place) {
    for (const std::uint32_t number : position.options(Layout::rule(cells[place])) - left[place]) {
      options.push_back({cells[place], static_cast<Digit>(number + 1)});
    }
  }
  return options;
}

RuleId rule_of_part(const Layout& layout, std::size_t part, Digit digit) {
  return layout.rule(layout.first_named() + static_cast<Unit>(part), digit);
}

std::vector<Digit> digits_in(const Bits& set) {
  std::vector<Digit> digits;
  for (const std::uint32_t number : set) digits.push_back(static_cast<Digit>(number + 1));
  return digits;
}

// The cells that see every cell of a set of at least one.
class GroupSets {
 public:
  GroupSets(const Position& position, std::size_t most, Deductions& found)
      : position_(position), most_(most), found_(found) {}

  // Sets that begin with the cell, which is the first of them; whether the deductions are full.
  bool walk(Cell first) {
    const Bits& digits = position_.options(Layout::rule(first));
    if (digits.count() < 2 || digits.count() > most_) return false;
    cells_ = {first};
    return extend(digits);
  }

 private:
  // NOLINTNEXTLINE(misc-no-recursion): as deep as the set has cells
  bool extend(const Bits& digits) {
    if (cells_.size() > 1 && digits.count() == cells_.size() && add(digits)) return true;
    if (cells_.size() == most_) return false;
    const Layout& layout = position_.layout();
    for (Cell cell = cells_.back() + 1; cell < layout.cell_count(); ++cell) {
      const std::uint32_t count = position_.count(Layout::rule(cell));
      if (count < 2 || count > most_) continue;
      if (!std::ranges::all_of(cells_, [&](Cell other) { return layout.sees(cell, other); })) {
        continue;
      }
      const Bits more = digits | position_.options(Layout::rule(cell));
      if (more.count() > most_) continue;
      cells_.push_back(cell);
      if (extend(more)) return true;
      cells_.pop_back();
    }
    return false;
  }

  // A digit is in one of the cells that have it, and nowhere that sees all of these.
  bool add(const Bits& digits) {
    Deduction deduction{.technique = Technique::group_set, .difficulty = kOffScale};
    for (const std::uint32_t number : digits) {
      const auto digit = static_cast<Digit>(number + 1);
      std::vector<Cell> places;
      std::ranges::copy_if(cells_, std::back_inserter(places),
                           [&](Cell cell) { return position_.has({cell, digit}); });
      for (const Placement& seen : seen_by_all(position_, digit, places)) {
        const bool inside = std::ranges::find(cells_, seen.cell) != cells_.end();
        if (!inside) deduction.rules_out.push_back(seen);
      }
      for (std::size_t k = 1; k < places.size(); ++k) {
        deduction.links.push_back(*common_rule(position_, digit, places[k - 1], places[k]));
      }
    }
    if (deduction.rules_out.empty()) return false;
    for (const Cell cell : cells_) {
      deduction.truths.push_back(Layout::rule(cell));
      append_options(position_, Layout::rule(cell), deduction.candidates);
    }
    return found_.add(std::move(deduction));
  }

  const Position& position_;
  std::size_t most_;
  Deductions& found_;
  std::vector<Cell> cells_;
};

constexpr std::size_t kMostPlaces = 5;  // more are seldom seen by one cell, and never by a person
constexpr std::size_t kMostInGroup = 4;

}  // namespace

void find_common_peers(const Position& position, Technique technique, Deductions& found) {
  const Layout& layout = position.layout();
  for (Unit unit = 0; unit < layout.unit_count(); ++unit) {
    for (Digit digit = 1; digit <= position.size(); ++digit) {
      const RuleId truth = layout.rule(unit, digit);
      if (position.count(truth) < 2 || position.count(truth) > kMostPlaces) continue;
      std::vector<Cell> places;
      for (const std::uint32_t place : position.options(truth)) {
        places.push_back(layout.cell(unit, place));
      }
      Deduction deduction{.technique = technique, .difficulty = kOffScale, .truths = {truth}};
      deduction.rules_out = seen_by_all(position, digit, places);
      if (deduction.rules_out.empty()) continue;
      append_options(position, truth, deduction.candidates);
      for (const Cell place : places) {
        const RuleId link = *common_rule(position, digit, place, deduction.rules_out.front().cell);
        if (std::ranges::find(deduction.links, link) == deduction.links.end()) {
          deduction.links.push_back(link);
        }
      }
      if (found.add(std::move(deduction))) return;
    }
  }
}

void find_group_sets(const Position& position, Technique /*technique*/, Deductions& found) {
  for (std::size_t most = 2; most <= kMostInGroup; ++most) {
    GroupSets sets(position, most, found);
    for (Cell cell = 0; cell < position.layout().cell_count(); ++cell) {
      if (sets.walk(cell) || found.full()) return;
    }
  }
}

void find_rule_steps(const Position& position, Technique technique, Deductions& found) {
  const Layout& layout = position.layout();
  const RuleBook& book = layout.book();
  for (std::size_t number = 0; number < book.parts().size() && !found.full(); ++number) {
    const std::vector<Cell>& cells = book.parts()[number].cells;
    if (!is_changed(position, cells)) continue;
    const std::vector<Bits> digits = digits_left(position, cells);
    std::vector<Bits> left = digits;
    static_cast<void>(book.keep_possible(number, left));  // where there is no way, all go
    std::vector<Placement> ruled_out = lost(position, cells, left);
    if (ruled_out.empty()) continue;
    const std::vector<Bits> sets = book.sets_left(number, digits);
    if (sets.empty() == (technique == Technique::combinations)) continue;
    Deduction deduction{.technique = technique, .difficulty = kOffScale};
    for (const Digit digit : digits_of(ruled_out)) {
      deduction.links.push_back(rule_of_part(layout, number, digit));
    }
    for (const Cell cell : cells)
      append_options(position, Layout::rule(cell), deduction.candidates);
    std::erase_if(deduction.candidates, [&](const Placement& option) {
      return std::ranges::find(ruled_out, option) != ruled_out.end();
    });
    deduction.rules_out = std::move(ruled_out);
    for (const Bits& set : sets) deduction.sets.push_back(digits_in(set));
    if (found.add(std::move(deduction))) return;
  }
}

namespace {

// Of the cells that are filled one each.
std::uint32_t count_left(const Position& position, std::span<const Cell> cells) {
  std::uint32_t count = 0;
  for (const Cell cell : cells) {
    count += position.value(cell) != 0 ? 1 : position.count(Layout::rule(cell));
  }
  return count;
}

std::vector<std::uint32_t> count_parts(const Position& position) {
  std::vector<std::uint32_t> counts;
  for (const RuleBook::Part& part : position.layout().book().parts()) {
    counts.push_back(count_left(position, part.cells));
  }
  return counts;
}

OutByRules rule_out_by_parts(Position& position, std::uint32_t level, std::vector<Move>& moves,
                             std::vector<RuleId>& forced, std::vector<std::uint32_t>& counts) {
  const Layout& layout = position.layout();
  const RuleBook& book = layout.book();
  OutByRules out;
  for (std::size_t number = 0; number < counts.size() && !position.broken(); ++number) {
    const std::vector<Cell>& cells = book.parts()[number].cells;
    if (count_left(position, cells) == counts[number]) continue;
    std::vector<Bits> left = digits_left(position, cells);
    if (!book.keep_possible(number, left)) {
      return {.any = true, .dead = rule_of_part(layout, number, 1)};
    }
    for (const Placement& option : lost(position, cells, left)) {
      moves.push_back({Move::Kind::out, level, rule_of_part(layout, number, option.digit), option});
      position.rule_out(option, &forced);
      out.any = true;
    }
    counts[number] = count_left(position, cells);
  }
  return out;
}

constexpr RuleTrial kRuleTrial = {count_parts, rule_out_by_parts};

}  // namespace

const RuleTrial* rule_trial() { return &kRuleTrial; }

}  // namespace quadrille::logic
