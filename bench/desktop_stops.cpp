#include "bench/desktop_stops.h"

#include <QCoreApplication>
#include <QTest>
#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "apps/desktop/base/job.h"
#include "apps/desktop/bench/bench_run.h"
#include "apps/desktop/matrix/matrix_source.h"
#include "apps/desktop/print/printed_puzzle.h"
#include "apps/desktop/steps/find_steps.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/recording.h"
#include "quadrille/cover/replay.h"
#include "quadrille/create/generate.h"
#include "quadrille/create/minimize.h"
#include "quadrille/create/true_candidates.h"
#include "quadrille/gallery/gallery.h"
#include "quadrille/logic/rate.h"
#include "quadrille/play/hint.h"
#include "quadrille/render/matrix_marks.h"
#include "quadrille/rules/encode.h"
#include "quadrille/solve/solve.h"

namespace quadrille::desktop {
namespace {

using Clock = std::chrono::steady_clock;
using sudoku::Grid;
using sudoku::Shape;

constexpr std::uint32_t kBoxes[] = {3, 4, 5, 6, 8};  // 9x9 to 64x64
constexpr int kMoments[] = {20, 200, 800};           // milliseconds after the beginning
constexpr int kTries = 2;  // of which the better counts: other programs only add to it

Grid empty_board(std::uint32_t box) { return Grid(*Shape::boxes(box, box)); }

// A full board without some of its digits. Most of those that are left are needless.
Grid puzzle_of(std::uint32_t box, std::uint32_t percent_empty = 45) {
  Grid grid = empty_board(box);
  const std::uint32_t size = box * box;
  for (std::uint32_t row = 0; row < size; ++row) {
    for (std::uint32_t column = 0; column < size; ++column) {
      const sudoku::Cell cell = row * size + column;
      if (cell * 2654435761U % 100 < percent_empty) continue;
      grid.set(cell, static_cast<sudoku::Digit>((row * box + row / box + column) % size + 1));
    }
  }
  return grid;
}

// On one size of board.
struct Work {
  const char* name;
  Task (*task)(std::uint32_t box);
};

Task count_solutions(std::uint32_t box) {
  return [board = empty_board(box)](const Stop& stop, const Post&) {
    const auto encoding = sudoku::encode(board, sudoku::Form::pruned, &stop);
    if (encoding) cover::Counter(encoding->problem, UINT64_MAX, {.stop = &stop}).run();
  };
}

Task solve_board(std::uint32_t box) {
  return [board = empty_board(box)](const Stop& stop, const Post&) {
    sudoku::solve(board, {.stop = &stop});
  };
}

Task find_true_candidates(std::uint32_t box) {
  return [board = empty_board(box)](const Stop& stop, const Post&) {
    create::TrueCandidates(board, {.limit = 1000,
                                   .stop = &stop,
                                   .threads = std::max(1U, std::thread::hardware_concurrency())})
        .run();
  };
}

Task generate(std::uint32_t box) {
  return [spec = create::PuzzleSpec{.shape = *Shape::boxes(box, box), .minimal = true}](
             const Stop& stop, const Post&) {
    create::Series series(
        spec,
        {.seed = 7, .threads = std::max(1U, std::thread::hardware_concurrency()), .stop = &stop});
    (void)series.make([] { return true; });
  };
}

// With so few digits that logic gets stuck, or has to try.
Grid hard_puzzle_of(std::uint32_t box) { return puzzle_of(box, 68); }

Task rate(std::uint32_t box) {
  return [board = hard_puzzle_of(box)](const Stop& stop, const Post&) {
    logic::RateOptions options;
    options.find.stop = &stop;
    logic::rate(board, options);
  };
}

Task find_needless_clues(std::uint32_t box) {
  return [board = puzzle_of(box)](const Stop& stop, const Post&) {
    create::find_needless(board, {.stop = &stop});
  };
}

Task minimize(std::uint32_t box) {
  return [board = puzzle_of(box)](const Stop& stop, const Post&) {
    static_cast<void>(create::minimize(board, 7, &stop));
  };
}

Task find_hint(std::uint32_t box) {
  return [game = play::Game(empty_board(box))](const Stop& stop, const Post&) {
    logic::FindOptions options;
    options.stop = &stop;
    play::find_hint(game, options);
  };
}

Task find_all_steps(std::uint32_t box) {
  return find_way(logic::Position(hard_puzzle_of(box)), {}, [](const auto&) {}, [](auto) {});
}

Task find_steps_now(std::uint32_t box) {
  return find_possible(logic::Position(hard_puzzle_of(box)), {}, [](const auto&) {}, [](auto) {});
}

Task search_lab(std::uint32_t box) {
  return [problem = gallery::find_entry("queens")->make(box * box)](const Stop& stop, const Post&) {
    cover::Search search(problem, {.stop = &stop});
    while (search.next()) {
    }
  };
}

Task record_dance(std::uint32_t box) {
  return [board = puzzle_of(box)](const Stop& stop, const Post&) {
    const auto encoding = sudoku::encode(board, sudoku::Form::pruned, &stop);
    if (!encoding) return;
    const MatrixSource source(*encoding);
    cover::Recording recording = cover::record(source.problem(), {.stop = &stop});
    if (!stop.requested()) cover::Replay(source.problem(), std::move(recording.moves));
  };
}

Task enter_givens(std::uint32_t box) {
  return [board = puzzle_of(box)](const Stop& stop, const Post&) {
    const auto encoding = sudoku::encode(Grid(board.shape()), sudoku::Form::pruned, &stop);
    if (!encoding) return;
    const MatrixSource source(*encoding);
    if (!stop.requested()) render::GivensEntering(source.encoding(), board);
  };
}

Task run_benchmark(std::uint32_t box) {
  BenchPlan plan{.seconds = 60};
  plan.sets.push_back({.name = "board", .puzzle = puzzle_of(box)});
  plan.engines.assign(measure::all_contenders().begin(), measure::all_contenders().end());
  return [plan](const Stop& stop, const Post&) { run_bench(plan, stop, [](const BenchNews&) {}); };
}

Task make_for_paper(std::uint32_t box) {
  const PrintSource fresh{
      .kind = PrintSource::Kind::fresh, .count = kMostPrinted, .level = logic::Level::extreme};
  return [fresh, board = play::Game(empty_board(box))](const Stop& stop, const Post&) {
    gather_puzzles(fresh, board, stop, [](const PrintedPuzzle&) {});
  };
}

constexpr Work kWorks[] = {
    {"count solutions", count_solutions},
    {"solve", solve_board},
    {"true candidates", find_true_candidates},
    {"generate", generate},
    {"rate", rate},
    {"needless clues", find_needless_clues},
    {"minimize", minimize},
    {"hint", find_hint},
    {"steps to the solution", find_all_steps},
    {"steps possible now", find_steps_now},
    {"lab", search_lab},
    {"dance", record_dance},
    {"matrix with its digits", enter_givens},
    {"benchmark", run_benchmark},
    {"puzzles for paper", make_for_paper},
};

// From the wish to the news that the work has ended.
double stop_after(const Task& task, int moment) {
  Job job;
  job.start(task);
  QTest::qWait(moment);
  const auto from = Clock::now();
  job.stop();
  while (job.running()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  return std::chrono::duration<double, std::milli>(Clock::now() - from).count();
}

}  // namespace

std::vector<StopTime> measure_stops() {
  std::vector<StopTime> times;
  for (const Work& work : kWorks) {
    StopTime time{.work = work.name};
    for (const std::uint32_t box : kBoxes) {
      const Task task = work.task(box);
      for (const int moment : kMoments) {
        double best = stop_after(task, moment);
        for (int i = 1; i < kTries && best > time.slowest; ++i) {
          best = std::min(best, stop_after(task, moment));
        }
        if (best <= time.slowest) continue;
        time.slowest = best;
        time.size = box * box;
      }
    }
    times.push_back(time);
  }
  return times;
}

}  // namespace quadrille::desktop
