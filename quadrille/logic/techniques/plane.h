// Plane: a square part of the matrix in which the rules of one family meet those of another.
//   Plane plane = Plane::naked(layout, unit);   // truths: its cells, links: its digits
//   plane.option(2, 6)                          // 7 in the third cell
// Option number l of truth t is the option number t of link l, so that sets of truths and of links
// can be compared with the options of either. Four kinds of plane carry all locked sets:
//   naked     the cells of a unit      by the digits in it
//   hidden    the digits in a unit     by its cells
//   rows      the rows, for one digit  by the columns
//   columns   the columns, likewise    by the rows
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/boards/layout.h"
#include "quadrille/logic/position.h"

namespace quadrille::logic {

class Plane {
 public:
  static Plane naked(const Layout& layout, Unit unit) { return {layout, Kind::naked, unit}; }
  static Plane hidden(const Layout& layout, Unit unit) { return {layout, Kind::hidden, unit}; }
  static Plane rows(const Layout& layout, Digit digit) { return {layout, Kind::rows, digit}; }
  static Plane columns(const Layout& layout, Digit digit) { return {layout, Kind::columns, digit}; }

  [[nodiscard]] std::uint32_t size() const { return layout_->size(); }
  [[nodiscard]] RuleId truth(std::uint32_t number) const {
    switch (kind_) {
      case Kind::naked:
        return Layout::rule(layout_->cell(which_, number));
      case Kind::hidden:
        return layout_->rule(which_, static_cast<Digit>(number + 1));
      case Kind::rows:
        return layout_->rule(number, static_cast<Digit>(which_));
      default:
        return layout_->rule(size() + number, static_cast<Digit>(which_));
    }
  }
  [[nodiscard]] RuleId link(std::uint32_t number) const { return turned().truth(number); }
  [[nodiscard]] Placement option(std::uint32_t truth_number, std::uint32_t link_number) const {
    return layout_->option(truth(truth_number), link_number);
  }

 private:
  enum class Kind : std::uint8_t { naked, hidden, rows, columns };

  Plane(const Layout& layout, Kind kind, std::uint32_t which)
      : layout_(&layout), kind_(kind), which_(which) {}
  // The same plane with its links as truths.
  [[nodiscard]] Plane turned() const {
    constexpr Kind kTurned[] = {Kind::hidden, Kind::naked, Kind::columns, Kind::rows};
    return {*layout_, kTurned[static_cast<std::size_t>(kind_)], which_};
  }

  const Layout* layout_;
  Kind kind_;
  std::uint32_t which_;  // the unit or the digit
};

// k truths of a plane that have all their options in k links.
struct LockedSet {
  Bits truths;
  Bits links;
};

// Walks the locked sets of k truths in planes, one after another; keeps its memory between them.
class LockedSets {
 public:
  LockedSets(const Position& position, std::uint32_t k) : position_(position), k_(k) {}

  // Calls visit(set) for each in the plane until it returns true; returns whether it did.
  // Truths with a single option are left out: they are easier, and a set with one is no set.
  template <class Visit>
  bool walk(const Plane& plane, Visit visit) {
    return walk(plane, {}, 0, {}, visit);
  }
  // Only sets that extend `start`, which stands for `chosen` truths, and without those in
  // `not_these`.
  template <class Visit>
  bool walk(const Plane& plane, const LockedSet& start, std::uint32_t chosen, const Bits& not_these,
            Visit visit) {
    short_.clear();
    for (std::uint32_t number = 0; number < plane.size(); ++number) {
      const RuleId rule = plane.truth(number);
      const std::uint32_t count = position_.count(rule);
      if (count < 2 || count > k_ || not_these.has(number)) continue;
      short_.push_back({number, position_.options(rule)});
    }
    return extend(start, chosen, 0, visit);
  }

 private:
  struct ShortTruth {
    std::uint32_t number;
    Bits options;
  };

  template <class Visit>
  bool extend(const LockedSet& set, std::uint32_t chosen, std::size_t next, Visit& visit) {
    if (chosen == k_) return set.links.count() == k_ && visit(set);
    for (; next + (k_ - chosen) <= short_.size(); ++next) {
      LockedSet longer = set;
      longer.links |= short_[next].options;
      if (longer.links.count() > k_) continue;
      longer.truths.set(short_[next].number);
      if (extend(longer, chosen + 1, next + 1, visit)) return true;
    }
    return false;
  }

  const Position& position_;
  std::uint32_t k_;
  std::vector<ShortTruth> short_;
};

}  // namespace quadrille::logic
