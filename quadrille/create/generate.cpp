#include "quadrille/create/generate.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "quadrille/create/full_grid.h"
#include "quadrille/create/generate/attempt_queue.h"
#include "quadrille/create/generate/generator.h"

namespace quadrille::create {
namespace {

// "3,214"
std::string grouped(std::uint64_t number) {
  std::string text = fmt::format("{}", number);
  for (std::size_t end = text.size(); end > 3;) text.insert(end -= 3, 1, ',');
  return text;
}

std::string tenths(logic::Difficulty difficulty) {
  if (difficulty > logic::kEndOfScale) return "over " + tenths(logic::kEndOfScale);
  return fmt::format("{}.{}", difficulty / 10, difficulty % 10);
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
      return Error{"no grid fits these regions"};
    }
  }
  while (series.work(generator)) {
  }
  std::vector<GeneratedPuzzle> puzzles = series.take();
  if (puzzles.empty()) return Error{"stopped: " + generator.stats().describe(spec)};
  return std::move(puzzles.front());
}

Generator::Generator(const PuzzleSpec& spec, std::uint64_t seed, const Stop* stop)
    : impl_(std::make_unique<Impl>(spec, seed, stop)) {}

Generator::~Generator() = default;

const AttemptStats& Generator::stats() const { return impl_->stats(); }

Series::Series(PuzzleSpec spec, const Options& options)
    : spec_(std::move(spec)),
      options_(options),
      attempts_(std::make_unique<AttemptQueue>(options.count, spec_.shape.cell_count())) {
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

std::string AttemptStats::describe(const PuzzleSpec& spec) const {
  std::string text = fmt::format("{} puzzle{} tried", grouped(tried), tried == 1 ? "" : "s");
  if (tried == 0) return text;
  if (fewest_solutions != UINT64_MAX) {
    text += fmt::format("; the nearest to one solution had {}", fewest_solutions);
  }
  if (fewest_clues != UINT32_MAX && fewest_clues > spec.allowed_clues().high) {
    text += fmt::format("; the fewest clues were {}", fewest_clues);
  }
  if (most_clues != 0 && most_clues < spec.allowed_clues().low) {
    text += fmt::format("; the most clues were {}", most_clues);
  }
  if (not_minimal != 0) text += fmt::format("; {} were not minimal", grouped(not_minimal));
  if (too_hard != 0) text += fmt::format("; {} were too hard", grouped(too_hard));
  if (rated == 0) return text;
  if (hardest < spec.allowed_ratings().low) {
    return text + fmt::format("; the hardest was rated {}", tenths(hardest));
  }
  text += fmt::format("; {} were rated, from {} to {}", grouped(rated), tenths(easiest),
                      tenths(hardest));
  if (!spec.technique) return text;
  return text + fmt::format(", and none needed {}", logic::name(*spec.technique));
}

}  // namespace quadrille::create
