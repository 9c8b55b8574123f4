#include "quadrille/create/generate.h"

#include <algorithm>
#include <utility>

#include "quadrille/create/generate/workshop.h"

namespace quadrille::create {
namespace {

// A sentence about so many puzzles.
Message counted(std::string_view key, std::uint64_t count) {
  return {key, {{"number", grouped(count)}, {"count", count}}};
}

}  // namespace

Result<GeneratedPuzzle> generate(const PuzzleSpec& spec, std::uint64_t seed, const Stop* stop) {
  if (auto wrong = impossible(spec)) return *std::move(wrong);
  Series series(spec, {.seed = seed, .stop = stop});
  if (const auto done = series.make([] { return true; }); !done) return done.error();
  std::vector<GeneratedPuzzle> puzzles = series.take();
  if (puzzles.empty()) {
    return Error{ErrorKind::stopped, {{"tried", series.stats().message(spec)}}};
  }
  return std::move(puzzles.front());
}

Series::Series(PuzzleSpec spec, const SeriesOptions& options)
    : workshop_(std::make_unique<Workshop>(std::move(spec), options)) {}

Series::~Series() = default;

const PuzzleSpec& Series::spec() const { return workshop_->spec(); }

std::uint64_t Series::seed() const { return workshop_->options().seed; }

bool Series::fits() { return workshop_->fits(); }

Result<void> Series::make(const std::function<bool()>& after_each) {
  if (!fits()) return Error{ErrorKind::no_grid};
  workshop_->make(after_each);
  return {};
}

std::vector<GeneratedPuzzle> Series::take() { return workshop_->take(); }

std::uint64_t Series::made() const { return workshop_->made(); }

AttemptStats Series::stats() const { return workshop_->stats(); }

void AttemptStats::see_clues(std::uint32_t clues) {
  fewest_clues = std::min(fewest_clues, clues);
  most_clues = std::max(most_clues, clues);
}

void AttemptStats::see_rating(logic::Difficulty difficulty) {
  ++rated;
  easiest = std::min(easiest, difficulty);
  hardest = std::max(hardest, difficulty);
}

void AttemptStats::add(const AttemptStats& other) {
  tried += other.tried;
  fewest_solutions = std::min(fewest_solutions, other.fewest_solutions);
  fewest_clues = std::min(fewest_clues, other.fewest_clues);
  most_clues = std::max(most_clues, other.most_clues);
  not_minimal += other.not_minimal;
  rated += other.rated;
  too_hard += other.too_hard;
  easiest = std::min(easiest, other.easiest);
  hardest = std::max(hardest, other.hardest);
}

Message AttemptStats::message(const PuzzleSpec& spec) const {
  Argument::List parts = {counted("attempts.tried", tried)};
  const auto add = [&](Message part) { parts.emplace_back(std::move(part)); };
  if (tried != 0) {
    if (fewest_solutions != UINT64_MAX) {
      add({"attempts.nearest", {{"solutions", fewest_solutions}}});
    }
    if (fewest_clues != UINT32_MAX && fewest_clues > spec.allowed_clues().high) {
      add({"attempts.fewest", {{"clues", fewest_clues}}});
    }
    if (most_clues != 0 && most_clues < spec.allowed_clues().low) {
      add({"attempts.most", {{"clues", most_clues}}});
    }
    if (not_minimal != 0) add(counted("attempts.not_minimal", not_minimal));
    if (too_hard != 0) add(counted("attempts.too_hard", too_hard));
  }
  if (rated != 0 && hardest < spec.allowed_ratings().low) {
    add({"attempts.hardest", {{"rating", logic::rating_message(hardest)}}});
  } else if (rated != 0) {
    Message told = counted(spec.technique ? "attempts.rated_without" : "attempts.rated", rated);
    told.arguments.push_back({"low", logic::rating_message(easiest)});
    told.arguments.push_back({"high", logic::rating_message(hardest)});
    if (spec.technique) {
      told.arguments.push_back({"technique", logic::message_of(*spec.technique)});
    }
    add(std::move(told));
  }
  return {"attempts.told", {{"parts", std::move(parts)}}};
}

}  // namespace quadrille::create
