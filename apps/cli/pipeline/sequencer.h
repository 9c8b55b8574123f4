// Sequencer: replies that are ready in any order are written in the order of the input.
//   auto slot = sequencer.open(records, bytes);     // main thread, in the order of the input
//   sequencer.append(*slot, reply);                 // any thread
//   sequencer.finish(*slot, true);
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/progress.h"
#include "apps/cli/pipeline/reply.h"
#include "apps/cli/pipeline/status.h"

namespace quadrille::cli {

class Sequencer {
 public:
  struct Options {
    std::optional<std::uint64_t> total_bytes;  // of the input, where that is known
    std::size_t most_slots = 1;                // open at a time
    std::function<void()> on_over;             // called once, by any thread: see finish
  };
  Sequencer(Console& console, Progress& progress, Options options);

  // A slot for some more records; `bytes` is how far they reach into the input. Waits for an
  // earlier slot to be finished where too many are open. Nothing when the run is over.
  std::optional<std::uint64_t> open(std::size_t records, std::uint64_t bytes);
  // Adds the next reply to a slot. It is written at once if all slots before are finished. False
  // when no more is wanted.
  bool append(std::uint64_t slot, Reply reply);
  // No more replies in this slot; with `go_on` false the run is over after it, and what was put
  // into later slots is dropped. The run is also over when standard output takes no more.
  void finish(std::uint64_t slot, bool go_on);
  // The slot cannot be filled: says why, keeps what was added to it, and ends the run after it.
  // Needs no memory.
  void abandon(std::uint64_t slot, const char* reason) noexcept;
  // Waits until every slot is finished.
  void wait();

  // The worst of all replies that were written.
  [[nodiscard]] Status status() const;

 private:
  struct Slot {
    std::vector<Reply> replies;  // not written yet
    std::size_t records = 0;
    std::uint64_t bytes = 0;
    bool finished = false;
    bool last = false;
    const char* abandoned = nullptr;  // why
  };

  Slot& at(std::uint64_t slot) { return slots_[slot % slots_.size()]; }
  void settle();
  void write_first();
  void end_run();
  [[nodiscard]] double part_done(std::uint64_t bytes) const;

  Console& console_;
  Progress& progress_;
  const Options options_;
  mutable std::mutex mutex_;
  std::condition_variable finished_;
  std::vector<Slot> slots_;  // a ring of those that are open, or finished and not yet written
  std::uint64_t first_ = 0;  // the number of the first of them
  std::uint64_t end_ = 0;    // the number past the last of them
  bool over_ = false;
  Status status_ = Status::fine;
};

}  // namespace quadrille::cli
