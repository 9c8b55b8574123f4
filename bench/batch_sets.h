// BatchSets: generated 9x9 boards of several kinds, for measurements.
//   const std::vector<sudoku::Grid> boards = make_boards(Kind::easy, 4096);
// Each board is one of a few puzzles seen by a random symmetry, the same in every run.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "quadrille/boards/grid.h"

namespace quadrille::bench {

enum class Kind : std::uint8_t {
  easy,        // as newspapers print them
  clues17,     // with the fewest clues there can be
  hard,        // from lists of the hardest known
  many,        // 17 clues, without two of them: many solutions
  unsolvable,  // one digit too many, which contradicts no other
};

struct KindOfBoards {
  Kind kind;
  std::string_view name;
  std::uint64_t solutions;  // of each board, up to 2
};

inline constexpr std::array<KindOfBoards, 5> kKinds = {{{Kind::easy, "easy", 1},
                                                        {Kind::clues17, "17-clues", 1},
                                                        {Kind::hard, "hard", 1},
                                                        {Kind::many, "many", 2},
                                                        {Kind::unsolvable, "unsolvable", 0}}};

std::vector<sudoku::Grid> make_boards(Kind kind, std::size_t count);

}  // namespace quadrille::bench
