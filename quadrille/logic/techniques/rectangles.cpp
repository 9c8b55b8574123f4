// More of the unique rectangle: four cells, two in each of two rows, two columns and two boxes,
// that must not end with the same two digits a and b by turns: these could be exchanged.
//   type 5       three corners, or two across, have the same one candidate more: one of them is it
//   type 6       two corners across have more; a has only corners in both rows, or both columns:
//                a is not in those two
//   hidden       a corner has a and b only; from the corner across, a has only corners in its row
//   and
//                its column: b is not there
//   avoidable 1  three corners are filled, but not given, as a, b, a: the fourth is not b
//   avoidable 2  two are filled, and the others have the same one candidate more: one of them is it
// What of a and b has been ruled out since the beginning does not matter.
#include <algorithm>
#include <array>
#include <utility>

#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// Corners in order: each is in line with the next.
using Corners = std::array<Cell, 4>;

class Rectangles {
 public:
  Rectangles(const Position& position, Technique technique, Deductions& found)
      : position_(position), layout_(position.layout()), technique_(technique), found_(found) {}

  // Calls look(corners) for each rectangle until enough is found.
  template <class Look>
  void walk(Look look) {
    const std::uint32_t size = layout_.size();
    for (Cell first = 0; first < layout_.cell_count(); ++first) {
      for (Cell second = first + 1; second % size != 0; ++second) {
        for (Cell third = second + size; third < layout_.cell_count(); third += size) {
          const Corners corners = {first, second, third, third - (second - first)};
          if (!has_two_boxes(corners)) continue;
          look(corners);
          if (found_.full()) return;
        }
      }
    }
  }

  void look_at_open(const Corners& corners) {
    if (std::ranges::any_of(corners, [&](Cell cell) { return position_.value(cell) != 0; })) return;
    Bits all;
    for (const Cell cell : corners) all |= digits(cell);
    for (const std::uint32_t a : all) {
      for (const std::uint32_t b : all) {
        if (a == b || !allowed(corners, a, b)) continue;
        if (technique_ == Technique::unique_rectangle_5 && a < b) type_5(corners, a, b);
        if (technique_ == Technique::unique_rectangle_6) type_6(corners, a, b);
        if (technique_ == Technique::hidden_rectangle) hidden(corners, a, b);
      }
    }
  }

  void look_at_filled(const Corners& corners) {
    if (std::ranges::any_of(corners, [&](Cell cell) { return position_.is_given(cell); })) return;
    for (std::size_t turn = 0; turn < 4; ++turn) {
      const Corners turned = {corners[turn], corners[(turn + 1) % 4], corners[(turn + 2) % 4],
                              corners[(turn + 3) % 4]};
      if (technique_ == Technique::avoidable_rectangle_1) {
        avoidable_1(turned);
      } else {
        avoidable_2(turned);
      }
    }
  }

 private:
  [[nodiscard]] const Bits& digits(Cell cell) const {
    return position_.options(Layout::rule(cell));
  }

  [[nodiscard]] bool has_two_boxes(const Corners& corners) const {
    if (!layout_.has_boxes()) return true;
    const auto box = [&](std::size_t corner) {
      return layout_.unit_of(corners[corner], Family::box);
    };
    return box(0) != box(2) && box(1) != box(3) &&
           ((box(0) == box(1) && box(2) == box(3)) || (box(0) == box(3) && box(1) == box(2)));
  }

  // Whether the puzzle has nothing against either way round.
  [[nodiscard]] bool allowed(const Corners& corners, std::uint32_t a, std::uint32_t b) const {
    return std::ranges::all_of(corners, [&](Cell cell) {
      return position_.allowed_at_first({cell, static_cast<Digit>(a + 1)}) &&
             position_.allowed_at_first({cell, static_cast<Digit>(b + 1)});
    });
  }

