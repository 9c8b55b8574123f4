#include "quadrille/create/generate.h"

#include <cassert>
#include <utility>

#include "quadrille/create/full_grid.h"
#include "quadrille/create/generate/attempt_queue.h"
#include "quadrille/create/generate/generator.h"

namespace quadrille::create {

Result<GeneratedPuzzle> generate(const PuzzleSpec& spec, std::uint64_t seed, const Stop* stop) {
  if (auto reason = impossible(spec)) return Error{*std::move(reason)};
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

}  // namespace quadrille::create
