// Search: walks the solutions of a Problem, one at a time. The door to every engine.
//   cover::Search search(problem);
//   while (search.next()) use(search.solution());
//   if (!search.exhausted()) say("stopped before the end");
// Where memory runs out, std::bad_alloc is thrown, and again by that search whenever it is asked
// for more; but where it is only learning that runs out of it, automatic goes on without it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/message.h"
#include "quadrille/base/stop.h"
#include "quadrille/cover/problem.h"
#include "quadrille/cover/subtree.h"

namespace quadrille::cover {

class Engine;

// The ways of searching; which one is right for what is told in docs/engines.md.
enum class EngineName : std::uint8_t {
  automatic,  // the one that fits, found out on the way
  links,      // dancing links: tries one option after another
  rows,       // the same on rows of bits, many at a time; links, where they would be too long
  learn,      // learns from its dead ends; automatic, where items have bounds
  sat,        // hands the problem to CaDiCaL; learn, where the library was built without it
  sweep,      // counts without walking through the solutions; automatic, where they are wanted
};
std::string_view name(EngineName engine);  // "auto", "links", "rows", "learn", "sat", "sweep"
// False for sat in a library that was built without CaDiCaL, and for rows and sweep in a page.
bool is_available(EngineName engine);

// How the next item to cover is chosen.
enum class Choice : std::uint8_t {
  least,   // the one with the fewest options, the first of them on ties
  first,   // the first that is left
  random,  // one of those with the fewest options, by the seed
};

struct SearchOptions {
  // An observer, or another choice than the least, takes links whatever is said here.
  EngineName engine = EngineName::automatic;
  Choice choose = Choice::least;
  std::uint64_t seed = 0;                // for Choice::random
  std::uint64_t max_nodes = UINT64_MAX;  // stop before more than this; see Search::nodes()
  const Stop* stop = nullptr;            // polled several times a millisecond; outlives the search
  // With 2 or more, the walk through a tree is shared out among so many threads where it takes
  // long, unless max_nodes is set; solutions come in the same order. And `automatic` runs CaDiCaL
  // beside learning; with 1 they take turns, the same every time.
  std::uint32_t threads = 1;
  // Bytes that counting may have for the tables of a sweep: see count.h.
  std::size_t memory = std::size_t{1} << 30U;
  // Options that a solution probably has, many of them at least: learning tries them first.
  std::vector<OptionId> likely = {};
};

// What only dancing links counts.
struct LinksStats {
  std::uint64_t nodes = 0;             // of the search tree, with its root and its solutions
  std::uint64_t updates = 0;           // removals of an element from a list
  std::uint64_t forced = 0;            // choices of an item with one option left
  std::uint64_t free = 0;              // choices of an item with several
  std::uint64_t dead = 0;              // choices of an item with none: dead ends
  std::vector<std::uint64_t> profile;  // nodes at each depth
};

// The work of a search, the sum of both where two engines have worked. CaDiCaL gives only its
// conflicts.
struct Stats {
  std::uint64_t solutions = 0;
  std::uint64_t decisions = 0;  // options taken, or left out, where there was another way
  // Options settled: decided, or in or out as a consequence. Rows counts those that are in.
  std::uint64_t propagations = 0;
  std::uint64_t conflicts = 0;  // dead ends
  LinksStats links = {};
};

// One step of dancing links, as an observer of the search sees it.
struct Move {
  enum class Kind : std::uint8_t {
    choose,    // `item` is to be covered next; `choices` options are left for it
    attempt,   // `option` is tried for the chosen item
    cover,     // `item` leaves the list, its options leave all other lists
    uncover,   // the exact undoing of that cover
    purify,    // secondary `item` takes the colour that `option` gives it
    unpurify,  // the exact undoing of that purify
    solution,  // every primary item is covered
    back,      // the options of `item` are used up: return to the level above
    // Only where an item may be covered several times:
    tweak,    // `option` leaves all lists: it is taken now, and not tried again later
    untweak,  // the exact undoing of that tweak
    pass,     // `item` is covered often enough: none of its options is taken, and it is covered
  };

