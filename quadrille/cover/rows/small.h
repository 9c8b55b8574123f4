// Small: the search among at most 64 rows and as many items. The problem is turned by 90 degrees:
// for each item one word, with a bit for each row that has it. The state is two words, the rows
// that are possible and the items that are to be covered.
//   auto end = small.begin<W>(rows, need, frame, depth);
//   while (end == Small::End::open) … small.run(solutions, nodes);
#pragma once

#include <cstdint>

#include "quadrille/cover/rows/frames.h"
#include "quadrille/cover/rows/row_set.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

template <class L>
void add_solution(Batch& batch, const OptionId* path, std::uint32_t depth) {
  OptionId* const slot = batch.slots + batch.count * batch.stride;
  for (std::uint32_t i = 0; i < depth; ++i) slot[i] = path[i];
  batch.depths[batch.count++] = depth;
}

template <class L, bool kColoured>
class Small {
 public:
  explicit Small(Workspace& space) : space_(space), path_(space.path) {}

  // Takes over a set of rows, which has to stay where it is. What is forced is taken at once, and
  // may be a solution.
  template <std::uint32_t W>
  Entered begin(const RowSet<L, W>& rows, const Bits<L, W>& need, const Frame& frame,
                std::uint32_t depth);
  // The same from a bit for each row of the matrix and each item of the columns.
  Entered begin(const std::uint64_t* active, const std::uint64_t* need, std::uint32_t depth);
  // Goes on as Walker::run does; `exhausted` means that everything below was seen.
  Walker::End run(std::uint64_t solutions, std::uint64_t nodes);

 private:
  // How far to look for more solutions once a batch has one.
  static constexpr std::uint64_t kNodesAhead = 128;

  struct Open {
    std::uint64_t active;   // rows that are possible
    std::uint64_t need;     // items to be covered
    std::uint64_t untried;  // of the rows of the item that was chosen; never none
    std::uint32_t depth;
  };

  Entered enter(std::uint64_t active, std::uint64_t need, std::uint32_t depth);
  std::uint64_t apart(std::uint32_t row);
  std::uint64_t find_apart(std::uint32_t row);
  std::uint64_t find_apart_by_columns(std::uint32_t row);
  [[nodiscard]] std::uint64_t rows_of_column(std::uint32_t column) const;
  void take(std::uint32_t row, std::uint32_t depth) {
    path_[depth] = OptionId{static_cast<std::uint32_t>(options_[last_words_[row] >> shift_])};
  }

  Workspace& space_;
  OptionId* path_;
  const Frame* frame_ = nullptr;
  const std::uint64_t* options_ = nullptr;  // of the frame
  std::uint32_t shift_ = 0;
  const std::uint64_t* base_ = nullptr;  // of the rows
  const std::uint64_t* last_words_ = nullptr;
  const std::uint64_t* items_ = nullptr;  // by row: the items that it covers, and perhaps others
  std::size_t stride_ = 0;
  std::uint32_t words_ = 0;
  std::uint32_t count_ = 0;
  std::uint32_t open_count_ = 0;
  std::uint64_t all_ = 0;
  std::uint64_t column_[64];  // by item: the rows that have it
  std::uint64_t apart_[64];   // by row: the rows that it is not in the way of; 0: not known yet
  std::uint64_t packed_[64];  // items_, where a row has several words
  // Where rows are taken over from columns:
  const std::uint64_t* active_ = nullptr;  // a bit for each row of the matrix; none: from a set
  std::uint64_t numbers_[64];              // of the rows
  std::uint64_t* places_ = nullptr;        // by word of `active_`: the rows before it
  Open open_[64];
};

template <class L, bool kColoured>
template <std::uint32_t W>
Entered Small<L, kColoured>::begin(const RowSet<L, W>& rows, const Bits<L, W>& need,
                                   const Frame& frame, std::uint32_t depth) {
  active_ = nullptr;
  frame_ = &frame;
  options_ = frame.options;
  shift_ = frame.shift;
  base_ = rows.base;
  last_words_ = rows.base + (W - 1) * rows.stride;
  stride_ = rows.stride;
  words_ = W;
  count_ = rows.count;
  open_count_ = 0;
  all_ = lowest_bits(rows.count);
  const std::uint64_t needed = W > 1 ? lowest_bits(need.count()) : need.word[0];
  items_ = rows.base;
  if constexpr (W > 1) {
    const Packing<L, W, 1> packing(need);
    for (std::uint32_t row = 0; row < rows.count; ++row) {
      packed_[row] = packing([&](std::uint32_t w) { return rows.word(row, w); }).word[0];
    }
    items_ = packed_;
  }
  L::turn(items_, rows.count, needed, column_);
  for (std::uint32_t row = 0; row < rows.count; ++row) apart_[row] = 0;
  space_.work += 8 + W * 4;
  return enter(all_, needed, depth);
}

template <class L, bool kColoured>
Entered Small<L, kColoured>::begin(const std::uint64_t* active, const std::uint64_t* need,
                                   std::uint32_t depth) {
  const ColumnsView& columns = space_.columns;
  active_ = active;
  options_ = space_.options;
  shift_ = 0;
  last_words_ = numbers_;
  places_ = rows::take(space_.arena, columns.words);
  count_ = 0;
  for (std::uint32_t w = 0; w < columns.words; ++w) {
    places_[w] = count_;
    for (std::uint64_t rows = active[w]; rows != 0; rows &= rows - 1) {
      apart_[count_] = packed_[count_] = 0;
      numbers_[count_++] = number_in(w, rows);
    }
  }
  all_ = lowest_bits(count_);
  open_count_ = 0;
  items_ = packed_;
  std::uint32_t items = 0;
  for (std::uint32_t w = 0; 64 * w < columns.item_count; ++w) {
    for (std::uint64_t left = need[w]; left != 0; left &= left - 1) {
      column_[items] = rows_of_column(number_in(w, left));
      for (std::uint64_t rows = column_[items]; rows != 0; rows &= rows - 1) {
        packed_[__builtin_ctzll(rows)] |= std::uint64_t{1} << items;
      }
      ++items;
    }
  }
  space_.work += 8 + items / 2;
  return enter(all_, lowest_bits(items), depth);
}

