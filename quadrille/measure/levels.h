// Levels: well-known puzzles of 9x9, from easy to the hardest, to measure engines by.
//   for (const measure::PuzzleLevel& level : measure::puzzle_levels()) say(level.name);
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace quadrille::measure {

inline constexpr std::size_t kLevelPuzzles = 5;

struct PuzzleLevel {
  std::string_view name;
  std::array<std::string_view, kLevelPuzzles> puzzles;  // each has one solution
};

std::span<const PuzzleLevel> puzzle_levels();

}  // namespace quadrille::measure
