// Unique rectangles and loops: some rescuer takes a digit other than the two of the loop.
//   type 1  one rescuer: neither of the two digits goes there
//   type 2  the rescuers share one extra digit: it goes nowhere in sight of all of them
//   type 3  two rescuers in one unit stand for one cell with their extra digits, or hold at most
//           one of the two digits between them: a naked or a hidden set with other cells
//   type 4  two rescuers in one unit hold one of the two digits for certain: not the other
// With four cells they are as hard as 4.5, with six 4.6, eight 4.7, more 5.0.
#include <algorithm>
#include <utility>

#include "quadrille/logic/techniques/plane.h"
#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"
#include "quadrille/logic/techniques/unique_loop.h"

namespace quadrille::logic {
namespace {

constexpr std::uint32_t kLargestSubset = 4;

// The technique of type 1 for the loop, and how hard it is; the other types follow it.
struct Kind {
  Technique first;
  Difficulty difficulty;
};

Kind kind_of(const UniqueLoop& loop) {
  const auto cells = static_cast<Difficulty>(loop.cells.size());
  if (cells == 4) return {Technique::unique_rectangle_1, 45};
  return {Technique::unique_loop_1, cells >= 10 ? 50 : 45 + (cells - 4) / 2};
}

class UniqueTypes {
 public:
  UniqueTypes(const Position& position, std::vector<Deduction>& found)
      : position_(position), layout_(position.layout()), found_(found) {}

  void look_at(const UniqueLoop& loop, Kind kind) {
    kind_ = kind;
    if (loop.rescuers.size() == 1) {
      type_1(loop);
      return;
    }
    if (loop.extra.count() == 1) type_2(loop);
    if (loop.rescuers.size() != 2) return;
    const Cell a = loop.rescuers[0];
    const Cell b = loop.rescuers[1];
    for (const Unit unit : layout_.units_of(a)) {
      if (layout_.unit_of(b, layout_.family(unit)) != unit) continue;
      if (loop.extra.count() > 1) type_3(loop, unit);
      type_4(loop, unit);
    }
  }

 private:
  [[nodiscard]] Technique of_type(std::uint32_t type) const {
    return static_cast<Technique>(static_cast<std::uint32_t>(kind_.first) + type - 1);
  }

  [[nodiscard]] Deduction start(const UniqueLoop& loop, std::uint32_t type) const {
    Deduction deduction{.technique = of_type(type), .difficulty = kind_.difficulty};
    deduction.loop = loop.cells;
    for (const Cell cell : loop.cells) {
      append_if_left({cell, loop.low}, deduction.candidates);
      append_if_left({cell, loop.high}, deduction.candidates);
    }
    return deduction;
  }

  void append_if_left(Placement option, std::vector<Placement>& options) const {
    if (position_.has(option)) options.push_back(option);
  }

  void add(Deduction deduction) {
    if (!deduction.rules_out.empty()) insert_by_difficulty(found_, std::move(deduction));
  }

  void type_1(const UniqueLoop& loop) {
    Deduction deduction = start(loop, 1);
    const Cell rescuer = loop.rescuers.front();
    append_if_left({rescuer, loop.low}, deduction.rules_out);
    append_if_left({rescuer, loop.high}, deduction.rules_out);
    add(std::move(deduction));
  }

  void type_2(const UniqueLoop& loop) {
    Deduction deduction = start(loop, 2);
    const auto digit = static_cast<Digit>(loop.extra.first() + 1);
    deduction.rules_out = seen_by_all(position_, digit, loop.rescuers);
    for (const Cell rescuer : loop.rescuers) deduction.candidates.push_back({rescuer, digit});
    add(std::move(deduction));
  }

  void type_3(const UniqueLoop& loop, Unit unit) {
    Bits rescuers;  // places in the unit
    for (const Cell cell : loop.rescuers) {
      rescuers.set(layout_.place_of(cell, layout_.family(unit)));
    }
    for (std::uint32_t k = loop.extra.count(); k <= kLargestSubset; ++k) {
      naked_set(loop, unit, rescuers, k);
      if (2 * k < position_.empty_cells(unit)) hidden_set(loop, unit, rescuers, k);
    }
  }

  void naked_set(const UniqueLoop& loop, Unit unit, const Bits& rescuers, std::uint32_t k) {
    const Plane plane = Plane::naked(layout_, unit);
    LockedSets(position_, k)
        .walk(plane, {.truths = {}, .links = loop.extra}, 1, rescuers, [&](const LockedSet& set) {
          const Bits places = set.truths | rescuers;
          Deduction naked = locked_set(position_, of_type(3), plane, {places, set.links});
          if (extend_to_box(unit, places, naked)) finish_set(loop, k - 1, std::move(naked));
          return false;
        });
  }

