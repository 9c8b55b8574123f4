// Worker: a thread of its own that does one task at a time, and a mailbox for what it finds.
//   Worker worker([] { wake_the_window(); });
//   worker.start([grid](const Stop& stop, const Post& post) {
//     const sudoku::Answer answer = sudoku::solve(grid, {.stop = &stop});
//     post([answer] { show(answer); });      // to be run by whoever collects
//   });
//   for (const Delivery& delivery : worker.collect().deliveries) delivery();
// A new task stops the old one, of which nothing more is delivered. Plain C++, so that the thread
// sanitizer sees all of it; job.h is its Qt side.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <thread>
#include <utility>
#include <vector>

#include "quadrille/base/stop.h"

namespace quadrille::desktop {

using Delivery = std::function<void()>;
using Post = std::function<void(Delivery)>;
using Task = std::function<void(const Stop&, const Post&)>;

class Worker {
 public:
  // What collect() brings.
  struct Collected {
    std::vector<Delivery> deliveries;  // of the latest task, in their order
    bool finished = false;             // it has ended, by itself or by stop(), since last asked
    bool no_memory = false;            // there was too little memory for it
  };

  // `wake` is called on the worker's thread, whenever there may be something to collect.
  explicit Worker(std::function<void()> wake) : wake_(std::move(wake)) {}
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  // Stops what is running, and waits for it.
  ~Worker() {
    {
      const std::lock_guard lock(mutex_);
      leaving_ = true;
      stop_running();
    }
    news_.notify_one();
    if (thread_.joinable()) thread_.join();
  }

  // The thread begins with the first task.
  void start(Task task) {
    {
      const std::lock_guard lock(mutex_);
      stop_running();
      wish_ = std::move(task);
      ++number_;
      posted_.clear();
      finished_ = false;
      if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
    }
    news_.notify_one();
  }

  // Asks the task to end; what it has posted and what it still posts is delivered.
  void stop() {
    const std::lock_guard lock(mutex_);
    if (wish_) {
      wish_ = nullptr;
      finished_ = true;
      wake_();
    }
    stop_running();
  }

  // The same, and nothing more is delivered.
  void forget() {
    const std::lock_guard lock(mutex_);
    stop_running();
    wish_ = nullptr;
    ++number_;
    posted_.clear();
    finished_ = false;
  }

  Collected collect() {
    const std::lock_guard lock(mutex_);
    return {std::exchange(posted_, {}), std::exchange(finished_, false),
            std::exchange(no_memory_, false)};
  }

 private:
  // requires: the mutex is held
  void stop_running() {
    if (running_) running_->request();
  }

  void run() {
    std::unique_lock lock(mutex_);
    while (true) {
      news_.wait(lock, [this] { return leaving_ || wish_; });
      if (leaving_) return;
      const Task task = std::exchange(wish_, nullptr);
      const std::uint64_t number = number_;
      const auto stop = std::make_shared<Stop>();
      running_ = stop;
      lock.unlock();
      bool no_memory = false;
      try {
        task(*stop, [this, number](Delivery delivery) { post(number, std::move(delivery)); });
      } catch (const std::bad_alloc&) {
        no_memory = true;
      }
      lock.lock();
      running_.reset();
      if (number == number_) {
        finished_ = true;
        no_memory_ = no_memory;
        wake_();
      }
    }
  }

  void post(std::uint64_t number, Delivery delivery) {
    const std::lock_guard lock(mutex_);
    if (number != number_) return;
    posted_.push_back(std::move(delivery));
    wake_();
  }

  std::function<void()> wake_;
  std::mutex mutex_;
  std::condition_variable news_;
  Task wish_;                      // not begun yet
  std::shared_ptr<Stop> running_;  // of the task that runs
  std::uint64_t number_ = 0;       // of the latest task
  std::vector<Delivery> posted_;
  bool finished_ = false;
  bool no_memory_ = false;
  bool leaving_ = false;
  std::thread thread_;
};

}  // namespace quadrille::desktop
