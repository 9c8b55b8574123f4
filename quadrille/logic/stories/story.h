// Story: how the steps of some techniques are told: the reason, and where to look for it.
//   const Story& story = story::fish;
//   story.reason(layout, step), story.focus(layout, step)
// Each puts its sentence together from the rules and candidates of the deduction, whose order the
// finders keep: the pivot of a wing first, the cells of a loop before its other candidates.
#pragma once

#include "quadrille/logic/explanation.h"

namespace quadrille::logic {

struct Story {
  // What the pattern is, without its name and what follows from it.
  Explanation (*reason)(const Layout& layout, const Deduction& step);
  Focus (*focus)(const Layout& layout, const Deduction& step);
};

namespace story {

// NOLINTBEGIN(readability-identifier-naming): they are called as the techniques are.
extern const Story last_cell;
extern const Story hidden_single;
extern const Story naked_single;
extern const Story locked;
extern const Story direct_locked;
extern const Story naked_set;
extern const Story hidden_set;
extern const Story direct_hidden_set;
extern const Story fish;
extern const Story wing;
extern const Story w_wing;
extern const Story pairs;  // of places of one digit, tied together
extern const Story empty_rectangle;
extern const Story colouring;
extern const Story aligned;
extern const Story cycle;
extern const Story forcing;  // chains of statements
extern const Story trial;
// Patterns that would have two solutions; of a loop, by the number of its type.
extern const Story unique_1;
extern const Story unique_2;
extern const Story unique_3;
extern const Story unique_4;
extern const Story grave;
extern const Story grave_3;
// Beyond the scale.
extern const Story alternating;
extern const Story finned;
extern const Story blossom;
extern const Story sectors;
extern const Story exocet;
extern const Story unique_places;
extern const Story avoidable;
extern const Story lite;
// Of boards with constraints.
extern const Story combinations;
extern const Story rule_alone;
extern const Story rule_of_45;
extern const Story common_peers;
extern const Story group_set;
// NOLINTEND(readability-identifier-naming)

}  // namespace story

// "7", "7 and 9" of the rules about digits
Digits digits_of(const Layout& layout, std::span<const RuleId> rules);
// The candidates of one cell among the options, in their order.
Digits digits_at(std::span<const Placement> options, Cell cell);
inline Cell cell_of(RuleId rule) { return Cell{index(rule)}; }

}  // namespace quadrille::logic
