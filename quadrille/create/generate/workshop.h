// Workshop: the threads that make a series of puzzles, and what they share.
//   Workshop workshop(spec, {.seed = 7, .count = 10, .threads = 4});
//   if (workshop.fits()) workshop.make([&] { return use(workshop.take()); });
// Each thread has a generator, which goes on where it was when the next puzzles are wanted. One
// that cannot have the memory it needs leaves its attempts to the others.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "quadrille/base/mutex.h"
#include "quadrille/create/generate.h"
#include "quadrille/create/generate/attempt_queue.h"
#include "quadrille/create/generate/generator.h"

namespace quadrille::create {

class Workshop {
 public:
  Workshop(PuzzleSpec spec, const SeriesOptions& options);

  // As the functions of the same name of Series.
  bool fits();
  void make(const std::function<bool()>& after_each);
  std::vector<GeneratedPuzzle> take() { return attempts_.take(); }
  [[nodiscard]] std::uint64_t made() const { return attempts_.made(); }
  [[nodiscard]] AttemptStats stats() const;
  [[nodiscard]] const PuzzleSpec& spec() const { return spec_; }
  [[nodiscard]] const SeriesOptions& options() const { return options_; }

 private:
  // Of one thread.
  struct Workplace {
    std::unique_ptr<Generator> generator = {};  // made on that thread
    AttemptStats stats = {};                    // of what it has tried
  };

  bool make_on_all(const std::function<bool()>& after_each);
  void work_at(Workplace& place, const std::function<bool()>& after_each);
  void work_through(Workplace& place, const std::function<bool()>& after_each);
  bool work(Generator& generator);
  void note(Workplace& place);
  [[nodiscard]] bool is_stopped() const {
    return options_.stop != nullptr && options_.stop->requested();
  }

  PuzzleSpec spec_;
  SeriesOptions options_;
  AttemptQueue attempts_;
  std::vector<Workplace> places_;
  bool looked_ = false;  // whether a grid fits the regions
  std::atomic<bool> enough_ = false;
  Mutex calling_;          // one call of after_each at a time
  mutable Mutex noting_;   // over what is below, and the stats of all places
  AttemptStats given_up_;  // of generators that lacked memory
};

}  // namespace quadrille::create
