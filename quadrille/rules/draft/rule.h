// Rule: what the constraints of a board come down to: few kinds of rule, which the encoder knows.
//   RuleSet rules = lower(shape, constraints);   // lower.h
// A constraint becomes one rule or more, and its number stays with each of them for its name. Each
// is about some cell: a constraint that always holds becomes no rule, and one that can never hold
// leaves a domain empty.
#pragma once

#include <bitset>
#include <cstdint>
#include <vector>

#include "quadrille/boards/layout.h"

namespace quadrille::sudoku::rules {

// The digits that a cell may take, each at its number less one.
using Digits = std::bitset<kMaxSize>;

std::vector<Digit> list_of(const Digits& digits);

inline constexpr std::uint32_t kNoConstraint = UINT32_MAX;

// Cells of which no two hold the same digit; as many as there are digits hold each of them.
struct Group {
  std::vector<Cell> cells;
  std::uint32_t constraint = kNoConstraint;
};

// Of these placements one is so, or at most one.
struct Several {
  std::vector<Placement> placements;
  bool exactly = false;
  std::uint32_t constraint = kNoConstraint;
};

// Different cells hold the digits of one of these sets, in any order.
struct Sets {
  std::vector<Cell> cells;
  std::vector<Digits> sets;
  std::uint32_t constraint = kNoConstraint;
};

// The cells, in their order, hold one of these tuples.
struct Table {
  std::vector<Cell> cells;
  std::vector<Digit> tuples;  // one after another, each as long as there are cells
  std::uint32_t constraint = kNoConstraint;
};

// What a chain looks at in one step: a cell and its digit, or several cells of which no two hold
// the same digit, and the sum of their digits. These hold one of the sets.
struct Term {
  std::vector<Cell> cells;
  std::vector<Digits> sets = {};  // nothing where there is one cell
};

// The terms, in their order, lead along arcs from the only state before the first term. Every digit
// or sum leads from a state to at most one other.
struct Chain {
  struct Arc {
    std::uint32_t from;
    std::uint32_t to;
    Digit digit;  // or the sum

    friend auto operator<=>(const Arc&, const Arc&) = default;
  };
  std::vector<Term> terms;
  std::vector<std::vector<Arc>> layers;  // one for each term
  std::uint32_t constraint = kNoConstraint;
};

// Chains that end in the same state, whose number means the same to all of them. One chain alone
// may end in any of its last states.
struct Chains {
  std::vector<Chain> chains;
};

// One of these holds, and rules out some placements. On any full board there is exactly one that
// rules out none of the placements on it.
struct Choice {
  std::vector<std::vector<Placement>> ruled_out;
  std::uint32_t constraint = kNoConstraint;
};

// The digits of these cells, each as often as its weight says, have this sum.
struct Sum {
  std::vector<Cell> cells;
  std::vector<std::int64_t> weights;  // none of them 0
  std::int64_t total = 0;
};

// The cells hold these digits, each as often as it is listed.
struct Required {
  std::vector<Cell> cells;
  std::vector<Digit> digits;
};

// So many of the cells are greater than all before them.
struct Skyline {
  std::vector<Cell> cells;
  std::uint32_t seen = 0;  // at least 1, at most as many as there are cells
};

// The digit comes so often in these cells.
struct Counted {
  std::vector<Cell> cells;
  Digit digit = 0;
  std::uint32_t least = 0;
  std::uint32_t most = 0;
};

// The value of a digit in one of these cells says how many of them hold it.
struct Circles {
  static constexpr std::size_t kMostCells = 63;

  std::vector<Cell> cells;  // at most so many
  std::uint32_t first_value = 1;
};

// Groups that hold each digit equally often.
struct EqualCounts {
  std::vector<std::vector<Cell>> groups;
};

struct RuleSet {
  std::vector<Digits> domains;  // of each cell
  std::vector<Group> groups;    // beyond rows, columns and boxes
  std::vector<Several> several;
  std::vector<Sets> sets;
  std::vector<Table> tables;
  std::vector<Chains> chains;
  std::vector<Choice> choices;
  std::vector<Sum> sums;                  // in what is lowered for a walk only
  std::vector<Required> required;         // likewise
  std::vector<Skyline> skylines;          // likewise
  std::vector<Counted> counted;           // likewise
  std::vector<Circles> circles;           // likewise
  std::vector<EqualCounts> equal_counts;  // likewise
};

// Where a constraint can be lowered in two ways: the one that was measured to be quicker, or the
// other one, with which tests compare it. For a walk, sums stay as they are, because filters for
// sums find more than those for the sets, tables and chains that a matrix needs.
enum class Lowering : std::uint8_t { quick, other, walk };

}  // namespace quadrille::sudoku::rules
