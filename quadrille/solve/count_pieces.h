// CountPieces: a count by bands (docs/counting.md) in pieces that have nothing to do with each
// other, for counts that are kept in a ledger, or shared out.
//   CountPieces pieces(grid);
//   if (!pieces.prepare(1000)) return;   // the stop came first
//   Natural solutions;
//   for (std::uint32_t i = 0; i < pieces.size(); ++i) solutions += pieces.count(i).value_or(0);
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "quadrille/base/natural.h"
#include "quadrille/boards/grid.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {

class CountPieces {
 public:
  // requires: no refusal(EngineName::bands, grid)
  explicit CountPieces(const Grid& grid, const SolveOptions& options = {});
  ~CountPieces();
  CountPieces(CountPieces&&) noexcept;
  CountPieces& operator=(CountPieces&&) noexcept;

  // A number by which what is counted is told apart from other problems.
  [[nodiscard]] std::uint64_t fingerprint() const { return fingerprint_; }

  // Cuts it into so many: the same board, memory and number give the same ones. False: the stop
  // came first.
  bool prepare(std::uint32_t pieces);
  // As many; none where givens contradict each other.
  [[nodiscard]] std::uint32_t size() const;
  // A number by which these pieces are told apart from others of the same board.
  [[nodiscard]] std::uint64_t plan() const;
  // The solutions in a piece, from 0; those of all pieces are all. Nothing where the stop came
  // first. Any number of threads may count side by side.
  [[nodiscard]] std::optional<Natural> count(std::uint32_t piece) const;

 private:
  struct Bands;

  SolveOptions options_;
  std::uint64_t fingerprint_;
  std::unique_ptr<Bands> bands_;
};

}  // namespace quadrille::sudoku
