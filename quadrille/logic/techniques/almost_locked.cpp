#include "quadrille/logic/techniques/almost_locked.h"

#include <algorithm>

#include "quadrille/logic/techniques/ranked.h"

namespace quadrille::logic {
namespace {

class AlmostLockedWalk {
 public:
  explicit AlmostLockedWalk(const Sight& sight)
      : sight_(sight), most_(sight.layout().size() <= 9 ? sight.layout().size() - 1 : 4) {}

  void walk(Unit unit) {
    empty_.clear();
    for (const Cell cell : sight_.layout().cells(unit)) {
      if (sight_.digits(cell).count() > 1) empty_.push_back(cell);
    }
    extend({unit, {}, {}}, 0, 0);
  }

  std::vector<AlmostLocked> take() { return std::move(found_); }

 private:
  // NOLINTNEXTLINE(misc-no-recursion): as deep as the set has cells
  void extend(const AlmostLocked& set, std::uint32_t count, std::size_t next) {
    if (count > 0 && set.digits.count() == count + 1 && !known(set)) found_.push_back(set);
    if (count == most_) return;
    for (; next < empty_.size(); ++next) {
      AlmostLocked larger = set;
      larger.cells.set(empty_[next]);
      larger.digits |= sight_.digits(empty_[next]);
      if (larger.digits.count() <= most_ + 1) extend(larger, count + 1, next + 1);
    }
  }

  // Whether its cells were met in a unit before: all units of a cell share it alone.
  [[nodiscard]] bool known(const AlmostLocked& set) const {
    return std::ranges::any_of(sight_.layout().units_of(set.cells.first()), [&](Unit unit) {
      return unit < set.unit && set.cells.within(sight_.cells(unit));
    });
  }

  const Sight& sight_;
  std::uint32_t most_;  // cells
  std::vector<Cell> empty_;
  std::vector<AlmostLocked> found_;
};

}  // namespace

void AlmostLocked::append_rules(const Sight& sight, const Bits& but_digits,
                                Deduction& deduction) const {
  for (const Cell cell : cells) {
    deduction.truths.push_back(Layout::rule(cell));
    append_options(sight.position(), Layout::rule(cell), deduction.candidates);
  }
  for (const std::uint32_t number : digits - but_digits) {
    deduction.links.push_back(sight.layout().rule(unit, static_cast<Digit>(number + 1)));
  }
}

std::vector<AlmostLocked> find_almost_locked(const Sight& sight) {
  AlmostLockedWalk walk(sight);
  for (Unit unit = 0; unit < sight.layout().unit_count(); ++unit) walk.walk(unit);
  return walk.take();
}

}  // namespace quadrille::logic
