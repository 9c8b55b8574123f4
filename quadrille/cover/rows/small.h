// Small: the search among at most 64 rows of one word. The problem is turned by 90 degrees: for
// each item one word, with a bit for each row that has it. The state is two words, the rows that
// are possible and the items that are to be covered.
//   small.begin(rows, need, frame, depth, path);
//   while (small.step(…)) …
#pragma once

#include <cstdint>

#include "quadrille/cover/rows/row_set.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

template <class L, bool kColoured>
class Small {
 public:
  enum class End : std::uint8_t { solution, dead, open };

  // Takes over a set of rows; true if there is anything to be tried. What is forced is taken at
  // once, and may be a solution.
  End begin(const RowSet<L, 1>& rows, std::uint64_t need, const Frame& frame, std::uint32_t depth,
            Workspace& space, OptionId* path);
  // Goes on as Walker::run does; `exhausted` means that everything below was seen.
  Walker::End run(std::uint64_t solutions, std::uint64_t nodes, Workspace& space, OptionId* path);

 private:
  struct Open {
    std::uint64_t active;   // rows that are possible
    std::uint64_t need;     // items to be covered
    std::uint64_t untried;  // of the rows of the item that was chosen
    std::uint32_t depth;
  };

  End enter(std::uint64_t active, std::uint64_t need, std::uint32_t depth, Workspace& space,
            OptionId* path);
  std::uint64_t apart(std::uint32_t row);

  RowSet<L, 1> rows_;
  std::uint64_t all_;
  std::uint64_t column_[64];  // by item: the rows that have it
  std::uint64_t items_[64];   // by row: the items that it covers
  std::uint64_t cut_[64];     // by row: the bits that it forbids
  std::uint64_t apart_[64];   // by row: the rows that it is not in the way of; 0: not known yet
  OptionId option_[64];
  Open open_[64];
  std::uint32_t open_count_ = 0;
};

template <class L, bool kColoured>
typename Small<L, kColoured>::End Small<L, kColoured>::begin(const RowSet<L, 1>& rows,
                                                             std::uint64_t need, const Frame& frame,
                                                             std::uint32_t depth, Workspace& space,
                                                             OptionId* path) {
  rows_ = rows;
  all_ = rows.count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << rows.count) - 1;
  std::uint32_t item = 0;
  for (std::uint64_t left = need; left != 0; left &= left - 1) {
    const L bit = L::all(left & (0 - left));
    std::uint64_t column = 0;
    for (std::uint32_t row = 0; row < rows.count; row += L::kCount) {
      const auto without = L::apart(L::load(rows.base + row), bit, L::kAll);
      column |= static_cast<std::uint64_t>(L::kAll & ~without) << row;
    }
    column_[item++] = column & all_;
  }
  for (std::uint32_t row = 0; row < rows.count; ++row) {
    const std::uint64_t word = rows.base[row];
    const std::uint64_t number = word >> frame.shift;
    items_[row] = L::extract(word, need);
    cut_[row] = kColoured ? frame.forbids[number] : word & frame.last;
    apart_[row] = 0;
    option_[row] = OptionId{static_cast<std::uint32_t>(frame.options[number])};
  }
  open_count_ = 0;
  space.work += 16;
  return enter(all_, item == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << item) - 1, depth, space,
               path);
}

// Most rows are asked for once or never, so this is found when it is.
template <class L, bool kColoured>
std::uint64_t Small<L, kColoured>::apart(std::uint32_t row) {
  if (apart_[row] != 0) return apart_[row];
  const L cut = L::all(cut_[row]);
  std::uint64_t rows = 0;
  for (std::uint32_t other = 0; other < rows_.count; other += L::kCount) {
    rows |= static_cast<std::uint64_t>(L::apart(L::load(rows_.base + other), cut, L::kAll))
            << other;
  }
  apart_[row] = rows & all_;
  return apart_[row];
}

// Takes what is forced, then opens the item with the fewest rows.
template <class L, bool kColoured>
typename Small<L, kColoured>::End Small<L, kColoured>::enter(std::uint64_t active,
                                                             std::uint64_t need,
                                                             std::uint32_t depth, Workspace& space,
                                                             OptionId* path) {
  for (;;) {
    std::uint32_t fewest = 65;
    std::uint64_t best = 0;
    std::uint64_t single = 0;
    for (std::uint64_t left = need; left != 0; left &= left - 1) {
      const std::uint64_t own = active & column_[__builtin_ctzll(left)];
      if ((own & (own - 1)) == 0) {
        if (own == 0) {
          ++space.dead;
          return End::dead;
        }
        single = own;
        break;
      }
      const auto count = static_cast<std::uint32_t>(__builtin_popcountll(own));
      if (count < fewest) {
        fewest = count;
        best = own;
      }
    }
    if (single == 0) {
      open_[open_count_++] = {active, need, best, depth};
      return End::open;
    }
    const auto row = static_cast<std::uint32_t>(__builtin_ctzll(single));
    path[depth++] = option_[row];
    ++space.forced;
    need &= ~items_[row];
    if (need == 0) {
      space.depth = depth;
      return End::solution;
    }
    active &= apart(row);
  }
}

template <class L, bool kColoured>
Walker::End Small<L, kColoured>::run(std::uint64_t solutions, std::uint64_t nodes, Workspace& space,
                                     OptionId* path) {
  while (open_count_ > 0) {
    Open& open = open_[open_count_ - 1];
    if (open.untried == 0) {
      --open_count_;
      continue;
    }
    if (space.nodes >= nodes) return Walker::End::pause;
    const auto row = static_cast<std::uint32_t>(__builtin_ctzll(open.untried));
    open.untried &= open.untried - 1;
    ++space.nodes;
    path[open.depth] = option_[row];
    const std::uint64_t need = open.need & ~items_[row];
    if (need == 0) {
      space.depth = open.depth + 1;
    } else if (enter(open.active & apart(row), need, open.depth + 1, space, path) !=
               End::solution) {
      continue;
    }
    if (++space.solutions == solutions) return Walker::End::solution;
  }
  return Walker::End::exhausted;
}

}  // namespace quadrille::cover::rows
