#include "quadrille/create/generate.h"

#include <algorithm>
#include <cassert>
#include <utility>
#ifndef __wasi__  // where there are no threads
#include <chrono>
#include <thread>
#endif

#include "quadrille/create/full_grid.h"
#include "quadrille/create/generate/attempt_queue.h"
#include "quadrille/create/generate/generator.h"

namespace quadrille::create {
namespace {

// Gives those who make the last puzzles the time to make some of them.
void wait_for_others() {
#ifndef __wasi__
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
#endif
}

// A sentence about so many puzzles.
Message counted(std::string_view key, std::uint64_t count) {
  return {key, {{"number", grouped(count)}, {"count", count}}};
}

}  // namespace

Result<GeneratedPuzzle> generate(const PuzzleSpec& spec, std::uint64_t seed, const Stop* stop) {
  if (auto wrong = impossible(spec)) return *std::move(wrong);
  Generator generator(spec, seed, stop);
  Series series(spec, {.seed = seed, .count = 1});
  if (spec.shape.is_irregular()) {
    // Regions may be such that no grid fits: then every attempt would fail.
    Random random(seed);
    const bool fits = random_full_grid(spec.shape, random, stop).has_value();
    if (!fits && (stop == nullptr || !stop->requested())) {
      return Error{ErrorKind::no_grid};
    }
  }
  while (series.work(generator)) {
  }
  std::vector<GeneratedPuzzle> puzzles = series.take();
  if (puzzles.empty()) {
    return Error{ErrorKind::stopped, {{"tried", generator.stats().message(spec)}}};
  }
  return std::move(puzzles.front());
}

Generator::Generator(const PuzzleSpec& spec, std::uint64_t seed, const Stop* stop)
    : impl_(std::make_unique<Impl>(spec, seed, stop)) {}

Generator::~Generator() = default;

const AttemptStats& Generator::stats() const { return impl_->stats(); }

Series::Series(PuzzleSpec spec, const Options& options)
    : spec_(std::move(spec)),
      options_(options),
      attempts_(
          std::make_unique<AttemptQueue>(options.count, spec_.shape.cell_count(), options.first)) {
  assert(!impossible(spec_));
}

Series::~Series() = default;

bool Series::work(Generator& generator) {
  Generator::Impl& maker = *generator.impl_;
  if (maker.stopped()) return false;
  // Those that are not answered, since a stop came first or memory ran out, are for others to make.
  AttemptBatch batch(*attempts_, maker.best_number());
  if (batch.ids().empty()) return attempts_->made() < options_.count;
  std::vector<Attempt> results = maker.make(batch.ids());
  if (maker.stopped()) return false;
  batch.answer(std::move(results));
  return true;
}

void Series::work_through(Generator& generator, const std::function<bool()>& after_each) {
  std::uint64_t before = generator.stats().tried;
  while (work(generator) && after_each()) {
    const std::uint64_t tried = generator.stats().tried;
    if (tried == before) wait_for_others();
    before = tried;
  }
}

std::vector<GeneratedPuzzle> Series::take() { return attempts_->take(); }

std::uint64_t Series::made() const { return attempts_->made(); }

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
