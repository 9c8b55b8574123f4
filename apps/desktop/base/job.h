// Job: work in the background for one panel: started, watched and stopped from the window.
//   job_.start([grid](const Stop& stop, const Post& post) {
//     const sudoku::Answer answer = sudoku::solve(grid, {.stop = &stop});
//     post([this, answer] { show(answer); });   // runs in the window's thread
//   });
//   connect(&job_, &Job::finished, this, &Panel::settle);
// A task may use nothing that the window changes: it takes copies. What it posts may use the panel
// that owns the job: nothing is delivered once that is gone. How far a task is, it writes into an
// atomic that both share; the window reads it five times a second, by `tick`.
#pragma once

#include <QObject>
#include <QTimer>

#include "apps/desktop/base/worker.h"

namespace quadrille::desktop {

class Job : public QObject {
  Q_OBJECT

 public:
  explicit Job(QObject* parent = nullptr);

  // Stops what was running, of which nothing more is delivered.
  void start(Task task);
  // Asks it to end; finished() follows when it has.
  void stop();
  // Stops it, and drops all it has found; finished() does not follow.
  void forget();
  [[nodiscard]] bool running() const { return running_; }

 Q_SIGNALS:
  void started();
  // The task has ended, by itself or because it was stopped, and all it posted has been delivered.
  void finished();
  // Told before that.
  void ran_out_of_memory();
  // While it runs, five times a second.
  void tick();

 private:
  void collect();

  std::uint64_t generation_ = 0;  // of tasks
  bool running_ = false;
  QTimer ticks_;
  Worker worker_;
};

}  // namespace quadrille::desktop
