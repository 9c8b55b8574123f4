// A walk over the cells in sight of each other, from every cell with two candidates. A unit keeps
// the parities of the cells that the walk has in it; a second cell of one parity is never entered,
// so that few walks go far.
#include "quadrille/logic/techniques/unique_loop.h"

#include <algorithm>
#include <array>

#include "quadrille/base/sort.h"

namespace quadrille::logic {
namespace {

class Walker {
 public:
  enum class Aim : std::uint8_t { loops, incomplete_rectangles };

  Walker(const Position& position, Aim aim)
      : position_(position),
        layout_(position.layout()),
        aim_(aim),
        parities_(layout_.unit_count(), 0) {}

  void start_from(Cell cell) {
    const Bits& digits = position_.options(Layout::rule(cell));
    pair_ = digits;
    loop_ = {};
    loop_.low = static_cast<Digit>(digits.first() + 1);
    loop_.high = static_cast<Digit>((digits - Bits::of(digits.first())).first() + 1);
    enter(cell);
    go_on();
    leave(cell);
  }

  std::vector<UniqueLoop> take() { return std::move(found_); }

 private:
  [[nodiscard]] std::uint8_t parity() const { return loop_.cells.size() % 2 == 0 ? 1 : 2; }

  [[nodiscard]] bool may_enter(Cell cell) const {
    const Bits& digits = position_.options(Layout::rule(cell));
    if (!suits(cell)) return false;
    if (digits == pair_) {
      // Loops are found from the first of their cells with two candidates.
      if (cell < loop_.cells.front()) return false;
    } else if (loop_.rescuers.size() >= 2 && (loop_.extra | (digits - pair_)).count() > 1) {
      return false;
    }
    return std::ranges::none_of(layout_.units_of(cell),
                                [&](Unit unit) { return (parities_[unit] & parity()) != 0; });
  }

  // Whether the cell may take both digits, or could if they had not been ruled out.
  [[nodiscard]] bool suits(Cell cell) const {
    if (aim_ == Aim::loops) return pair_.within(position_.options(Layout::rule(cell)));
    return loop_.cells.size() < 4 &&
           std::ranges::all_of(
               pair_digits(),
               [&](Digit digit) {
                 return position_.allowed_at_first({cell, digit}) &&
                        std::ranges::none_of(layout_.units_of(cell), [&](Unit unit) {
                          return position_.covered(layout_.rule(unit, digit));
                        });
               });
  }
  [[nodiscard]] std::array<Digit, 2> pair_digits() const { return {loop_.low, loop_.high}; }

  void enter(Cell cell) {
    for (const Unit unit : layout_.units_of(cell)) parities_[unit] |= parity();
    loop_.cells.push_back(cell);
    const Bits extra = position_.options(Layout::rule(cell)) - pair_;
    if (extra.empty()) return;
    loop_.rescuers.push_back(cell);
    loop_.extra |= extra;
  }

  void leave(Cell cell) {
    loop_.cells.pop_back();
    for (const Unit unit : layout_.units_of(cell)) {
      parities_[unit] = static_cast<std::uint8_t>(parities_[unit] & ~parity());
    }
    if (loop_.rescuers.empty() || loop_.rescuers.back() != cell) return;
    loop_.rescuers.pop_back();
    loop_.extra = {};
    for (const Cell rescuer : loop_.rescuers) {
      loop_.extra |= position_.options(Layout::rule(rescuer)) - pair_;
    }
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as the loop is long
  void go_on() {
    if (closed()) {
      keep();
      return;
    }
    const Cell last = loop_.cells.back();
    for (const Unit unit : layout_.units_of(last)) {
      const Bits low = position_.options(layout_.rule(unit, loop_.low));
      const Bits high = position_.options(layout_.rule(unit, loop_.high));
      for (const std::uint32_t place : aim_ == Aim::loops ? low & high : low | high) {
        const Cell next = layout_.cell(unit, place);
        if (!may_enter(next)) continue;
        enter(next);
        go_on();
        leave(next);
      }
    }
  }

  // Every unit has been visited with both parities. A shorter loop cannot be part of a longer one.
  [[nodiscard]] bool closed() const {
    if (loop_.cells.size() < 4 || !layout_.sees(loop_.cells.front(), loop_.cells.back())) {
      return false;
    }
    return std::ranges::all_of(loop_.cells, [&](Cell cell) {
      return std::ranges::all_of(layout_.units_of(cell),
                                 [&](Unit unit) { return parities_[unit] == 3; });
    });
  }

  void keep() {
    if (loop_.rescuers.empty()) return;
    const bool complete = std::ranges::all_of(loop_.rescuers, [&](Cell cell) {
      return pair_.within(position_.options(Layout::rule(cell)));
    });
    if (complete != (aim_ == Aim::loops)) return;
    std::vector<Cell> key = loop_.cells;
    quadrille::sort(key);
    key.insert(key.end(), {loop_.low, loop_.high});
    if (std::ranges::find(known_, key) != known_.end()) return;
    known_.push_back(std::move(key));
    found_.push_back(loop_);
  }

  const Position& position_;
  const Layout& layout_;
  Aim aim_;
  std::vector<std::uint8_t> parities_;  // of the cells of the walk in each unit: 1 even, 2 odd
  Bits pair_;
  UniqueLoop loop_;
  std::vector<std::vector<Cell>> known_;  // the cells, sorted, and digits of the loops found
  std::vector<UniqueLoop> found_;
};

std::vector<UniqueLoop> walk_all(const Position& position, Walker::Aim aim) {
  Walker walker(position, aim);
  for (Cell cell = 0; cell < position.layout().cell_count(); ++cell) {
    if (position.count(Layout::rule(cell)) == 2) walker.start_from(cell);
  }
  return walker.take();
}

}  // namespace

std::vector<UniqueLoop> find_loops(const Position& position) {
  return walk_all(position, Walker::Aim::loops);
}

std::vector<UniqueLoop> find_incomplete_loops(const Position& position) {
  return walk_all(position, Walker::Aim::incomplete_rectangles);
}

}  // namespace quadrille::logic
