// Propagate: one pass of deductions over every lane: the three bands, then the three stacks, each
// step on what the one before has left.
//   const Outcome outcome = propagate<L>(boards.row, scratch);
//
// A step looks at the nine triads of a band. From the candidates of its cells it knows which
// digits each triad may hold; digits fixed in one triad leave the others of its line and box. What
// is left admits some of the six configurations of each digit, and a triad keeps the digits that
// some configuration puts there: that is complete for all rules about lines and boxes of the band
// together (pointing and claiming). A triad that must hold three digits holds no others. In the
// stacks, a digit that a triad must hold and that has one cell there is put into that cell. Fixed
// cells are collected in the bands, for the stacks too.
#pragma once

#include "quadrille/solve/batch/boards.h"

namespace quadrille::sudoku::batch {

// What a pass leaves behind besides the boards.
template <class L, bool kKeepsConfigurations = L::kKeepsConfigurations>
struct Scratch {
  // The digits fixed in the triads of the stacks, by stack, line and box.
  typename L::Word fixed[27];
  // The configurations left to the digits, of the three bands, then of the three stacks.
  typename L::Word configurations[6 * kConfigurations];

  typename L::Word* configurations_of(std::uint32_t band) {
    return configurations + band * kConfigurations;
  }
};

template <class L>
struct Scratch<L, false> {
  typename L::Word fixed[27];

