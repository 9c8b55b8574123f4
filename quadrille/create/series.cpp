#include "quadrille/create/series.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quadrille::create {
namespace {

// Puzzles worked on and not taken: so many, but together no more cells than that.
constexpr std::size_t kMostOpen = 4096;
constexpr std::size_t kMostCells = std::size_t{1} << 22U;
// Attempts at one puzzle that are given out before the first of them is known to have failed. More
// fill the lanes where few puzzles are wanted; too many are done in vain where most succeed.
constexpr std::uint64_t kAhead = 8;

}  // namespace

Series::Series(Wishes wishes, const Options& options)
    : wishes_(std::move(wishes)), options_(options) {
  assert(!impossible(wishes_));
}

bool Series::work(Workshop& workshop, const Stop* stop) {
  if (stop != nullptr && stop->requested()) return false;
  const std::vector<Ticket> tickets = give_out(workshop.best_number());
  if (tickets.empty()) return made() < options_.count;
  std::vector<Attempt> attempts = workshop.make(tickets);
  if (stop != nullptr && stop->requested()) return false;
  take_in(std::move(attempts));
  return true;
}

std::vector<Ticket> Series::give_out(std::size_t number) {
  const std::lock_guard lock(mutex_);
  std::vector<Ticket> tickets;
  // The oldest puzzles first, so that they can be taken; then new ones; then more attempts at those
  // that are not done.
  for (std::size_t i = 0; i < open_.size() && tickets.size() < number; ++i) {
    Open& open = open_[i];
    if (open.best || open.on_the_way() > 0) continue;
    tickets.push_back({.puzzle = first_ + i, .attempt = open.given_out++});
  }
  const std::size_t most_open = std::min(kMostOpen, kMostCells / wishes_.shape.cell_count());
  while (tickets.size() < number && open_.size() < most_open &&
         first_ + open_.size() < options_.count) {
    tickets.push_back({.puzzle = first_ + open_.size()});
    open_.emplace_back().given_out = 1;
  }
  const auto undone = static_cast<std::uint64_t>(
      std::ranges::count_if(open_, [](const Open& open) { return !open.best; }));
  if (undone == 0 || tickets.size() >= number) return tickets;
  const std::uint64_t share = (number - tickets.size()) / undone + 1;
  for (std::size_t i = 0; i < open_.size() && tickets.size() < number; ++i) {
    Open& open = open_[i];
    if (open.best) continue;
    const std::uint64_t most = std::min(share, kAhead + open.settled);
    for (std::uint64_t j = 0; j < most && tickets.size() < number; ++j) {
      tickets.push_back({.puzzle = first_ + i, .attempt = open.given_out++});
    }
  }
  return tickets;
}

void Series::take_in(std::vector<Attempt> attempts) {
  const std::lock_guard lock(mutex_);
  for (Attempt& attempt : attempts) {
    const Ticket ticket = attempt.ticket;
    if (ticket.puzzle < first_) continue;
    Open& open = open_[ticket.puzzle - first_];
    if (open.done() || (open.best && ticket.attempt > *open.best)) continue;
    if (attempt.creation) {
      open.best = ticket.attempt;
      open.creation = std::move(attempt.creation);
    } else {
      open.failed.push_back(ticket.attempt);
    }
    std::ranges::sort(open.failed);
    while (!open.failed.empty() && open.failed.front() == open.settled) {
      open.failed.erase(open.failed.begin());
      ++open.settled;
    }
    if (open.done()) ++made_;
  }
}

std::vector<Creation> Series::take() {
  const std::lock_guard lock(mutex_);
  std::vector<Creation> creations;
  while (!open_.empty() && open_.front().done()) {
    creations.push_back(*std::move(open_.front().creation));
    open_.pop_front();
    ++first_;
  }
  return creations;
}

std::uint64_t Series::made() const {
  const std::lock_guard lock(mutex_);
  return made_;
}

}  // namespace quadrille::create
