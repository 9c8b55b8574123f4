// Round: what every machine asks after a pass, to know which boards it has to serve, and the check
// of a board that seems solved.
//   const Judgement<L> found = judge<L>(outcome, last_sum);
//   const auto right = has_all_digits<L>(boards.row);
#pragma once

#include <cstdint>

#include "quadrille/solve/batch/boards.h"
#include "quadrille/solve/batch/propagate.h"

namespace quadrille::sudoku::batch {

// Of every board after a pass. A board that is dead may look filled or unchanged as well.
template <class L>
struct Judgement {
  typename L::Mask dead;       // a cell has no candidate, or a digit no place
  typename L::Mask filled;     // as many candidates as a solution has
  typename L::Mask unchanged;  // the pass has found nothing
};

template <class L>
[[gnu::always_inline]] inline Judgement<L> judge(const Outcome<L>& outcome,
                                                 typename L::Word last_sum) {
  constexpr std::uint16_t kSolvedSum = 9 * (1 + 2 + 4 + 8 + 16 + 32 + 64 + 128 + 256);
  return {.dead = L::equal(outcome.least, L::zero()) | ~L::equal(outcome.held, L::all(kAnyDigit)),
          .filled = L::equal(outcome.sum, L::all(kSolvedSum)),
          .unchanged = L::equal(outcome.sum, last_sum)};
}

// The boards whose 27 units all have all digits.
template <class L>
[[gnu::always_inline]] inline typename L::Mask has_all_digits(const typename L::Word* rows) {
  using Word = typename L::Word;
  Word all = L::all(kAnyDigit);
  const auto nine = [&](std::uint32_t first, std::uint32_t inner, std::uint32_t outer) {
    const auto three = [&](const Word* y) { return L::or3(y[0], y[inner], y[inner + inner]); };
    const Word* x = rows + first;
    return L::or3(three(x), three(x + outer), three(x + 2 * outer));
  };
#pragma GCC unroll 1
  for (std::uint32_t i = 0; i < 9; ++i) {
    const Word box = nine(i * 9, 1, 3);
    const Word line = nine(i / 3 * 27 + i % 3 * 3, 1, 9);
    const Word column = nine(i / 3 * 9 + i % 3, 3, 27);
    all = L::and3(all, box, line) & column;
  }
  return L::equal(all, L::all(kAnyDigit));
}

}  // namespace quadrille::sudoku::batch