  // Whether a digit has no place outside of the corners, in the unit of a family that a corner has.
  [[nodiscard]] bool only_corners(const Corners& corners, Cell corner, Family family,
                                  std::uint32_t number) const {
    const RuleId rule =
        layout_.rule(layout_.unit_of(corner, family), static_cast<Digit>(number + 1));
    if (position_.covered(rule)) return false;
    return std::ranges::all_of(position_.options(rule), [&](std::uint32_t place) {
      return std::ranges::find(corners, layout_.option(rule, place).cell) != corners.end();
    });
  }

  [[nodiscard]] Deduction start(const Corners& corners, std::uint32_t a, std::uint32_t b) const {
    Deduction deduction{.technique = technique_, .difficulty = least_difficulty(technique_)};
    deduction.loop.assign(corners.begin(), corners.end());
    // Those of a cell with both come first: they say which digits it is about.
    for (const bool both : {true, false}) {
      for (const Cell cell : corners) {
        if ((digits(cell).has(a) && digits(cell).has(b)) != both) continue;
        for (const std::uint32_t number : {std::min(a, b), std::max(a, b)}) {
          if (digits(cell).has(number)) append({cell, static_cast<Digit>(number + 1)}, deduction);
        }
      }
    }
    return deduction;
  }
  static void append(Placement option, Deduction& deduction) {
    append_once(option, deduction.candidates);
  }

  void add(Deduction deduction) {
    std::erase_if(deduction.rules_out,
                  [&](const Placement& option) { return !position_.has(option); });
    if (!deduction.rules_out.empty()) found_.add(std::move(deduction));
  }

  // Rescuers that share the digit c beside what the others may take.
  void rescued_by(Deduction deduction, const std::vector<Cell>& rescuers, std::uint32_t c) {
    const auto digit = static_cast<Digit>(c + 1);
    deduction.rules_out = seen_by_all(position_, digit, rescuers);
    for (const Cell cell : rescuers) append({cell, digit}, deduction);
    add(std::move(deduction));
  }

  void type_5(const Corners& corners, std::uint32_t a, std::uint32_t b) {
    const Bits pair = Bits::of(a) | Bits::of(b);
    Bits extra;
    std::vector<Cell> rescuers;
    for (const Cell cell : corners) {
      if ((digits(cell) & pair).empty()) return;
      const Bits more = digits(cell) - pair;
      extra |= more;
      if (!more.empty()) rescuers.push_back(cell);
    }
    if (extra.count() != 1 || rescuers.size() < 2 || rescuers.size() > 3) return;
    const bool across = rescuers.size() == 2 && !layout_.sees(rescuers[0], rescuers[1]);
    if (rescuers.size() == 2 && !across) return;
    const bool any_pair =
        std::ranges::any_of(corners, [&](Cell cell) { return digits(cell) == pair; });
    if (any_pair) rescued_by(start(corners, a, b), rescuers, extra.first());
  }

  void type_6(const Corners& corners, std::uint32_t a, std::uint32_t b) {
    const Bits pair = Bits::of(a) | Bits::of(b);
    for (const std::size_t corner : {0U, 1U}) {
      const Cell one = corners[corner];
      const Cell other = corners[corner + 2];
      const bool others_are =
          digits(corners[1 - corner]).within(pair) && digits(corners[3 - corner]).within(pair);
      if (!others_are || digits(one).within(pair) || digits(other).within(pair)) continue;
      for (const Family family : {Family::row, Family::column}) {
        if (!only_corners(corners, one, family, a) || !only_corners(corners, other, family, a)) {
          continue;
        }
        Deduction deduction = start(corners, a, b);
        const auto digit = static_cast<Digit>(a + 1);
        deduction.truths = {layout_.rule(layout_.unit_of(one, family), digit),
                            layout_.rule(layout_.unit_of(other, family), digit)};
        deduction.rules_out = {{one, digit}, {other, digit}};
        add(std::move(deduction));
        break;
      }
    }
  }

