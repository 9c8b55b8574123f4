// Deduction: one step of reasoning, as a value: what it uses and what follows from it.
//   Position position(grid);
//   if (const std::optional<Deduction> step = find_next(position)) apply(*step, position);
// A truth is a rule that one of its remaining options must cover; a link is a rule that at most one
// option may cover. Where k truths have all their options inside k links, no other option of
// those links can be right. docs/logic.md has a picture of each technique.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/boards/layout.h"
#include "quadrille/logic/position.h"
#include "quadrille/logic/technique.h"

namespace quadrille::logic {

// One move of the dance that shows a trial to fail.
struct Move {
  enum class Kind : std::uint8_t {
    suppose,  // the option is tried; past the first level it is one of those of `rule`
    forced,   // the only option that `rule` has left
    dead,     // `rule` has no option left: what was supposed on this level is wrong
    out,      // the constraint of `rule` leaves no way for the option
  };
  Kind kind;
  std::uint32_t level;  // 1 for the first supposition, more inside others
  RuleId rule;          // means nothing for the first supposition
  Placement option;     // means nothing for a dead rule

  friend bool operator==(const Move&, const Move&) = default;
};

// One statement of a chain: an option is right, or it is not.
struct Claim {
  Placement option = {};
  bool is = false;
  // The statements that it follows from, by their numbers, all of them smaller. None: it is
  // supposed, and what comes after it, up to the next such one, rests on it.
  std::vector<std::uint32_t> parents = {};
  RuleId item = {};    // of an "is" that is not supposed: what has no other option left
  Difficulty aid = 0;  // of the pattern or chain that leads from the parents to it, if one does
  std::uint32_t inner = 0;  // of such a chain: its number among Deduction::nested, from 1

  friend bool operator==(const Claim&, const Claim&) = default;
};

// The proof of a chain inside another one: it holds on the board from which the parents of the
// statements that it leads to have been taken away.
struct NestedProof {
  Technique technique;
  std::vector<Claim> claims = {};  // as those of a proof

  friend bool operator==(const NestedProof&, const NestedProof&) = default;
};

// One statement of a chain: one of the options is right, or all of them are wrong, by turns.
struct Statement {
  std::vector<Placement> options;
  std::vector<RuleId> by;  // the truths for which one of them is right

  friend bool operator==(const Statement&, const Statement&) = default;
};

struct Deduction {
  Technique technique = Technique::last_cell;
  Difficulty difficulty = 0;  // tenths; see Technique
  std::vector<RuleId> truths = {};
  std::vector<RuleId> links = {};
  std::vector<Placement> candidates = {};  // the options that the pattern consists of
  std::optional<Placement> places = std::nullopt;
  std::vector<Placement> rules_out = {};  // candidates that are left out of every solution
  std::vector<Move> dance = {};           // of a trial only
  std::vector<Cell> loop = {};            // of a unique rectangle or loop only: its cells, in order
  std::vector<Claim> proof = {};          // of chains only
  std::vector<NestedProof> nested = {};   // of nested chains: those inside, the innermost first
  // Of a chain beyond the scale: what is wrong, so right, so wrong, …; the first or the last is
  // right.
  std::vector<Statement> chain = {};
  std::vector<std::vector<Digit>> sets = {};  // of combinations: what a cage can still hold

  friend bool operator==(const Deduction&, const Deduction&) = default;
};

// Where a proof is told with numbers: that of the first statement of a chain inside, which is
// numbered from 1.
std::uint32_t first_number(const Deduction& deduction, std::uint32_t inner);

// Each once: the cells in the order in which they come, the digits in their own.
std::vector<Cell> cells_of(std::span<const Placement> options);
std::vector<Digit> digits_of(std::span<const Placement> options);

// Keeps a list in the order of difficulty, then of the techniques, then of arrival.
void insert_by_difficulty(std::vector<Deduction>& list, Deduction deduction);

// Does what a deduction says.
// requires: a deduction about this position
void apply(const Deduction& deduction, Position& position);

}  // namespace quadrille::logic
