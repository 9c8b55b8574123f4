// Bounded: the search on rows of bits where items have bounds and options costs, compiled for one
// instruction set, and what it works with.
//   const std::unique_ptr<Walker> walker(make_walker_64(space, has_costs));
//   while (walker->run(space.solutions + 1, most_nodes, most_work) == Walker::End::solution) …
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/cover/problem.h"
#include "quadrille/cover/rows/arena.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

// How often items are still to be covered, and may be: only those that have bounds.
struct Room {
  std::uint64_t* lacking;
  std::uint64_t* allowed;
};

// A node of the search tree below which the ways of an item are tried, one after another. Where the
// item is to be covered once, each of its rows is in the way of the others. Otherwise the rows that
// do not have it stand first, and behind them its own from the last to the first: so what is left
// after any of them is always the beginning.
struct BoundedLevel {
  std::uint32_t depth;  // options taken above it
  std::uint32_t count;  // of the rows
  std::uint32_t own_count;
  std::uint32_t ways;
  std::uint32_t tried;  // of the ways
  std::size_t stride;
  std::size_t out_stride;
  std::uint64_t* rows;
  std::uint64_t* own;   // where the item's are, if it is to be covered once
  std::uint64_t* out;   // what is left of them, for the way that is tried
  std::uint64_t* need;  // the items that lack something
  Room room;
  Room room_after;  // for the way that is tried
  std::int64_t spent;
  Arena::Mark before;
};

// Plain pointers, into what the engine owns: see Workspace.
struct BoundedSpace {
  std::uint32_t row_count = 0;
  std::uint32_t words = 0;
  std::uint32_t number_bits = 0;
  const std::uint64_t* items = nullptr;    // the bits of primary items
  const std::uint64_t* needed = nullptr;   // those that lack something
  const std::uint64_t* several = nullptr;  // those with bounds
  const std::uint64_t* marks = nullptr;
  const std::uint64_t* forbids = nullptr;  // without the bits of `several`
  const OptionId* options = nullptr;       // by the number of the row

  // Of the items with bounds: the number of each among them, by its bit; what they lack first, and
  // then what they are allowed.
  std::uint32_t several_count = 0;
  const std::uint32_t* numbers = nullptr;
  const std::uint64_t* bounds = nullptr;

  // By the number of the row, where there are costs. A share is the cost for each primary item of
  // the row; rows stand in ascending order of it.
  const std::int64_t* costs = nullptr;
  const std::int64_t* shares = nullptr;
  std::int64_t budget = INT64_MAX;

  Arena& arena;
  OptionId* path = nullptr;
  std::uint32_t depth = 0;  // options of the solution that was found last
  BoundedLevel* levels = nullptr;
  std::uint32_t open_levels = 0;

  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;  // ways tried
  std::uint64_t dead = 0;   // ways that led to a dead end at once
  std::uint64_t work = 0;   // about the time of an update of dancing links each
};

// As those of walker.h.
Walker* make_walker_64(BoundedSpace& space, bool has_costs);
Walker* make_walker_avx2(BoundedSpace& space, bool has_costs);
Walker* make_walker_avx512(BoundedSpace& space, bool has_costs);

}  // namespace quadrille::cover::rows
