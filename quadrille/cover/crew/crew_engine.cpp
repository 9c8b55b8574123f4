// The side of the caller: it fetches what the threads have found, and says how long they may work.
#ifndef __wasi__

#include "quadrille/cover/crew/crew_engine.h"

#include <algorithm>
#include <chrono>
#include <system_error>

namespace quadrille::cover {
namespace {

// Who skips so many solutions at least is counting them all.
constexpr std::uint64_t kAllOfThem = UINT64_MAX / 2;
// How often the caller's stop is polled.
constexpr std::chrono::milliseconds kPoll(1);
// And after how many solutions, however many are at hand.
constexpr std::uint64_t kSolutionsPerPoll = 64;

bool wants_to_go(const Limits& limits) {
  return limits.stop != nullptr && limits.stop->requested();
}

}  // namespace

CrewEngine::~CrewEngine() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
    quit_.request();
  }
  for_threads_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

// Whether it was not a limit of the caller's that ended the work alone.
bool CrewEngine::is_due(const Limits& limits) const {
  if (alone_->exhausted() || wants_to_go(limits)) return false;
  const Work work = alone_->work();
  return work.updates >= alone_end_ && work.updates < limits.most.updates;
}

bool CrewEngine::next(const Limits& limits) {
  while (alone_) {
    Limits for_now = limits;
    for_now.most.updates = std::min(limits.most.updates, alone_end_);
    if (alone_->next(for_now)) return true;
    if (!is_due(limits)) return false;
    call_others();
  }
  if (told_ % kSolutionsPerPoll == 0 && !may_go_on(limits)) return false;
  if (ready_.empty() && !fetch(limits)) return false;
  ready_.pop();
  has_solution_ = true;
  ++told_;
  return true;
}

// With solutions at hand: where the caller wants to go, the threads rest until it is back.
bool CrewEngine::may_go_on(const Limits& limits) {
  const bool goes = wants_to_go(limits);
  if (goes != resting_) {
    const std::lock_guard lock(mutex_);
    resting_ = goes;
    goes ? static_cast<void>(allowed_ = 0) : go_on(false, limits.most);
  }
  return !goes;
}

// The next solutions in order. False: there are none, or the caller wants to go.
bool CrewEngine::fetch(const Limits& limits) {
  Lock lock(mutex_);
  go_on(false, limits.most);
  for (;;) {
    while (!pieces_.empty() && pieces_.front().found.empty() &&
           pieces_.front().state == Piece::State::done) {
      pieces_.pop_front();
      for_threads_.notify_all();
    }
    exhausted_ = pieces_.empty();
    if (exhausted_) return false;
    if (!pieces_.front().found.empty()) break;
    if (is_spent() && active_ == 0) return false;
    if (is_stopped(limits, lock)) return false;
  }
  ready_ = std::exchange(pieces_.front().found, {});
  kept_ -= ready_.size();
  for_threads_.notify_all();
  return true;
}

std::uint64_t CrewEngine::skip(std::uint64_t solutions, const Limits& limits) {
  if (solutions < kAllOfThem) return Engine::skip(solutions, limits);
  std::uint64_t count = 0;
  while (alone_) {
    Limits for_now = limits;
    for_now.most.updates = std::min(limits.most.updates, alone_end_);
    count += alone_->skip(solutions - count, for_now);
    if (!is_due(limits)) return count;
    call_others();
  }
  Lock lock(mutex_);
  std::uint64_t more = ready_.left();
  ready_.clear();
  has_solution_ = false;
  go_on(true, limits.most);
  count_kept();
  while (!pieces_.empty() && !is_spent()) {
    if (is_stopped(limits, lock)) break;
  }
  allowed_ = 0;
  for_caller_.wait(lock, [this] { return active_ == 0; });
  if (failure_) std::rethrow_exception(failure_);
  exhausted_ = pieces_.empty();
  more += std::exchange(counted_, 0);
  told_ += more;
  return count + more;
}

// The caller has a thread of its own for what else it does.
void CrewEngine::count_aside() {
  if (alone_) return;
  const std::lock_guard lock(mutex_);
  allowed_ = static_cast<std::uint32_t>(threads_.size()) - 1;
  most_ = Limits{}.most;
  for_threads_.notify_all();
}

// Lets the threads work, until all together have done so much.
void CrewEngine::go_on(bool counting, const Work& most) {
  counting_ = counting;
  most_ = most;
  allowed_ = static_cast<std::uint32_t>(threads_.size());
  for_threads_.notify_all();
}

// What was found so far is no longer wanted but for its number.
void CrewEngine::count_kept() {
  for (auto piece = pieces_.begin(); piece != pieces_.end();) {
    counted_ += piece->found.left();
    piece->found.clear();
    piece = piece->state == Piece::State::done ? pieces_.erase(piece) : std::next(piece);
  }
  kept_ = 0;
}

// Waits for news. True: the caller wants to go.
bool CrewEngine::is_stopped(const Limits& limits, Lock& lock) {
  if (failure_) std::rethrow_exception(failure_);
  if (wants_to_go(limits)) {
    allowed_ = 0;
    return true;
  }
  for_caller_.wait_for(lock, kPoll);
  return false;
}

// False: nobody came, or there is nothing to be given away as yet.
bool CrewEngine::call_others() {
  alone_end_ = alone_->work().updates + options_.alone;
  if (threads_.empty()) start_threads();
  if (threads_.empty()) {
    alone_end_ = UINT64_MAX;
    return false;
  }
  const std::lock_guard lock(mutex_);
  std::optional<Share> given = alone_->split();
  if (!given) return false;
  told_ = alone_->stats().solutions;
  report_ = alone_->report();
  const std::span<const OptionId> solution = alone_->solution();
  first_solution_.assign(solution.begin(), solution.end());
  Piece rest;
  rest.weight = rest.kept = given->part;
  rest.depth = given->taken.size() + 1;
  rest.share = std::move(*given);
  Piece first;
  first.kept = 1 - rest.weight;
  first.work = work_ = alone_->work();
  first.engine = std::move(alone_);
  pieces_.push_back(std::move(first));
  pieces_.push_back(std::move(rest));
  return true;
}

Work CrewEngine::work() const {
  if (alone_) return alone_->work();
  const std::lock_guard lock(mutex_);
  return work_;
}

Stats CrewEngine::stats() const {
  if (alone_) return alone_->stats();
  const std::lock_guard lock(mutex_);
  Stats sum = stats_;
  for (const Piece& piece : pieces_) {
    if (piece.state == Piece::State::running) {
      add(sum, piece.stats, piece.depth);
    }
  }
  sum.solutions = told_;
  return sum;
}

double CrewEngine::progress() const {
  if (alone_) return alone_->progress();
  if (exhausted_) return 1;
  const std::lock_guard lock(mutex_);
  double sum = seen_;
  for (const Piece& piece : pieces_) sum += piece.weight * piece.seen;
  return std::min(sum, 1.0);
}

std::unique_ptr<Engine> make_crew(const Problem& problem, std::unique_ptr<Engine> alone,
                                  const CrewOptions& options) {
  if (!alone || options.threads < 2) return alone;
  return std::make_unique<CrewEngine>(problem, std::move(alone), options);
}

}  // namespace quadrille::cover

#endif
