#include "apps/desktop/base/job.h"

#include <QPointer>
#include <utility>

namespace quadrille::desktop {

// The worker wakes the window with a queued call that carries nothing.
Job::Job(QObject* parent)
    : QObject(parent),
      worker_([this] { QMetaObject::invokeMethod(this, &Job::collect, Qt::QueuedConnection); }) {
  ticks_.setInterval(200);
  connect(&ticks_, &QTimer::timeout, this, &Job::tick);
}

void Job::start(Task task) {
  ++generation_;
  running_ = true;
  worker_.start(std::move(task));
  ticks_.start();
  Q_EMIT started();
}

void Job::stop() { worker_.stop(); }

void Job::forget() {
  ++generation_;
  worker_.forget();
  running_ = false;
  ticks_.stop();
}

void Job::collect() {
  const Worker::Collected collected = worker_.collect();
  const std::uint64_t generation = generation_;
  const QPointer<Job> self(this);
  if (collected.finished) {
    running_ = false;
    ticks_.stop();
  }
  for (const Delivery& deliver : collected.deliveries) {
    deliver();
    // It may have started the next task, or closed the panel.
    if (self.isNull() || generation != generation_) return;
  }
  if (collected.no_memory) Q_EMIT ran_out_of_memory();
  if (collected.finished) Q_EMIT finished();
}

}  // namespace quadrille::desktop