  static typename L::Word* configurations_of(std::uint32_t /*band*/) { return nullptr; }
};

template <class L>
struct Outcome {
  typename L::Word sum;    // of all rows: falls with every candidate that goes
  typename L::Word least;  // of all rows: 0 where a cell has no candidate left
  typename L::Word held;   // the digits that have a configuration in every band and stack
};

// From the digits that the triads may hold to those that they may hold in some configuration,
// and those that they must hold.
template <class L>
[[gnu::always_inline]] inline void apply_configurations(const typename L::Word* open,
                                                        typename L::Word* allowed,
                                                        typename L::Word* asserted,
                                                        typename L::Word* configurations,
                                                        Outcome<L>& outcome) {
  using Word = typename L::Word;
  Word found[kConfigurations];
#pragma GCC unroll 6
  for (std::uint32_t i = 0; i < kConfigurations; ++i) {
    found[i] = L::and3(open[kTriadsOf[i][0]], open[kTriadsOf[i][1]], open[kTriadsOf[i][2]]);
    if constexpr (L::kKeepsConfigurations) configurations[i] = found[i];
  }
  outcome.held = L::and_or(outcome.held, L::or3(found[0], found[1], found[2]),
                           L::or3(found[3], found[4], found[5]));
#pragma GCC unroll 9
  for (std::uint32_t triad = 0; triad < 9; ++triad) {
    allowed[triad] = found[kConfigurationsOf[triad][0]] | found[kConfigurationsOf[triad][1]];
  }
#pragma GCC unroll 9
  for (std::uint32_t triad = 0; triad < 9; ++triad) {
    const std::uint32_t line = triad / 3 * 3;
    asserted[triad] = L::without(allowed[triad], allowed[line + (triad + 1) % 3],
                                 allowed[line + (triad + 2) % 3]);
  }
#pragma GCC unroll 9
  for (std::uint32_t triad = 0; triad < 9; ++triad) {
    allowed[triad] = L::or_triple(allowed[triad], asserted[triad]);
  }
}

// Takes the digits fixed in a triad from the other triads of its line and its box.
template <class L>
[[gnu::always_inline]] inline void remove_fixed(const typename L::Word* fixed,
                                                typename L::Word* open) {
#pragma GCC unroll 9
  for (std::uint32_t triad = 0; triad < 9; ++triad) {
    const std::uint32_t line = triad / 3 * 3;
    const typename L::Word others = L::or3(fixed[line + (triad + 1) % 3],
                                           fixed[line + (triad + 2) % 3], fixed[(triad + 3) % 9]);
    open[triad] = L::without(open[triad], others, fixed[(triad + 6) % 9]);
  }
}

template <class L>
[[gnu::always_inline]] inline void step_band(typename L::Word* band, typename L::Word* fixed_below,
                                             typename L::Word* configurations,
                                             Outcome<L>& outcome) {
  using Word = typename L::Word;
  Word open[9];
  Word fixed[9];
#pragma GCC unroll 3
  for (std::uint32_t box = 0; box < 3; ++box) {
    Word single[9];
#pragma GCC unroll 9
    for (std::uint32_t place = 0; place < 9; ++place) {
      const Word x = band[box * 9 + place];
      single[place] = L::keep(L::at_most_one(x), x);
    }
#pragma GCC unroll 3
    for (std::uint32_t line = 0; line < 3; ++line) {
      const Word* x = band + box * 9 + line * 3;
      open[line * 3 + box] = L::or3(x[0], x[1], x[2]);
      fixed[line * 3 + box] = L::or3(single[line * 3], single[line * 3 + 1], single[line * 3 + 2]);
      fixed_below[box * 9 + line * 3] = L::or3(single[line], single[line + 3], single[line + 6]);
    }
  }
  remove_fixed<L>(fixed, open);
  Word allowed[9];
  Word asserted[9];
  apply_configurations<L>(open, allowed, asserted, configurations, outcome);
#pragma GCC unroll 9
  for (std::uint32_t triad = 0; triad < 9; ++triad) {
#pragma GCC unroll 3
    for (std::uint32_t place = 0; place < 3; ++place) {
      band[triad_cell(Direction::bands, triad, place)] &= allowed[triad];
    }
  }
}

template <class L>
[[gnu::always_inline]] inline void step_stack(typename L::Word* stack,
                                              const typename L::Word* fixed,
                                              typename L::Word* configurations,
                                              Outcome<L>& outcome) {
  using Word = typename L::Word;
  const auto cell = [&](std::uint32_t triad, std::uint32_t place) -> Word& {
    return stack[triad_cell(Direction::stacks, triad, place)];
  };
  Word open[9];
  Word several[9];
#pragma GCC unroll 9
  for (std::uint32_t triad = 0; triad < 9; ++triad) {
    const Word a = cell(triad, 0);
    const Word b = cell(triad, 1);
    const Word c = cell(triad, 2);
    open[triad] = L::or3(a, b, c);
    several[triad] = L::majority(a, b, c);
  }
  remove_fixed<L>(fixed, open);
  Word allowed[9];
  Word asserted[9];
  apply_configurations<L>(open, allowed, asserted, configurations, outcome);
  Word sum[3] = {outcome.sum, L::zero(), L::zero()};
  Word least[3] = {outcome.least, L::all(kAnyDigit), L::all(kAnyDigit)};
#pragma GCC unroll 9
  for (std::uint32_t triad = 0; triad < 9; ++triad) {
    const Word wanted = L::without(asserted[triad], several[triad]);
#pragma GCC unroll 3
    for (std::uint32_t place = 0; place < 3; ++place) {
      const Word left = L::narrow(cell(triad, place), allowed[triad], wanted);
      cell(triad, place) = left;
      sum[place] = L::add(sum[place], left);
      least[place] = L::least(least[place], left);
    }
  }
  outcome.sum = L::add(L::add(sum[0], sum[1]), sum[2]);
  outcome.least = L::least(L::least(least[0], least[1]), least[2]);
}

template <class L>
[[gnu::always_inline]] inline Outcome<L> propagate(typename L::Word* rows, Scratch<L>& scratch) {
  Outcome<L> outcome = {L::zero(), L::all(kAnyDigit), L::all(kAnyDigit)};
  // Unrolled, the steps no longer fit the cache of decoded instructions.
#pragma GCC unroll 1
  for (std::uint32_t band = 0; band < 3; ++band) {
    step_band<L>(rows + band * 27, scratch.fixed + band, scratch.configurations_of(band), outcome);
  }
#pragma GCC unroll 1
  for (std::uint32_t stack = 0; stack < 3; ++stack) {
    step_stack<L>(rows + stack * 9, scratch.fixed + stack * 9, scratch.configurations_of(3 + stack),
                  outcome);
  }
  return outcome;
}

}  // namespace quadrille::sudoku::batch
