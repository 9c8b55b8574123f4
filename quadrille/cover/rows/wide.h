// Wide: the walk while there are many rows and an option excludes few of them. Each row that is
// possible is a bit, and stays where it is; the rows that an option excludes are taken out column
// by column, and the rows of an item are counted in the words of its column that are not 0. With at
// most 64 rows left, the small problem goes on.
//   const Entered entered = wide.begin();
//   if (entered == Entered::small) … small.run(solutions, nodes);
//
// The item to branch on is the one that the walk on rows would take, and the rows are tried in the
// same order: so it makes no difference to the tree.
#pragma once

#include <cstdint>

#include "quadrille/cover/rows/arena.h"
#include "quadrille/cover/rows/small.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

template <class L, bool kColoured>
class Wide {
 public:
  Wide(Workspace& space, Small<L, kColoured>& small)
      : space_(space), columns_(space.columns), small_(small) {}

  Entered begin();
  // Takes the next of the rows that a level has to try. Where it says `small`, the arena has to be
  // rewound when the small problem is done with.
  Entered try_next(Branching& level);

 private:
  struct Choice {
    std::uint32_t item;
    std::uint32_t count;
  };

  Entered enter(std::uint64_t* active, std::uint64_t* need, std::uint32_t depth,
                Arena::Mark before);
  struct Found {
    std::uint32_t count;
    const ColumnWord* some;  // the last piece that has a row
  };
  [[nodiscard]] Found find_rows(std::uint32_t item, const std::uint64_t* active) const;
  bool settle(std::uint64_t* active, std::uint64_t* need, std::uint32_t& depth, Choice& choice);
  void take_row(std::uint32_t row, std::uint64_t* active, std::uint64_t* need, std::uint32_t depth);
  void open(std::uint64_t* active, std::uint64_t* need, const Choice& choice, std::uint32_t count,
            std::uint32_t depth, Arena::Mark before);
  [[nodiscard]] std::uint32_t need_words() const { return (columns_.item_count + 63) / 64; }
  [[nodiscard]] std::uint32_t count_of(const std::uint64_t* words, std::uint32_t size) const;

  Workspace& space_;
  const ColumnsView& columns_;
  Small<L, kColoured>& small_;
};

template <class L, bool kColoured>
std::uint32_t Wide<L, kColoured>::count_of(const std::uint64_t* words, std::uint32_t size) const {
  std::uint32_t count = 0;
  for (std::uint32_t w = 0; w < size; ++w) {
    count += static_cast<std::uint32_t>(__builtin_popcountll(words[w]));
  }
  return count;
}

template <class L, bool kColoured>
Entered Wide<L, kColoured>::begin() {
  const Arena::Mark before = mark(space_.arena);
  std::uint64_t* const active = take(space_.arena, columns_.words);
  std::uint64_t* const need = take(space_.arena, need_words());
  for (std::uint32_t w = 0; w < columns_.words; ++w) {
    active[w] = lowest_bits(space_.row_count - 64 * w);
  }
  for (std::uint32_t w = 0; w < need_words(); ++w) {
    need[w] = lowest_bits(columns_.item_count - 64 * w);
  }
  return enter(active, need, 0, before);
}

template <class L, bool kColoured>
Entered Wide<L, kColoured>::try_next(Branching& level) {
  const Arena::Mark before = mark(space_.arena);
  std::uint64_t* const active = take(space_.arena, columns_.words);
  std::uint64_t* const need = take(space_.arena, need_words());
  for (std::uint32_t w = 0; w < columns_.words; ++w) active[w] = level.rows[w];
  for (std::uint32_t w = 0; w < need_words(); ++w) need[w] = level.need[w];
  const auto row = static_cast<std::uint32_t>(level.own[level.tried++]);
  ++space_.nodes;
  space_.work += 4 + columns_.words / 8;
  take_row(row, active, need, level.depth);
  return enter(active, need, level.depth + 1, before);
}

