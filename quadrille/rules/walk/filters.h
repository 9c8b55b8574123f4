// Filters: each takes digits away from the cells of one rule, where no way to satisfy it has them.
//   Candidates candidates(masks);
//   if (!filter.apply(candidates)) …   // the rule cannot be satisfied
// They do what narrow.h does for a person's next step, but quickly enough for searches that apply
// them a million times: on boards of up to 32 digits, with a mask for each cell. A filter need not
// find everything, but on a full board it tells whether the rule is satisfied.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/rules/walk/candidates.h"

namespace quadrille::sudoku::rules {

// Every digit has a place in a unit.
class UnitFilter {
 public:
  UnitFilter(std::vector<Cell> cells, Mask all) : cells_(std::move(cells)), all_(all) {}
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return 2 * cells_.size(); }

 private:
  std::vector<Cell> cells_;
  Mask all_;
};

// What two units do not share is as many cells in each, with the same digits.
class CrossFilter {
 public:
  // Those of one, then those of the other.
  explicit CrossFilter(std::vector<Cell> cells) : cells_(std::move(cells)) {}
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return 3 * cells_.size(); }

 private:
  std::vector<Cell> cells_;
};

// One of some placements is so; that no two of them are is left to other rules.
class SeveralFilter {
 public:
  explicit SeveralFilter(const Several& several);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return cells_.size(); }

 private:
  std::vector<Cell> cells_;
  std::vector<Mask> masks_;
};

class SetsFilter {
 public:
  // `outside` are the cells that see all of them: what each set has is not there.
  SetsFilter(const Sets& sets, std::vector<Cell> outside);
  SetsFilter(std::vector<Cell> cells, std::vector<Mask> sets, std::vector<Cell> outside)
      : cells_(std::move(cells)),
        sets_(std::move(sets)),
        outside_(std::move(outside)),
        left_(cells_.size(), 0) {}
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return 3 * cells_.size() * sets_.size(); }

 private:
  bool keep_out(Candidates& candidates) const;

  std::vector<Cell> cells_;
  std::vector<Mask> sets_;
  std::vector<Cell> outside_;
  // What it last left to the cells, and the digits of all sets that fitted then.
  std::vector<Mask> left_;
  Mask always_ = 0;
};

// The tuples that have a digit in a cell are a row of bits.
class TableFilter {
 public:
  TableFilter(const Table& table, std::uint32_t digits);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return cells_.size() * (digits_ / 2 + 1) * words_; }

 private:
  [[nodiscard]] const std::uint64_t* tuples_with(std::size_t place, std::uint32_t digit) const {
    return tuples_.data() + (place * digits_ + digit) * words_;
  }
  bool find_left(const Candidates& candidates);

  std::vector<Cell> cells_;
  std::uint32_t digits_;
  std::size_t words_;
  std::vector<std::uint64_t> tuples_;  // of each place and digit
  std::vector<std::uint64_t> left_;
};

class ChainsFilter {
 public:
  explicit ChainsFilter(const Chains& chains);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return cost_; }

 private:
  using Marks = std::vector<std::uint8_t>;
  struct Stage {
    std::vector<Cell> cells;
    std::vector<Mask> sets;           // of several cells
    std::vector<std::uint32_t> sums;  // of these
    std::vector<Chain::Arc> arcs;     // those of each label together
    std::vector<std::size_t> ends;    // of the arcs of each label
    Marks labels;                     // the digits or sums that it can have
    Marks used;                       // and those on the ways that are left
    Marks reached;                    // the states behind it
  };
  struct Line {
    std::vector<Stage> steps;
  };

  static void sort_arcs(Stage& step, std::span<const Chain::Arc> arcs, std::size_t labels);
  static void find_labels(Stage& step, const Candidates& candidates);
  static void reach(Line& line, const Candidates& candidates);
  // Goes back from these ends.
  static void use(Line& line, Marks& ends);
  static bool keep_used(const Stage& step, Candidates& candidates);

  [[nodiscard]] bool is_settled(const Candidates& candidates);
  bool keep_ways(Candidates& candidates);

  std::vector<Line> lines_;
  std::vector<Cell> cells_;
  std::vector<Mask> left_;  // to each of them, when it last took nothing away
  std::size_t cost_ = 0;
};

class ChoiceFilter {
 public:
  explicit ChoiceFilter(const Choice& choice);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return allowed_.size(); }

 private:
  std::vector<Cell> cells_;
  std::vector<Mask> allowed_;  // by each way, for each cell
  std::vector<Mask> ways_;
};

}  // namespace quadrille::sudoku::rules
