// BoardSymmetries: all symmetries that leave a board as it is, one of each kind, with how many of
// that kind there are. Those of a kind are conjugate: they leave as many solutions as they are.
//   BoardSymmetries symmetries(board);
//   if (!symmetries.find(stop)) return;
//   symmetries.walk([&](const LineMap& lines, const Natural& times, std::span<const Ring> digits) {
//     …
//     return true;
//   });
//
// Lines where any digit may stand can change places freely, in their block and with it: their
// permutations are known by their cycles. So only the ways to move the other lines are searched.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "quadrille/base/natural.h"
#include "quadrille/base/stop.h"
#include "quadrille/solve/orbits/lined_board.h"
#include "quadrille/solve/orbits/rings.h"

namespace quadrille::sudoku::orbits {

class BoardSymmetries {
 public:
  // The board outlives it.
  explicit BoardSymmetries(const LinedBoard& board);

  // False: the stop came first.
  bool find(const Stop* stop);

  // Of both lines and digits.
  [[nodiscard]] const Natural& order() const { return order_; }

  // The ways to move the lines, and the rings of digits: each symmetry of a kind is one of `times`
  // such ways, together with a way to rename the digits. False: use() said so.
  using Use =
      std::function<bool(const LineMap& lines, const Natural& times, std::span<const Ring> digits)>;
  [[nodiscard]] bool walk(const Use& use) const;

 private:
  // A way to move the lines that are not blank.
  struct Kind {
    LineMap lines;
    std::uint64_t size = 1;  // how many are conjugate to it
  };
  struct Attempt;

  void group_digits();
  bool find_moves(bool transposed, const Stop* stop);
  bool place(std::size_t at, Attempt& attempt);
  [[nodiscard]] bool fits(Line line, Line image, Attempt& attempt) const;
  [[nodiscard]] std::vector<std::uint32_t> images_of_groups(const LineMap& lines) const;
  void bring_together();

  [[nodiscard]] std::vector<Ring> rings_of_digits(const LineMap& lines) const;
  [[nodiscard]] std::vector<Ring> rings_of_blank_lines(const LineMap& lines) const;

  const LinedBoard& board_;
  std::vector<Line> marked_;                        // the lines that are not blank
  std::vector<std::vector<Line>> blank_;            // of each block
  OpenBlocks open_;                                 // with blank lines alone
  std::vector<std::vector<std::uint32_t>> groups_;  // of digits that nothing tells apart
  std::vector<std::vector<Cell>> cells_;  // marked ones that the digits of a group may have
  std::vector<LineMap> moves_;
  std::vector<Kind> kinds_;
  Natural order_ = 0;
};

}  // namespace quadrille::sudoku::orbits
