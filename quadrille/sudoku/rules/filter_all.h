// FilterAll: the filters of all the rules of a board, each asked again when a cell of it has lost
// digits, until nothing changes.
//   FilterAll filters(shape, rules);
//   Candidates candidates = filters.candidates();
//   if (filters.run(candidates)) …   // what is left; false where a rule cannot be satisfied
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "quadrille/sudoku/rules/filters.h"
#include "quadrille/sudoku/rules/peers.h"

namespace quadrille::sudoku::rules {

class FilterAll {
 public:
  // requires: at most kMostMasked digits
  FilterAll(const Shape& shape, const RuleSet& rules);

  [[nodiscard]] Candidates candidates() const { return Candidates(masks_); }
  bool run(Candidates& candidates);
  // Asks every rule, not only those of cells that have changed.
  bool run_all(Candidates& candidates);
  // The cells of the rule that could not be satisfied, when it last returned false.
  [[nodiscard]] std::span<const Cell> failed() const { return failed_; }
  // What has been done so far, in steps of some nanoseconds.
  [[nodiscard]] std::uint64_t work() const { return work_; }

 private:
  using Filter =
      std::variant<UnitFilter, SeveralFilter, SetsFilter, TableFilter, ChainsFilter, ChoiceFilter>;
  // What a cell leaves to another, for each of its digits.
  struct Pair {
    Cell other;
    std::size_t first;  // in allowed_
  };
  // Rules wait for their turn, those that cost little before others.
  static constexpr std::size_t kRanks = 3;

  void add(Filter filter);
  void add_groups(const Peers& peers);
  void add_pairs(const Several& several);
  void add_pairs(const Table& table);
  // What `from` leaves to `to`: all that is not ruled out yet.
  std::size_t pair_of(Cell from, Cell to);
  void forbid(const Placement& one, const Placement& other);
  [[nodiscard]] std::vector<Cell> cells_that_see(std::span<const Cell> cells) const;

  bool spread(Cell cell, Candidates& candidates);
  void call(std::uint32_t filter);
  bool apply_next(Candidates& candidates, bool& any);
  void forget_calls();

  std::uint32_t digits_;
  std::vector<Mask> masks_;
  std::vector<Cell> numbers_;  // of the cells, for failed_
  std::vector<Filter> filters_;
  std::vector<std::uint8_t> ranks_;                  // of the filters
  std::vector<std::uint32_t> costs_;                 // likewise
  std::vector<std::vector<std::uint32_t>> of_cell_;  // the filters of each cell
  std::vector<std::vector<Cell>> peers_;
  std::vector<std::vector<Pair>> pairs_;  // of each cell
  std::vector<Mask> allowed_;

  std::array<std::vector<std::uint32_t>, kRanks> called_;
  std::vector<std::uint8_t> is_called_;
  std::span<const Cell> failed_;
  std::uint64_t work_ = 0;
};

}  // namespace quadrille::sudoku::rules
