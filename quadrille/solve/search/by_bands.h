// Counting by bands behind count(): where it can be done, and when it is the better way.
//   if (kHasBands && is_for_bands(grid, options)) return count_by_turns(grid, limit, options,
//   usual);
// It is a source of its own, so that a program that counts nothing large can do without it
// (cmake/counting.cmake).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {

// Whether this program has counting by bands at all: a constant of the linker's.
extern const bool kHasBands;

// So many solutions are counted as usual, whatever the board.
inline constexpr std::uint64_t kCountedAsUsual = 2000;

// Why a board cannot be counted by bands, if so.
std::optional<Error> refusal_of_bands(const Grid& grid);

// Whether `automatic` may count the board by bands, if that looks better.
bool is_for_bands(const Grid& grid, const SolveOptions& options);

// As count() with EngineName::bands.
//   requires: no refusal_of_bands()
Count count_by_bands(const Grid& grid, std::uint64_t limit, const SolveOptions& options);

// Counts as usual, up to a limit and with a stop of its own.
using CountAsUsual = std::function<Count(std::uint64_t limit, const Stop* stop)>;

// As usual for about as long as the bands would take, and then by them.
//   requires: is_for_bands(grid, options)
Count count_by_turns(const Grid& grid, std::uint64_t limit, const SolveOptions& options,
                     const CountAsUsual& usual);

}  // namespace quadrille::sudoku
