#include "quadrille/create/generate/workshop.h"

#include <algorithm>
#include <cassert>
#include <mutex>
#include <utility>
#ifndef __wasi__  // where there are no threads
#include <chrono>
#include <new>
#include <thread>

#include "quadrille/base/share_out.h"
#endif

#include "quadrille/create/full_grid.h"

namespace quadrille::create {
namespace {

// Gives those who make the last puzzles the time to make some of them.
void wait_for_others() {
#ifndef __wasi__
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
#endif
}

}  // namespace

Workshop::Workshop(PuzzleSpec spec, const SeriesOptions& options)
    : spec_(std::move(spec)),
      options_(options),
      attempts_(options.count, spec_.shape.cell_count(), options.first),
      places_(std::max(1U, options.threads)) {
  assert(!impossible(spec_));
}

bool Workshop::fits() {
  if (looked_ || !spec_.shape.is_irregular()) return true;
  Random random(options_.seed);
  looked_ = random_full_grid(spec_.shape, random, options_.stop).has_value();
  return looked_ || is_stopped();
}

void Workshop::make(const std::function<bool()>& after_each) {
  enough_ = false;
  if (!make_on_all(after_each)) work_at(places_.front(), after_each);
}

#ifdef __wasi__

bool Workshop::make_on_all(const std::function<bool()>& /*after_each*/) { return false; }

void Workshop::work_at(Workplace& place, const std::function<bool()>& after_each) {
  work_through(place, after_each);
}

#else

// False where there was not enough memory for so many threads, which may be enough for one. Stacks
// of threads that have ended are kept by the C library: so some memory is set aside for that one.
// Where there is none, there are no further threads.
bool Workshop::make_on_all(const std::function<bool()>& after_each) {
  constexpr std::size_t kSetAside = std::size_t{8} << 20U;
  std::vector<char> set_aside;
  try {
    if (places_.size() > 1) set_aside.reserve(kSetAside);
    share_out(places_.size(), static_cast<std::uint32_t>(places_.size()),
              [&](const NextPiece& next) {
                if (const auto place = next()) work_at(places_[*place], after_each);
              });
    return true;
  } catch (const std::bad_alloc&) {
    return is_stopped() || enough_ || attempts_.made() == options_.count;
  }
}

void Workshop::work_at(Workplace& place, const std::function<bool()>& after_each) {
  try {
    work_through(place, after_each);
  } catch (...) {
    const std::lock_guard lock(noting_);
    if (place.generator) given_up_.add(place.generator->stats());
    place = {};
    throw;
  }
}

#endif

// Where other threads make the last puzzles, it waits for what they leave.
void Workshop::work_through(Workplace& place, const std::function<bool()>& after_each) {
  if (!place.generator) {
    place.generator = std::make_unique<Generator>(spec_, options_.seed, options_.stop);
  }
  std::uint64_t before = place.stats.tried;
  while (!enough_ && work(*place.generator)) {
    note(place);
    {
      const std::lock_guard lock(calling_);
      if (!enough_ && !after_each()) enough_ = true;
    }
    if (!enough_ && place.stats.tried == before) wait_for_others();
    before = place.stats.tried;
  }
  note(place);
}

// Does a piece of work. False when all puzzles are made, or a stop came first. Nothing is done
// while very many are waiting to be taken.
bool Workshop::work(Generator& generator) {
  if (generator.stopped()) return false;
  // Those that are not answered, since a stop came first or memory ran out, are for others to make.
  AttemptBatch batch(attempts_, generator.best_number());
  if (batch.ids().empty()) return attempts_.made() < options_.count;
  std::vector<Attempt> results = generator.make(batch.ids());
  if (generator.stopped()) return false;
  batch.answer(std::move(results));
  return true;
}

void Workshop::note(Workplace& place) {
  const std::lock_guard lock(noting_);
  place.stats = place.generator->stats();
}

AttemptStats Workshop::stats() const {
  const std::lock_guard lock(noting_);
  AttemptStats sum = given_up_;
  for (const Workplace& place : places_) sum.add(place.stats);
  return sum;
}

}  // namespace quadrille::create
