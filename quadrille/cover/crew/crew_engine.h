// CrewEngine: an engine that searches on several threads; see crew.h.
//   CrewEngine engine(problem, std::move(alone), {.threads = 4});
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <list>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "quadrille/cover/crew/crew.h"
#include "quadrille/cover/crew/piece.h"

namespace quadrille::cover {

class CrewEngine final : public Engine {
 public:
  CrewEngine(const Problem& problem, std::unique_ptr<Engine> alone, const CrewOptions& options)
      : problem_(problem),
        alone_(std::move(alone)),
        options_(options),
        alone_end_(options.alone),
        look_(std::max(options.look, options.look_per_entry * problem.entry_count())) {}
  ~CrewEngine() override;
  CrewEngine(const CrewEngine&) = delete;
  CrewEngine& operator=(const CrewEngine&) = delete;

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
  bool may_go_on(const Limits& limits);
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
  bool resting_ = false;    // the threads, while the caller is gone
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

}  // namespace quadrille::cover
