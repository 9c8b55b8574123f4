#include <algorithm>
#include <utility>

#include "quadrille/create/generate/generator.h"

namespace quadrille::create {

using logic::Deduction;
using logic::Outcome;
using logic::Position;
using logic::Rating;
using logic::Technique;

Grader::Grader(const PuzzleSpec& spec, const Stop* stop)
    : difficulty_(spec.allowed_ratings()),
      technique_(spec.technique),
      by_scale_(!technique_ || *technique_ == Technique::trial || info(*technique_).on_scale),
      find_{.stop = stop},
      layout_(std::make_shared<const sudoku::Layout>(spec.shape)) {
  if (difficulty_.high > logic::kEndOfScale) difficulty_.high = UINT32_MAX;
  // A pattern can always be replaced by chains.
  if (technique_ && least_difficulty(*technique_) <= logic::kEndOfPatterns) {
    difficulty_.high = std::min(difficulty_.high, logic::kEndOfPatterns);
  }
  // On large boards chains take long: how hard a puzzle is that needs them has to be asked for.
  const bool any_extreme = spec.shape.size() > 9 && spec.difficulty == Range{};
  if (any_extreme) find_.repertoire = find_.repertoire.without_chains();
  Technique hardest = Technique::trial;
  // One that the scale does not know is needed where no pattern leads on without it.
  if (!by_scale_) {
    find_.repertoire.add(*technique_);
    hardest = Technique::w_wing;
  }
  // What is too hard need not be found: that it was looked for costs the most.
  while (least_difficulty(hardest) > difficulty_.high && hardest > Technique{}) {
    hardest = static_cast<Technique>(static_cast<std::size_t>(hardest) - 1);
  }
  find_.repertoire = find_.repertoire.up_to(hardest);
}

std::optional<Rating> Grader::grade(const sudoku::Grid& puzzle, AttemptStats& stats) const {
  Position position(puzzle, layout_);
  const Rating rating =
      rate(position, {.find = find_, .by_scale = by_scale_, .give_up_over = difficulty_.high});
  if (rating.outcome != Outcome::solved) {
    if (find_.stop == nullptr || !find_.stop->requested()) ++stats.too_hard;
    return std::nullopt;
  }
  stats.see_rating(rating.difficulty);
  if (!difficulty_.contains(rating.difficulty)) return std::nullopt;
  if (technique_ && (rating.count(*technique_) == 0 || !needs(puzzle, *technique_, rating))) {
    return std::nullopt;
  }
  return rating;
}

// Goes the same way, but wherever the technique is due, something else that is no harder than the
// puzzle is tried instead.
bool Grader::needs(const sudoku::Grid& puzzle, Technique technique, const Rating& rating) const {
  const auto instead = [&](const Position& position) -> std::optional<Deduction> {
    for (auto i = static_cast<std::size_t>(technique) + 1; i < logic::kTechniqueCount; ++i) {
      const auto other = static_cast<Technique>(i);
      if (!find_.repertoire.has(other) || least_difficulty(other) > rating.difficulty) continue;
      for (Deduction& step : find_all(position, other, find_)) {
        if (step.difficulty <= rating.difficulty) return std::move(step);
      }
    }
    return std::nullopt;
  };
  Position position(puzzle, layout_);
  logic::FindOptions options = find_;
  if (is_beyond_scale(technique)) options.repertoire.remove(technique);
  while (auto step = find_next(position, options)) {
    if (step->technique == technique) step = instead(position);
    if (!step) break;
    apply(*step, position);
  }
  return !position.solved();
}

}  // namespace quadrille::create
