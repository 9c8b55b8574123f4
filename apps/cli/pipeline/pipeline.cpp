// The main thread reads and cuts the input into chunks of records, which are answered on any
// thread, or on other ranks; the Sequencer puts the replies back into order.
#include "apps/cli/pipeline/pipeline.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "apps/cli/pipeline/answer_chunk.h"
#include "apps/cli/pipeline/chunk_ranks.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/piece_work.h"
#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/pipeline/sequencer.h"
#include "apps/cli/ranks/handout.h"
#include "apps/cli/system/threads.h"

namespace quadrille::cli {
namespace {

// How long a second puzzle may take to arrive before the first one counts as the only one.
constexpr std::chrono::milliseconds kAloneWait(100);
constexpr std::chrono::milliseconds kForever = std::chrono::hours(24);
// In flight: read, but not yet written. With 16, what is in work no longer fits the caches, and two
// threads take 1.4 times as much time.
constexpr std::size_t kChunksPerThread = 3;
// Blocks of them that wait for each thread before the main thread takes one itself.
constexpr std::size_t kPlainWaiting = 2;

void perform(const Run& run, const Order& order, Sequencer& sequencer) {
  try {
    const bool go_on = answer_chunk(run, order.chunk, [&](Reply reply) {
      return sequencer.append(order.slot, std::move(reply));
    });
    sequencer.finish(order.slot, go_on);
  } catch (...) {
    // Not even a refusal could be written.
    sequencer.abandon(order.slot, refusal_in_flight());
  }
}

// The next chunk. Where memory is refused, `make_room` is called, and it is tried again; then the
// source is given up.
template <class MakeRoom>
std::optional<Chunk> next_chunk(Input& input, const MakeRoom& make_room) {
  try {
    return input.next();
  } catch (...) {
    refusal_in_flight();
  }
  make_room();
  try {
    return input.next();
  } catch (...) {
    input.give_up(message_of(refusal_in_flight()));
  }
  return input.next();
}

// Threads that carry out orders, first come first served: the first chunk must not wait for later
// ones that never end. They start as orders come.
class Crew {
 public:
  Crew(const Run& run, Sequencer& sequencer, std::size_t most_threads, std::size_t most_orders)
      : run_(run), sequencer_(sequencer), most_threads_(most_threads), ring_(most_orders) {}
  ~Crew() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
    }
    changed_.notify_all();
    threads_.wait();
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  [[nodiscard]] std::size_t waiting() const {
    const std::lock_guard lock(mutex_);
    return end_ - first_;
  }

  // requires: fewer than most_orders are waiting
  void hand_over(Order order) {
    if (threads_.count() < most_threads_ && !threads_.start([this] { work(); })) {
      most_threads_ = threads_.count();  // as many as the system grants
    }
    if (most_threads_ == 0) {
      perform(run_, order, sequencer_);
      return;
    }
    {
      const std::lock_guard lock(mutex_);
      ring_[end_++ % ring_.size()] = std::move(order);
    }
    changed_.notify_one();
  }

 private:
  void work() {
    while (const std::optional<Order> order = take()) perform(run_, *order, sequencer_);
  }

  std::optional<Order> take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return closed_ || first_ != end_; });
    if (first_ == end_) return std::nullopt;
    return std::move(ring_[first_++ % ring_.size()]);
  }

  const Run& run_;
  Sequencer& sequencer_;
  std::size_t most_threads_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Order> ring_;  // of the orders from first_ to end_
  std::size_t first_ = 0;
  std::size_t end_ = 0;
  bool closed_ = false;
  Threads threads_;
};

