// Rate: how hard a puzzle is for a person, on the scale of Sudoku Explainer.
//   Rating rating = rate(grid);
//   say(rating_text(rating), name(rating.level));   // "4.2", "expert"
// The rating of a puzzle is that of its hardest step when the easiest step is always taken first.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/base/language.h"
#include "quadrille/base/result.h"
#include "quadrille/logic/solve.h"

namespace quadrille::logic {

enum class Level : std::uint8_t {
  beginner,    // easy, with clues to spare: a rating alone never says so (create/level.h does)
  easy,        // up to 1.5: hidden singles
  medium,      // up to 2.5: naked singles, and hidden ones behind one pattern
  hard,        // up to 3.4: locked candidates, pairs, X-Wing
  expert,      // up to 6.0: every other pattern of the scale
  extreme,     // up to 7.4: aligned pairs, cycles and chains; and all that could not be rated
  diabolical,  // up to 8.4: aligned triplets, Nishio, multiple chains
  nightmare,   // dynamic and nested chains
};

inline constexpr std::array kLevels = {Level::beginner,   Level::easy,     Level::medium,
                                       Level::hard,       Level::expert,   Level::extreme,
                                       Level::diabolical, Level::nightmare};

struct Rating {
  Outcome outcome = Outcome::stuck;  // the rest counts up to where it ended
  Difficulty difficulty = 0;         // tenths
  Difficulty pearl = 0;              // of the hardest step up to the first that writes a digit
  Difficulty diamond = 0;            // of the first step
  Difficulty at_least = 0;           // the same as difficulty; more where a search was stopped
  Level level = Level::easy;
  Technique hardest = Technique::last_cell;            // of the first step as hard as the puzzle
  std::array<std::uint32_t, kEveryTechnique> steps{};  // of each technique
  std::uint32_t trials = 0;
  std::uint32_t depth = 0;  // of the deepest trial

  // It could not be rated: trials were needed, or steps that only boards with constraints have.
  [[nodiscard]] bool over_the_scale() const { return difficulty > kEndOfScale; }
  [[nodiscard]] std::uint32_t count(Technique technique) const {
    return steps[static_cast<std::size_t>(technique)];
  }
};

struct RateOptions {
  FindOptions find = {};
  bool by_scale = true;  // without what the scale does not know
  // Stops, with outcome stuck, at the first step that is harder than this.
  Difficulty give_up_over = UINT32_MAX;
};

Rating rate(const sudoku::Grid& grid, const RateOptions& options = {});
// From a position on; it is then where the rating ended.
Rating rate(Position& position, const RateOptions& options = {});

// Counts a step in: all of the rating but its outcome.
void count_in(const Deduction& step, Rating& rating);

// Of steps that were told: they may have come in an order of their own, but what a puzzle is rated
// is what the scale says. Changes nothing where the order could not matter, or a limit came first.
void rate_by_scale(const Position& start, const FindOptions& options, Rating& told);

Level level_of(Difficulty difficulty);
std::string_view name(Level level);
Result<Level> parse_level(std::string_view name);
// "4.2"; "over 6.0 (3 trials, depth 1)" past the scale
std::string rating_text(const Rating& rating);
Message message_of(const Rating& rating);
Message message_of(Level level);

}  // namespace quadrille::logic
