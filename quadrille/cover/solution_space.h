// SolutionSpace: what can be said of all solutions of a Problem together, also where there are far
// too many to list them: how many there are, any of them by its number, random ones of which each
// is equally likely, and in how many each option is.
//   cover::SolutionSpace space(problem);
//   if (space.run() != cover::SolutionSpace::End::ready) return;
//   Random random(7);
//   if (const auto drawn = space.sample(10, random)) use(*drawn);
//
// The solutions are counted first (count.h). If a sweep was quicker at that, its tables are kept
// and answer everything; SearchOptions::memory bounds them. If walking was, every question takes
// one more walk through the solutions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/natural.h"
#include "quadrille/base/random.h"
#include "quadrille/cover/count.h"

namespace quadrille::cover {

namespace sweep {
class Diagram;
}

class SolutionSpace {
 public:
  enum class End : std::uint8_t {
    ready,
    stopped,    // a stop or max_nodes came first
    no_memory,  // the tables would be too large, and a walk would take too long
  };

  // The problem need not outlive it.
  explicit SolutionSpace(const Problem& problem, const SearchOptions& options = {});
  ~SolutionSpace();
  SolutionSpace(SolutionSpace&&) noexcept;
  SolutionSpace& operator=(SolutionSpace&&) noexcept;

  // Counts, and makes ready for what follows. It may be called again after a stop.
  End run();
  // Of the solutions; also where there is no memory for more.
  [[nodiscard]] Count count() const { return counter_.count(); }
  // An estimate of the part of the counting that is done, from 0 to 1.
  [[nodiscard]] double progress() const { return counter_.progress(); }

  // Each of these gives nothing if a stop came first.
  //   requires: run() said that it is ready

  // The solutions with these numbers. Every solution has one, from 0 on, which is the same each
  // time, though not on the way that another engine takes.
  //   requires: each number is less than that of solutions
  [[nodiscard]] std::optional<std::vector<std::vector<OptionId>>> at(
      std::span<const Natural> numbers) const;
  // So many solutions, each drawn from all of them.
  //   requires: there is one
  [[nodiscard]] std::optional<std::vector<std::vector<OptionId>>> sample(std::uint64_t count,
                                                                         Random& random) const;
  // In how many solutions each option is.
  [[nodiscard]] std::optional<std::vector<Natural>> marginals() const;

 private:
  [[nodiscard]] SearchOptions walking() const;
  [[nodiscard]] bool is_stopped() const;

  Problem problem_;
  SearchOptions options_;
  Counter counter_;
  std::unique_ptr<sweep::Diagram> diagram_;  // none: they are walked through
};

}  // namespace quadrille::cover