// The main thread reads. Plain lines are answered about as quickly as they are read, so it answers
// some of them itself, in the place of one thread (1.1 times as fast as reading alone). Other
// records may take long: then it only reads, and comes on top of those that work.
void answer_all(const Run& run, Input& input, std::optional<Chunk> chunk, std::size_t threads,
                Sequencer& sequencer) {
  const bool helps = threads == 1 || (chunk && is_plain(run, *chunk));
  const std::size_t workers = helps ? threads - 1 : threads;
  Crew crew(run, sequencer, workers, threads * kChunksPerThread);
  for (; chunk; chunk = next_chunk(input, [&] { sequencer.wait(); })) {
    const auto slot = sequencer.open();
    if (!slot) break;
    Order order{*std::move(chunk), *slot};
    const bool here = workers == 0 || (helps && is_plain(run, order.chunk) &&
                                       crew.waiting() >= kPlainWaiting * workers);
    if (here) {
      perform(run, order, sequencer);
    } else {
      crew.hand_over(std::move(order));
    }
  }
  sequencer.wait();
}

// The same on other ranks.
void answer_on_ranks(const Run& run, Input& input, std::optional<Chunk> chunk,
                     Sequencer& sequencer) {
  const auto next = [&]() -> std::optional<Order> {
    if (!chunk) return std::nullopt;
    const auto slot = sequencer.open();
    if (!slot) return std::nullopt;
    Order order{*std::move(chunk), *slot};
    chunk = next_chunk(input, [&] { sequencer.wait(); });
    return order;
  };
  hand_out_chunks(run, next, sequencer);
  sequencer.wait();
}

// What a rank does that works for another.
Status help_out(Run& run, Console& console) {
  Progress progress(console, "cli.puzzles", false);
  run.progress = &progress;
  while (const auto order = next_order(*ranks())) {
    if (is_chunks_order(*order)) {
      serve_chunks(run, thread_count(run.settings), *order);
    } else {
      serve_pieces(*order);
    }
  }
  run.progress = nullptr;
  return Status::fine;
}

Status answer_with(const Settings& settings, Console& console, const Job& job, bool is_shared) {
  Run run{.settings = settings, .job = job, .options = {.shape = settings.shape, .mosaics = true}};
  if (is_helper()) return help_out(run, console);
  const std::size_t threads = is_shared ? thread_count(settings) : 1;
  Input input(settings.sources, run.options, job.answer_plain ? job.plain_lines : 0,
              settings.plan.ledger ? std::nullopt : settings.plan.part);
  if (!job.header.empty() && !console.print(job.header)) return console.status();
  std::optional<Chunk> chunk = next_chunk(input, [] {});
  const bool draws = settings.format == OutputFormat::automatic && console.out_is_terminal();
  // A ledger, or other ranks, are for one board: that is worth waiting for.
  const bool has_to_know = settings.plan.ledger || ranks() != nullptr;
  const bool alone = chunk && chunk->size() == 1 &&
                     input.ends_within(has_to_know ? kForever
                                       : draws     ? kAloneWait
                                                   : std::chrono::milliseconds(0));
  if (settings.format != OutputFormat::automatic) {
    run.format = settings.format;
  } else if (draws && alone) {
    run.format = OutputFormat::board;
  }
  run.alone = alone;
  if (alone || threads == 1) run.search_threads = thread_count(settings);
  Progress progress(console, settings.plan.ledger ? "cli.solutions" : "cli.puzzles",
                    !input.is_typed(), settings.plan.ledger.has_value());
  progress.set_total(input.total_bytes().value_or(0));
  run.progress = &progress;
  const bool is_spread = is_shared && ranks() != nullptr && !alone;
  const std::size_t workers = is_spread ? threads * ranks()->count() : threads;
  Sequencer sequencer(console, workers * kChunksPerThread, [&] {
    run.stop.request();
    input.close();
  });
  run.has_company = threads > 1 && !alone;
  if (is_spread) {
    answer_on_ranks(run, input, std::move(chunk), sequencer);
  } else {
    answer_all(run, input, std::move(chunk), run.has_company ? threads : 1, sequencer);
  }
  return worse(sequencer.status(), console.status());
}

}  // namespace

Status answer_records(const Settings& settings, Console& console, const Job& job) {
  return answer_with(settings, console, job, true);
}

Status answer_in_turn(const Settings& settings, Console& console, const Job& job) {
  return answer_with(settings, console, job, false);
}

}  // namespace quadrille::cli
