// Draft: the rules of a board while they are being made, and the ways to make them.
//   Draft draft(grid, lowering, stop);
//   draft.add_pair(a, b, [](auto v, auto w) { return v < w; });
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/draft/peers.h"
#include "quadrille/rules/draft/rule.h"

namespace quadrille::sudoku::rules {

// Whether two values may stand in two cells.
using Relation = std::function<bool(std::int64_t, std::int64_t)>;
// The state after the term at a place of a chain has taken a value; nothing where that cannot be.
using Step = std::function<std::optional<std::int64_t>(std::size_t place, std::int64_t state,
                                                       std::int64_t value)>;
// Whether the first digits of a tuple, by their values, may be continued.
using Prefix = std::function<bool(std::span<const std::int64_t>)>;

// Cells with the numbers by which they count.
struct Weighted {
  std::vector<Cell> cells;
  std::vector<std::int64_t> weights;
};

// Terms of a chain with the numbers by which they count.
struct WeightedTerms {
  std::vector<Term> terms;
  std::vector<std::int64_t> weights;
};

// What the terms of a sum from a place on can add up to.
struct Reach {
  std::int64_t least = 0;
  std::int64_t most = 0;

  [[nodiscard]] bool brings(std::int64_t sum, std::int64_t to) const {
    return sum + least <= to && to <= sum + most;
  }
};

// A table is given up if it has more beginnings than this for each tuple that it may have.
inline constexpr std::size_t kBeginningsPerTuple = 16;
// So many of them, or steps of like size, between two looks at a stop.
inline constexpr std::size_t kBeginningsPerLook = 1024;

class Draft {
 public:
  // Once the stop is requested, nothing more is made: what there is then is of no use.
  Draft(const Grid& grid, Lowering how, const Stop* stop);

  [[nodiscard]] const Shape& shape() const { return shape_; }
  [[nodiscard]] std::uint32_t size() const { return shape_.size(); }
  [[nodiscard]] bool quick() const { return how_ != Lowering::other; }
  [[nodiscard]] bool for_walk() const { return how_ == Lowering::walk; }
  [[nodiscard]] bool stopped() const { return stop_ != nullptr && stop_->requested(); }
  [[nodiscard]] std::int64_t value(Digit digit) const { return first_value_ + digit - 1; }
  [[nodiscard]] std::int64_t least() const { return first_value_; }
  [[nodiscard]] std::int64_t most() const { return first_value_ + size() - 1; }
  // All that the board has: some mark where others make an exception.
  [[nodiscard]] const std::vector<Constraint>& constraints() const { return constraints_; }
  [[nodiscard]] const Peers& peers() const { return peers_; }
  // The constraint that the following rules come from.
  void set_constraint(std::uint32_t number) { constraint_ = number; }

  // No digit is left for any cell.
  void make_impossible();
  // Leaves a cell the values that the test accepts.
  void restrict(Cell cell, const std::function<bool(std::int64_t)>& accepts);
  // Different digits in all of these.
  void add_group(std::vector<Cell> cells);
  void add_several(std::vector<Placement> placements, bool exactly);
  // One of the pairs that the relation accepts.
  void add_pair(Cell a, Cell b, const Relation& accepts);
  // None of the pairs that it accepts, which are few.
  void add_never(Cell a, Cell b, const Relation& accepts);
  // One of the tuples whose every beginning is accepted; false, and no rule, where that are more
  // than `limit`.
  bool add_table(const std::vector<Cell>& cells, const Prefix& accepts, std::size_t limit);
  // The same for the weighted sum of the values.
  bool add_sum_table(const Weighted& terms, std::int64_t total, std::size_t limit);
  // A way from state 0 to one that is accepted.
  void add_chain(const std::vector<Cell>& cells, const Step& step,
                 const std::function<bool(std::int64_t)>& ends);
  // Different digits, whose sum is one of these.
  void add_cage(const std::vector<Cell>& cells, std::span<const std::uint32_t> sums);
  // Different digits, one of the sets.
  void add_sets(const std::vector<Cell>& cells, std::vector<Digits> sets);
  // The weighted sum of the values.
  void add_sum(const Weighted& all, std::int64_t total);
  // Parts whose sums are the same.
  void add_equal_sums(const std::vector<std::vector<Cell>>& parts);
  // Groups that hold each digit equally often.
  void add_equal_counts(const std::vector<std::vector<Cell>>& groups);
  void add_choice(std::vector<std::vector<Placement>> ruled_out);
  // For a walk only.
  void add_required(std::vector<Cell> cells, std::vector<Digit> digits);
  void add_skyline(std::vector<Cell> cells, std::uint32_t seen);
  void add_counted(Counted counted) { rules_.counted.push_back(std::move(counted)); }
  void add_circles(std::vector<Cell> cells);

  // The sets of `count` digits that add up to one of the sums, or to any where there are none.
  [[nodiscard]] std::vector<Digits> sets_with_sum(std::size_t count,
                                                  std::span<const std::uint32_t> sums,
                                                  const Digits& among) const;
  [[nodiscard]] Digits domain_of(std::span<const Cell> cells) const;  // of all of them together
  [[nodiscard]] bool may_hold(Cell cell, Digit digit) const {
    return rules_.domains[cell].test(digit - 1U);
  }

  RuleSet take() { return std::move(rules_); }

 private:
  // Whether a digit may come next in the cells of a tuple: the same cell has the same digit, and
  // cells that see it have others.
  [[nodiscard]] bool may_follow(std::span<const Cell> cells, std::span<const Digit> before,
                                Digit digit) const;
  [[nodiscard]] Chain chain_of(const std::vector<Term>& terms, const Step& step,
                               const std::function<bool(std::int64_t)>& ends, bool keeps_end) const;
  void take_table(Table table);
  void take_sum(Weighted terms, std::int64_t total);
  void take_chains(Chains chains);
  // The values that a term can have, the least first.
  [[nodiscard]] std::vector<std::int64_t> values_of(const Term& term) const;
  [[nodiscard]] WeightedTerms terms_of(const Weighted& all) const;
  [[nodiscard]] std::vector<Reach> reach_of(const WeightedTerms& all) const;

  const Shape& shape_;
  Lowering how_;
  const Stop* stop_;
  const std::vector<Constraint>& constraints_;
  std::int64_t first_value_;
  Peers peers_;
  RuleSet rules_;
  std::uint32_t constraint_ = kNoConstraint;
};

// The sum of the digits of a set, and what it may be for the sets of a term, or the digits of its
// cell.
Digit digit_sum(const Digits& set);
std::vector<Digit> digits_of(const Term& term, const std::vector<Digits>& domains);

// The same cell named twice counts twice, in one place.
Weighted merged(std::span<const Cell> cells, std::int64_t weight = 1);
void add_term(Weighted& terms, Cell cell, std::int64_t weight);

}  // namespace quadrille::sudoku::rules
