// Watches: for each literal a list of the clauses that have to be looked at when it becomes true.
//   watches.push(literal, {offset, blocker});
//   for (const Watch& watch : watches.of(literal)) …
//
// All lists lie in one array, each with some room behind it; one that needs more moves to the end.
// A list is three numbers, half of what a vector takes. With what else was made smaller (the counts
// of rules apart from their literals, a trail that never grows, only the order of decision in use
// kept up to date) boards of 25x25 take 5% less time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

struct Watch {
  std::uint32_t offset;  // of the clause
  Literal blocker;       // some other literal of the clause: if it is true, the clause is satisfied
};

class Watches {
 public:
  explicit Watches(std::uint32_t variables) : lists_(std::size_t{2} * variables) {}

  // Valid until the next push.
  [[nodiscard]] std::span<Watch> of(Literal literal) {
    return {all_.data() + lists_[literal].start, lists_[literal].size};
  }
  void push(Literal literal, Watch watch) {
    List& list = lists_[literal];
    if (list.size == list.room) move_to_end(list);
    all_[list.start + list.size++] = watch;
  }
  // Keeps the first ones of a list.
  void shorten(Literal literal, std::uint32_t size) { lists_[literal].size = size; }
  void prefetch(Literal literal) const { __builtin_prefetch(all_.data() + lists_[literal].start); }

  // Empties all lists, and leaves each the room for what it held.
  void clear() {
    std::uint32_t end = 0;
    for (List& list : lists_) {
      list = {end, 0, list.size};
      end += list.room;
    }
    all_.resize(end);
  }

 private:
  struct List {
    std::uint32_t start = 0;
    std::uint32_t size = 0;
    std::uint32_t room = 0;
  };

  static constexpr std::uint32_t kFewest = 4;

  void move_to_end(List& list) {
    const auto end = static_cast<std::uint32_t>(all_.size());
    const std::uint32_t room = std::max(kFewest, 2 * list.room);
    all_.resize(end + room);
    std::copy_n(all_.begin() + list.start, list.size, all_.begin() + end);
    list = {end, list.size, room};
  }

  std::vector<Watch> all_;
  std::vector<List> lists_;
};

}  // namespace quadrille::cover
