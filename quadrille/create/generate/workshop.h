// Workshop: makes puzzles as wished, as many attempts side by side as fill the lanes.
//   Workshop workshop(wishes, seed, &stop);
//   for (Attempt& attempt : workshop.make(tickets)) if (attempt.puzzle) use(*attempt.puzzle);
// It is for one thread at a time; series.h gives the tickets out.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/create/full_grid.h"
#include "quadrille/create/generate/counter.h"
#include "quadrille/create/generate/dig.h"
#include "quadrille/create/generate/grade.h"
#include "quadrille/create/generate/mask_search.h"
#include "quadrille/create/generate/tally.h"
#include "quadrille/create/generate/ticket.h"
#include "quadrille/create/wishes.h"
#include "quadrille/logic/rate.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::create {

// A puzzle as wished. It has one solution, which has been proved.
struct Creation {
  sudoku::Grid puzzle;
  sudoku::Grid solution;
  Pattern pattern = Pattern::none;           // as wished, or as drawn
  std::optional<logic::Rating> rating = {};  // where the wishes ask for it
};

struct Attempt {
  Ticket ticket;
  std::optional<Creation> creation = {};  // nothing: it was not as wished
};

class Workshop {
 public:
  // `wishes` and `stop` outlive it.
  // requires: !impossible(wishes)
  Workshop(const Wishes& wishes, std::uint64_t seed, const Stop* stop = nullptr);

  // An answer to each ticket. Once a puzzle is as wished, later attempts at it are left out. After
  // a stop the answers say nothing. requires: attempts at the same puzzle in their order
  std::vector<Attempt> make(std::span<const Ticket> tickets);

  // How many tickets are best given out together.
  [[nodiscard]] std::size_t best_number() const { return counter_.best_number(); }
  // Of everything that was tried.
  [[nodiscard]] const Tally& tally() const { return tally_; }

 private:
  struct Raw;

  std::vector<Raw> dig(std::span<const Ticket> tickets);
  std::vector<Raw> fill_mask(std::span<const Ticket> tickets);
  std::optional<Creation> finish(Raw& raw);
  bool is_minimal(const sudoku::Grid& puzzle);
  [[nodiscard]] Pattern pattern_of(std::uint64_t puzzle) const;

  const Wishes& wishes_;
  std::uint64_t seed_;
  Range aim_;  // for the number of clues
  const Stop* stop_;
  FullGrids grids_;
  Counter counter_;
  Grader grader_;
  Tally tally_;
};

}  // namespace quadrille::create
