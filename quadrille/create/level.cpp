// What is known of small boards: all their puzzles were looked at, one by one. Those of boards up
// to 4x4 are solved by hidden singles, each of them. So are those of 5x5, but for 3,936 of the
// 47,408,497 subsets of two grids, which stand for all grids; of these, 36 are rated 2.0, 324 are
// rated 5.6 and the rest is over 6.0. The test HeavyLevel looks at them all again.
#include "quadrille/create/level.h"

#include <algorithm>

namespace quadrille::create {
namespace {

using logic::Difficulty;
using logic::Level;
using sudoku::Shape;

constexpr Difficulty kOverTheScale = logic::kEndOfScale + 1;  // "over 6.0": any such rating

// Boxes that are rows or columns divide nothing.
bool is_latin(const Shape& shape) {
  return !shape.has_boxes() ||
         (!shape.is_irregular() && (shape.box_rows() == 1 || shape.box_columns() == 1));
}

// Whether every puzzle of the board was looked at.
bool is_known(const Shape& shape) {
  return !shape.is_irregular() && (shape.size() <= 4 || (shape.size() == 5 && is_latin(shape)));
}

// The ratings of all its puzzles that hidden singles do not solve.
// requires: is_known(shape)
std::vector<Difficulty> ratings_past_easy(const Shape& shape, Pattern pattern) {
  if (shape.size() < 5) return {};
  switch (pattern) {
    case Pattern::none:
    case Pattern::diagonal:
    case Pattern::antidiagonal:
      return {20, 56, kOverTheScale};
    case Pattern::rotate180:
    case Pattern::rotate90:
      return {kOverTheScale};
    case Pattern::horizontal:
    case Pattern::vertical:
    case Pattern::full:
      return {};
  }
  return {};
}

bool may_be_rated(const Shape& shape, Pattern pattern, const Range& ratings) {
  if (!is_known(shape) || ratings.low <= range_of(Level::easy).high) return true;
  return std::ranges::any_of(ratings_past_easy(shape, pattern), [&](Difficulty rating) {
    return ratings.contains(rating) ||
           (rating == kOverTheScale && ratings.high > logic::kEndOfPatterns);
  });
}

// The ratings that the spec asks for, the technique being a reason for a higher one.
Range wanted_ratings(const PuzzleSpec& spec) {
  Range range = spec.allowed_ratings();
  if (spec.technique) range.low = std::max(range.low, logic::least_difficulty(*spec.technique));
  return range;
}

Error wrong_on_board(const PuzzleSpec& spec, Level level, Pattern pattern) {
  Argument::List levels;
  for (const Level each : levels_of(spec.shape, pattern))
    levels.emplace_back(logic::message_of(each));
  std::vector<NamedArgument> values = {{"levels", std::move(levels)},
                                       {"shape", spec.shape.message()},
                                       {"level", logic::message_of(level)}};
  if (pattern == Pattern::none) return {ErrorKind::level, std::move(values)};
  values.push_back({"pattern", name(pattern)});
  return {ErrorKind::level_pattern, std::move(values)};
}

}  // namespace

std::vector<Level> levels_of(const Shape& shape, Pattern pattern) {
  std::vector<Level> levels;
  for (const Level level : logic::kLevels) {
    const bool has_room = fewest_clues_for_beginners(shape) < shape.cell_count();
    if (level == Level::beginner && !has_room) continue;
    if (level > Level::extreme && !has_past_extreme(shape)) break;
    if (may_be_rated(shape, pattern, range_of(level, shape))) levels.push_back(level);
  }
  return levels;
}

bool has_past_extreme(const Shape& shape) { return shape.size() > 6 && shape.size() <= 9; }

Level level_of(const sudoku::Grid& puzzle, const logic::Rating& rating) {
  if (rating.level > Level::extreme && !has_past_extreme(puzzle.shape())) return Level::extreme;
  const bool has_clues_to_spare =
      puzzle.given_count() >= fewest_clues_for_beginners(puzzle.shape());
  const bool is_puzzle = rating.difficulty > 0;  // a full board is none
  return rating.level == Level::easy && is_puzzle && has_clues_to_spare ? Level::beginner
                                                                        : rating.level;
}

std::uint32_t fewest_clues_for_beginners(const Shape& shape) {
  const std::uint32_t cells = shape.cell_count();
  // Large boards have more clues at every level, so that they can be made at all.
  if (shape.size() > 25) return cells * 62 / 100;
  if (shape.size() > 16) return cells * 56 / 100;
  if (shape.size() > 9) return cells * 51 / 100;
  return (cells * 40 + 80) / 81;
}

std::optional<Error> wrong_level(const PuzzleSpec& spec) {
  const Pattern pattern = spec.pattern.value_or(Pattern::none);  // that of all its puzzles
  if (spec.level) {
    const auto levels = levels_of(spec.shape, pattern);
    if (std::ranges::find(levels, *spec.level) == levels.end()) {
      return wrong_on_board(spec, *spec.level, pattern);
    }
    const std::uint32_t fewest = spec.allowed_clues().low;
    if (*spec.level == Level::beginner && spec.clues.high < fewest) {
      return Error{ErrorKind::level_clues,
                   {{"clues", fewest},
                    {"level", logic::message_of(*spec.level)},
                    {"found", spec.clues.high}}};
    }
    if (*spec.level == Level::beginner && spec.minimal) {
      return Error{ErrorKind::level_minimal, {{"level", logic::message_of(*spec.level)}}};
    }
  }
  const Range ratings = wanted_ratings(spec);
  if (may_be_rated(spec.shape, pattern, ratings)) return std::nullopt;
  Argument::List known = {logic::rating_message(range_of(Level::easy).high)};
  for (const Difficulty rating : ratings_past_easy(spec.shape, pattern)) {
    known.emplace_back(logic::rating_message(rating));
  }
  return Error{ErrorKind::board_rating,
               {{"ratings", std::move(known)},
                {"shape", spec.shape.message()},
                {"rating", logic::rating_message(ratings.low)}}};
}

std::optional<Range> clues_of_rare_level(const PuzzleSpec& spec) {
  const Range ratings = wanted_ratings(spec);
  if (!is_known(spec.shape) || ratings.low <= range_of(Level::easy).high) return std::nullopt;
  // Of 5x5: all that are rated 2.0 have 10 clues; most of the others have 8 to 10.
  return ratings.high <= range_of(Level::medium).high ? Range{10, 10} : Range{8, 10};
}

}  // namespace quadrille::create
