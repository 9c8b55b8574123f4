// Signals: ends the program in good order where the system asks it to: its games are saved.
//   const Signals signals([&] { application.quit(); });
#pragma once

#include <functional>
#include <memory>

class QSocketNotifier;

namespace quadrille::desktop {

class Signals {
 public:
  // `end` is called in the window's thread.
  explicit Signals(std::function<void()> end);
  ~Signals();
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

 private:
  std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace quadrille::desktop
