#include "tests/desktop/monkey/watch.h"

#include <QMetaEnum>
#include <QThread>

#include <fmt/format.h>
#include <pthread.h>

#include "tests/desktop/monkey/journal.h"

namespace quadrille::desktop {
namespace {

using namespace std::chrono_literals;

// How long the window may be busy with one event. The sanitizers make all ten times slower, and the
// largest boards take a second to draw even so.
constexpr bool kSanitized =
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
    true;
#else
    false;
#endif
#else
    false;
#endif
constexpr Watch::Time kLongest = kSanitized ? 30s : 5s;
// What other threads may work while the window does nothing but wait for them.
constexpr Watch::Time kLongestWait = 10 * kLongest;

Watch::Time read(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

Watch::Time own_time() { return read(CLOCK_THREAD_CPUTIME_ID); }
Watch::Time whole_time() { return read(CLOCK_PROCESS_CPUTIME_ID); }

double seconds(Watch::Time time) { return std::chrono::duration<double>(time).count(); }

std::string name_of(const QObject* receiver, const QEvent* event) {
  const char* type = QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type());
  return fmt::format("{} of {}", type == nullptr ? "an event" : type,
                     receiver->metaObject()->className());
}

}  // namespace

Watch::Watch(int& argc, char** argv) : QApplication(argc, argv) {
  pthread_getcpuclockid(pthread_self(), &clock_);
  looker_ = std::thread([this] { look_on(); });
}

Watch::~Watch() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  ended_.notify_one();
  looker_.join();
}

double Watch::slowest_seconds() const { return seconds(slowest_); }

void Watch::begin_turn(Turn turn) {
  turn_ = std::move(turn);
  const std::lock_guard lock(mutex_);
  seen_ = turn_;
}

bool Watch::notify(QObject* receiver, QEvent* event) {
  const bool here = QThread::currentThread() == thread();
  const int level = here ? QThread::currentThread()->loopLevel() : 0;
  // What one event sends while it is at work is a part of that work.
  if (!here || level <= turn_.level) return QApplication::notify(receiver, event);
  Turn outer = turn_;
  const Time began = own_time();
  begin_turn({level, began, whole_time(), name_of(receiver, event)});
  const bool done = QApplication::notify(receiver, event);
  const Time now = own_time();
  const Time worked = now - turn_.began;
  if (worked > slowest_) {
    slowest_ = worked;
    slowest_name_ = turn_.name;
  }
  if (worked > kLongest) {
    Journal::fail(
        fmt::format("the window froze: {:.1f} s of work on {}", seconds(worked), turn_.name));
  }
  outer.began += now - began;
  outer.whole_began = whole_time();
  begin_turn(std::move(outer));
  return done;
}

// Finds what never comes back.
void Watch::look_on() {
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, 1s, [this] { return ending_; })) {
    if (seen_.level < 0) continue;
    const Time worked = read(clock_) - seen_.began;
    const Time others = whole_time() - seen_.whole_began;
    if (worked > 2 * kLongest) {
      Journal::fail(fmt::format("the window froze: {:.0f} s of work on {}, which goes on",
                                seconds(worked), seen_.name));
    }
    if (others > kLongestWait && worked < 1s) {
      Journal::fail(fmt::format("the window froze: it waits in {}", seen_.name));
    }
  }
}

Watch::Aside::Aside(Watch& watch) : watch_(watch), began_(own_time()) {}

Watch::Aside::~Aside() {
  Turn turn = watch_.turn_;
  turn.began += own_time() - began_;
  watch_.begin_turn(std::move(turn));
}

}  // namespace quadrille::desktop
