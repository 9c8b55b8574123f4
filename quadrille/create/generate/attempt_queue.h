// AttemptQueue: which attempts at which puzzles are to be made next, and what came of them.
//   AttemptQueue queue(10, 81);                  // ten puzzles of 81 cells
//   AttemptBatch batch(queue, 256);              // up to 256 attempts for this thread
//   batch.answer(generator.make(batch.ids()));
//   for (const GeneratedPuzzle& puzzle : queue.take()) use(puzzle);
// A puzzle is the first of its attempts that is as asked for. An attempt depends on the seed and
// its id, so that a puzzle does not depend on threads or other puzzles.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/base/mutex.h"
#include "quadrille/base/random.h"
#include "quadrille/create/generate.h"

namespace quadrille::create {

struct AttemptId {
  std::uint64_t puzzle = 0;
  std::uint64_t attempt = 0;

  friend bool operator==(const AttemptId&, const AttemptId&) = default;
};

// Numbers for the puzzle, the same in each attempt.
inline Random random_of_puzzle(std::uint64_t seed, std::uint64_t puzzle) {
  return Random(Random(Random(seed).next() ^ puzzle).next());
}

inline Random random_of(std::uint64_t seed, const AttemptId& id) {
  return Random(random_of_puzzle(seed, id.puzzle).next() ^ (id.attempt + 1));
}

struct Attempt {
  AttemptId id;
  std::optional<GeneratedPuzzle> puzzle = {};  // nothing: it was not as asked for
};

// All functions may be called from any thread.
class AttemptQueue {
 public:
  // `cells`: of each puzzle, since fewer large ones are kept waiting; `first`: the number of the
  // first puzzle.
  AttemptQueue(std::uint64_t puzzles, std::uint32_t cells, std::uint64_t first = 0);

  // Adds up to that many attempts to be made; those at the same puzzle in their order. None where
  // all is given out, or very many puzzles are waiting to be taken. Where memory runs out, what was
  // added is given out.
  void give_out(std::size_t number, std::vector<AttemptId>& ids);
  // Each attempt that was given out is answered or given back once.
  void answer(std::vector<Attempt> attempts) noexcept;
  void give_back(std::span<const AttemptId> ids) noexcept;

  // The next puzzles in order, as far as they are ready; each once.
  std::vector<GeneratedPuzzle> take();
  [[nodiscard]] std::uint64_t made() const;

 private:
  // A puzzle that was begun and not taken.
  struct Open {
    std::uint64_t given_out = 0;               // attempts
    std::uint64_t settled = 0;                 // all attempts below are known to have failed
    std::vector<std::uint64_t> failed = {};    // attempts past that
    std::vector<std::uint64_t> returned = {};  // attempts to be given out again, the first one last
    std::optional<std::uint64_t> best = {};    // the earliest that succeeded
    std::optional<GeneratedPuzzle> puzzle = {};

    [[nodiscard]] std::uint64_t on_the_way() const {
      return given_out - settled - failed.size() - returned.size();
    }
    [[nodiscard]] bool done() const { return best && settled == *best; }
    // Gives out one more, with room for what may become of it.
    std::uint64_t next_attempt();
  };

  std::uint64_t end_;  // the number past the last puzzle
  std::size_t most_open_;
  mutable Mutex mutex_;    // over what is below
  std::deque<Open> open_;  // from the first that was not taken on
  std::uint64_t first_;    // its number
  std::uint64_t made_ = 0;
};

// Attempts given out together. What is not answered goes back into the queue.
class AttemptBatch {
 public:
  AttemptBatch(AttemptQueue& queue, std::size_t number) : AttemptBatch(queue) {
    queue.give_out(number, ids_);  // from here on, the destructor gives back
  }
  AttemptBatch(const AttemptBatch&) = delete;
  AttemptBatch& operator=(const AttemptBatch&) = delete;
  ~AttemptBatch() { queue_.give_back(ids_); }

  [[nodiscard]] std::span<const AttemptId> ids() const { return ids_; }
  void answer(std::vector<Attempt> attempts) noexcept {
    queue_.answer(std::move(attempts));
    ids_.clear();
  }

 private:
  explicit AttemptBatch(AttemptQueue& queue) : queue_(queue) {}

  AttemptQueue& queue_;
  std::vector<AttemptId> ids_;
};

}  // namespace quadrille::create