  Kind kind;
  std::uint32_t depth = 0;  // how many choices had been made before
  ItemId item{};            // of all but solution
  OptionId option{};        // attempt, purify, unpurify, tweak, untweak
  // choose, attempt, pass, back: the ways that there were when the item was chosen. These are its
  // options, unless it is to be covered several times.
  std::uint32_t choices = 0;
  std::uint32_t number = 0;  // attempt, pass: which of those it is, counted from 1
};

using Observer = std::function<void(const Move&)>;

// Which engine gave the latest answer, and why it was that one.
struct EngineReport {
  EngineName engine = EngineName::links;
  Message reason = {};  // told by a Language
};

class Search {
 public:
  // The problem need not outlive the search. To begin may take long on a large problem; if a stop
  // is requested meanwhile, the first next() begins anew.
  explicit Search(const Problem& problem, const SearchOptions& options = {},
                  Observer observer = {});
  ~Search();
  Search(Search&&) noexcept;
  Search& operator=(Search&&) noexcept;

  // Goes on to the next solution; false when there is none, or when a limit or stop came first.
  // Once the stop is no longer requested (its deadline was put off), it goes on where it was. A
  // limit of its own is the work that may be done since the beginning, as updates() tells it.
  bool next(std::uint64_t updates = UINT64_MAX);
  // Passes over so many solutions without giving them out, or goes on until so much work has been
  // done since the beginning, in updates of links. Returns how many solutions it passed.
  std::uint64_t skip(std::uint64_t solutions, std::uint64_t updates = UINT64_MAX);
  // Gives away all that it has not begun: subtrees with no solution in common, in the order in
  // which it would have searched them. What it keeps comes before them. Empty where the search
  // cannot be cut: with `learn` and `sat`, on several threads, and where items have bounds.
  std::vector<Branch> cut();
  // The options of the solution that next() found, in the order of the search.
  [[nodiscard]] std::span<const OptionId> solution() const;
  // True when next() has returned false because every solution has been seen.
  [[nodiscard]] bool exhausted() const;
  [[nodiscard]] Stats stats() const;
  // What max_nodes limits: the nodes of links, the decisions of rows and learning, CaDiCaL's
  // conflicts.
  [[nodiscard]] std::uint64_t nodes() const;
  // The work done, of whatever engine, as about so many updates of links.
  [[nodiscard]] std::uint64_t updates() const;
  // An estimate of the part of the search that is done, from 0 to 1.
  [[nodiscard]] double progress() const;
  [[nodiscard]] EngineReport engine() const;

 private:
  friend class Counter;
  template <class Ask>
  auto ask(const Ask& what);
  bool begin();
  void count_aside();  // see Engine

  const Stop* stop_;
  std::uint64_t max_nodes_;
  Message why_;  // this engine, if that was settled from the beginning
  struct Beginning;
  std::unique_ptr<Beginning> beginning_;  // while the engine is still to be built
  std::unique_ptr<Engine> engine_;
  bool out_of_memory_ = false;
};

// How many solutions there are, as far as anybody needs to know. `unknown` means that a limit or
// a stop came before the answer.
enum class Verdict : std::uint8_t { none, one, many, unknown };
// What follows from the number of solutions found, and from whether they were all there are.
Verdict verdict(std::uint64_t found, bool exhausted);
std::string_view verdict_name(Verdict verdict);  // "none", "one", "many", "unknown"

struct Answer {
  Verdict verdict = Verdict::unknown;
  std::vector<OptionId> solution;  // the first one found, unless the verdict is none
  std::vector<OptionId> another;   // a second one, if the verdict is many
  Stats stats;
  EngineReport engine = {};
};

// Looks for two solutions, which is enough to tell none, one and many apart.
// A solution found before a limit was reached is in the answer although the verdict is unknown.
Answer solve(const Problem& problem, const SearchOptions& options = {});

}  // namespace quadrille::cover
