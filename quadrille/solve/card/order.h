// Order: what a card is told to do, and where in its memory everything is.
//
// The memory of a pool holds blocks of 64 boards for each warp: first block 0 of all warps, then
// block 1, and so on, so that a pool grows at its end. In a block the same cell of all its boards
// lies side by side.
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/solve/batch/boards.h"

namespace quadrille::sudoku::card {

constexpr std::uint32_t kThreads = 32;  // of a warp
constexpr std::uint32_t kShared =
    kThreads * (batch::kCells + 27) * 4;  // bytes that a warp works in
// A card starts them two by two: each such pair costs it some memory besides, and four would not
// fit smaller cards as often.
constexpr std::uint32_t kTogether = 2;
constexpr std::uint32_t kBlock = 64;  // boards in a block of a pool, and lanes of a warp
// Texts of so many puzzles at a time go to where a pass keeps what it has fixed: half a byte for
// each character, a word for what is before the first one, and two for what is read too much.
constexpr std::uint32_t kTextWords = kThreads * 27;
constexpr std::uint32_t kLongestStride = (kTextWords - 3) * 8 / kBlock;
// Of the text of a solution each band begins at a word of its own.
constexpr std::uint32_t kBandCells = 27;
constexpr std::uint32_t kBandStride = 28;
constexpr std::uint32_t kKeptStride = 3 * kBandStride;

// What the warps tell of their work.
struct Progress {
  std::uint64_t splits = 0;      // of a board into two
  std::uint64_t passes = 0;      // of propagation, of all warps
  std::uint32_t next = 0;        // puzzles that have been taken; may be more than there are
  std::uint32_t unfinished = 0;  // whether a warp has boards left
  std::uint32_t full = 0;        // whether a pool had no room
  std::uint32_t unused = 0;
};

// Puzzles that a warp has taken and not begun.
struct Hand {
  std::uint32_t first;
  std::uint32_t count;
};

struct Order {
  // The puzzles: 81 characters each, `stride` after one another, from where numbers of 64 bits may
  // begin; or else, where there are no texts, 81 words of candidates each.
  const char* texts;
  const std::uint16_t* candidates;
  std::uint64_t* solutions;  // of each puzzle; more than the limit may be found
  char* kept_texts;          // `kept` of them for each puzzle
  std::uint16_t* pool_boards;
  std::uint32_t* pool_puzzles;  // the number of the puzzle of each board
  std::uint32_t* pool_sizes;    // for each warp, its boards
  std::uint32_t* dealt_sizes;   // the same after they have been dealt out anew
  Hand* hands;                  // of each warp
  Progress* progress;
  std::uint64_t limit;  // of the solutions of a puzzle
  std::uint32_t count;  // of the puzzles
  std::uint32_t stride;
  std::uint32_t kept;
  std::uint32_t blocks;  // of each pool
  std::uint32_t warps;
  // Of its clock, after which a warp puts its boards into its pool and ends; and after which it
  // does so once all puzzles have been taken.
  std::uint32_t cycles;
  std::uint32_t cycles_at_end;
  bool is_drained;  // all puzzles have been taken: `next` must not go on for ever
};

// Where a board of a pool is: the first of its cells, each kBlock words after the one before.
static inline std::size_t board_place(const Order& order, std::uint32_t warp, std::uint32_t board) {
  const std::size_t block = std::size_t{board / kBlock} * order.warps + warp;
  return block * (std::size_t{batch::kCells} * kBlock) + board % kBlock;
}
static inline std::size_t puzzle_place(const Order& order, std::uint32_t warp,
                                       std::uint32_t board) {
  return (std::size_t{board / kBlock} * order.warps + warp) * kBlock + board % kBlock;
}

}  // namespace quadrille::sudoku::card
