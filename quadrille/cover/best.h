// The best solutions of a Problem whose options have costs: the cheapest, or the dearest, in order,
// and with the proof that there are none better.
//   const cover::BestSolutions best = cover::best(problem, 3);
//   for (const cover::CostedSolution& solution : best.solutions) use(solution.cost);
//   if (!best.proven) say("stopped before the end");
//
// Items get prices first, which bound the cost of any solution from below (engine/reduced_costs.h);
// then rows, or links where these would be too long, walks through what can still be better than
// the best so far.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "quadrille/cover/search.h"

namespace quadrille::cover {

class BoundedEngine;

enum class Aim : std::uint8_t { least, most };  // of the costs

struct CostedSolution {
  std::uint64_t cost = 0;
  std::vector<OptionId> options = {};  // in ascending order

  friend bool operator==(const CostedSolution&, const CostedSolution&) = default;
};

struct BestSolutions {
  std::vector<CostedSolution> solutions;  // the best first; of the same cost, by their options
  bool proven = false;  // there are none better; otherwise max_nodes or a stop came first
  Stats stats = {};
  EngineReport engine = {};
};

// At most `count` solutions. Where several have the cost of the last one, any of them are told.
// Engines that cannot compare costs are replaced by automatic.
// requires: count > 0
BestSolutions best(const Problem& problem, std::uint64_t count, Aim aim = Aim::least,
                   const SearchOptions& options = {});

// The same for who wants to know meanwhile how far it is.
//   BestSearch search(problem, 1, Aim::least, {.stop = &slice});
//   while (!search.run() && !slice.is_final()) show(search.progress());
//   use(search.best());
class BestSearch {
 public:
  // requires: count > 0
  BestSearch(Problem problem, std::uint64_t count, Aim aim = Aim::least,
             SearchOptions options = {});
  ~BestSearch();
  BestSearch(BestSearch&&) noexcept;
  BestSearch& operator=(BestSearch&&) noexcept;

  // True at the end: it is proven, or max_nodes is reached. False when a stop came first; it can go
  // on once that is no longer requested.
  bool run();
  // As far as they are known.
  [[nodiscard]] BestSolutions best() const;
  // An estimate of the part of the search that is done, from 0 to 1.
  [[nodiscard]] double progress() const;

 private:
  void begin();
  void keep(std::span<const OptionId> options);

  Problem problem_;
  std::uint64_t count_;
  Aim aim_;
  SearchOptions options_;
  std::unique_ptr<BoundedEngine> engine_;  // made by the first run()
  Message why_;                            // that engine
  std::int64_t base_ = 0;                  // see ReducedCosts
  std::int64_t unit_ = 1;
  std::vector<CostedSolution> found_;  // a heap, the worst in front
};

}  // namespace quadrille::cover
