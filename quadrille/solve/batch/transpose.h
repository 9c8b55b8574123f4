// Transpose: turns texts of 81 characters into boards side by side, and solved boards into texts.
//
// Both ways go through tiles of 16 x 16 bytes, one in each 128 bits of the registers: 8 puzzles by
// 32 cells. Four rounds of interleaving row i with row i + 8 transpose a tile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "quadrille/solve/batch/boards.h"
#include "quadrille/solve/batch/lanes.h"

namespace quadrille::sudoku::batch {

template <class L>
[[gnu::always_inline]] inline void transpose_tiles(typename L::Word* tile) {
  typename L::Word other[16];
#pragma GCC unroll 2
  for (std::uint32_t round = 0; round < 2; ++round) {
#pragma GCC unroll 8
    for (std::size_t i = 0; i < 8; ++i) {
      other[2 * i] = L::interleave_low(tile[i], tile[i + 8]);
      other[2 * i + 1] = L::interleave_high(tile[i], tile[i + 8]);
    }
#pragma GCC unroll 8
    for (std::size_t i = 0; i < 8; ++i) {
      tile[2 * i] = L::interleave_low(other[i], other[i + 8]);
      tile[2 * i + 1] = L::interleave_high(other[i], other[i + 8]);
    }
  }
}

// The tiles begin at these cells; the last overlaps the one before it. (Loops over them are
// unrolled: with the rows as constants, easy puzzles are 3% faster.)
constexpr std::uint32_t kTileCells[3] = {0, 32, kCells - 32};

// Reads one puzzle into each lane. `texts` has a text for every lane.
template <class L>
void read_texts(const char* const* texts, Boards<L>& boards)
  requires L::kTiles
{
#pragma GCC unroll 3
  for (const std::uint32_t first : kTileCells) {
    typename L::Word tile[16];
#pragma GCC unroll 8
    for (std::uint32_t i = 0; i < 8; ++i) {
      tile[i] = L::read_pieces(texts + i, first);
      tile[i + 8] = L::read_pieces(texts + i, first + 16);
    }
    transpose_tiles<L>(tile);
#pragma GCC unroll 16
    for (std::uint32_t i = 0; i < 16; ++i) {
      boards.row[kRowOfCell.row[first + i]] = L::candidates_low(tile[i]);
      boards.row[kRowOfCell.row[first + 16 + i]] = L::candidates_high(tile[i]);
    }
  }
}

// Writes the boards of the first lanes, one to each target.
// requires: every cell has one candidate
template <class L>
void write_texts(const Boards<L>& boards, char* const* targets, std::uint32_t count)
  requires L::kTiles
{
  using Word = typename L::Word;
#pragma GCC unroll 3
  for (const std::uint32_t first : kTileCells) {
    Word tile[16];
#pragma GCC unroll 16
    for (std::uint32_t i = 0; i < 16; ++i) {
      tile[i] = L::pack(L::digits(boards.row[kRowOfCell.row[first + i]]),
                        L::digits(boards.row[kRowOfCell.row[first + 16 + i]]));
    }
    transpose_tiles<L>(tile);
    for (std::uint32_t lane = 0; lane < count; ++lane) {
      const std::uint32_t from = lane / 8 * 16;
      const char* half = reinterpret_cast<const char*>(&tile[lane % 8]) + from;
      std::memcpy(targets[lane] + first, half, 16);
      std::memcpy(targets[lane] + first + 16, half + 8 * sizeof(Word), 16);
    }
  }
}

// The same without tiles, lane by lane.

template <class L>
void read_texts(const char* const* texts, Boards<L>& boards) {
  for (std::uint32_t cell = 0; cell < kCells; ++cell) {
    std::uint16_t row[L::kCount];
    for (std::uint32_t lane = 0; lane < L::kCount; ++lane) {
      const auto digit = static_cast<std::uint32_t>(texts[lane][cell] - '1');
      row[lane] = digit < 9 ? static_cast<std::uint16_t>(1U << digit) : kAnyDigit;
    }
    boards.row[kRowOfCell.row[cell]] = L::load(row);
  }
}

template <class L>
void write_texts(const Boards<L>& boards, char* const* targets, std::uint32_t count) {
  for (std::uint32_t cell = 0; cell < kCells; ++cell) {
    std::uint16_t row[L::kCount];
    std::memcpy(row, &boards.row[kRowOfCell.row[cell]], sizeof row);
    for (std::uint32_t lane = 0; lane < count; ++lane) {
      targets[lane][cell] = static_cast<char>('1' + __builtin_ctz(row[lane]));
    }
  }
}

// Outlet: solved boards on their way to the texts of a task, written as many at a time as there are
// lanes.
//   outlet.add(boards, lanes, targets);
//   outlet.flush();

template <class L>
class Outlet {
  using Bits = typename L::Bits;
  using Sets = LaneSets<L>;

 public:
  void start() { count_ = 0; }

  // Takes the boards of these lanes, and where each is to be written.
  void add(const Boards<L>& boards, Bits lanes, char* const* targets) {
    const std::uint32_t count = Sets::size(lanes);
    if (count_ + count > L::kCount) flush();
    const Bits used = L::lowest(Sets::kAll, count_);
    Sets::move(boards, lanes, boards_, L::lowest(Sets::kAll & ~used, count));
    std::memcpy(static_cast<void*>(targets_ + count_), static_cast<const void*>(targets),
                count * sizeof *targets);
    count_ += count;
  }

  void flush() {
    if (count_ != 0) write_texts<L>(boards_, targets_, count_);
    count_ = 0;
  }

 private:
  Boards<L> boards_;
  char* targets_[L::kCount];
  std::uint32_t count_;
};

}  // namespace quadrille::sudoku::batch
