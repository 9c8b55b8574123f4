// PuzzleSpec: what a puzzle to be generated is to be like.
//   create::PuzzleSpec spec{.shape = *sudoku::Shape::boxes(3, 3)};
//   spec.pattern = create::Pattern::rotate180;
//   spec.clues = {24, 28};
//   spec.level = logic::Level::hard;
//   const bool worth_trying = !create::impossible(spec);
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "quadrille/base/error.h"
#include "quadrille/base/result.h"
#include "quadrille/boards/shape.h"
#include "quadrille/logic/rate.h"
#include "quadrille/logic/technique.h"

namespace quadrille::create {

// The symmetry of the cells that hold clues: the same picture from several sides.
enum class Pattern : std::uint8_t {
  none,
  rotate180,     // half a turn
  rotate90,      // a quarter of a turn
  horizontal,    // mirrored at the horizontal axis: the upper half and the lower half
  vertical,      // mirrored at the vertical axis: the left half and the right half
  diagonal,      // mirrored at the diagonal from the upper left
  antidiagonal,  // mirrored at the diagonal from the upper right
  full,          // all of these
};

inline constexpr std::array kPatterns = {
    Pattern::none,     Pattern::rotate180, Pattern::rotate90,     Pattern::horizontal,
    Pattern::vertical, Pattern::diagonal,  Pattern::antidiagonal, Pattern::full};

std::string_view name(Pattern pattern);
Result<Pattern> parse_pattern(std::string_view name);

// The cells of a board of that size, those that hold a clue together in one set: with rotate180 on
// 9x9, 40 pairs of opposite cells and the centre. Boxes and regions play no part.
std::vector<std::vector<sudoku::Cell>> orbits(std::uint32_t size, Pattern pattern);

// The symmetries that some cells of a board have, `none` first: they stand for clues.
// requires: one for every cell of a board of that size
std::vector<Pattern> patterns_in(std::uint32_t size, const std::vector<bool>& cells);
// The cells that would have to join them for that symmetry, in order.
std::vector<sudoku::Cell> missing_for(Pattern pattern, std::uint32_t size,
                                      const std::vector<bool>& cells);

struct Range {
  std::uint32_t low = 0;
  std::uint32_t high = UINT32_MAX;

  [[nodiscard]] bool contains(std::uint32_t value) const { return low <= value && value <= high; }
  friend bool operator==(const Range&, const Range&) = default;
};

// The ratings of a level; those of a board on which nothing is past extreme are all over 6.0 there.
Range range_of(logic::Level level);
Range range_of(logic::Level level, const sudoku::Shape& shape);
// What two ranges share; with nothing in common, its low end is above its high end.
Range both(const Range& a, const Range& b);

// Which cells are to hold clues, read from a drawing such as "x..x .xx. .xx. x..x". Letters and
// digits other than 0 are clues; 0, point and underscore are empty cells; blanks and the lines of a
// drawing (| + -) are skipped.
Result<std::vector<bool>> read_mask(std::string_view text);

struct PuzzleSpec {
  sudoku::Shape shape;
  std::optional<Pattern> pattern = Pattern::none;  // nothing: one drawn for each puzzle
  Range clues = {};       // all there are: as many as suit the board and the difficulty
  bool minimal = false;   // no clue can go without a second solution
  Range difficulty = {};  // in tenths, as in logic/rate.h
  // Rated so, and for beginners with so many clues; levels_of in level.h tells which there are.
  std::optional<logic::Level> level = {};
  // Techniques up to the difficulty of the puzzle do not solve it without this one.
  std::optional<logic::Technique> technique = {};
  // Which cells hold clues, and no others: one for every cell.
  std::optional<std::vector<bool>> mask = {};

  [[nodiscard]] bool for_rating() const {
    return difficulty != Range{} || level || technique.has_value();
  }
  // What is asked for as such, and what the level means.
  [[nodiscard]] Range allowed_clues() const;
  [[nodiscard]] Range allowed_ratings() const;
};

// Why no puzzle can be so, where that is known without trying; nothing if there may be some.
// requires: a mask that fits the shape, if there is one
std::optional<Error> impossible(const PuzzleSpec& spec);

// The fewest clues that a puzzle of that shape can have, as far as that is known.
std::uint32_t fewest_clues(const sudoku::Shape& shape);

// The number of clues to aim at: as asked for, or else so many that a person likes to solve it.
Range clues_to_aim_at(const PuzzleSpec& spec);

}  // namespace quadrille::create
