// Branch: where propagation is at its end, splits each board in two, of which every solution is in
// exactly one.
//   Branching<L> branching;
//   choose_branches<L>(boards.row, scratch, stuck, branching);
//   branching.split(boards.row, [&](std::uint32_t row, Word first, Word second) { … });
//
// The band or stack with the fewest configurations that still leaves a choice is taken, and in it
// the smallest digit with two of them: one for each side. Without such a digit, one with more is
// asserted in a triad on the first side and banned from it on the second.
#pragma once

#include "quadrille/solve/batch/boards.h"
#include "quadrille/solve/batch/propagate.h"

namespace quadrille::sudoku::batch {

// The configurations of a band, and how many of them each digit has.
template <class L>
struct Census {
  using Word = typename L::Word;

  Word configuration[kConfigurations];
  Word odd[2];    // one or three of the first three, of the last three
  Word pairs[2];  // two or three of them

  explicit Census(const Word* found) {
#pragma GCC unroll 6
    for (std::uint32_t i = 0; i < kConfigurations; ++i) configuration[i] = found[i];
#pragma GCC unroll 2
    for (std::uint32_t half = 0; half < 2; ++half) {
      const Word* three = configuration + 3 * half;
      odd[half] = L::xor3(three[0], three[1], three[2]);
      pairs[half] = L::majority(three[0], three[1], three[2]);
    }
  }

  [[nodiscard]] Word count() const {
    const Word twos = L::add(L::count_digits(pairs[0]), L::count_digits(pairs[1]));
    const Word ones = L::add(L::count_digits(odd[0]), L::count_digits(odd[1]));
    return L::add(L::add(twos, twos), ones);
  }
  // The digits with exactly two configurations.
  [[nodiscard]] Word two() const {
    const Word apart = L::without(odd[0] & odd[1], pairs[0], pairs[1]);
    return apart | L::without(pairs[0] ^ pairs[1], odd[0], odd[1]);
  }
  // The digits with exactly three.
  [[nodiscard]] Word three() const { return (pairs[0] ^ pairs[1]) & (odd[0] ^ odd[1]); }
  // The digits with two and more.
  [[nodiscard]] Word several() const { return L::or3(pairs[0], pairs[1], odd[0] & odd[1]); }

  void replace(typename L::Mask mask, const Census& other) {
#pragma GCC unroll 6
    for (std::uint32_t i = 0; i < kConfigurations; ++i) {
      configuration[i] = L::select(mask, other.configuration[i], configuration[i]);
    }
#pragma GCC unroll 2
    for (std::uint32_t half = 0; half < 2; ++half) {
      odd[half] = L::select(mask, other.odd[half], odd[half]);
      pairs[half] = L::select(mask, other.pairs[half], pairs[half]);
    }
  }
};

// Of the three bands, then of the three stacks. Where a pass does not keep what it finds, it is
// found again: a pass that has changed nothing has seen just what the cells have now.
template <class L>
[[gnu::always_inline]] inline Census<L> census_of([[maybe_unused]] const typename L::Word* rows,
                                                  [[maybe_unused]] const Scratch<L>& scratch,
                                                  std::uint32_t band) {
  if constexpr (L::kKeepsConfigurations) {
    return Census<L>(scratch.configurations + band * kConfigurations);
  } else {
    const bool is_stack = band >= 3;
    const typename L::Word* x = rows + (is_stack ? (band - 3) * 9 : band * 27);
    const std::uint32_t of_box = is_stack ? 27 : 9;
    const std::uint32_t of_line = is_stack ? 1 : 3;
    const std::uint32_t of_place = is_stack ? 3 : 1;
    typename L::Word open[9];
#pragma GCC unroll 9
    for (std::uint32_t triad = 0; triad < 9; ++triad) {
      const typename L::Word* cell = x + triad % 3 * of_box + triad / 3 * of_line;
      open[triad] = L::or3(cell[0], cell[of_place], cell[2 * of_place]);
    }
    typename L::Word found[kConfigurations];
#pragma GCC unroll 6
    for (std::uint32_t i = 0; i < kConfigurations; ++i) {
      found[i] = L::and3(open[kTriadsOf[i][0]], open[kTriadsOf[i][1]], open[kTriadsOf[i][2]]);
    }
    return Census<L>(found);
  }
}

template <class L>
struct Branching {
  using Word = typename L::Word;

  typename L::Mask chosen[6];  // the lanes that split in this band, in this stack
  Word first[9];               // the digit, at the triads that lose it on the first side
  Word second[9];

