// Wishes: what a puzzle shall be like.
//   Wishes wishes{.shape = *Shape::boxes(3, 3)};
//   wishes.pattern = Pattern::rotate180;
//   wishes.clues = {24, 28};
//   if (auto reason = impossible(wishes)) return *reason;
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "quadrille/create/generate/pattern.h"
#include "quadrille/logic/rate.h"
#include "quadrille/logic/technique.h"
#include "quadrille/sudoku/shape.h"

namespace quadrille::create {

struct Range {
  std::uint32_t low = 0;
  std::uint32_t high = UINT32_MAX;

  [[nodiscard]] bool contains(std::uint32_t value) const { return low <= value && value <= high; }
  friend bool operator==(const Range&, const Range&) = default;
};

struct Wishes {
  sudoku::Shape shape;
  std::optional<Pattern> pattern = Pattern::none;  // nothing: one drawn for each puzzle
  Range clues = {};       // all there are: as many as suit the board and the difficulty
  bool minimal = false;   // no clue can go without a second solution
  Range difficulty = {};  // in tenths, as in logic/rate.h
  // Techniques up to the difficulty of the puzzle do not solve it without this one.
  std::optional<logic::Technique> technique = {};
  // Which cells hold clues, and no others: one for every cell.
  std::optional<std::vector<bool>> mask = {};

  [[nodiscard]] bool for_rating() const { return difficulty != Range{} || technique.has_value(); }
};

// The ratings of a level.
Range range_of(logic::Level level);
// What two ranges share; with nothing in common, its low end is above its high end.
Range both(const Range& a, const Range& b);

// Why no puzzle can be so, where that is known without trying; nothing if there may be some.
// requires: a mask that fits the shape, if there is one
std::optional<std::string> impossible(const Wishes& wishes);

// The fewest clues that a puzzle of that shape can have, as far as that is known.
std::uint32_t fewest_clues(const sudoku::Shape& shape);

// The number of clues to aim at: as wished, or else so many that a person likes to solve it.
Range clues_to_aim_at(const Wishes& wishes);

}  // namespace quadrille::create
