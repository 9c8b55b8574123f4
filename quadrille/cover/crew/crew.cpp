// The tree is a list of pieces, in the order of their solutions. Each is walked through by one
// thread. When another has nothing to do, a thread that has worked on its piece for a while gives
// away what it has not tried at the level nearest to the root: a new piece, right behind its own.
//
// A thread takes the first piece that waits. So the one that comes first in the list is never left
// waiting, and the solutions that have to be kept until it is their turn can be bounded: threads
// that are too far ahead pause.
#include "quadrille/cover/crew/crew.h"

#ifdef __wasi__

namespace quadrille::cover {

std::unique_ptr<Engine> make_crew(const Problem& /*problem*/, std::unique_ptr<Engine> alone,
                                  const CrewOptions& /*options*/) {
  return alone;
}

}  // namespace quadrille::cover

#else

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <list>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "quadrille/cover/crew/piece.h"

namespace quadrille::cover {
namespace {

// What is kept of solutions that are found before their turn, in options.
constexpr std::size_t kMostKept = 1U << 22U;
// Who skips so many solutions at least is counting them all.
constexpr std::uint64_t kAllOfThem = UINT64_MAX / 2;
// How often the caller's stop is polled.
constexpr std::chrono::milliseconds kPoll(1);

class Crew final : public Engine {
 public:
  Crew(const Problem& problem, std::unique_ptr<Engine> alone, const CrewOptions& options)
      : problem_(problem),
        alone_(std::move(alone)),
        options_(options),
        alone_end_(options.alone),
        look_(std::max(options.look, options.look_per_entry * problem.entry_count())) {}
  ~Crew() override;
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  bool next(const Limits& limits) override;
  std::uint64_t skip(std::uint64_t solutions, const Limits& limits) override;
  void count_aside() override;
  [[nodiscard]] std::span<const OptionId> solution() const override {
    return alone_ ? alone_->solution() : has_solution_ ? ready_.latest() : first_solution_;
  }
  [[nodiscard]] bool exhausted() const override {
    return alone_ ? alone_->exhausted() : exhausted_;
  }
  [[nodiscard]] Work work() const override;
  [[nodiscard]] Stats stats() const override;
  [[nodiscard]] double progress() const override;
  [[nodiscard]] EngineReport report() const override { return alone_ ? alone_->report() : report_; }

 private:
  using Lock = std::unique_lock<std::mutex>;
  using Pieces = std::list<Piece>;

  [[nodiscard]] bool is_due(const Limits& limits) const;
  bool call_others();
  bool fetch(const Limits& limits);
  void start_threads();
  void run_thread(std::uint32_t number);
  Pieces::iterator take();
  void run(Pieces::iterator piece, std::uint32_t number, Lock& lock);
  void tell(Piece& piece, Found& found, std::uint64_t counted);
  void end(Pieces::iterator piece);
  void share(Pieces::iterator piece);
  [[nodiscard]] bool is_spent() const;
  [[nodiscard]] bool must_wait(const Piece& piece, std::uint32_t number) const;
  [[nodiscard]] bool is_stopped(const Limits& limits, Lock& lock);
  void go_on(bool counting, const Work& most);
  void count_kept();

  const Problem problem_;
  std::unique_ptr<Engine> alone_;  // until others are called
  const CrewOptions options_;
  std::uint64_t alone_end_;
  const std::uint64_t look_;
  EngineReport report_ = {};
  std::vector<OptionId> first_solution_;  // the last one that was found alone
  Found ready_;                           // what the caller has fetched
  bool has_solution_ = false;
  std::uint64_t told_ = 0;  // solutions
  bool exhausted_ = false;

