// Walker: the engine's search, compiled for one instruction set, and what it works with.
//   const std::unique_ptr<Walker> walker(make_walker_64(space, has_colours));
//   while (walker->run(space.solutions + 1, most_nodes, most_work) == Walker::End::solution) …
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/cover/problem.h"
#include "quadrille/cover/rows/arena.h"
#include "quadrille/cover/rows/columns.h"

namespace quadrille::cover::rows {

constexpr std::uint32_t kMostWords = 16;  // of a row
// The stop is polled each time this much work has been done, about every half millisecond.
constexpr std::uint64_t kWorkPerPoll = 1U << 16U;

// What the bits of a set of rows mean. A search begins with the frame of the whole matrix, and goes
// on in a narrower one where the bits that still matter fit into fewer words.
struct Frame {
  std::uint32_t shift;           // of the number of a row in its last word
  std::uint64_t last;            // the bits of the last word that are not that number
  const std::uint64_t* options;  // by the number of the row
  const std::uint64_t* forbids;  // by the number of the row, so many words each
};

// The result of entering a node. Small: the rest is left to the small problem.
enum class Entered : std::uint8_t { dead, solution, open, small };

// A node of the search tree below which several options of an item are tried, one after another.
struct Branching {
  std::uint32_t words;  // of a row; 0: rows are told by columns, see wide.h
  std::uint32_t depth;  // options taken above it
  std::uint32_t count;  // of its rows
  std::uint32_t own_count;
  std::uint32_t rest_count;
  std::uint32_t tried;  // of its own rows
  std::uint32_t ways;   // its own rows, with those that were left to others
  std::size_t stride;
  std::size_t rest_stride;
  std::size_t out_stride;
  std::uint64_t* rows;  // all rows of the node; with columns, a bit for each of the matrix
  std::uint64_t* own;   // where those are that have the item
  std::uint64_t* rest;  // those among which a row that is tried has its companions
  std::uint64_t* out;   // the rest without what is in the way of the row that is tried
  std::uint64_t* need;  // the items that are not covered yet
  std::uint32_t bit;    // the item
  const Frame* frame;
  Arena::Mark before;  // where the arena was
};

// Solutions that were found in one run, each in a slot of its own. Where a solution takes a few
// nanoseconds, beginning and ending a run takes longer than finding one: batches save a third of
// the time on dominoes.
struct Batch {
  OptionId* slots = nullptr;
  std::size_t stride = 0;           // from slot to slot
  std::uint32_t* depths = nullptr;  // of each; none: solutions are not kept
  std::uint32_t count = 0;
};

// What a walker works with. Plain pointers, into what the engine owns: functions of the standard
// library must not be compiled for an instruction set.
struct Workspace {
  // The matrix: see BitMatrix.
  std::uint32_t row_count = 0;
  std::uint32_t words = 0;
  std::uint32_t number_bits = 0;
  const std::uint64_t* needed = nullptr;
  const std::uint64_t* marks = nullptr;
  const std::uint64_t* forbids = nullptr;
  const std::uint64_t* options = nullptr;  // by the number of the row

  ColumnsView columns = {};  // no words: there are none, and it begins with rows

  Arena& arena;
  OptionId* path = nullptr;  // the options taken
  Branching* levels = nullptr;
  std::uint32_t open_levels = 0;
  std::uint32_t depth = 0;  // options of the solution that was found last
  Batch batch = {};
  bool may_reduce = true;  // rows at the root may still be dropped

  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;   // options tried, where an item had several
  std::uint64_t forced = 0;  // options taken because an item had no other
  std::uint64_t dead = 0;    // nodes with an item that has no option left
  std::uint64_t work = 0;    // about the time of an update of dancing links each
};

class Walker {
 public:
  enum class End : std::uint8_t { solution, pause, exhausted };

  Walker() = default;
  Walker(const Walker&) = delete;
  Walker& operator=(const Walker&) = delete;
  virtual ~Walker();

  // Goes on until the space has so many solutions, or so many nodes or so much work. With a batch,
  // also where there are some in it and more of them would have to be looked for.
  virtual End run(std::uint64_t solutions, std::uint64_t nodes, std::uint64_t work) = 0;
};

// Each is defined in the one file that is compiled for that set, and may be called only where the
// processor has it.
Walker* make_walker_64(Workspace& space, bool has_colours);
Walker* make_walker_avx2(Workspace& space, bool has_colours);
Walker* make_walker_avx512(Workspace& space, bool has_colours);

}  // namespace quadrille::cover::rows
