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

Clauses::Offset Clauses::add(std::span<const Literal> literals, std::uint32_t glue) {
  const auto offset = static_cast<Offset>(words_.size());
  words_.insert(words_.end(), {static_cast<std::uint32_t>(literals.size()), glue, 2});
  words_.insert(words_.end(), literals.begin(), literals.end());
  offsets_.push_back(offset);
  watch(offset);
  return offset;
}

void Clauses::watch(Offset offset) {
  const auto clause = literals(offset);
  const Offset marked = clause.size() == 2 ? offset | kBinary : offset;
  watches_.push(negated(clause[0]), {marked, clause[1]});
  watches_.push(negated(clause[1]), {marked, clause[0]});
}

void Clauses::mark_used(Offset offset, std::uint32_t glue) {
  words_[offset + kUsed] = 2;
  words_[offset + kGlue] = std::min(words_[offset + kGlue], glue);
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
    if ((watch.offset & kBinary) != 0) {
      watches[kept++] = watch;
      if (trail.is_false(watch.blocker)) {
        conflict = {Conflict::Kind::rivals, literal, negated(watch.blocker)};
      } else {
        trail.assign(watch.blocker, {Reason::Kind::rival, literal});
      }
      continue;
    }
    Literal* const clause = words_.data() + watch.offset + kHeader;
    // The other watched one: without a branch that nobody can foresee.
    const Literal first = clause[0] ^ clause[1] ^ gone;
    if (trail.is_true(first)) {
      watches[kept++] = {watch.offset, first};
      continue;
    }
    Literal* const end = clause + words_[watch.offset];
    Literal* const other =
        std::find_if(clause + 2, end, [&](Literal each) { return !trail.is_false(each); });
    clause[0] = first;
    if (other != end) {
      clause[1] = *other;
      *other = gone;
      watches_.push(negated(clause[1]), {watch.offset, first});
      watches = watches_.of(literal);
      continue;
    }
    clause[1] = gone;
    watches[kept++] = {watch.offset, first};
    if (trail.is_false(first)) {
      conflict = {Conflict::Kind::clause, watch.offset};
    } else {
      trail.assign(first, {Reason::Kind::clause, watch.offset});
    }
  }
  while (at < watches.size()) watches[kept++] = watches[at++];
  watches_.shorten(literal, kept);
  return conflict;
}

bool Clauses::is_reason(Offset offset, const Trail& trail) const {
  return std::ranges::any_of(literals(offset).first(2), [&](Literal literal) {
    const Reason reason = trail.reason(variable_of(literal));
    return trail.is_true(literal) && reason.kind == Reason::Kind::clause && reason.of == offset;
  });
}

std::vector<Clauses::Offset> Clauses::choose_kept(const Trail& trail) {
  std::vector<Offset> kept;
  std::vector<Offset> doubtful;
  for (const Offset offset : offsets_) {
    std::uint32_t& used = words_[offset + kUsed];
    const bool keep = glue(offset) <= kTierOne || (glue(offset) <= kTierTwo && used > 0) ||
                      is_reason(offset, trail);
    if (glue(offset) != kForever && used > 0) --used;
    (keep ? kept : doubtful).push_back(offset);
  }
  quadrille::sort(doubtful, {},
                  [&](Offset offset) { return std::tuple(glue(offset), words_[offset], offset); });
  doubtful.resize(doubtful.size() * kKeptPercent / 100);
  kept.insert(kept.end(), doubtful.begin(), doubtful.end());
  quadrille::sort(kept);
  return kept;
}

// Closes the gaps. The old places are ascending and so are the new ones: nothing is overwritten
// before it has moved. The word before the literals tells where a clause has gone until the
// reasons have been told.
void Clauses::move_to_front(const std::vector<Offset>& kept, Trail& trail) {
  std::vector<std::uint32_t> moved;
  moved.reserve(words_.size() / 2);
  offsets_.clear();
  for (const Offset offset : kept) {
    const auto now = static_cast<Offset>(moved.size());
    const auto from = words_.begin() + offset;
    moved.insert(moved.end(), from, from + kHeader + words_[offset]);
    words_[offset + kUsed] = now;
    offsets_.push_back(now);
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
  for (const Offset offset : offsets_) watch(offset);
}

}  // namespace quadrille::cover
