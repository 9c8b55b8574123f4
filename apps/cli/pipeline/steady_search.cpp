#include "apps/cli/pipeline/steady_search.h"

#include <cassert>

namespace quadrille::cli {
namespace {

constexpr std::chrono::milliseconds kSlice(100);

cover::SearchOptions with_stop(cover::SearchOptions options, const Stop& stop) {
  options.stop = &stop;
  return options;
}

}  // namespace

SteadySearch::SteadySearch(const cover::Problem& problem, const cover::SearchOptions& options,
                           Progress& progress)
    : limits_(options),
      progress_(progress),
      slice_(options.stop),
      search_(problem, with_stop(options, slice_)) {
  assert(options.stop != nullptr);
  begin_slice();
}

bool SteadySearch::next() {
  while (!search_.next()) {
    if (is_over()) return false;
    part_ = search_.progress();
    progress_.advance(0, part_);
    begin_slice();
  }
  progress_.advance(1, part_);
  return true;
}

void SteadySearch::begin_slice() { slice_.set_deadline(Stop::Clock::now() + kSlice); }

bool SteadySearch::is_over() const {
  return search_.exhausted() || limits_.stop->requested() ||
         search_.nodes() >= limits_.max_nodes;
}

}  // namespace quadrille::cli