  // Calls `use(row, first, second)` for each row of the cells.
  template <class Use>
  [[gnu::always_inline]] void split(const Word* rows, Use use) const {
#pragma GCC unroll 1
    for (std::uint32_t box = 0; box < 9; ++box) {
      const std::uint32_t band = box / 3;
      const std::uint32_t stack = box % 3;
      Word column_first[3];
      Word column_second[3];
#pragma GCC unroll 3
      for (std::uint32_t column = 0; column < 3; ++column) {
        column_first[column] = L::keep(chosen[3 + stack], first[column * 3 + band]);
        column_second[column] = L::keep(chosen[3 + stack], second[column * 3 + band]);
      }
#pragma GCC unroll 3
      for (std::uint32_t line = 0; line < 3; ++line) {
        const Word line_first = L::keep(chosen[band], first[line * 3 + stack]);
        const Word line_second = L::keep(chosen[band], second[line * 3 + stack]);
#pragma GCC unroll 3
        for (std::uint32_t column = 0; column < 3; ++column) {
          const std::uint32_t row = box * 9 + line * 3 + column;
          const Word x = rows[row];
          use(row, L::without(x, line_first, column_first[column]),
              L::without(x, line_second, column_second[column]));
        }
      }
    }
  }
};

// For a digit with two configurations: each side loses the triads that only the other one uses.
template <class L>
[[gnu::always_inline]] inline void part_two(const typename L::Word* one,
                                            const typename L::Word* other,
                                            Branching<L>& branching) {
#pragma GCC unroll 9
  for (std::uint32_t triad = 0; triad < 9; ++triad) {
    const auto [a, b] = kConfigurationsOf[triad];
    const typename L::Word in_one = one[a] | one[b];
    const typename L::Word in_other = other[a] | other[b];
    branching.first[triad] = L::without(in_other, in_one);
    branching.second[triad] = L::without(in_one, in_other);
  }
}

// For a digit with more: on the first side it stands in the triad that its first configuration has
// in the first line, on the second it does not.
template <class L>
[[gnu::always_inline]] inline void part_many(const typename L::Word* one, typename L::Mask lanes,
                                             Branching<L>& branching) {
  using Word = typename L::Word;
  const Word place[3] = {one[0] | one[3], one[1] | one[4], one[2] | one[5]};
#pragma GCC unroll 9
  for (std::uint32_t triad = 0; triad < 9; ++triad) {
    const std::uint32_t box = triad % 3;
    const Word in_line = place[(box + 1) % 3] | place[(box + 2) % 3];
    const Word first = triad < 3 ? in_line : place[box];
    const Word second = triad < 3 ? place[box] : L::zero();
    branching.first[triad] = L::select(lanes, first, branching.first[triad]);
    branching.second[triad] = L::select(lanes, second, branching.second[triad]);
  }
}

// Boards that are not stuck lose nothing.
template <class L>
[[gnu::always_inline]] inline void choose_branches(const typename L::Word* rows,
                                                   const Scratch<L>& scratch,
                                                   typename L::Mask stuck,
                                                   Branching<L>& branching) {
  using Word = typename L::Word;
  Census<L> best = census_of<L>(rows, scratch, 0);
  // Nine configurations are one for each digit: nothing to choose, so this makes it the largest.
  Word fewest = L::subtract(best.count(), L::all(10));
  Word band = L::zero();
#pragma GCC unroll 1
  for (std::uint32_t other = 1; other < 6; ++other) {
    const Census<L> census = census_of<L>(rows, scratch, other);
    const Word count = L::subtract(census.count(), L::all(10));
    const auto better = L::less(count, fewest);
    fewest = L::select(better, count, fewest);
    band = L::select(better, L::all(static_cast<std::uint16_t>(other)), band);
    best.replace(better, census);
  }
  const Word two = best.two();
  const Word three = best.three();
  const auto no_two = L::equal(two, L::zero());
  const auto no_three = L::equal(three, L::zero());
  const Word some = L::select(no_two, L::select(no_three, best.several(), three), two);
  const Word digit = L::keep(stuck, some & L::subtract(L::zero(), some));
  Word one[kConfigurations];    // the digit, at its first configuration
  Word other[kConfigurations];  // and at the rest
  Word seen = L::zero();
#pragma GCC unroll 6
  for (std::uint32_t i = 0; i < kConfigurations; ++i) {
    const Word here = best.configuration[i] & digit;
    one[i] = L::without(here, seen);
    other[i] = here & seen;
    seen = seen | here;
  }
  part_two<L>(one, other, branching);
  if ((L::bits(no_two) & L::bits(stuck)) != 0) [[unlikely]] {
    part_many<L>(one, no_two, branching);
  }
#pragma GCC unroll 6
  for (std::uint16_t i = 0; i < 6; ++i) branching.chosen[i] = L::equal(band, L::all(i));
}

}  // namespace quadrille::sudoku::batch
