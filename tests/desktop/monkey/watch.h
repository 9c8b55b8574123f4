// Watch: an application whose window must never be busy for long without a look at its events.
//   Watch application(argc, argv);
//   const Watch::Aside aside(application);   // what follows is not the window's work
// Work is measured in the processor time of the window's thread, from one event to the next: a
// machine that does much else makes nothing longer. What only waits is found as well, where others
// work all the while.
#pragma once

#include <QApplication>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <string>
#include <thread>

namespace quadrille::desktop {

class Watch : public QApplication {
 public:
  using Time = std::chrono::nanoseconds;

  Watch(int& argc, char** argv);
  ~Watch() override;

  bool notify(QObject* receiver, QEvent* event) override;

  // The longest work on one event so far, and what it was.
  [[nodiscard]] double slowest_seconds() const;
  [[nodiscard]] const std::string& slowest() const { return slowest_name_; }

  class Aside {
   public:
    explicit Aside(Watch& watch);
    ~Aside();
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

   private:
    Watch& watch_;
    Time began_;
  };

 private:
  // Work on one event that an event loop has taken up. Loops lie within each other: a dialog runs
  // one while the event is at work that opened it.
  struct Turn {
    int level = -1;      // of the event loop
    Time began{};        // in the time of the thread, without what was not its own work
    Time whole_began{};  // in the time of all threads
    std::string name;
  };
  void begin_turn(Turn turn);
  void look_on();

  Turn turn_;
  Time slowest_{};
  std::string slowest_name_;

  // For the thread that looks on.
  clockid_t clock_{};
  std::mutex mutex_;
  std::condition_variable ended_;
  bool ending_ = false;
  Turn seen_;
  std::thread looker_;
};

}  // namespace quadrille::desktop
