// The main thread reads and cuts the input into chunks of records, which are answered on any
// thread; the Sequencer puts the replies back into order. Nothing that the system refuses ends the
// run: a record that cannot have the memory it needs is told so, and the others go on.
#include "apps/cli/pipeline/pipeline.h"

#include <condition_variable>
#include <mutex>
#include <new>
#include <optional>
#include <shared_mutex>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/interrupt.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/sequencer.h"
#include "apps/cli/pipeline/threads.h"
#include "apps/cli/verbs/show.h"
#include "quadrille/sudoku/constraints.h"
#include "quadrille/sudoku/records.h"

namespace quadrille::cli {
namespace {

// How long a second puzzle may take to arrive before the first one counts as the only one.
constexpr std::chrono::milliseconds kAloneWait(100);
// In flight: read, but not yet written. With 16, what is in work no longer fits the caches, and two
// threads take 1.4 times as much time.
constexpr std::size_t kChunksPerThread = 3;
// Plain lines answered at one stroke: few enough that the cache holds all there is to them.
constexpr std::size_t kPlainLines = 2048;
// Blocks of them that wait for each thread before the main thread takes one itself.
constexpr std::size_t kPlainWaiting = 2;

// What all chunks of a run share.
struct Run {
  const Settings& settings;
  const Job& job;
  sudoku::ReadOptions options;
  OutputFormat format = OutputFormat::line;
  std::size_t search_threads = 1;  // for each puzzle
  Progress* progress = nullptr;    // of the puzzles, and of the bytes that they take
  bool has_company = false;        // several records are answered side by side
  Stop stop{&interrupt()};
  mutable std::shared_mutex working = {};  // shared by those at work; see answer_one
};

Reply refusal(const Run& run, std::string note, const Error& error, const Source& source,
              std::uint64_t number) {
  Reply reply{.out = run.job.blank, .notes = std::move(note), .status = Status::unreadable};
  if (run.format == OutputFormat::json) reply.out = show_error(error, source.name, number);
  return reply;
}

Reply refuse(const Run& run, const Source& source, std::uint64_t number, const Error& error) {
  return refusal(run, source.complaint(error) + "\n", error, source, number);
}

Reply answer_record(const Run& run, const Source& source, const sudoku::Record& record,
                    std::uint64_t number) {
  Result<sudoku::Grid> grid = sudoku::read_record(record, run.options);
  if (!grid) return refuse(run, source, number, grid.error());
  const Place place{.line = record.line};
  if (!run.settings.rules.empty()) {
    grid = sudoku::with_constraints(*grid, run.settings.rules);
    if (!grid) return refuse(run, source, number, grid.error().at(place));
  }
  const auto& constraints = grid->constraints();
  if (constraints && !run.job.takes_rules) {
    return refuse(run, source, number, {ErrorKind::has_rules, {}, place});
  }
  const Puzzle puzzle{.grid = *grid,
                      .source = source,
                      .line = record.line,
                      .number = number,
                      .format = run.format,
                      .stop = run.stop,
                      .threads = run.search_threads};
  Reply reply = run.job.answer(puzzle);
  if (const auto left_out = left_out_of(*grid)) {
    const std::string words = told(*left_out);
    const bool is_told = reply.notes.find(words) != std::string::npos;
    if (!is_told) reply.notes.insert(0, fmt::format("{}: {}\n", puzzle.where(), words));
  }
  return reply;
}

// In a catch block: the reply to a record that cannot have what it needs.
Reply refuse_in_flight(const Run& run, const Chunk& chunk, std::size_t index) {
  const Error error{message_of(refusal_in_flight()), {.line = chunk.line(index)}};
  std::string note =
      fmt::format("{}: {}\n", chunk.source->where(error.place.line), told(error.message()));
  return refusal(run, std::move(note), error, *chunk.source, chunk.first + index);
}

// The reply to one record of a chunk, given under a shared lock. Where the system refuses memory,
// others may hold it: so it is tried once more while nobody else works. Whether a record can be
// answered does not depend on its neighbours, then.
Reply answer_one(const Run& run, const Chunk& chunk, std::size_t index,
                 std::shared_lock<std::shared_mutex>& at_work) {
  const std::uint64_t number = chunk.first + index;
  if (chunk.trouble) return refuse(run, *chunk.source, number, *chunk.trouble);
  const auto answer = [&] {
    return answer_record(run, *chunk.source, chunk.record(index), number);
  };
  try {
    return answer();
  } catch (...) {
    if (!run.has_company) return refuse_in_flight(run, chunk, index);
    refusal_in_flight();
  }
  at_work.unlock();
  Reply reply;
  {
    const std::unique_lock alone(run.working);
    try {
      reply = answer();
    } catch (...) {
      reply = refuse_in_flight(run, chunk, index);
    }
  }
  at_work.lock();
  return reply;
}

// Whether a chunk is answered at one stroke.
bool is_plain(const Run& run, const Chunk& chunk) {
  return chunk.plain.count != 0 && run.job.answer_plain && run.format != OutputFormat::board;
}

// As answer_chunk; nothing where the system refused memory before there was any reply.
std::optional<bool> answer_plain(const Run& run, const Chunk& chunk, const Emit& emit) {
  bool emitted = false;
  // After a stop, answers may have been cut short.
  const Emit emit_if_sure = [&](Reply reply) {
    emitted = true;
    return (!run.stop.requested() || reply.partial) && emit(std::move(reply));
  };
  try {
    return run.job.answer_plain({.lines = chunk.plain,
                                 .source = *chunk.source,
                                 .first = chunk.first,
                                 .format = run.format,
                                 .stop = run.stop},
                                emit_if_sure);
  } catch (const std::bad_alloc&) {
    if (emitted) throw;
    return std::nullopt;
  }
}

// Hands the replies of a chunk to `emit`, which may say that it wants no more. False when the run
// is to end here.
bool answer_chunk(const Run& run, const Chunk& chunk, const Emit& emit) {
  std::shared_lock at_work(run.working);
  if (is_plain(run, chunk)) {
    const auto go_on = answer_plain(run, chunk, emit);
    if (go_on) {
      run.progress->add(chunk.size(), chunk.bytes);
      return *go_on;
    }
  }
  for (std::size_t i = 0; i < chunk.size(); ++i) {
    const std::uint64_t number = chunk.first + i;
    if (run.stop.requested()) return false;
    if (number > 1 && !run.job.between.empty() && !emit(Reply{.out = run.job.between})) {
      return false;
    }
    Reply reply = answer_one(run, chunk, i, at_work);
    if (run.stop.requested() && !reply.partial) return false;  // it may have been cut short
    const bool last = run.settings.strict && reply.status == Status::unreadable;
    run.progress->add(1, chunk.bytes / chunk.size());
    if (!emit(std::move(reply)) || last) return false;
  }
  return true;
}

// A chunk, and where its replies go.
struct Order {
  Chunk chunk;
  std::uint64_t slot = 0;
};

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

Status answer_with(const Settings& settings, Console& console, const Job& job,
                   std::size_t threads) {
  Run run{.settings = settings, .job = job, .options = {.shape = settings.shape}};
  Input input(settings.sources, run.options, job.answer_plain ? kPlainLines : 0);
  if (!job.header.empty() && !console.print(job.header)) return console.status();
  std::optional<Chunk> chunk = next_chunk(input, [] {});
  const bool draws = settings.format == OutputFormat::automatic && console.out_is_terminal();
  const bool alone = chunk && chunk->size() == 1 &&
                     input.ends_within(draws ? kAloneWait : std::chrono::milliseconds(0));
  if (settings.format != OutputFormat::automatic) {
    run.format = settings.format;
  } else if (draws && alone) {
    run.format = OutputFormat::board;
  }
  if (alone || threads == 1) run.search_threads = thread_count(settings);
  Progress progress(console, "cli.puzzles", !input.is_typed());
  progress.set_total(input.total_bytes().value_or(0));
  run.progress = &progress;
  Sequencer sequencer(console, threads * kChunksPerThread, [&] {
    run.stop.request();
    input.close();
  });
  run.has_company = threads > 1 && !alone;
  answer_all(run, input, std::move(chunk), run.has_company ? threads : 1, sequencer);
  return worse(sequencer.status(), console.status());
}

}  // namespace

Status answer_records(const Settings& settings, Console& console, const Job& job) {
  return answer_with(settings, console, job, thread_count(settings));
}

Status answer_in_turn(const Settings& settings, Console& console, const Job& job) {
  return answer_with(settings, console, job, 1);
}

}  // namespace quadrille::cli
