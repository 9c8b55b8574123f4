// Ticket: the number of an attempt, from which all its random numbers come.
//   Random random = random_of(seed, {.puzzle = 3, .attempt = 0});
// So a puzzle depends on the seed and its own number, and not on threads or other puzzles.
#pragma once

#include <cstdint>

#include "quadrille/base/random.h"

namespace quadrille::create {

struct Ticket {
  std::uint64_t puzzle = 0;
  std::uint64_t attempt = 0;  // each puzzle is the first of its attempts that is as wished

  friend bool operator==(const Ticket&, const Ticket&) = default;
};

// Numbers for the puzzle, the same in each attempt.
inline Random random_of_puzzle(std::uint64_t seed, std::uint64_t puzzle) {
  return Random(Random(Random(seed).next() ^ puzzle).next());
}

inline Random random_of(std::uint64_t seed, const Ticket& ticket) {
  return Random(random_of_puzzle(seed, ticket.puzzle).next() ^ (ticket.attempt + 1));
}

}  // namespace quadrille::create
