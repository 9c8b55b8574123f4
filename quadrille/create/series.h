// Series: puzzles number 0, 1, 2, …, made by any number of threads and handed out in order.
//   Series series(wishes, {.seed = 7, .count = 10});
//   Workshop workshop(series.wishes(), series.seed());     // one for each thread
//   while (series.work(workshop)) {
//     for (const Creation& creation : series.take()) use(creation);
//   }
// Each puzzle is the first of its attempts that is as wished, however they were shared out.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "quadrille/base/mutex.h"
#include "quadrille/create/generate/ticket.h"
#include "quadrille/create/generate/workshop.h"
#include "quadrille/create/wishes.h"

namespace quadrille::create {

class Series {
 public:
  struct Options {
    std::uint64_t seed = 0;
    std::uint64_t count = 1;
  };
  // requires: !impossible(wishes)
  Series(Wishes wishes, const Options& options);

  [[nodiscard]] const Wishes& wishes() const { return wishes_; }
  [[nodiscard]] std::uint64_t seed() const { return options_.seed; }

  // The functions below may be called from any thread.

  // Does a piece of work. False when all puzzles are made, or a stop has been requested. Nothing is
  // done while very many are waiting to be taken.
  bool work(Workshop& workshop, const Stop* stop = nullptr);
  // The next puzzles in order, as far as they are ready; each once.
  std::vector<Creation> take();
  // How many puzzles are made, the rest being on the way.
  [[nodiscard]] std::uint64_t made() const;

 private:
  struct Open {
    std::uint64_t given_out = 0;             // attempts
    std::uint64_t settled = 0;               // all attempts below are known to have failed
    std::vector<std::uint64_t> failed = {};  // attempts past that
    std::optional<std::uint64_t> best = {};  // the earliest that succeeded
    std::optional<Creation> creation = {};
    [[nodiscard]] std::uint64_t on_the_way() const { return given_out - settled - failed.size(); }
    [[nodiscard]] bool done() const { return best && settled == *best; }
  };

  std::vector<Ticket> give_out(std::size_t number);
  void take_in(std::vector<Attempt> attempts);

  Wishes wishes_;
  Options options_;
  mutable Mutex mutex_;
  std::deque<Open> open_;    // from the first that was not taken on
  std::uint64_t first_ = 0;  // its number
  std::uint64_t made_ = 0;
};

}  // namespace quadrille::create
