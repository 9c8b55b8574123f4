#include "quadrille/cover/search.h"

#include <utility>

#include "quadrille/cover/engine.h"
#include "quadrille/cover/links.h"

namespace quadrille::cover {

Search::Search(const Problem& problem, const SearchOptions& options, Observer observer)
    : engine_(make_links(problem, options, std::move(observer))) {}
Search::~Search() = default;
Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;

bool Search::next() { return engine_->next(); }
std::span<const OptionId> Search::solution() const { return engine_->solution(); }
bool Search::exhausted() const { return engine_->exhausted(); }
Stats Search::stats() const { return engine_->stats(); }
double Search::progress() const { return engine_->progress(); }

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
  return answer;
}

Count count(const Problem& problem, std::uint64_t limit, const SearchOptions& options) {
  Search search(problem, options);
  Count count;
  while (count.solutions < limit && search.next()) ++count.solutions;
  count.complete = search.exhausted();
  count.stats = search.stats();
  return count;
}

}  // namespace quadrille::cover
