// How long the window's thread is silent: the longest it works on one event, or on one command,
// while a board of 100x100 is played on and every panel is looked at.
//   TimedApplication qt(argc, argv);
//   const Silence longest = longest_silence(qt);
#pragma once

#include <QApplication>
#include <functional>
#include <string>

namespace quadrille::desktop {

struct Silence {
  double milliseconds = 0;  // of the processor, so that other programs do not count
  std::string during = {};  // what was being done
};

// Measures each event that it delivers, and what is called by name.
class TimedApplication : public QApplication {
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override;
  // Does it, and lets the event loop run for a while.
  void run(const std::string& name, const std::function<void()>& work);
  [[nodiscard]] const Silence& longest() const { return longest_; }

 private:
  void measure(const std::function<void()>& work);

  Silence longest_;
  std::string doing_;
  bool measuring_ = false;  // what one event sends belongs to it
};

Silence longest_silence(TimedApplication& application);

}  // namespace quadrille::desktop