  // Cells of a line that are all in one box are a set there too. It is told once, with the line.
  bool extend_to_box(Unit unit, const Bits& places, Deduction& naked) const {
    for (const Unit other : layout_.units_of(layout_.cell(unit, places.first()))) {
      if (other == unit || !all_in(unit, places, other)) continue;
      if (layout_.family(unit) == Family::box) return false;
      Bits there;
      for (const std::uint32_t place : places) {
        there.set(layout_.place_of(layout_.cell(unit, place), layout_.family(other)));
      }
      for (const RuleId link : std::vector(naked.links)) {
        const RuleId beside = layout_.rule(other, layout_.digit(link));
        naked.links.push_back(beside);
        for (const std::uint32_t place : position_.options(beside) - there) {
          append_once(layout_.option(beside, place), naked.rules_out);
        }
      }
    }
    return true;
  }

  [[nodiscard]] bool all_in(Unit unit, const Bits& places, Unit other) const {
    return std::ranges::all_of(places, [&](std::uint32_t place) {
      return layout_.unit_of(layout_.cell(unit, place), layout_.family(other)) == other;
    });
  }

  // At most one of the rescuers holds a digit of the set, which leaves the others to its cells.
  void hidden_set(const UniqueLoop& loop, Unit unit, const Bits& rescuers, std::uint32_t k) {
    const Plane plane = Plane::hidden(layout_, unit);
    LockedSet start;
    for (const Digit digit : {loop.low, loop.high}) {
      start.truths.set(digit - 1U);
      start.links |= position_.options(layout_.rule(unit, digit));
    }
    start.links -= rescuers;
    const Bits not_these = start.truths | loop.extra;
    // k - 1 cells beside the rescuers, and k digits: one goes to a rescuer.
    LockedSets(position_, k - 1).walk(plane, start, 1, not_these, [&](const LockedSet& set) {
      finish_set(loop, k - 2, locked_set(position_, of_type(3), plane, set));
      return false;
    });
  }

  void finish_set(const UniqueLoop& loop, std::uint32_t harder, Deduction set) {
    Deduction deduction = start(loop, 3);
    deduction.difficulty += harder;
    deduction.truths = std::move(set.truths);
    deduction.links = std::move(set.links);
    deduction.rules_out = std::move(set.rules_out);
    for (const Placement& option : set.candidates) append_once(option, deduction.candidates);
    add(std::move(deduction));
  }

  void type_4(const UniqueLoop& loop, Unit unit) {
    for (const auto& [certain, other] :
         {std::pair(loop.low, loop.high), std::pair(loop.high, loop.low)}) {
      const RuleId rule = layout_.rule(unit, certain);
      const bool both_hold_it = std::ranges::all_of(
          loop.rescuers, [&](Cell cell) { return position_.has({cell, certain}); });
      if (position_.count(rule) != 2 || !both_hold_it) continue;
      Deduction deduction = start(loop, 4);
      deduction.truths = {rule};
      for (const Cell rescuer : loop.rescuers) {
        append_if_left({rescuer, other}, deduction.rules_out);
      }
      add(std::move(deduction));
    }
  }

  const Position& position_;
  const Layout& layout_;
  Kind kind_{};
  std::vector<Deduction>& found_;
};

void add_all(std::vector<Deduction>& sorted, Deductions& found) {
  for (Deduction& deduction : sorted) {
    if (found.add(std::move(deduction))) return;
  }
}

}  // namespace

void find_unique_loops(const Position& position, Technique /*technique*/, Deductions& found) {
  std::vector<Deduction> sorted;
  UniqueTypes types(position, sorted);
  for (const UniqueLoop& loop : find_loops(position)) types.look_at(loop, kind_of(loop));
  add_all(sorted, found);
}

void find_incomplete_rectangles(const Position& position, Technique /*technique*/,
                                Deductions& found) {
  const Kind kind{Technique::incomplete_rectangle_1,
                  least_difficulty(Technique::incomplete_rectangle_1)};
  std::vector<Deduction> sorted;
  UniqueTypes types(position, sorted);
  for (const UniqueLoop& loop : find_incomplete_loops(position)) types.look_at(loop, kind);
  add_all(sorted, found);
}

}  // namespace quadrille::logic