  mutable std::mutex mutex_;
  std::condition_variable for_threads_;
  std::condition_variable for_caller_;
  Pieces pieces_;
  std::uint32_t allowed_ = 0;  // the threads with smaller numbers may work
  Work most_ = {};             // until the caller allows more
  std::uint32_t idle_ = 0;     // threads that have nothing to do
  std::size_t kept_ = 0;       // what is kept in all pieces
  bool counting_ = false;
  bool over_ = false;
  Stop quit_;                  // the same, for engines
  std::uint32_t active_ = 0;   // threads that work just now
  std::uint64_t counted_ = 0;  // and not told yet
  Work work_ = {};             // of all pieces
  Stats stats_ = {};           // of those that are gone
  double seen_ = 0;
  std::exception_ptr failure_;
  std::vector<std::thread> threads_;
};

Crew::~Crew() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
    quit_.request();
  }
  for_threads_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

// Whether it was not a limit of the caller's that ended the work alone.
bool Crew::is_due(const Limits& limits) const {
  if (alone_->exhausted() || (limits.stop != nullptr && limits.stop->requested())) return false;
  const Work work = alone_->work();
  return work.updates >= alone_end_ && work.updates < limits.most.updates;
}

bool Crew::next(const Limits& limits) {
  while (alone_) {
    Limits for_now = limits;
    for_now.most.updates = std::min(limits.most.updates, alone_end_);
    if (alone_->next(for_now)) return true;
    if (!is_due(limits)) return false;
    call_others();
  }
  if (ready_.empty() && !fetch(limits)) return false;
  ready_.pop();
  has_solution_ = true;
  ++told_;
  return true;
}

// The next solutions in order. False: there are none, or the caller wants to go.
bool Crew::fetch(const Limits& limits) {
  Lock lock(mutex_);
  go_on(false, limits.most);
  for (;;) {
    while (!pieces_.empty() && pieces_.front().found.empty() &&
           pieces_.front().state == Piece::State::done) {
      pieces_.pop_front();
      for_threads_.notify_all();
    }
    exhausted_ = pieces_.empty();
    if (exhausted_) return false;
    if (!pieces_.front().found.empty()) break;
    if (is_spent() && active_ == 0) return false;
    if (is_stopped(limits, lock)) return false;
  }
  ready_ = std::exchange(pieces_.front().found, {});
  kept_ -= ready_.size();
  for_threads_.notify_all();
  return true;
}

std::uint64_t Crew::skip(std::uint64_t solutions, const Limits& limits) {
  if (solutions < kAllOfThem) return Engine::skip(solutions, limits);
  std::uint64_t count = 0;
  while (alone_) {
    Limits for_now = limits;
    for_now.most.updates = std::min(limits.most.updates, alone_end_);
    count += alone_->skip(solutions - count, for_now);
    if (!is_due(limits)) return count;
    call_others();
  }
  Lock lock(mutex_);
  std::uint64_t more = ready_.left();
  ready_.clear();
  has_solution_ = false;
  go_on(true, limits.most);
  count_kept();
  while (!pieces_.empty() && !is_spent()) {
    if (is_stopped(limits, lock)) break;
  }
  allowed_ = 0;
  for_caller_.wait(lock, [this] { return active_ == 0; });
  if (failure_) std::rethrow_exception(failure_);
  exhausted_ = pieces_.empty();
  more += std::exchange(counted_, 0);
  told_ += more;
  return count + more;
}

// The caller has a thread of its own for what else it does.
void Crew::count_aside() {
  if (alone_) return;
  const std::lock_guard lock(mutex_);
  allowed_ = static_cast<std::uint32_t>(threads_.size()) - 1;
  most_ = Limits{}.most;
  for_threads_.notify_all();
}

// Lets the threads work, until all together have done so much.
void Crew::go_on(bool counting, const Work& most) {
  counting_ = counting;
  most_ = most;
  allowed_ = static_cast<std::uint32_t>(threads_.size());
  for_threads_.notify_all();
}

// What was found so far is no longer wanted but for its number.
void Crew::count_kept() {
  for (auto piece = pieces_.begin(); piece != pieces_.end();) {
    counted_ += piece->found.left();
    piece->found.clear();
    piece = piece->state == Piece::State::done ? pieces_.erase(piece) : std::next(piece);
  }
  kept_ = 0;
}

// Waits for news. True: the caller wants to go.
bool Crew::is_stopped(const Limits& limits, Lock& lock) {
  if (failure_) std::rethrow_exception(failure_);
  if (limits.stop != nullptr && limits.stop->requested()) {
    allowed_ = 0;
    return true;
  }
  for_caller_.wait_for(lock, kPoll);
  return false;
}

// False: nobody came, or there is nothing to be given away as yet.
bool Crew::call_others() {
  alone_end_ = alone_->work().updates + options_.alone;
  if (threads_.empty()) start_threads();
  if (threads_.empty()) {
    alone_end_ = UINT64_MAX;
    return false;
  }
  const std::lock_guard lock(mutex_);
  std::optional<Share> given = alone_->split();
  if (!given) return false;
  told_ = alone_->stats().solutions;
  report_ = alone_->report();
  const std::span<const OptionId> solution = alone_->solution();
  first_solution_.assign(solution.begin(), solution.end());
  Piece rest;
  rest.weight = rest.kept = given->part;
  rest.depth = given->taken.size() + 1;
  rest.share = std::move(*given);
  Piece first;
  first.kept = 1 - rest.weight;
  first.work = work_ = alone_->work();
  first.engine = std::move(alone_);
  pieces_.push_back(std::move(first));
  pieces_.push_back(std::move(rest));
  return true;
}

void Crew::start_threads() {
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

void Crew::run_thread(std::uint32_t number) {
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
Crew::Pieces::iterator Crew::take() {
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

void Crew::run(Pieces::iterator piece, std::uint32_t number, Lock& lock) {
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

void Crew::tell(Piece& piece, Found& found, std::uint64_t counted) {
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

void Crew::end(Pieces::iterator piece) {
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
void Crew::share(Pieces::iterator piece) {
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
bool Crew::is_spent() const { return work_.nodes >= most_.nodes || work_.updates >= most_.updates; }

// Whether a thread has to leave its piece alone for now.
bool Crew::must_wait(const Piece& piece, std::uint32_t number) const {
  if (number >= allowed_ || is_spent()) return true;
  if (counting_) return false;
  return &piece == &pieces_.front() ? piece.found.size() > kMostKept : kept_ > kMostKept;
}

Work Crew::work() const {
  if (alone_) return alone_->work();
  const std::lock_guard lock(mutex_);
  return work_;
}

Stats Crew::stats() const {
  if (alone_) return alone_->stats();
  const std::lock_guard lock(mutex_);
  Stats sum = stats_;
  for (const Piece& piece : pieces_) {
    if (piece.state == Piece::State::running) {
      add(sum, piece.stats, piece.depth);
    }
  }
  sum.solutions = told_;
  return sum;
}

double Crew::progress() const {
  if (alone_) return alone_->progress();
  if (exhausted_) return 1;
  const std::lock_guard lock(mutex_);
  double sum = seen_;
  for (const Piece& piece : pieces_) sum += piece.weight * piece.seen;
  return std::min(sum, 1.0);
}

}  // namespace

std::unique_ptr<Engine> make_crew(const Problem& problem, std::unique_ptr<Engine> alone,
                                  const CrewOptions& options) {
  if (!alone || options.threads < 2) return alone;
  return std::make_unique<Crew>(problem, std::move(alone), options);
}

}  // namespace quadrille::cover

#endif
