// Engine: what stands behind the door cover::Search. Each way of searching is one of these; the
// promises are those of the functions of the same name there.
//   std::unique_ptr<Engine> engine = make_links(problem, options, observer);
//   if (engine && engine->next({.stop = options.stop})) use(engine->solution());
//
// The forms of the matrix. A Problem holds it option by option; its copies share it, and an engine
// that needs it again keeps such a copy. Beside it there are
// - Lists (links): the nodes that dance, which is what dancing links is;
// - BitMatrix (rows and the sweep): an option as a row of bits, one for each item and colour;
// - Residue (learn and sat): the matrix item by item, of the options that are still open. It passes
//   away as soon as the engine is built;
// - Rules (learn): the residue as constraints with counters, and for each option the constraints it
//   is in. CaDiCaL has clauses instead, which are told to it one after another and not kept here.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/instruction_set.h"
#include "quadrille/cover/search.h"

namespace quadrille::cover {

// What a search has done so far, as limits measure it.
struct Work {
  std::uint64_t nodes = 0;    // see Search::nodes()
  std::uint64_t updates = 0;  // of links; literals propagated by learning
};

// Where a call of next() has to end, if no solution comes first.
struct Limits {
  Work most = {UINT64_MAX, UINT64_MAX};  // since the beginning of the search
  const Stop* stop = nullptr;
};

// A part of a walk that is left to others: what follows when the options `taken` are taken, and
// then one of `next`.
struct Share {
  std::vector<OptionId> taken;
  std::vector<OptionId> next;  // in the order in which they would have been tried
  // The options that are still possible besides; nothing: all that go with those taken.
  std::optional<std::vector<OptionId>> open = {};
  double part = 0;  // of the whole tree, see part_seen.h
};

class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  virtual bool next(const Limits& limits) = 0;
  // next() so many times, as far as it goes; how many solutions there were.
  virtual std::uint64_t skip(std::uint64_t solutions, const Limits& limits) {
    std::uint64_t count = 0;
    while (count < solutions && next(limits)) ++count;
    return count;
  }
  [[nodiscard]] virtual std::span<const OptionId> solution() const = 0;
  [[nodiscard]] virtual bool exhausted() const = 0;
  [[nodiscard]] virtual Work work() const = 0;
  [[nodiscard]] virtual Stats stats() const = 0;
  [[nodiscard]] virtual double progress() const = 0;
  [[nodiscard]] virtual EngineReport report() const = 0;

  // Gives away what it has not tried at the level nearest to the root that has some; what is left
  // to it comes before that. Nothing where there is none, or it cannot be done now.
  virtual std::optional<Share> split() { return std::nullopt; }
  // Lets other threads go on counting while the caller does something else, until the next skip().
  // requires: nobody calls next() any more
  virtual void count_aside() {}
};

// An engine that can be told of solutions that others have found, and leaves them out.
class InformedEngine : public Engine {
 public:
  // requires: a solution of the problem
  virtual void forbid(std::span<const OptionId> solution) = 0;
};

// An engine for items with bounds. Where options have costs, it can be told to leave out what is
// too dear.
class BoundedEngine : public Engine {
 public:
  // From now on there are only solutions whose costs add up to at most this.
  virtual void allow(std::int64_t budget) = 0;
};

// Each of these gives nullptr if the stop was requested before the engine was built: a board of
// 256x256 takes seconds. The problem need not outlive the call.

// Dancing links: Knuth's algorithms X and C. Without an observer it is compiled without any trace
// of one. Its stop is that of the options.
std::unique_ptr<Engine> make_links(const Problem& problem, const SearchOptions& options,
                                   Observer observer);

// The same where items have bounds: Knuth's algorithm M. `costs`, one for each option and none
// below 0, are what a budget is for: see ReducedCosts. Without a budget there need not be any.
std::unique_ptr<BoundedEngine> make_bounded_links(const Problem& problem,
                                                  const SearchOptions& options, Observer observer,
                                                  std::span<const std::int64_t> costs = {});

// False in a page.
bool has_rows();

// Whether rows drops, once the search has taken some time, those at its root that lead nowhere.
enum class Reduce : std::uint8_t { no, yes };

// The same search on rows of bits, filtered with vector instructions: several times as fast where
// the rows are short. nullptr also if they would be longer than it can work with, and without
// has_rows().
//   requires: is_available(set)
std::unique_ptr<Engine> make_rows(const Problem& problem, const Stop* stop = nullptr,
                                  InstructionSet set = best_instruction_set(),
                                  Reduce reduce = Reduce::yes);

// The same where items have bounds.
std::unique_ptr<BoundedEngine> make_bounded_rows(const Problem& problem, const Stop* stop = nullptr,
                                                 InstructionSet set = best_instruction_set(),
                                                 std::span<const std::int64_t> costs = {});

// One part of a learnt clause: that the option is taken, or that it is not.
struct Claim {
  OptionId option;
  bool taken;
};
// Told of every learnt clause, before it is used: at least one of the claims holds in each solution
// that has not been found yet. Clauses about other things than options are left out.
using ClauseObserver = std::function<void(std::span<const Claim>)>;

struct LearnOptions {
  std::span<const OptionId> likely = {};  // see SearchOptions
  ClauseObserver observer = {};
  const Stop* stop = nullptr;  // while it is built
};

// Conflict-driven clause learning (CDCL), as SAT solvers do it: at every dead end it asks which
// decisions led there, and learns a clause that rules out the same mistake everywhere. It finds
// further solutions by forbidding those found, so it is for problems with few.
std::unique_ptr<InformedEngine> make_learn(const Problem& problem, LearnOptions options = {});

// Whether the library was built with CaDiCaL.
bool has_sat();

// CaDiCaL, for the hardest problems: it simplifies what it works on again and again, which costs
// more than it gives on problems that the learning engine solves in a second. nullptr also in a
// library without it.
std::unique_ptr<InformedEngine> make_sat(const Problem& problem, const Stop* stop = nullptr);

// The engine that finds out on the way which of the others fits. It begins as dancing links, or as
// rows where that is quicker, and costs what that costs. If it takes too long, the learning engine
// takes over, with more than one thread beside CaDiCaL, with one in turns with it; if that turns
// out to be a mistake, the first engine goes on where it was.
// However often that happens, every solution comes exactly once.
std::unique_ptr<Engine> make_automatic(const Problem& problem, const SearchOptions& options);

}  // namespace quadrille::cover
