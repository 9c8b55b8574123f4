#include "apps/cli/pipeline/plan_run.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "apps/cli/ranks/handout.h"
#include "apps/cli/system/threads.h"

namespace quadrille::cli {
namespace {

constexpr double kCutAfter = 10;                     // seconds
constexpr std::uint64_t kMostByDefault = 1'000'000;  // subtrees

bool has_all(const cover::Problem& problem, const cover::Branch& branch) {
  const auto known = [&](cover::OptionId option) { return index(option) < problem.option_count(); };
  return std::ranges::all_of(branch.taken, known) && std::ranges::all_of(branch.out, known);
}

// As many subtrees as keep all workers busy to the end; the same for each part, however many
// threads that has.
std::uint64_t subtrees_for(const Settings& settings) {
  constexpr std::uint64_t kLeast = 1000;
  constexpr std::uint64_t kPerWorker = 32;
  const std::uint64_t processes = ranks() == nullptr ? 1 : ranks()->count();
  const std::uint64_t workers =
      settings.plan.part ? settings.plan.part->of : processes * thread_count(settings);
  return std::clamp(kPerWorker * workers, kLeast, kMostByDefault);
}

}  // namespace

PlanJob plan_job(const cover::Problem& problem, cover::Question asks, const Settings& settings,
                 const LimitedSolve& search) {
  const PlanSettings& plan = settings.plan;
  return {.problem = problem,
          .asks = asks,
          .part = plan.part.value_or(cover::PlanPart()),
          .ledger = plan.ledger,
          .piece = {.search = search.cover_options(),
                    .cut_after = std::chrono::duration<double>(plan.cut_after.value_or(kCutAfter))},
          .threads = thread_count(settings),
          .pieces = plan.subtrees.value_or(subtrees_for(settings))};
}

Result<void> PlanRun::prepare() {
  if (job_.ledger) {
    if (const auto opened = open(); !opened) return opened;
  }
  if (!ledger().head()) {
    if (const auto begun = begin(); !begun) return begun;
  } else if (const auto planned = plan_again(); !planned) {
    return planned;
  }
  return queue_tasks();
}

// The plan of the ledger, which is the same on every machine.
Result<void> PlanRun::plan_again() {
  const cover::LedgerHead& head = *ledger().head();
  if (ledger().missing() == 0) return {};
  plan_ = cover::plan(job_.problem, head.wanted, job_.piece.search.stop, &nodes_);
  if (job_.piece.search.stop != nullptr && job_.piece.search.stop->requested()) {
    plan_.clear();
  } else if (cover::fingerprint(plan_) != head.plan) {
    return Error{Message("ledger.other_plan")}.about(*job_.ledger);
  }
  return {};
}

Result<void> PlanRun::open() {
  const auto opened = keeper_.open(cover::fingerprint(job_.problem), job_.asks, job_.part);
  if (!opened) return opened;
  if (job_.asks == cover::Question::list) {
    if (const auto taken = solutions_.open(*job_.ledger); !taken) return taken;
  }
  if (!ledger().head()) return {};
  if (const auto begun = solutions_.begin(ledger()); !begun) return begun;
  return keeper_.drop_torn();
}

Result<void> PlanRun::begin() {
  cover::LedgerHead head{.problem = cover::fingerprint(job_.problem),
                         .wanted = static_cast<std::uint32_t>(job_.pieces),
                         .asks = job_.asks,
                         .part = job_.part};
  plan_ = cover::plan(job_.problem, head.wanted, job_.piece.search.stop, &nodes_);
  if (job_.piece.search.stop != nullptr && job_.piece.search.stop->requested()) return {};
  head.pieces = static_cast<std::uint32_t>(plan_.size());
  head.plan = cover::fingerprint(plan_);
  if (const auto begun = keeper_.begin(head); !begun) return begun;
  if (const auto begun = solutions_.begin(ledger()); !begun) return begun;
  return keeper_.write_head();
}

Result<void> PlanRun::queue_tasks() {
  if (!ledger().head()) return {};  // stopped before there was a plan
  double nodes_before = 0;
  for (const auto& [id, branch] : ledger().open()) {
    if (!has_all(job_.problem, branch)) {
      return Error{Message{"ledger.no_piece", {{"found", cover::piece_name(id)}}}}.about(
          *job_.ledger);
    }
    tasks_.push_back({id, branch, cover::probed_nodes(job_.problem, branch)});
    done_.expect(tasks_.back().nodes);
  }
  for (std::uint32_t piece = 1; piece <= plan_.size(); ++piece) {
    if (!ledger().head()->part.has(piece)) continue;
    if (ledger().is_done(piece)) {
      nodes_before += nodes_[piece - 1];
    } else {
      tasks_.push_back({{piece}, std::move(plan_[piece - 1]), nodes_[piece - 1]});
      done_.expect(nodes_[piece - 1]);
    }
  }
  if (nodes_before > 0) {  // by an earlier run
    done_.expect(0);
    done_.add(0, ledger().seconds(), nodes_before);
  }
  return {};
}

Result<void> PlanRun::work() {
  if (tasks_.empty()) return {};
  if (ranks() != nullptr) {
    work_on_ranks();
  } else {
    work_on_threads();
  }
  if (failure_) return *failure_;
  if (const auto synced = solutions_.sync(); !synced) return synced;
  return keeper_.sync();
}

void PlanRun::work_on_threads() {
  Threads threads;
  while (threads.count() + 1 < job_.threads && threads.start([this] { run_worker(); })) {
  }
  run_worker();
  threads.join();
}

void PlanRun::run_worker() {
  while (const auto task = take()) {
    PieceWork work = work_on(job_.problem, task->branch, piece_job());
    const std::lock_guard lock(mutex_);
    settle(*task, std::move(work));
    changed_.notify_all();
  }
}

// The same on other ranks, with the tasks that they have kept here.
void PlanRun::work_on_ranks() {
  announce(*ranks(), pieces_order(job_.problem, piece_job()));
  Handout handout(*ranks());
  std::unordered_map<std::uint64_t, Task> given;
  std::uint64_t number = 0;
  while (!is_over() && (!tasks_.empty() || running_ > 0)) {
    while (!tasks_.empty() && handout.has_room()) {
      handout.give(++number, pack(tasks_.front().branch));
      given.emplace(number, std::move(tasks_.front()));
      tasks_.pop_front();
      ++running_;
    }
    if (const auto done = handout.take()) {
      settle(given.extract(done->number).mapped(), unpack_work(done->answer));
    }
  }
}

// The next; none when all is done, or it is to end. As long as others are at work, some may be cut
// off.
std::optional<PlanRun::Task> PlanRun::take() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return is_over() || !tasks_.empty() || running_ == 0; });
  if (is_over() || tasks_.empty()) return std::nullopt;
  Task task = std::move(tasks_.front());
  tasks_.pop_front();
  ++running_;
  return task;
}

