// Generator::Impl: makes puzzles as a spec asks for, as many attempts side by side as fill the
// lanes.
//   Generator::Impl maker(spec, seed, &stop);
//   for (Attempt& attempt : maker.make(ids)) if (attempt.puzzle) use(*attempt.puzzle);
// The ids come from attempt_queue.h.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/create/generate.h"
#include "quadrille/create/generate/attempt_queue.h"
#include "quadrille/create/generate/counter.h"
#include "quadrille/create/generate/full_grids.h"
#include "quadrille/create/generate/grade.h"
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::create {

class Generator::Impl {
 public:
  Impl(const PuzzleSpec& spec, std::uint64_t seed, const Stop* stop);

  // An answer to each id. Once a puzzle is as asked for, later attempts at it are left out. After a
  // stop the answers say nothing. requires: attempts at the same puzzle in their order
  std::vector<Attempt> make(std::span<const AttemptId> ids);

  // How many ids are best given out together.
  [[nodiscard]] std::size_t best_number() const { return counter_.best_number(); }
  [[nodiscard]] bool stopped() const { return counter_.stopped(); }
  [[nodiscard]] const AttemptStats& stats() const { return stats_; }

 private:
  struct Raw;

  std::vector<Raw> remove_from_full_grids(std::span<const AttemptId> ids);
  std::vector<Raw> fill_masks(std::span<const AttemptId> ids);
  std::optional<GeneratedPuzzle> finish(Raw& raw);
  bool is_minimal(const sudoku::Grid& puzzle);
  [[nodiscard]] Pattern pattern_of(std::uint64_t puzzle) const;

  const PuzzleSpec& spec_;
  std::uint64_t seed_;
  Range aim_;  // for the number of clues
  const Stop* stop_;
  FullGrids grids_;
  Counter counter_;
  std::optional<Grader> grader_;  // where the spec asks for a rating
  AttemptStats stats_;
};

}  // namespace quadrille::create
