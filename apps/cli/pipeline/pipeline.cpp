// The main thread reads and cuts the input into batches of records. Each batch becomes a task of
// its own; the Sequencer puts the replies back into order.
#include "apps/cli/pipeline/pipeline.h"

#include <deque>
#include <mutex>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>

#include "apps/cli/pipeline/interrupt.h"
#include "apps/cli/pipeline/progress.h"
#include "apps/cli/pipeline/sequencer.h"
#include "apps/cli/verbs/show.h"
#include "quadrille/sudoku/records.h"

namespace quadrille::cli {
namespace {

// How long a second puzzle may take to arrive before the first one counts as the only one.
constexpr std::chrono::milliseconds kAloneWait(100);
// In flight: read, but not yet written. With 16, what is in work no longer fits the caches, and two
// threads take 1.4 times as much time.
constexpr std::size_t kBatchesPerThread = 3;
// Plain lines answered at one stroke: few enough that the cache holds all there is to them.
constexpr std::size_t kPlainLines = 2048;
// Blocks of them that wait for each thread before the main thread takes one itself.
constexpr std::size_t kPlainWaiting = 2;

// What all batches of a run share.
struct Run {
  const Settings& settings;
  const Job& job;
  sudoku::ReadOptions options;
  Layout layout = Layout::line;
  std::size_t search_threads = 1;  // for each puzzle
  Stop stop{&interrupt()};
};

Reply refuse(const Run& run, const Source& source, std::uint64_t number, const Error& error) {
  Reply reply{
      .out = run.job.blank, .notes = source.complaint(error) + "\n", .status = Status::unreadable};
  if (run.layout == Layout::json) {
    nlohmann::ordered_json object = object_of(error, source.name);
    object["record"] = number;
    reply.out = show_json(object);
  }
  return reply;
}

Reply answer_record(const Run& run, const Source& source, const sudoku::Record& record,
                    std::uint64_t number) {
  const Result<sudoku::Grid> grid = sudoku::read_record(record, run.options);
  if (!grid) return refuse(run, source, number, grid.error());
  return run.job.answer({.grid = *grid,
                         .source = source,
                         .line = record.line,
                         .number = number,
                         .layout = run.layout,
                         .stop = run.stop,
                         .threads = run.search_threads});
}

bool answer_plain(const Run& run, const Batch& batch, const Emit& emit) {
  // After a stop, answers may have been cut short.
  const Emit emit_if_sure = [&](Reply reply) {
    return !run.stop.requested() && emit(std::move(reply));
  };
  return run.job.answer_plain({.lines = batch.plain, .source = *batch.source, .stop = run.stop},
                              emit_if_sure);
}

// Whether a batch is answered at one stroke.
bool is_plain(const Run& run, const Batch& batch) {
  return batch.plain.count != 0 && run.job.answer_plain && run.layout == Layout::line;
}

// Hands the replies of a batch to `emit`, which may say that it wants no more. False when the run
// is to end here.
bool answer_batch(const Run& run, const Batch& batch, const Emit& emit) {
  if (is_plain(run, batch)) return answer_plain(run, batch, emit);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const std::uint64_t number = batch.first + i;
    if (run.stop.requested()) return false;
    if (number > 1 && !run.job.between.empty() && !emit(Reply{.out = run.job.between})) {
      return false;
    }
    Reply reply = batch.trouble ? refuse(run, *batch.source, number, *batch.trouble)
                                : answer_record(run, *batch.source, batch.record(i), number);
    if (run.stop.requested()) return false;  // the reply may have been cut short
    const bool last = run.settings.strict && reply.status == Status::unreadable;
    if (!emit(std::move(reply)) || last) return false;
  }
  return true;
}

// A batch, and where its replies go.
struct Task {
  Batch batch;
  std::uint64_t slot = 0;
};

void perform(const Run& run, const Task& task, Sequencer& sequencer) {
  const bool go_on = answer_batch(
      run, task.batch, [&](Reply reply) { return sequencer.append(task.slot, std::move(reply)); });
  sequencer.finish(task.slot, go_on);
}

// First in, first out, for any number of threads.
class TaskQueue {
 public:
  void push(Task task) {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  [[nodiscard]] std::size_t size() const {
    const std::lock_guard lock(mutex_);
    return tasks_.size();
  }
  // requires: there is one
  Task pop() {
    const std::lock_guard lock(mutex_);
    Task task = std::move(tasks_.front());
    tasks_.pop_front();
    return task;
  }

 private:
  mutable std::mutex mutex_;
  std::deque<Task> tasks_;
};

void answer_here(const Run& run, Input& input, std::optional<Batch> batch, Sequencer& sequencer) {
  for (; batch; batch = input.next()) {
    const auto slot = sequencer.open(batch->size(), batch->bytes);
    if (!slot) return;
    perform(run, {*std::move(batch), *slot}, sequencer);
  }
}

// The main thread reads. Plain lines are answered about as quickly as they are read, so it answers
// some of them itself, in the place of one thread (1.1 times as fast as reading alone). Other
// records may take long: then it only reads, and comes on top of those that work.
void answer_on_threads(const Run& run, Input& input, std::optional<Batch> batch,
                       std::size_t threads, Sequencer& sequencer) {
  const std::size_t workers = batch && is_plain(run, *batch) ? threads - 1 : threads;
  const tbb::global_control parallelism(tbb::global_control::max_allowed_parallelism, workers + 1);
  tbb::task_arena arena(static_cast<int>(workers), 0);
  // The arena promises no order. The first batch must not wait for later ones that never end, so
  // whoever is free takes the one that has waited longest.
  TaskQueue waiting;
  for (; batch; batch = input.next()) {
    const auto slot = sequencer.open(batch->size(), batch->bytes);
    if (!slot) break;
    if (workers < threads && is_plain(run, *batch) && waiting.size() >= kPlainWaiting * workers) {
      perform(run, {*std::move(batch), *slot}, sequencer);
      continue;
    }
    waiting.push({*std::move(batch), *slot});
    const HoldSignals hold;  // threads start here; signals are for the main thread
    arena.enqueue([&run, &sequencer, &waiting] { perform(run, waiting.pop(), sequencer); });
  }
  sequencer.wait();
}

Status answer_with(const Settings& settings, Console& console, const Job& job,
                   std::size_t threads) {
  Run run{.settings = settings, .job = job, .options = {.shape = settings.shape}};
  Input input(settings.sources, run.options, job.answer_plain ? kPlainLines : 0);
  if (!job.header.empty() && !console.print(job.header)) return console.status();
  std::optional<Batch> batch = input.next();
  const bool draws = settings.layout == Layout::automatic && console.out_is_terminal();
  const bool alone = batch && batch->size() == 1 &&
                     input.ends_within(draws ? kAloneWait : std::chrono::milliseconds(0));
  if (settings.layout != Layout::automatic) {
    run.layout = settings.layout;
  } else if (draws && alone) {
    run.layout = Layout::board;
  }
  if (alone || threads == 1) run.search_threads = thread_count(settings);
  Progress progress(console, "puzzles", !input.is_typed());
  Sequencer sequencer(console, progress,
                      {.total_bytes = input.total_bytes(),
                       .most_slots = threads * kBatchesPerThread,
                       .on_over = [&] {
                         run.stop.request();
                         input.close();
                       }});
  if (threads == 1) {
    answer_here(run, input, std::move(batch), sequencer);
  } else {
    answer_on_threads(run, input, std::move(batch), threads, sequencer);
  }
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
