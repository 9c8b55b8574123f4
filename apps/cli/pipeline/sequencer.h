// Sequencer: replies that are ready in any order are written in the order of the input.
//   auto slot = sequencer.open();                   // main thread, in the order of the input
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
#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/pipeline/reply.h"
#include "apps/cli/system/status.h"

namespace quadrille::cli {

class Sequencer {
 public:
  // So many slots are open at a time. `on_over` is called once, by any thread: see finish.
  Sequencer(Console& console, std::size_t most_slots, std::function<void()> on_over);

  // A slot for the replies to some more records. Waits for an earlier one to be finished where too
  // many are open. Nothing when the run is over.
  std::optional<std::uint64_t> open();
  // Adds the next reply to a slot. It is written at once if all slots before are finished. False
  // when no more is wanted.
  bool append(std::uint64_t slot, Reply reply);
  // No more replies in this slot; with `go_on` false the run is over after it, and what was put
  // into later slots is dropped. The run is also over when standard output takes no more.
  void finish(std::uint64_t slot, bool go_on);
  // The slot cannot be filled: says why, keeps what was added to it, and ends the run after it.
  // Needs no memory.
  void abandon(std::uint64_t slot, Refusal reason) noexcept;
  // Waits until every slot is finished.
  void wait();

  // The worst of all replies that were written.
  [[nodiscard]] Status status() const;

 private:
  struct Slot {
    std::vector<Reply> replies;  // not written yet
    bool finished = false;
    bool last = false;
    std::optional<Refusal> abandoned = std::nullopt;  // why
  };

  Slot& at(std::uint64_t slot) { return slots_[slot % slots_.size()]; }
  void settle();
  void write_first();
  void end_run();

  Console& console_;
  const std::function<void()> on_over_;
  mutable std::mutex mutex_;
  std::condition_variable finished_;
  std::vector<Slot> slots_;  // a ring of those that are open, or finished and not yet written
  std::uint64_t first_ = 0;  // the number of the first of them
  std::uint64_t end_ = 0;    // the number past the last of them
  bool over_ = false;
  Status status_ = Status::fine;
};

}  // namespace quadrille::cli