template <class L, bool kColoured>
void Wide<L, kColoured>::take_row(std::uint32_t row, std::uint64_t* active, std::uint64_t* need,
                                  std::uint32_t depth) {
  space_.path[depth] = OptionId{static_cast<std::uint32_t>(space_.options[row])};
  for (std::uint32_t at = columns_.clash_ends[row]; at < columns_.clash_ends[row + 1]; ++at) {
    const std::uint32_t column = columns_.clashes[at];
    if (column < columns_.item_count) need[column / 64] &= ~(std::uint64_t{1} << column % 64);
    const ColumnWord* const end = columns_.pieces + columns_.ends[column + 1];
    for (const ColumnWord* piece = columns_.pieces + columns_.ends[column]; piece != end; ++piece) {
      active[piece->word] &= ~piece->rows;
    }
  }
}

template <class L, bool kColoured>
[[gnu::always_inline]] inline typename Wide<L, kColoured>::Found Wide<L, kColoured>::find_rows(
    std::uint32_t item, const std::uint64_t* active) const {
  Found found{0, nullptr};
  const ColumnWord* const end = columns_.pieces + columns_.ends[item + 1];
  for (const ColumnWord* piece = columns_.pieces + columns_.ends[item]; piece != end; ++piece) {
    const std::uint64_t rows = piece->rows & active[piece->word];
    found.some = rows != 0 ? piece : found.some;
    found.count += static_cast<std::uint32_t>(__builtin_popcountll(rows));
  }
  return found;
}

// Takes what is forced until nothing is, and finds the item with the fewest rows. False: some item
// has none.
template <class L, bool kColoured>
bool Wide<L, kColoured>::settle(std::uint64_t* active, std::uint64_t* need, std::uint32_t& depth,
                                Choice& choice) {
  for (bool again = true; again;) {
    again = false;
    choice = {0, UINT32_MAX};
    for (std::uint32_t w = 0; w < need_words(); ++w) {
      // What a forced row covers is not needed any more.
      for (std::uint64_t left = need[w]; left != 0; left &= need[w]) {
        const std::uint32_t item = number_in(w, left);
        left &= left - 1;
        const auto [count, some] = find_rows(item, active);
        if (count < choice.count) choice = {item, count};
        if (count > 1) continue;
        if (count == 0) return false;
        const std::uint64_t row = some->rows & active[some->word];
        take_row(number_in(some->word, row), active, need, depth++);
        ++space_.forced;
        again = true;
      }
    }
    space_.work += columns_.item_count / 8;
  }
  return true;
}

template <class L, bool kColoured>
Entered Wide<L, kColoured>::enter(std::uint64_t* active, std::uint64_t* need, std::uint32_t depth,
                                  Arena::Mark before) {
  Choice choice{};
  if (!settle(active, need, depth, choice)) {
    ++space_.dead;
    rewind(space_.arena, before);
    return Entered::dead;
  }
  const std::uint32_t items = count_of(need, need_words());
  if (items == 0) {
    space_.depth = depth;
    rewind(space_.arena, before);
    return Entered::solution;
  }
  const std::uint32_t rows = count_of(active, columns_.words);
  if (rows <= 64 && items <= 64) {
    const Entered entered = small_.begin(active, need, depth);
    if (entered != Entered::open) rewind(space_.arena, before);
    return entered == Entered::open ? Entered::small : entered;
  }
  open(active, need, choice, rows, depth, before);
  return Entered::open;
}

template <class L, bool kColoured>
// NOLINTNEXTLINE(readability-non-const-parameter): the level has them
void Wide<L, kColoured>::open(std::uint64_t* active, std::uint64_t* need, const Choice& choice,
                              std::uint32_t count, std::uint32_t depth, Arena::Mark before) {
  Branching& level = space_.levels[space_.open_levels++];
  level = {.words = 0,
           .depth = depth,
           .count = count,
           .own_count = 0,
           .rest_count = count,
           .tried = 0,
           .ways = choice.count,
           .stride = 0,
           .rest_stride = 0,
           .out_stride = 0,
           .rows = active,
           .own = take(space_.arena, choice.count),
           .rest = active,
           .out = nullptr,
           .need = need,
           .bit = choice.item,
           .frame = nullptr,
           .before = before};
  const ColumnWord* const end = columns_.pieces + columns_.ends[choice.item + 1];
  for (const ColumnWord* piece = columns_.pieces + columns_.ends[choice.item]; piece != end;
       ++piece) {
    for (std::uint64_t rows = piece->rows & active[piece->word]; rows != 0; rows &= rows - 1) {
      level.own[level.own_count++] = number_in(piece->word, rows);
    }
  }
  space_.may_reduce = false;
}

}  // namespace quadrille::cover::rows
