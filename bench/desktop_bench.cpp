// The budgets of the desktop program: what it is allowed, and what it takes on this machine.
//   quadrille_desktop_bench           a table; exit status 1 where something is over its budget
// It runs without a screen, unless QT_QPA_PLATFORM says otherwise, and in folders of its own.
// Frames are measured in time of the processor, so that other programs do not count, and each is
// the median of several tries, as is the start; of the stops the slowest counts. The program itself
// is started as a process of its own (--start).
#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "apps/desktop/board/board_view.h"
#include "apps/desktop/matrix/matrix_view.h"
#include "apps/desktop/play/entry.h"
#include "apps/desktop/window/application.h"
#include "apps/desktop/workspace/workspace.h"
#include "bench/desktop_silence.h"
#include "bench/desktop_stops.h"
#include "quadrille/rules/encode.h"

namespace quadrille::desktop {
namespace {

using Clock = std::chrono::steady_clock;  // the same in all processes of a machine
using sudoku::Grid;
using sudoku::Shape;

constexpr int kStarts = 7;
constexpr int kFrames = 25;

double milliseconds(Clock::duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

// Of the processor, on this thread.
double processor_milliseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

// What this process has in memory, in megabytes.
double resident_megabytes() {
  QFile file(QStringLiteral("/proc/self/status"));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
    if (line.startsWith("VmRSS:")) return line.simplified().split(' ')[1].toDouble() / 1024;
  }
  return 0;
}

// --- the start ---------------------------------------------------------------------------------

// Tells once that a board has been painted.
class FirstPaint : public QObject {
 public:
  explicit FirstPaint(std::function<void()> tell) : tell_(std::move(tell)) {
    QApplication::instance()->installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint && qobject_cast<BoardView*>(watched) != nullptr) {
      QApplication::instance()->removeEventFilter(this);
      // This comes before the painting, and the timer after it.
      QTimer::singleShot(0, this, tell_);
    }
    return false;
  }

 private:
  std::function<void()> tell_;
};

// The program as a user starts it. Prints the milliseconds from `begun` to the first board, and,
// when everything has settled, its megabytes.
int start_program(int argc, char** argv, Clock::time_point begun) {
  const QApplication qt(argc, argv);
  Application application;
  const FirstPaint painted([&] {
    fmt::print("{}\n", milliseconds(Clock::now() - begun));
    QTimer::singleShot(1000, [] {
      fmt::print("{}\n", resident_megabytes());
      std::fflush(stdout);
      QCoreApplication::quit();
    });
  });
  application.start({});
  return QApplication::exec();
}

struct Started {
  double first_board = 0;
  double megabytes = 0;
};

Started start_once() {
  const QTemporaryDir home;  // as for someone who starts it for the first time
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name :
       {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
    environment.insert(QString::fromLatin1(name), home.path());
  }
  QProcess child;
  child.setProcessEnvironment(environment);
  const auto now = Clock::now().time_since_epoch().count();
  child.start(QCoreApplication::applicationFilePath(),
              {QStringLiteral("--start"), QString::number(now)});
  child.waitForFinished();
  const QList<QByteArray> lines = child.readAllStandardOutput().split('\n');
  return lines.size() < 2 ? Started{} : Started{lines[0].toDouble(), lines[1].toDouble()};
}

// --- frames ------------------------------------------------------------------------------------

struct Desk {
  explicit Desk(const Grid& grid, bool candidates = false)
      : theme(settings), words("en"), workspace({settings, theme, words}, play::Game(grid)) {
    BoardSettings board = settings.board();
    board.candidates = candidates;
    settings.set_board(board);
  }

  Settings settings;
  Theme theme;
  Words words;
  Workspace workspace;
  Entry entry{workspace};
};

Grid empty(std::uint32_t rows) { return Grid(*Shape::boxes(rows, rows)); }

// With all 46,656 candidates in sight.
double entry_on_36() {
  Desk desk(empty(6), true);
  BoardView board(desk.workspace, desk.entry);
  board.fit_into({2000, 2000});  // large enough to read them
  board.adjustSize();
  board.show();
  QCoreApplication::processEvents();
  std::vector<double> times;
  for (int i = 0; i < kFrames; ++i) {
    const std::vector<sudoku::Cell> cells = {static_cast<sudoku::Cell>(i * 37)};
    const double from = processor_milliseconds();
    desk.workspace.act([&](play::Game& game) { return game.enter(cells, 1); });
    board.repaint();
    times.push_back(processor_milliseconds() - from);
  }
  return median(times);
}

// All of its 62,500 ones.
double matrix_of_25() {
  const Desk desk(empty(5));
  MatrixView view(desk.workspace);
  view.resize(1600, 1000);
  view.show_problem(
      std::make_shared<const MatrixSource>(sudoku::encode(empty(5), sudoku::Form::full)), nullptr);
  view.show();
  QCoreApplication::processEvents();
  std::vector<double> times;
  for (int i = 0; i < kFrames; ++i) {
    view.zoom_by(1.001);
    const double from = processor_milliseconds();
    view.repaint();
    times.push_back(processor_milliseconds() - from);
  }
  return median(times);
}

bool told(std::string_view what, double taken, double allowed, const char* unit) {
  const bool within = taken > 0 && taken <= allowed;
  fmt::print("{:52} {:>8.1f} {:>8.0f} {:3} {}\n", what, taken, allowed, unit, within ? "" : "OVER");
  return within;
}

int run(int argc, char** argv) {
  const QTemporaryDir home;
  for (const char* name :
       {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
    qputenv(name, home.path().toLocal8Bit());
  }
  TimedApplication qt(argc, argv);
  std::vector<double> boards;
  std::vector<double> memory;
  for (int i = 0; i < kStarts; ++i) {
    const Started started = start_once();
    boards.push_back(started.first_board);
    memory.push_back(started.megabytes);
  }
  fmt::print("{:52} {:>8} {:>8}\n", "", "taken", "allowed");
  bool within = told("first board after the start", median(boards), 250, "ms");
  within &= told("memory with a 9x9 game", median(memory), 60, "MB");
  within &= told("entry on 36x36 with all candidates, drawn", entry_on_36(), 50, "ms");
  within &= told("whole matrix of 25x25, a frame", matrix_of_25(), 1000.0 / 60, "ms");
  const Silence silence = longest_silence(qt);
  within &= told(fmt::format("silence on 100x100, longest at {}", silence.during),
                 silence.milliseconds, 200, "ms");
  for (const StopTime& each : measure_stops()) {
    const std::string what =
        fmt::format("Stop: {}, slowest on {}x{}", each.work, each.size, each.size);
    within &= told(what, each.slowest, 100, "ms");
  }
  return within ? 0 : 1;
}

}  // namespace
}  // namespace quadrille::desktop

int main(int argc, char** argv) {
  using quadrille::desktop::Clock;
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  if (argc == 3 && std::string(argv[1]) == "--start") {
    const Clock::duration begun(std::stoll(argv[2]));
    return quadrille::desktop::start_program(argc, argv, Clock::time_point(begun));
  }
  return quadrille::desktop::run(argc, argv);
}
