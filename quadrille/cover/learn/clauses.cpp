#include "quadrille/cover/learn/clauses.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "quadrille/base/sort.h"

namespace quadrille::cover {
namespace {

constexpr std::uint32_t kTierOne = 2;  // clauses of this glue at most are never forgotten
constexpr std::uint32_t kTierTwo = 6;  // these are kept while they are in use
// The others go by glue and size, in use or not. To keep what was of use lately, as is usual, makes
// so many that propagation is slowed down: 25x25 boards take a fifth more time.
constexpr std::size_t kKeptPercent = 25;

}  // namespace

Clauses::Place Clauses::add(std::span<const Literal> literals, std::uint32_t glue) {
  const auto place = static_cast<Place>(words_.size());
  words_.insert(words_.end(), {static_cast<std::uint32_t>(literals.size()), glue, 2});
  words_.insert(words_.end(), literals.begin(), literals.end());
  places_.push_back(place);
  watch(place);
  return place;
}

void Clauses::watch(Place place) {
  const auto clause = literals(place);
  const Place marked = clause.size() == 2 ? place | kBinary : place;
  watches_.push(negated(clause[0]), {marked, clause[1]});
  watches_.push(negated(clause[1]), {marked, clause[0]});
}

void Clauses::mark_used(Place place, std::uint32_t glue) {
  words_[place + kUsed] = 2;
  words_[place + kGlue] = std::min(words_[place + kGlue], glue);
}

std::optional<Conflict> Clauses::propagate(Literal literal, Trail& trail) {
  const Literal gone = negated(literal);
  std::span<Watch> watches = watches_.of(literal);
  std::optional<Conflict> conflict;
  std::uint32_t kept = 0;
  std::uint32_t at = 0;
  while (at < watches.size() && !conflict) {
    const Watch watch = watches[at++];
    if (trail.is_true(watch.blocker)) {
      watches[kept++] = watch;
      continue;
    }
    if ((watch.place & kBinary) != 0) {
      watches[kept++] = watch;
      if (trail.is_false(watch.blocker)) {
        conflict = {Conflict::Kind::rivals, literal, negated(watch.blocker)};
      } else {
        trail.assign(watch.blocker, {Reason::Kind::rival, literal});
      }
      continue;
    }
    Literal* const clause = words_.data() + watch.place + kHeader;
    // The other watched one: without a branch that nobody can foresee.
    const Literal first = clause[0] ^ clause[1] ^ gone;
    if (trail.is_true(first)) {
      watches[kept++] = {watch.place, first};
      continue;
    }
    Literal* const end = clause + words_[watch.place];
    Literal* const other =
        std::find_if(clause + 2, end, [&](Literal each) { return !trail.is_false(each); });
    clause[0] = first;
    if (other != end) {
      clause[1] = *other;
      *other = gone;
      watches_.push(negated(clause[1]), {watch.place, first});
      watches = watches_.of(literal);
      continue;
    }
    clause[1] = gone;
    watches[kept++] = {watch.place, first};
    if (trail.is_false(first)) {
      conflict = {Conflict::Kind::clause, watch.place};
    } else {
      trail.assign(first, {Reason::Kind::clause, watch.place});
    }
  }
  while (at < watches.size()) watches[kept++] = watches[at++];
  watches_.shorten(literal, kept);
  return conflict;
}

bool Clauses::is_reason(Place place, const Trail& trail) const {
  return std::ranges::any_of(literals(place).first(2), [&](Literal literal) {
    const Reason reason = trail.reason(variable_of(literal));
    return trail.is_true(literal) && reason.kind == Reason::Kind::clause && reason.of == place;
  });
}

std::vector<Clauses::Place> Clauses::choose_kept(const Trail& trail) {
  std::vector<Place> kept;
  std::vector<Place> doubtful;
  for (const Place place : places_) {
    std::uint32_t& used = words_[place + kUsed];
    const bool keep =
        glue(place) <= kTierOne || (glue(place) <= kTierTwo && used > 0) || is_reason(place, trail);
    if (glue(place) != kForever && used > 0) --used;
    (keep ? kept : doubtful).push_back(place);
  }
  quadrille::sort(doubtful, {},
                  [&](Place place) { return std::tuple(glue(place), words_[place], place); });
  doubtful.resize(doubtful.size() * kKeptPercent / 100);
  kept.insert(kept.end(), doubtful.begin(), doubtful.end());
  quadrille::sort(kept);
  return kept;
}

// Closes the gaps. The old places are ascending and so are the new ones: nothing is overwritten
// before it has moved. The word before the literals tells where a clause has gone until the
// reasons have been told.
void Clauses::move_to_front(const std::vector<Place>& kept, Trail& trail) {
  std::vector<std::uint32_t> moved;
  moved.reserve(words_.size() / 2);
  places_.clear();
  for (const Place place : kept) {
    const auto now = static_cast<Place>(moved.size());
    const auto from = words_.begin() + place;
    moved.insert(moved.end(), from, from + kHeader + words_[place]);
    words_[place + kUsed] = now;
    places_.push_back(now);
  }
  for (const Literal literal : trail.literals()) {
    Reason reason = trail.reason(variable_of(literal));
    if (reason.kind != Reason::Kind::clause) continue;
    reason.of = words_[reason.of + kUsed];
    trail.set_reason(variable_of(literal), reason);
  }
  words_ = std::move(moved);
}

void Clauses::reduce(Trail& trail) {
  move_to_front(choose_kept(trail), trail);
  watches_.clear();
  for (const Place place : places_) watch(place);
}

}  // namespace quadrille::cover
