// Sight: the candidates of a position as sets of cells, one for each digit, and who sees whom.
//   const Sight sight(position);
//   const Places ends{7, sight.places(7) & sight.cells(unit)};
//   sight.excluded(ends, others)   // what goes if one of either is right
// The techniques beyond the scale are written over it. A set has room for the cells of a board up
// to 16x16; on larger ones they find nothing.
#pragma once

#include <vector>

#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"

namespace quadrille::logic {

// One of these cells may have the digit.
struct Places {
  Digit digit;
  Bits cells;

  friend bool operator==(const Places&, const Places&) = default;
};

class Sight {
 public:
  static bool reaches(const Position& position) {
    return position.layout().cell_count() <= Bits::kRoom;
  }

  // requires: reaches(position)
  explicit Sight(const Position& position);

  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] const Layout& layout() const { return position_.layout(); }
  // The cells that have it as a candidate.
  [[nodiscard]] const Bits& places(Digit digit) const { return places_[digit - 1U]; }
  // The cells of a unit, and of these the places of a digit.
  [[nodiscard]] const Bits& cells(Unit unit) const { return cells_[unit]; }
  [[nodiscard]] Bits places(Unit unit, Digit digit) const { return cells(unit) & places(digit); }
  // The digits that a cell has left; of some cells, those of any.
  [[nodiscard]] const Bits& digits(Cell cell) const {
    return position_.options(Layout::rule(cell));
  }
  [[nodiscard]] Bits digits_in(const Bits& cells) const;
  [[nodiscard]] const Bits& peers(Cell cell) const { return peers_[cell]; }
  // The cells that see every one of these, which are outside of them.
  [[nodiscard]] Bits peers_of_all(const Bits& cells) const;
  // The rules of a digit that all the cells share.
  [[nodiscard]] std::vector<RuleId> shared_rules(const Places& group) const;

  // Whether at most one of two groups can be right.
  [[nodiscard]] bool exclude_each_other(const Places& a, const Places& b) const;
  // Adds the rules that say so, as few as will do.
  // requires: exclude_each_other(a, b)
  void append_links(const Places& a, const Places& b, std::vector<RuleId>& links) const;
  // Adds the candidates that are wrong if a or b is right, each once.
  void append_excluded(const Places& a, const Places& b, std::vector<Placement>& options) const;

  [[nodiscard]] static std::vector<Placement> options_of(const Places& group);
  // Adds a digit in cells to a list that may have some of them.
  static void append(const Places& group, std::vector<Placement>& options);

 private:
  const Position& position_;
  std::vector<Bits> places_;  // of each digit
  std::vector<Bits> cells_;   // of each unit
  std::vector<Bits> peers_;   // of each cell
};

}  // namespace quadrille::logic
