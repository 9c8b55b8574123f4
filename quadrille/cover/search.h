// Search: walks the solutions of a Problem, one at a time. The door to every engine.
//   cover::Search search(problem);
//   while (search.next()) use(search.solution());
//   if (!search.exhausted()) say("stopped before the end");
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/cover/moves.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cover {

class Engine;

// How the next item to cover is chosen.
enum class Choice : std::uint8_t {
  least,   // the one with the fewest options, the first of them on ties
  first,   // the first that is left
  random,  // one of those with the fewest options, by the seed
};

// Who searches.
enum class EngineName : std::uint8_t {
  automatic,  // whoever is likely to be the quickest
  links,      // dancing links
};

struct SearchOptions {
  EngineName engine = EngineName::automatic;
  Choice choose = Choice::least;
  std::uint64_t seed = 0;                // for Choice::random
  std::uint64_t max_nodes = UINT64_MAX;  // stop before entering more search nodes than this
  const Stop* stop = nullptr;            // polled several times a millisecond; outlives the search
};

struct Stats {
  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;             // of the search tree, with its root and its solutions
  std::uint64_t updates = 0;           // removals of an element from a list
  std::uint64_t forced = 0;            // choices of an item with one option left
  std::uint64_t free = 0;              // choices of an item with several
  std::uint64_t dead = 0;              // choices of an item with none: dead ends
  std::vector<std::uint64_t> profile;  // nodes at each depth
};

class Search {
 public:
  // Copies what it needs: the problem need not outlive the search.
  explicit Search(const Problem& problem, const SearchOptions& options = {},
                  Observer observer = {});
  ~Search();
  Search(Search&&) noexcept;
  Search& operator=(Search&&) noexcept;

  // Goes on to the next solution; false when there is none, or when a limit or stop came first.
  // Once the stop is no longer requested (its deadline was put off), it goes on where it was.
  bool next();
  // The options of the solution that next() found, in the order of the search.
  [[nodiscard]] std::span<const OptionId> solution() const;
  // True when next() has returned false because every solution has been seen.
  [[nodiscard]] bool exhausted() const;
  [[nodiscard]] Stats stats() const;
  // An estimate of the part of the search that is done, from 0 to 1.
  [[nodiscard]] double progress() const;

 private:
  std::unique_ptr<Engine> engine_;
};

// How many solutions there are, as far as anybody needs to know. `unknown` means that a limit or
// a stop came before the answer.
enum class Verdict : std::uint8_t { none, one, many, unknown };

struct Answer {
  Verdict verdict = Verdict::unknown;
  std::vector<OptionId> solution;  // the first one found, unless the verdict is none
  std::vector<OptionId> another;   // a second one, if the verdict is many
  Stats stats;
};

// Looks for two solutions, which is enough to tell none, one and many apart.
// A solution found before a limit was reached is in the answer although the verdict is unknown.
Answer solve(const Problem& problem, const SearchOptions& options = {});

struct Count {
  std::uint64_t solutions = 0;
  bool complete = false;  // false: there may be more, as the limit, max_nodes or a stop came first
  Stats stats;
};

// Counts the solutions, at most `limit` of them.
Count count(const Problem& problem, std::uint64_t limit = UINT64_MAX,
            const SearchOptions& options = {});

}  // namespace quadrille::cover
