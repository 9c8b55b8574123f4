// Narrow: what a rule leaves of the digits of some cells.
//   Narrow narrow(cells, digits);
//   narrow.by(table);   // digits that are in no tuple of it are gone
// Each rule is looked at alone: what it takes away is in no way to fill its cells.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/bits.h"
#include "quadrille/rules/draft/rule.h"

namespace quadrille::sudoku::rules {

class Narrow {
 public:
  // Digits, less one, that each of the cells has left; both outlive this.
  Narrow(std::span<const Cell> cells, std::span<Bits> digits) : cells_(cells), digits_(digits) {}

  void by(const Several& several);
  void by(const Sets& sets);
  void by(const Table& table);
  void by(const Chains& chains);
  void by(const Choice& choice);

  // Since the last time this was asked.
  bool has_changed() { return std::exchange(changed_, false); }

  // Whether the cells can hold these digits, each once.
  [[nodiscard]] bool can_hold(const Sets& sets, const Digits& set) const {
    return can_hold(sets.cells, set, sets.sets.size());
  }

 private:
  [[nodiscard]] Bits& at(Cell cell) const;
  [[nodiscard]] bool has(const Placement& placement) const {
    return at(placement.cell).has(placement.digit - 1U);
  }
  // Whether something is left for every cell when these are gone.
  [[nodiscard]] bool can_go(std::span<const Placement> placements) const;
  void keep(Cell cell, const Bits& left);
  // Adds the digits that each cell can have when all of them hold the set, one of `count`.
  void add_ways(std::span<const Cell> cells, const Digits& set, std::size_t count,
                std::vector<Bits>& ways) const;
  [[nodiscard]] bool can_hold(std::span<const Cell> cells, const Digits& set,
                              std::size_t count) const;
  // The digits, or sums, that a step of a chain can have; and what its cells keep with these.
  [[nodiscard]] std::vector<bool> labels_of(const Term& term) const;
  void keep_labels(const Term& term, const std::vector<bool>& labels);

  std::span<const Cell> cells_;
  std::span<Bits> digits_;
  bool changed_ = false;
};

}  // namespace quadrille::sudoku::rules
