#include "bench/desktop_silence.h"

#include <QSlider>
#include <QTest>
#include <ctime>

#include "apps/desktop/matrix/matrix_panel.h"
#include "apps/desktop/window/application.h"
#include "apps/desktop/window/main_window.h"
#include "apps/desktop/workspace/panel.h"
#include "quadrille/base/random.h"

namespace quadrille::desktop {
namespace {

constexpr int kAfterEach = 700;  // milliseconds in which something from the background may come
constexpr std::uint32_t kBoxRows = 10;
constexpr std::uint32_t kFilledOfTen = 6;  // cells

double processor_milliseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

// A part of the full board in which each row is the one before it, moved.
sudoku::Grid large_board() {
  const sudoku::Shape shape = *sudoku::Shape::boxes(kBoxRows, kBoxRows);
  sudoku::Grid grid(shape);
  Random random(1);
  for (sudoku::Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (random.below(10) >= kFilledOfTen) continue;
    const std::uint32_t row = cell / shape.size();
    const std::uint32_t moved = row % kBoxRows * kBoxRows + row / kBoxRows;
    grid.set(cell, static_cast<sudoku::Digit>((moved + cell % shape.size()) % shape.size() + 1));
  }
  return grid;
}

sudoku::Cell first_empty(const play::Game& game) {
  sudoku::Cell cell = 0;
  while (game.cell(cell).digit != 0) ++cell;
  return cell;
}

}  // namespace

void TimedApplication::measure(const std::function<void()>& work) {
  measuring_ = true;
  const double from = processor_milliseconds();
  work();
  const double taken = processor_milliseconds() - from;
  measuring_ = false;
  if (taken > longest_.milliseconds) longest_ = {taken, doing_};
}

bool TimedApplication::notify(QObject* receiver, QEvent* event) {
  if (measuring_ || doing_.empty()) return QApplication::notify(receiver, event);
  bool done = false;
  measure([&] { done = QApplication::notify(receiver, event); });
  return done;
}

void TimedApplication::run(const std::string& name, const std::function<void()>& work) {
  doing_ = name;
  measure(work);
  QTest::qWait(kAfterEach);
  doing_.clear();
}

Silence longest_silence(TimedApplication& application) {
  Application program;
  program.start({});
  MainWindow& window = *program.windows().front();
  Workspace& workspace = window.workspace();
  const auto command = [&](const std::string& id) {
    application.run(id, [&] { window.actions().at(id)->trigger(); });
  };
  application.run("opening", [&] { window.replace(play::Game(large_board()), {}); });
  application.run("select", [&] { workspace.select(play::only(first_empty(workspace.game()))); });
  application.run("entry", [&] {
    workspace.act([](play::Game& game) {
      const std::vector<sudoku::Cell> cells{first_empty(game)};
      return game.enter(cells, 7);
    });
  });
  for (const char* id : {"edit.undo", "edit.select_all", "board.filter", "board.filter",
                         "board.fill_marks", "edit.undo", "board.check", "look.zoom_in",
                         "look.zoom_fit", "board.singles", "edit.copy", "board.set", "board.set"}) {
    command(id);
  }
  for (const PanelSpec& panel : panels()) {
    if (panel.place >= PanelPlace::window) continue;
    command("panel." + std::string(panel.id));
    application.run("select with panel " + std::string(panel.id),
                    [&] { workspace.select(play::only(first_empty(workspace.game()) + 1)); });
  }
  if (auto* matrix = qobject_cast<MatrixPanel*>(window.show_panel("matrix"))) {
    QTest::qWait(10 * kAfterEach);
    application.run("slider of the matrix", [&] { matrix->entered().setValue(100); });
  }
  application.run("keeping the games", [&] { program.save_now(); });
  return application.longest();
}

}  // namespace quadrille::desktop
