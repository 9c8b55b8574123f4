#include "quadrille/cover/search.h"

#include <utility>

#include "quadrille/cover/engine/automatic.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/learn/learn.h"
#include "quadrille/cover/links/links.h"
#include "quadrille/cover/sat/sat.h"

namespace quadrille::cover {

namespace {

struct Choosing {
  std::unique_ptr<Engine> engine;
  std::string why;  // empty: the engine knows
};

Choosing choose(const Problem& problem, const SearchOptions& options, Observer observer) {
  if (observer) {
    return {make_links(problem, options, std::move(observer)), "the only one that can be watched"};
  }
  if (options.choose != Choice::least) {
    return {make_links(problem, options, {}), "the only one that chooses items as asked"};
  }
  switch (options.engine) {
    case EngineName::automatic:
      return {make_automatic(problem, options), ""};
    case EngineName::links:
      break;
    case EngineName::sat:
      if (has_sat()) return {make_sat(matrix_of(problem)), "asked for"};
      return {make_learn(matrix_of(problem), {.likely = options.likely}), "built without CaDiCaL"};
    case EngineName::learn:
      return {make_learn(matrix_of(problem), {.likely = options.likely}), "asked for"};
  }
  return {make_links(problem, options, {}), "asked for"};
}

}  // namespace

std::string_view name(EngineName engine) {
  switch (engine) {
    case EngineName::automatic:
      return "auto";
    case EngineName::links:
      return "links";
    case EngineName::learn:
      return "learn";
    case EngineName::sat:
      break;
  }
  return "sat";
}

bool is_available(EngineName engine) { return engine != EngineName::sat || has_sat(); }

Search::Search(const Problem& problem, const SearchOptions& options, Observer observer)
    : stop_(options.stop), max_nodes_(options.max_nodes) {
  Choosing chosen = choose(problem, options, std::move(observer));
  engine_ = std::move(chosen.engine);
  why_ = std::move(chosen.why);
}
Search::~Search() = default;
Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;

bool Search::next() {
  return engine_->next({.most = {.nodes = max_nodes_, .updates = UINT64_MAX}, .stop = stop_});
}
std::span<const OptionId> Search::solution() const { return engine_->solution(); }
bool Search::exhausted() const { return engine_->exhausted(); }
Stats Search::stats() const { return engine_->stats(); }
double Search::progress() const { return engine_->progress(); }
EngineReport Search::engine() const {
  EngineReport report = engine_->report();
  if (!why_.empty()) report.reason = why_;
  return report;
}

Answer solve(const Problem& problem, const SearchOptions& options) {
  Search search(problem, options);
  Answer answer;
  if (search.next()) {
    answer.solution.assign(search.solution().begin(), search.solution().end());
    if (search.next()) {
      answer.another.assign(search.solution().begin(), search.solution().end());
      answer.verdict = Verdict::many;
    } else if (search.exhausted()) {
      answer.verdict = Verdict::one;
    }
  } else if (search.exhausted()) {
    answer.verdict = Verdict::none;
  }
  answer.stats = search.stats();
  answer.engine = search.engine();
  return answer;
}

Count count(const Problem& problem, std::uint64_t limit, const SearchOptions& options) {
  Search search(problem, options);
  Count count;
  while (count.solutions < limit && search.next()) ++count.solutions;
  count.complete = search.exhausted();
  count.stats = search.stats();
  count.engine = search.engine();
  return count;
}

}  // namespace quadrille::cover