// Those of the at most 64 rows that are in a column.
template <class L, bool kColoured>
std::uint64_t Small<L, kColoured>::rows_of_column(std::uint32_t column) const {
  const ColumnsView& columns = space_.columns;
  std::uint64_t rows = 0;
  for (std::uint32_t at = columns.ends[column]; at < columns.ends[column + 1]; ++at) {
    const ColumnWord& piece = columns.pieces[at];
    const std::uint64_t active = active_[piece.word];
    if (active != 0) rows |= L::extract(piece.rows, active) << places_[piece.word];
  }
  return rows;
}

template <class L, bool kColoured>
std::uint64_t Small<L, kColoured>::find_apart_by_columns(std::uint32_t row) {
  const ColumnsView& columns = space_.columns;
  const std::uint64_t number = numbers_[row];
  std::uint64_t clashing = 0;
  for (std::uint32_t at = columns.clash_ends[number]; at < columns.clash_ends[number + 1]; ++at) {
    clashing |= rows_of_column(columns.clashes[at]);
  }
  apart_[row] = all_ & ~clashing;
  return apart_[row];
}

template <class L, bool kColoured>
[[gnu::always_inline]] inline std::uint64_t Small<L, kColoured>::apart(std::uint32_t row) {
  return apart_[row] != 0 ? apart_[row] : find_apart(row);
}

// Computed when it is first needed, because most rows are needed once or never.
template <class L, bool kColoured>
[[gnu::noinline]] std::uint64_t Small<L, kColoured>::find_apart(std::uint32_t row) {
  if (active_ != nullptr) return find_apart_by_columns(row);
  const std::uint64_t* const forbids =
      kColoured ? frame_->forbids + (last_words_[row] >> frame_->shift) * words_ : nullptr;
  std::uint64_t rows = all_;
  for (std::uint32_t w = 0; w < words_; ++w) {
    const std::uint64_t* const words = base_ + w * stride_;
    const std::uint64_t own = w + 1 < words_ ? words[row] : words[row] & frame_->last;
    const L cut = L::all(kColoured ? forbids[w] : own);
    std::uint64_t free = 0;
    for (std::uint32_t other = 0; other < count_; other += L::kCount) {
      const auto lanes = L::apart(L::load(words + other), cut, L::every());
      free |= std::uint64_t{L::bits(lanes)} << other;
    }
    rows &= free;
  }
  apart_[row] = rows;
  return rows;
}

// Takes what is forced, then opens the item with the fewest rows.
template <class L, bool kColoured>
[[gnu::always_inline]] inline Entered Small<L, kColoured>::enter(std::uint64_t active,
                                                                 std::uint64_t need,
                                                                 std::uint32_t depth) {
  for (;;) {
    std::uint32_t fewest = 65;
    std::uint64_t best = 0;
    std::uint64_t single = 0;
    for (std::uint64_t left = need; left != 0; left &= left - 1) {
      const std::uint64_t own = active & column_[__builtin_ctzll(left)];
      if ((own & (own - 1)) == 0) {
        if (own == 0) {
          ++space_.dead;
          return Entered::dead;
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
      return Entered::open;
    }
    const auto row = static_cast<std::uint32_t>(__builtin_ctzll(single));
    take(row, depth++);
    ++space_.forced;
    need &= ~items_[row];
    if (need == 0) {
      space_.depth = depth;
      return Entered::solution;
    }
    active &= apart(row);
  }
}

// What is counted at every node is kept in local variables: writing it to the space each time would
// take a fortieth of the time on queens.
template <class L, bool kColoured>
[[gnu::always_inline]] inline Walker::End Small<L, kColoured>::run(std::uint64_t solutions,
                                                                   std::uint64_t nodes) {
  std::uint64_t tried = space_.nodes;
  std::uint64_t found = space_.solutions;
  Walker::End end = Walker::End::exhausted;
  while (open_count_ > 0) {
    if (tried >= nodes) {
      end = Walker::End::pause;
      break;
    }
    Open& open = open_[open_count_ - 1];
    const auto row = static_cast<std::uint32_t>(__builtin_ctzll(open.untried));
    const std::uint64_t untried = open.untried & (open.untried - 1);
    const std::uint64_t active = open.active;
    const std::uint64_t need = open.need & ~items_[row];
    const std::uint32_t depth = open.depth;
    open.untried = untried;
    open_count_ -= static_cast<std::uint32_t>(untried == 0);
    ++tried;
    take(row, depth);
    if (need == 0) {
      space_.depth = depth + 1;
    } else if (enter(active & apart(row), need, depth + 1) != Entered::solution) {
      continue;
    }
    if (space_.batch.depths != nullptr) {
      if (space_.batch.count == 0 && nodes - tried > kNodesAhead) nodes = tried + kNodesAhead;
      add_solution<L>(space_.batch, path_, space_.depth);
    }
    if (++found == solutions) {
      end = Walker::End::solution;
      break;
    }
  }
  space_.nodes = tried;
  space_.solutions = found;
  return end;
}

}  // namespace quadrille::cover::rows
