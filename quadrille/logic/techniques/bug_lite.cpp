// BUG lite: some cells, each with two of its candidates, such that in every unit each of these
// digits is there in two of the cells or in none. If all cells took one of their two, each could
// take the other as well: in a unit the digits would only change places. So some cell takes another
// candidate: the only one that has any, or one of those that share a single one. With two digits in
// all it is a unique rectangle or loop.
#include <algorithm>

#include "quadrille/base/sort.h"
#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

constexpr std::size_t kMostCells = 12;
constexpr std::uint32_t kMostTries = 3'000;  // from one cell

class BugLites {
 public:
  BugLites(const Position& position, Deductions& found)
      : position_(position),
        layout_(position.layout()),
        found_(found),
        times_(layout_.rule_count(), 0) {}

  // From the first of its cells that has two candidates.
  void start_from(Cell cell) {
    start_ = cell;
    tries_ = 0;
    enter(cell, position_.options(Layout::rule(cell)));
    go_on();
    leave();
  }

 private:
  struct Member {
    Cell cell;
    Bits pair;
    Bits extra;
  };

  template <class Each>
  void for_each_rule(Cell cell, const Bits& pair, Each each) {
    for (const Unit unit : layout_.units_of(cell)) {
      for (const std::uint32_t number : pair) {
        each(index(layout_.rule(unit, static_cast<Digit>(number + 1))));
      }
    }
  }

  void enter(Cell cell, const Bits& pair) {
    members_.push_back({cell, pair, position_.options(Layout::rule(cell)) - pair});
    for_each_rule(cell, pair, [&](std::uint32_t rule) { ++times_[rule]; });
  }
  void leave() {
    const Member last = members_.back();
    for_each_rule(last.cell, last.pair, [&](std::uint32_t rule) { --times_[rule]; });
    members_.pop_back();
  }

  [[nodiscard]] bool may_enter(Cell cell, const Bits& pair) {
    if (std::ranges::find(members_, cell, &Member::cell) != members_.end()) return false;
    const Bits extra = position_.options(Layout::rule(cell)) - pair;
    if (extra.empty() && cell < start_) return false;
    if (!extra.empty()) {
      Bits all = extra;
      bool alone = true;
      for (const Member& member : members_) {
        all |= member.extra;
        alone = alone && member.extra.empty();
      }
      if (!alone && all.count() > 1) return false;
    }
    bool room = true;
    for_each_rule(cell, pair, [&](std::uint32_t rule) { room = room && times_[rule] < 2; });
    return room;
  }

  // A digit that is in one cell of a unit only; of several, that with the fewest places.
  [[nodiscard]] std::optional<RuleId> open_rule() {
    std::optional<RuleId> open;
    for (const Member& member : members_) {
      for_each_rule(member.cell, member.pair, [&](std::uint32_t rule) {
        const bool fewer = !open || position_.count(RuleId{rule}) < position_.count(*open);
        if (times_[rule] == 1 && fewer) open = RuleId{rule};
      });
    }
    return open;
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as the pattern has cells
  void go_on() {
    if (++tries_ > kMostTries || found_.full()) return;
    const std::optional<RuleId> open = open_rule();
    if (!open) {
      keep();
      return;
    }
    if (members_.size() == kMostCells) return;
    const std::uint32_t digit = layout_.digit(*open) - 1U;
    for (const std::uint32_t place : position_.options(*open)) {
      const Cell cell = layout_.option(*open, place).cell;
      for (const std::uint32_t other : position_.options(Layout::rule(cell))) {
        const Bits pair = Bits::of(digit) | Bits::of(other);
        if (other == digit || !may_enter(cell, pair)) continue;
        enter(cell, pair);
        go_on();
        leave();
      }
    }
  }

  void keep() {
    Deduction deduction{.technique = Technique::bug_lite,
                        .difficulty = least_difficulty(Technique::bug_lite)};
    Bits digits;
    Bits extra;
    std::vector<Cell> rescuers;
    for (const Member& member : members_) {
      deduction.loop.push_back(member.cell);
      digits |= member.pair;
      extra |= member.extra;
      if (!member.extra.empty()) rescuers.push_back(member.cell);
      for (const std::uint32_t number : member.pair) {
        deduction.candidates.push_back({member.cell, static_cast<Digit>(number + 1)});
      }
    }
    if (rescuers.empty() || digits.count() < 3) return;
    if (rescuers.size() == 1) {
      const Member& only = *std::ranges::find(members_, rescuers.front(), &Member::cell);
      for (const std::uint32_t number : only.pair) {
        deduction.rules_out.push_back({only.cell, static_cast<Digit>(number + 1)});
      }
    } else {
      const auto digit = static_cast<Digit>(extra.first() + 1);
      deduction.rules_out = seen_by_all(position_, digit, rescuers);
      for (const Cell cell : rescuers) deduction.candidates.push_back({cell, digit});
    }
    quadrille::sort(deduction.loop);
    const bool known = std::ranges::find(known_, deduction.loop) != known_.end();
    if (known || deduction.rules_out.empty()) return;
    known_.push_back(deduction.loop);
    found_.add(std::move(deduction));
  }

  const Position& position_;
  const Layout& layout_;
  Deductions& found_;
  std::vector<std::uint8_t> times_;  // how often each digit is in each unit
  Cell start_ = 0;
  std::uint32_t tries_ = 0;
  std::vector<Member> members_;
  std::vector<std::vector<Cell>> known_;
};

}  // namespace

void find_bug_lites(const Position& position, Technique /*technique*/, Deductions& found) {
  BugLites search(position, found);
  for (Cell cell = 0; cell < position.layout().cell_count() && !found.full(); ++cell) {
    if (position.count(Layout::rule(cell)) == 2) search.start_from(cell);
  }
}

}  // namespace quadrille::logic
