// Piece text: pieces and a box, drawn with characters, read as an exact-cover problem.
//   const Result<gallery::PiecePuzzle> puzzle = gallery::read_pieces("box 2x3\n\nAA\nA\n\nBBB\n");
//   use(puzzle->problem.option_count());
// Every piece is an item, called by its letter, and every cell of the box, called r1c1, or l1r1c1
// where there are several layers; a piece in one of its places is an option. Pieces that are alike
// are one item, with bounds, so that an arrangement comes once however they change places.
// docs/formats.md shows the format.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/cover/problem.h"

namespace quadrille::gallery {

// What pieces may do where the text does not say.
struct PieceRules {
  std::optional<bool> turn = {};  // be turned; they may
  // Be turned over, or in a box of several layers be replaced by their mirror images; they may be
  // turned over, but not be replaced.
  std::optional<bool> flip = {};
};

struct PiecePuzzle {
  cover::Problem problem;
  // The cells of all pieces together, and those of the box; where these differ, there is no
  // solution. Nothing where the number of pieces, or of cells to be filled, is left open.
  struct Cells {
    std::uint64_t pieces;
    std::uint64_t box;
  };
  std::optional<Cells> cells = {};
};

// Whether a text has a box: a line such as `box 6x10` or `box:`, or one of dots alone.
bool is_pieces(std::string_view text);

// Errors name line and column, the column counted in bytes.
Result<PiecePuzzle> read_pieces(std::string_view text, const PieceRules& rules = {});

}  // namespace quadrille::gallery