bool PlanRun::is_over() const {
  const Stop* stop = job_.piece.search.stop;
  return failure_ || (stop != nullptr && stop->requested());
}

void PlanRun::settle(const Task& task, PieceWork work) {
  --running_;
  if (work.refusal) failure_ = Error{message_of(*work.refusal)};
  if (!work.done.complete || failure_) return;
  if (const auto finished = finish(task, std::move(work)); !finished) failure_ = finished.error();
}

// First the solutions, then the line that says that they are there.
Result<void> PlanRun::finish(const Task& task, PieceWork work) {
  cover::LedgerEntry entry{.piece = task.id,
                           .solutions = std::move(work.done.solutions),
                           .seconds = work.done.seconds,
                           .rest = std::move(work.done.rest)};
  if (job_.asks == cover::Question::list) {
    const auto kept = solutions_.append(work.text);
    if (!kept) return kept.error();
    entry.text = *kept;
  }
  if (const auto added = keeper_.add(entry); !added) return added;
  cover::PieceId id = task.id;
  id.push_back(0);
  double nodes_left = 0;
  for (cover::Branch& branch : entry.rest) {
    ++id.back();
    const double nodes = cover::probed_nodes(job_.problem, branch);
    tasks_.push_back({id, std::move(branch), nodes});
    done_.expect(nodes);
    nodes_left += nodes;
  }
  done_.add(task.nodes, entry.seconds, std::max(0.0, task.nodes - nodes_left));
  show_progress(entry.solutions);
  return {};
}

void PlanRun::show_progress(const Natural& solutions) {
  const cover::PlanProgress::Left left = done_.left();
  const std::size_t helpers = ranks() == nullptr ? 1 : ranks()->count() - 1;
  const auto workers = static_cast<double>(job_.threads * helpers);
  progress_.advance(solutions.small().value_or(0), done_.share());
  progress_.set_left((left.seconds - left.spread) / workers,
                     (left.seconds + left.spread) / workers);
}

}  // namespace quadrille::cli
