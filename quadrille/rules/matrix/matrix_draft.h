// MatrixDraft: the items and options of a board with rules while they are being made.
//   MatrixDraft draft(shape, domains);
//   const Mark cage = draft.add_primary({HelperName::rule, number});
//   draft.add_option({cage, …}, {HelperName::tuple, number, …});
//   std::optional<Encoding> encoding = draft.finish(constraints);
// A literal is "this cell holds one of these digits". A rule that depends on it ties an item to it:
// the options of the rule that need the literal cover that item, and if the literal is not so, the
// helper option "not" does.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/rules/constraints.h"
#include "quadrille/rules/draft/rule.h"
#include "quadrille/rules/encode.h"

namespace quadrille::sudoku::rules {

// What a helper item or option is called; a text is made of it only when it is asked for.
struct HelperName {
  enum Kind : std::uint8_t {
    rule,     // cage 2
    digit,    // cage 2: 5 (digits: {5})
    has,      // cage 2 has 5
    tie,      // cage 2: r1c1 5
    literal,  // r1c1: 5?
    is_not,   // not r1c1: 5
    without,  // no 5 in cage 2
    tuple,    // cage 2: 4 5 6
    state,    // sum 1: state 17
    gone,     // sum 1: not state 17
    number,   // sandwich 1: 17
  };
  Kind kind = rule;
  std::uint32_t constraint = kNoConstraint;
  std::uint32_t number_or_cell = 0;
  std::vector<Digit> digits = {};
};

// An item, before all of them are there.
struct Mark {
  std::uint32_t number = 0;
  bool primary = true;
};

class MatrixDraft {
 public:
  // Once the stop is requested, nothing more need be made.
  MatrixDraft(const Shape& shape, const std::vector<Digits>& domains, const Stop* stop);
  [[nodiscard]] bool stopped() const { return stop_ != nullptr && stop_->requested(); }

  [[nodiscard]] const Digits& domain(Cell cell) const { return domains_[cell]; }
  [[nodiscard]] std::uint32_t size() const { return shape_.size(); }
  // A number for a name that no other name has.
  [[nodiscard]] std::uint32_t next_number() { return numbers_++; }

  Mark add_primary(HelperName name);
  Mark add_secondary(HelperName name);
  void add_option(std::vector<Mark> items, HelperName name);
  // The placement covers the item, too; where its cell cannot take the digit, nothing happens.
  void cover(const Placement& placement, Mark item);
  // A new item that is covered where the cell holds none of the digits; nothing where it always
  // holds one of them.
  std::optional<Mark> tie(Cell cell, const Digits& digits, std::uint32_t constraint);

  // The draft is empty afterwards.
  // Nothing where a stop came first.
  std::optional<Encoding> finish(std::shared_ptr<const Constraints> constraints);

 private:
  struct Literal {
    Cell cell;
    Digits digits;
    std::vector<Mark> ties;
  };
  struct Option {
    std::vector<Mark> items;
    HelperName name;
  };

  void add_literals();

  const Shape& shape_;
  const std::vector<Digits>& domains_;
  const Stop* stop_;
  std::vector<HelperName> primary_;
  std::vector<HelperName> secondary_;
  std::vector<std::vector<Mark>> covered_;           // by each placement: cell * size + digit - 1
  std::vector<std::vector<std::uint32_t>> of_cell_;  // the literals of each cell
  std::vector<Literal> literals_;
  std::vector<Option> options_;
  std::uint32_t numbers_ = 1;
};

}  // namespace quadrille::sudoku::rules
