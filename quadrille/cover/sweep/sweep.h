// Sweep: the number of solutions by one pass over the items, exact whatever its size.
//   const std::unique_ptr<Sweep> sweep = make_sweep(problem, {.memory = 1U << 30U});
//   while (sweep && sweep->advance(100'000) == Sweep::End::pause) show(sweep->progress());
//   use(sweep->number());
//
// The items are put into an order in which neighbours stay close, and the first one that is not
// covered is always the next to branch on. Then what can still happen depends only on which of the
// later items are covered already: that is the state. A table maps the states in front of an item
// to the number of ways that lead there; each option of the item adds that number to that of
// another state, further on. Nothing is walked twice and nothing undone, and the table of an item
// is not kept once it is done: memory is what the front needs, not the whole tree.
//
// A row of bits has its bits in the order in which they are done with: a primary item where it is
// branched on, a secondary one where the last option that has it begins. So all that matters in
// front of an item lies in a window of a few words, and the key of a state is that window.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "quadrille/base/natural.h"
#include "quadrille/base/stop.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cover::sweep {

class Sweep {
 public:
  enum class End : std::uint8_t { counted, pause, no_memory };

  Sweep() = default;
  Sweep(const Sweep&) = delete;
  Sweep& operator=(const Sweep&) = delete;
  virtual ~Sweep();

  // Goes on for about so many moves, one for each option from each state. Where memory would not be
  // enough, all of it is given back, and that is the end.
  virtual End advance(std::uint64_t moves) = 0;
  // requires: counted
  [[nodiscard]] virtual Natural number() const = 0;
  [[nodiscard]] virtual double progress() const = 0;  // the part of the items that are done
  [[nodiscard]] virtual std::uint64_t states() const = 0;
  [[nodiscard]] virtual std::uint64_t moves() const = 0;
  // About what the moves will at most be, all together; infinity is an answer.
  [[nodiscard]] virtual double most_moves() const = 0;
};

struct SweepOptions {
  std::size_t memory = SIZE_MAX;  // bytes, that tables and rows may have at the same time
  const Stop* stop = nullptr;     // outlives the sweep
  bool insists = false;           // on being made to the end, whatever the stop says
};

// nullptr if it was stopped first, if the states would be too wide for it, or if items have bounds.
std::unique_ptr<Sweep> make_sweep(const Problem& problem, const SweepOptions& options = {});

}  // namespace quadrille::cover::sweep