  void hidden(const Corners& corners, std::uint32_t a, std::uint32_t b) {
    const Bits pair = Bits::of(a) | Bits::of(b);
    for (std::size_t corner = 0; corner < 4; ++corner) {
      const Cell across = corners[(corner + 2) % 4];
      if (digits(corners[corner]) != pair || !digits(across).has(b)) continue;
      // With two places or none but the corners in both lines.
      if (!only_corners(corners, across, Family::row, a) ||
          !only_corners(corners, across, Family::column, a)) {
        continue;
      }
      Deduction deduction = start(corners, a, b);
      const auto digit = static_cast<Digit>(a + 1);
      deduction.truths = {layout_.rule(layout_.row_of(across), digit),
                          layout_.rule(layout_.column_of(across), digit)};
      deduction.rules_out = {{across, static_cast<Digit>(b + 1)}};
      add(std::move(deduction));
    }
  }

  // What stands in the corners that are filled.
  [[nodiscard]] Deduction start_filled(const Corners& corners) const {
    Deduction deduction{.technique = technique_, .difficulty = least_difficulty(technique_)};
    deduction.loop.assign(corners.begin(), corners.end());
    Statement& stands = deduction.chain.emplace_back();
    for (const Cell cell : corners) {
      const Digit digit = position_.value(cell);
      if (digit != 0) stands.options.push_back({cell, digit});
    }
    return deduction;
  }

  void avoidable_1(const Corners& corners) {
    const Digit a = position_.value(corners[0]);
    const Digit b = position_.value(corners[1]);
    if (a == 0 || b == 0 || position_.value(corners[2]) != a || position_.value(corners[3]) != 0) {
      return;
    }
    if (!allowed(corners, a - 1U, b - 1U)) return;
    Deduction deduction = start_filled(corners);
    deduction.rules_out = {{corners[3], b}};
    for (const std::uint32_t number : digits(corners[3]) - Bits::of(b - 1U)) {
      append({corners[3], static_cast<Digit>(number + 1)}, deduction);
    }
    add(std::move(deduction));
  }

  // Filled are the first and the second, or the first and the third.
  void avoidable_2(const Corners& corners) {
    const Digit a = position_.value(corners[0]);
    if (a == 0 || position_.value(corners[3]) != 0) return;
    const bool beside = position_.value(corners[1]) != 0;
    const Cell other = beside ? corners[2] : corners[1];
    if (position_.value(other) != 0) return;
    const Cell last = corners[3];
    Bits one = digits(other);
    Bits two = digits(last);
    if (beside) {
      const Digit b = position_.value(corners[1]);
      if (!one.has(a - 1U) || !two.has(b - 1U) || !allowed(corners, a - 1U, b - 1U)) return;
      one.clear(a - 1U);
      two.clear(b - 1U);
      rescue_filled(corners, other, last, one, two);
      return;
    }
    if (position_.value(corners[2]) != a || corners[0] > corners[2]) return;
    for (const std::uint32_t b : one& two) {
      if (!allowed(corners, a - 1U, b)) continue;
      rescue_filled(corners, other, last, one - Bits::of(b), two - Bits::of(b));
    }
  }

  void rescue_filled(const Corners& corners, Cell one, Cell two, const Bits& extra,
                     const Bits& same) {
    if (extra.count() != 1 || extra != same) return;
    Deduction deduction = start_filled(corners);
    for (const Cell cell : {one, two}) {
      const Bits of_pair = digits(cell) - extra;
      append({cell, static_cast<Digit>(of_pair.first() + 1)}, deduction);
    }
    rescued_by(std::move(deduction), {one, two}, extra.first());
  }

  const Position& position_;
  const Layout& layout_;
  Technique technique_;
  Deductions& found_;
};

}  // namespace

void find_more_rectangles(const Position& position, Technique technique, Deductions& found) {
  Rectangles rectangles(position, technique, found);
  rectangles.walk([&](const Corners& corners) { rectangles.look_at_open(corners); });
}

void find_avoidable_rectangles(const Position& position, Technique technique, Deductions& found) {
  Rectangles rectangles(position, technique, found);
  rectangles.walk([&](const Corners& corners) { rectangles.look_at_filled(corners); });
}

}  // namespace quadrille::logic
