// SteadySearch: a search that shows how far it has come, however long it takes.
//   SteadySearch search(problem, effort.cover_options(), progress);
//   while (search.next()) use(search.solution());
#pragma once

#include <span>

#include "apps/cli/pipeline/progress.h"
#include "quadrille/base/stop.h"
#include "quadrille/cover/search.h"

namespace quadrille::cli {

class SteadySearch {
 public:
  // requires: options.stop is set
  SteadySearch(const cover::Problem& problem, const cover::SearchOptions& options,
               Progress& progress);

  // As those of cover::Search.
  bool next();
  [[nodiscard]] std::span<const cover::OptionId> solution() const { return search_.solution(); }
  [[nodiscard]] bool exhausted() const { return search_.exhausted(); }
  [[nodiscard]] cover::Stats stats() const { return search_.stats(); }
  [[nodiscard]] cover::EngineReport engine() const { return search_.engine(); }

 private:
  void begin_slice();
  [[nodiscard]] bool is_over() const;

  cover::SearchOptions limits_;
  Progress& progress_;
  Stop slice_;  // also requested when a slice of time is over: then the search goes on
  cover::Search search_;
  double part_ = 0;
};

}  // namespace quadrille::cli
