// The tree is a list of pieces, in the order of their solutions. Each is walked through by one
// thread. When another has nothing to do, a thread that has worked on its piece for a while gives
// away what it has not tried at the level nearest to the root: a new piece, right behind its own.
//
// A thread takes the first piece that waits. So the one that comes first in the list is never left
// waiting, and the solutions that have to be kept until it is their turn can be bounded: threads
// that are too far ahead pause.
#ifndef __wasi__

#include <algorithm>
#include <system_error>

#include "quadrille/cover/crew/crew_engine.h"

namespace quadrille::cover {
namespace {

// What is kept of solutions that are found before their turn, in options.
constexpr std::size_t kMostKept = 1U << 22U;

}  // namespace

void CrewEngine::start_threads() {
  try {
    threads_.reserve(options_.threads);
    while (threads_.size() < options_.threads) {
      const auto number = static_cast<std::uint32_t>(threads_.size());
      threads_.emplace_back([this, number] { run_thread(number); });
    }
  } catch (const std::system_error&) {  // NOLINT(bugprone-empty-catch)
    // Those that there are do all.
  }
}

void CrewEngine::run_thread(std::uint32_t number) {
  Lock lock(mutex_);
  for (;;) {
    if (over_) return;
    const bool allowed = number < allowed_ && !is_spent();
    const auto piece = allowed ? take() : pieces_.end();
    if (piece == pieces_.end()) {
      idle_ += std::uint32_t{allowed};
      for_threads_.wait(lock);
      idle_ -= std::uint32_t{allowed};
      continue;
    }
    piece->state = Piece::State::running;
    try {
      run(piece, number, lock);
    } catch (...) {
      lock.lock();  // only work without it throws
      --active_;
      failure_ = std::current_exception();
      over_ = true;
      quit_.request();
      for_threads_.notify_all();
      for_caller_.notify_all();
    }
  }
}

// The first piece that waits; of several options, the first, and the others wait behind it.
CrewEngine::Pieces::iterator CrewEngine::take() {
  const auto waiting = std::ranges::find_if(
      pieces_, [](const Piece& piece) { return piece.state == Piece::State::waiting; });
  if (waiting == pieces_.end() || waiting->engine || waiting->share.next.size() < 2) return waiting;
  const auto first = pieces_.emplace(waiting);
  Share& others = waiting->share;
  first->share = {.taken = others.taken, .next = {others.next.front()}, .open = others.open};
  first->depth = waiting->depth;
  first->weight = first->kept = waiting->weight / static_cast<double>(others.next.size());
  waiting->weight -= first->weight;
  waiting->kept = waiting->weight;
  others.next.erase(others.next.begin());
  return first;
}

void CrewEngine::run(Pieces::iterator piece, std::uint32_t number, Lock& lock) {
  const EngineName walk = report_.engine;
  bool counting = counting_;
  while (!over_) {
    ++active_;
    lock.unlock();
    Found found;
    std::uint64_t counted = 0;
    const bool begun = piece->engine || piece->begin(problem_, walk, quit_);
    if (begun) counted = piece->walk(counting, look_, quit_, found);
    lock.lock();
    --active_;
    if (!begun) return;
    tell(*piece, found, counted);
    if (piece->engine->exhausted()) {
      end(piece);
      return;
    }
    while (!over_ && must_wait(*piece, number)) for_threads_.wait(lock);
    if (!over_) share(piece);
    counting = counting_;
  }
}

void CrewEngine::tell(Piece& piece, Found& found, std::uint64_t counted) {
  counted_ += counted;
  if (counting_) {
    counted_ += found.left();
  } else if (!found.empty()) {
    kept_ += found.size();
    piece.found.empty() ? static_cast<void>(piece.found = std::move(found))
                        : piece.found.append(found);
  }
  const Work work = piece.engine->work();
  work_.nodes += work.nodes - piece.work.nodes;
  work_.updates += work.updates - piece.work.updates;
  piece.work = work;
  piece.stats = piece.engine->stats();
  piece.seen = piece.engine->progress();
  for_caller_.notify_all();
}

void CrewEngine::end(Pieces::iterator piece) {
  piece->engine.reset();
  piece->state = Piece::State::done;
  add(stats_, piece->stats, piece->depth);
  seen_ += piece->kept;
  piece->below.reset();
  piece->stats = {};
  piece->weight = 0;
  if (counting_) pieces_.erase(piece);
}

// Gives some of the piece to whoever has nothing to do.
void CrewEngine::share(Pieces::iterator piece) {
  std::size_t places = 0;
  for (const Piece& other : pieces_) places += other.places();
  if (idle_ <= places) return;
  std::optional<Share> given = piece->split();
  if (!given) return;
  Piece rest;
  rest.weight = rest.kept = piece->weight * given->part;
  rest.depth = given->taken.size() + 1;
  piece->kept -= rest.weight;
  rest.share = std::move(*given);
  pieces_.insert(std::next(piece), std::move(rest));
  for_threads_.notify_all();
}

// Whether the work that the caller allows is done.
bool CrewEngine::is_spent() const {
  return work_.nodes >= most_.nodes || work_.updates >= most_.updates;
}

// Whether a thread has to leave its piece alone for now.
bool CrewEngine::must_wait(const Piece& piece, std::uint32_t number) const {
  if (number >= allowed_ || is_spent()) return true;
  if (counting_) return false;
  return &piece == &pieces_.front() ? piece.found.size() > kMostKept : kept_ > kMostKept;
}

}  // namespace quadrille::cover

#endif
