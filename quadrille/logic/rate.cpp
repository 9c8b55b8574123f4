#include "quadrille/logic/rate.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

constexpr std::array<std::string_view, kLevels.size()> kLevelNames = {
    "beginner", "easy", "medium", "hard", "expert", "extreme", "diabolical", "nightmare"};
// Of the levels from easy to diabolical.
constexpr std::array<Difficulty, 6> kHighest = {15, 25, 34, kEndOfPatterns, 74, 84};

}  // namespace

Rating rate(const sudoku::Grid& grid, const RateOptions& options) {
  Position position(grid);
  return rate(position, options);
}

Rating rate(Position& position, const RateOptions& options) {
  Rating rating;
  FindMemory own;
  FindOptions find = options.find;
  if (find.memory == nullptr) find.memory = &own;
  find.proofs = false;
  if (options.by_scale) find.repertoire = find.repertoire.on_scale();
  bool wrote = false;
  rating.outcome = follow_steps(position, find, [&](const Deduction& step, auto&) {
    count_in(step, rating);
    if (rating.diamond == 0) rating.diamond = step.difficulty;
    if (!wrote) rating.pearl = rating.difficulty;
    wrote = wrote || step.places.has_value();
    return step.difficulty <= options.give_up_over;
  });
  rating.at_least = rating.difficulty;
  if (rating.outcome == Outcome::stuck && rating.difficulty <= options.give_up_over) {
    rating.at_least = std::max(rating.difficulty, std::min(find.memory->at_least(), kEndOfScale));
  }
  return rating;
}

void count_in(const Deduction& step, Rating& rating) {
  ++rating.steps[static_cast<std::size_t>(step.technique)];
  if (step.technique == Technique::trial) {
    ++rating.trials;
    rating.depth = std::max(rating.depth, depth(step));
  }
  if (step.difficulty > rating.difficulty) {
    rating.difficulty = step.difficulty;
    rating.hardest = step.technique;
    rating.level = level_of(step.difficulty);
  }
}

void rate_by_scale(const Position& start, const FindOptions& options, Rating& told) {
  // Up to there the usual order is that of the scale.
  if (told.difficulty <= kEndOfPatterns || start.layout().has_further()) return;
  FindOptions find = options;
  find.repertoire = Repertoire::explainer();
  Position position = start;
  const Rating by_scale = rate(position, {.find = find});
  if (by_scale.outcome != Outcome::solved) return;
  told.difficulty = by_scale.difficulty;
  told.level = by_scale.level;
}

Level level_of(Difficulty difficulty) {
  if (difficulty > kEndOfScale) return Level::extreme;
  const auto highest = std::ranges::lower_bound(kHighest, difficulty);
  return kLevels[static_cast<std::size_t>(highest - kHighest.begin()) + 1];
}

std::string_view name(Level level) { return kLevelNames[static_cast<std::size_t>(level)]; }

Result<Level> parse_level(std::string_view name) {
  const auto found = std::ranges::find(kLevelNames, name);
  if (found != kLevelNames.end()) return static_cast<Level>(found - kLevelNames.begin());
  return Error{ErrorKind::choice,
               {{"choices", Argument::List(kLevelNames.begin(), kLevelNames.end())},
                {"found", quoted(name)}}};
}

Message message_of(const Rating& rating) {
  if (rating.trials == 0 || !rating.over_the_scale() || rating.difficulty >= kOffScale)
    return rating_message(rating.difficulty);
  return {"rating.trials",
          {{"rating", rating_figures(kEndOfPatterns)},
           {"trials", rating.trials},
           {"depth", rating.depth}}};
}

Message message_of(Level level) { return Message(fmt::format("level.{}", name(level))); }

std::string rating_text(const Rating& rating) { return english().tell(message_of(rating)); }

}  // namespace quadrille::logic
