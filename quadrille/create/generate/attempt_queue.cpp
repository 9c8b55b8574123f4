#include "quadrille/create/generate/attempt_queue.h"

#include <algorithm>
#include <functional>
#include <mutex>

#include "quadrille/base/sort.h"

namespace quadrille::create {
namespace {

// Puzzles worked on and not taken: so many, but together no more cells than that.
constexpr std::size_t kMostOpen = 4096;
constexpr std::size_t kMostCells = std::size_t{1} << 22U;
// Attempts at one puzzle that are given out before the first of them is known to have failed. More
// fill the lanes where few puzzles are wanted; too many are done in vain where most succeed.
constexpr std::uint64_t kAhead = 8;

void make_room(std::vector<std::uint64_t>& numbers, std::uint64_t wanted) {
  if (numbers.capacity() < wanted) numbers.reserve(2 * wanted);
}

}  // namespace

std::uint64_t AttemptQueue::Open::next_attempt() {
  make_room(failed, given_out - settled + 1);
  make_room(returned, given_out - settled - failed.size() + 1);
  return given_out++;
}

AttemptQueue::AttemptQueue(std::uint64_t puzzles, std::uint32_t cells, std::uint64_t first)
    : end_(first + puzzles), most_open_(std::min(kMostOpen, kMostCells / cells)), first_(first) {}

void AttemptQueue::give_out(std::size_t number, std::vector<AttemptId>& ids) {
  const std::lock_guard lock(mutex_);
  ids.reserve(number);
  // The oldest puzzles first, so that they can be taken; then new ones; then more attempts at those
  // that are not done.
  for (std::size_t i = 0; i < open_.size() && ids.size() < number; ++i) {
    Open& open = open_[i];
    while (!open.returned.empty() && ids.size() < number) {
      ids.push_back({.puzzle = first_ + i, .attempt = open.returned.back()});
      open.returned.pop_back();
    }
    if (open.best || open.on_the_way() > 0 || ids.size() == number) continue;
    ids.push_back({.puzzle = first_ + i, .attempt = open.next_attempt()});
  }
  while (ids.size() < number && open_.size() < most_open_ && first_ + open_.size() < end_) {
    Open& open = open_.emplace_back();
    ids.push_back({.puzzle = first_ + open_.size() - 1, .attempt = open.next_attempt()});
  }
  const auto undone = static_cast<std::uint64_t>(
      std::ranges::count_if(open_, [](const Open& open) { return !open.best; }));
  if (undone == 0 || ids.size() >= number) return;
  const std::uint64_t share = (number - ids.size()) / undone + 1;
  for (std::size_t i = 0; i < open_.size() && ids.size() < number; ++i) {
    Open& open = open_[i];
    if (open.best) continue;
    const std::uint64_t most = std::min(share, kAhead + open.settled);
    for (std::uint64_t j = 0; j < most && ids.size() < number; ++j) {
      ids.push_back({.puzzle = first_ + i, .attempt = open.next_attempt()});
    }
  }
}

void AttemptQueue::answer(std::vector<Attempt> attempts) noexcept {
  const std::lock_guard lock(mutex_);
  for (Attempt& attempt : attempts) {
    const AttemptId id = attempt.id;
    if (id.puzzle < first_) continue;
    Open& open = open_[id.puzzle - first_];
    if (open.done() || (open.best && id.attempt > *open.best)) continue;
    if (attempt.puzzle) {
      open.best = id.attempt;
      open.puzzle = std::move(attempt.puzzle);
      // Those after it are no longer of interest.
      std::erase_if(open.returned, [&](std::uint64_t other) { return other > id.attempt; });
    } else {
      open.failed.push_back(id.attempt);
    }
    quadrille::sort(open.failed);
    while (!open.failed.empty() && open.failed.front() == open.settled) {
      open.failed.erase(open.failed.begin());
      ++open.settled;
    }
    if (open.done()) ++made_;
  }
}

void AttemptQueue::give_back(std::span<const AttemptId> ids) noexcept {
  const std::lock_guard lock(mutex_);
  for (const AttemptId& id : ids) {
    if (id.puzzle < first_) continue;
    Open& open = open_[id.puzzle - first_];
    if (open.best && id.attempt > *open.best) continue;
    open.returned.push_back(id.attempt);
    quadrille::sort(open.returned, std::greater());
  }
}

std::vector<GeneratedPuzzle> AttemptQueue::take() {
  const std::lock_guard lock(mutex_);
  const auto ready =
      static_cast<std::size_t>(std::ranges::find_if_not(open_, &Open::done) - open_.begin());
  std::vector<GeneratedPuzzle> puzzles;
  puzzles.reserve(ready);
  for (std::size_t i = 0; i < ready; ++i) {
    puzzles.push_back(*std::move(open_.front().puzzle));
    open_.pop_front();
    ++first_;
  }
  return puzzles;
}

std::uint64_t AttemptQueue::made() const {
  const std::lock_guard lock(mutex_);
  return made_;
}

}  // namespace quadrille::create
