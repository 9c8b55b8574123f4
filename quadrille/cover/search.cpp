#include "quadrille/cover/search.h"

#include <new>
#include <ranges>
#include <utility>

#include "quadrille/cover/crew/crew.h"
#include "quadrille/cover/engine/engine.h"

namespace quadrille::cover {

namespace {

struct Choosing {
  std::unique_ptr<Engine> engine;
  Message why;  // empty: the engine knows
};

Choosing choose(const Problem& problem, const SearchOptions& options, const Observer& observer) {
  if (observer) {
    return {make_links(problem, options, observer), Message("engine.watched")};
  }
  if (options.choose != Choice::least) {
    return {make_links(problem, options, {}), Message("engine.choosing")};
  }
  switch (options.engine) {
    case EngineName::automatic:
      break;
    case EngineName::sweep:
      return {make_automatic(problem, options), Message("engine.only_counts")};
    case EngineName::links:
      return {make_links(problem, options, {}), Message("engine.asked")};
    case EngineName::rows:
      if (auto engine = make_rows(problem, options.stop)) {
        return {std::move(engine), Message("engine.asked")};
      }
      return {make_links(problem, options, {}), Message("engine.no_rows")};
    case EngineName::sat:
      if (has_sat()) return {make_sat(problem, options.stop), Message("engine.asked")};
      if (problem.has_bounds()) break;
      return {make_learn(problem, {.likely = options.likely, .stop = options.stop}),
              Message("engine.no_cadical")};
    case EngineName::learn:
      if (problem.has_bounds()) break;
      return {make_learn(problem, {.likely = options.likely, .stop = options.stop}),
              Message("engine.asked")};
  }
  const bool as_asked = options.engine == EngineName::automatic;
  return {make_automatic(problem, options), !problem.has_bounds() ? Message{}
                                            : as_asked            ? Message("engine.quick")
                                                                  : Message("engine.no_bounds")};
}

// With several threads: what they can share. Who counts nodes wants them counted one by one.
Choosing choose_crew(const Problem& problem, const SearchOptions& options,
                     const Observer& observer) {
  Choosing chosen = choose(problem, options, observer);
  const bool shares = !observer && options.choose == Choice::least &&
                      options.max_nodes == UINT64_MAX && options.engine != EngineName::learn &&
                      options.engine != EngineName::sat;
  if (shares) {
    chosen.engine = make_crew(problem, std::move(chosen.engine), {.threads = options.threads});
  }
  return chosen;
}

}  // namespace

std::string_view name(EngineName engine) {
  switch (engine) {
    case EngineName::automatic:
      return "auto";
    case EngineName::links:
      return "links";
    case EngineName::rows:
      return "rows";
    case EngineName::learn:
      return "learn";
    case EngineName::sat:
      return "sat";
    case EngineName::sweep:
      break;
  }
  return "sweep";
}

bool is_available(EngineName engine) {
  if (engine == EngineName::sat) return has_sat();
  return (engine != EngineName::rows && engine != EngineName::sweep) || has_rows();
}

// What an engine is made from, as long as there is none.
struct Search::Beginning {
  Problem problem;
  SearchOptions options;
  Observer observer;
};

Search::Search(const Problem& problem, const SearchOptions& options, Observer observer)
    : stop_(options.stop), max_nodes_(options.max_nodes) {
  Choosing chosen = choose_crew(problem, options, observer);
  engine_ = std::move(chosen.engine);
  why_ = std::move(chosen.why);
  if (!engine_) {
    beginning_ = std::make_unique<Beginning>(Beginning{problem, options, std::move(observer)});
  }
}
Search::~Search() = default;
Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;

// False: stopped first.
bool Search::begin() {
  if (engine_) return true;
  if (stop_->requested()) return false;
  beginning_->options.stop = nullptr;  // however short the time that was added
  engine_ = choose_crew(beginning_->problem, beginning_->options, beginning_->observer).engine;
  beginning_.reset();
  return true;
}

// An engine that lacked memory in the midst of its work is left as it is, and can only be deleted.
template <class Ask>
auto Search::ask(const Ask& what) {
#ifndef __wasi__  // nothing can be thrown there
  if (out_of_memory_) throw std::bad_alloc();
#endif
  out_of_memory_ = true;
  const auto answer = what();
  out_of_memory_ = false;
  return answer;
}

bool Search::next(std::uint64_t updates) {
  return ask([&] {
    return begin() &&
           engine_->next({.most = {.nodes = max_nodes_, .updates = updates}, .stop = stop_});
  });
}
std::uint64_t Search::skip(std::uint64_t solutions, std::uint64_t updates) {
  return ask([&]() -> std::uint64_t {
    if (!begin()) return 0;
    return engine_->skip(solutions,
                         {.most = {.nodes = max_nodes_, .updates = updates}, .stop = stop_});
  });
}
std::vector<Branch> Search::cut() {
  std::vector<Share> shares;
  while (engine_ && !out_of_memory_) {
    std::optional<Share> share = engine_->split();
    if (!share) break;
    shares.push_back(std::move(*share));
  }
  std::vector<Branch> branches;
  for (const Share& share : shares | std::views::reverse) {
    for (const OptionId next : share.next) {
      branches.push_back({.taken = share.taken});
      branches.back().taken.push_back(next);
    }
  }
  return branches;
}
void Search::count_aside() {
  if (engine_) engine_->count_aside();
}
std::span<const OptionId> Search::solution() const {
  return engine_ ? engine_->solution() : std::span<const OptionId>();
}
bool Search::exhausted() const { return engine_ && engine_->exhausted(); }
Stats Search::stats() const { return engine_ ? engine_->stats() : Stats{}; }
std::uint64_t Search::nodes() const { return engine_ ? engine_->work().nodes : 0; }
std::uint64_t Search::updates() const { return engine_ ? engine_->work().updates : 0; }
double Search::progress() const { return engine_ ? engine_->progress() : 0; }
EngineReport Search::engine() const {
  if (!engine_) {
    const EngineName asked = beginning_->options.engine;
    return {asked == EngineName::automatic ? EngineName::links : asked, Message("engine.stopped")};
  }
  EngineReport report = engine_->report();
  if (!why_.key.empty()) report.reason = why_;
  return report;
}

Verdict verdict(std::uint64_t found, bool exhausted) {
  if (found > 1) return Verdict::many;
  if (!exhausted) return Verdict::unknown;
  return found == 1 ? Verdict::one : Verdict::none;
}

std::string_view verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::none:
      return "none";
    case Verdict::one:
      return "one";
    case Verdict::many:
      return "many";
    case Verdict::unknown:
      break;
  }
  return "unknown";
}

Answer solve(const Problem& problem, const SearchOptions& options) {
  Search search(problem, options);
  Answer answer;
  std::uint64_t found = 0;
  for (std::vector<OptionId>* to : {&answer.solution, &answer.another}) {
    if (!search.next()) break;
    ++found;
    to->assign(search.solution().begin(), search.solution().end());
  }
  answer.verdict = verdict(found, search.exhausted());
  answer.stats = search.stats();
  answer.engine = search.engine();
  return answer;
}

}  // namespace quadrille::cover
