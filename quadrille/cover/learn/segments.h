// Segments: what two rules have in common, as variables of their own.
//   SegmentedRules more = with_segments(rules, trail);
//
// The options that a row and a box have in common for a digit are a segment: "one of these" is
// worth a name, since both the row and the box can speak of it. If the digit is nowhere else in the
// row, it is nowhere else in the box, which no rule says by itself, and a clause about the segment
// stands for many about its options. In general two rules "exactly one" share literals, and each
// has others besides. The segment takes the place of its literals in both rules, so a literal
// that becomes false has fewer of them to tell. A rule that is cut in two ways, as a box by
// rows and by columns, is there twice.
//
// On hard boards of 25x25 segments save a third of the conflicts, and each of the others takes two
// fifths longer. Where a few hundred conflicts are enough, segments cost more than they save.
#pragma once

#include <cstdint>

#include "quadrille/cover/learn/rules.h"
#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

struct SegmentedRules {
  // Rule number k defines segment number k: "exactly one of its literals and of its negation", the
  // negation last.
  Rules rules;
  Variable first;  // variables from here on are segments
};

// The rules as far as they are open, with segments.
// requires: nothing has been decided, and all that is on the trail has been propagated
SegmentedRules with_segments(const Rules& rules, const Trail& trail);

}  // namespace quadrille::cover
