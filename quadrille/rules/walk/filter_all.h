// FilterAll: the filters of all the rules of a board, each applied again when one of its cells has
// lost digits, until nothing changes.
//   FilterAll filters(shape, rules);
//   Candidates candidates = filters.candidates();
//   if (filters.run(candidates, stop) == Filtered::stands) …   // with what is left
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/rules/draft/peers.h"
#include "quadrille/rules/walk/count_filter.h"
#include "quadrille/rules/walk/filters.h"
#include "quadrille/rules/walk/skyline_filter.h"
#include "quadrille/rules/walk/sum_filter.h"

namespace quadrille::sudoku::rules {

enum class Filtered : std::uint8_t {
  stands,
  fails,    // a rule cannot be satisfied
  stopped,  // before that was known: another run goes on where it was
};

class FilterAll {
 public:
  // requires: at most kMostMasked digits
  FilterAll(const Shape& shape, const RuleSet& rules);

  // To begin with. All cells count as changed.
  [[nodiscard]] Candidates candidates() const;
  Filtered run(Candidates& candidates, const Stop* stop);
  // The cells of the rule that could not be satisfied, when it last failed.
  [[nodiscard]] std::span<const Cell> failed() const { return failed_; }
  // Groups of cells that hold every digit.
  [[nodiscard]] std::span<const std::vector<Cell>> units() const { return units_; }
  // What has been done so far, in steps of some nanoseconds.
  [[nodiscard]] std::uint64_t work() const { return work_; }

 private:
  using Filter = std::variant<UnitFilter, CrossFilter, SeveralFilter, SetsFilter, TableFilter,
                              ChainsFilter, ChoiceFilter, SumFilter, RequiredFilter, SkylineFilter,
                              CountFilter, CirclesFilter, EqualCountsFilter>;
  struct Turn {
    std::uint32_t filter;
    std::uint32_t cost;
  };
  // What a cell leaves to another, for each of its digits.
  struct Pair {
    Cell other;
    std::size_t first;  // in allowed_
  };
  void add(Filter filter);
  void add_groups(const Peers& peers);
  void add_crosses();
  void add_pairs(const Several& several);
  void add_pairs(const Table& table);
  // What `from` leaves to `to`: all that is not ruled out yet.
  std::size_t pair_of(Cell from, Cell to);
  void forbid(const Placement& one, const Placement& other);
  [[nodiscard]] std::vector<Cell> cells_that_see(std::span<const Cell> cells) const;

  void add_sum(const Sum& sum, const RuleSet& rules, const Peers& peers);
  void add_small_sum(const Sum& sum);
  void sort_filters();
  bool spread(Cell cell, Candidates& candidates);
  bool apply_next(Candidates& candidates, bool& any);

  std::uint32_t digits_;
  std::vector<Mask> masks_;
  std::vector<Cell> numbers_;  // of the cells, for failed_
  std::vector<Filter> filters_;
  std::vector<Turn> order_;           // those that cost little before others
  std::size_t words_ = 0;             // of 64 turns, a bit for each
  std::vector<std::uint64_t> calls_;  // the turns that follow when a cell has changed
  std::vector<std::vector<Cell>> peers_;
  std::vector<std::vector<Pair>> pairs_;  // of each cell
  std::vector<Mask> allowed_;
  std::vector<std::vector<Cell>> units_;

  std::vector<std::uint64_t> called_;  // the turns that wait
  std::span<const Cell> failed_;
  std::uint64_t work_ = 0;
  std::uint64_t next_poll_ = 0;  // of the stop, when so much has been done
};

}  // namespace quadrille::sudoku::rules
