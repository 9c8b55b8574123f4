// Each row solves the puzzles of one level over and over for about as long as was asked, on one
// thread, from the board to the proof that there is no other solution.
#include <chrono>
#include <memory>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "bench_puzzles.h"
#include "interrupt.h"
#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/solve.h"
#include "quadrille/sudoku/verify.h"
#include "show.h"
#include "values.h"
#include "verbs.h"

namespace quadrille::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct BenchSettings {
  double seconds = 0.3;  // for each row
  bool json = false;
  std::string_view engine = "links";
};

struct Row {
  std::string_view level;
  std::string_view engine;
  std::uint64_t puzzles = 0;  // solved, each as often as it was
  double seconds = 0;
  std::uint64_t nodes = 0;

  [[nodiscard]] double rate() const { return static_cast<double>(puzzles) / seconds; }
  [[nodiscard]] double nodes_per_puzzle() const {
    return static_cast<double>(nodes) / static_cast<double>(puzzles);
  }
};

constexpr double kLongest = 3600;

constexpr const char* kExamples =
    "Solves built-in puzzles, five of each level, over and over on one thread. The time is that\n"
    "of everything from the board to the proof that there is one solution.\n"
    "\n"
    "Examples:\n"
    "  quadrille bench\n"
    "  quadrille bench --seconds 2\n"
    "  quadrille bench --out json";

// The boards of a level, or what is wrong with one: speed counts only for right answers.
Result<std::vector<sudoku::Grid>> checked_boards(const BenchLevel& level) {
  std::vector<sudoku::Grid> boards;
  for (const std::string_view text : level.puzzles) {
    const Result<sudoku::Grid> board = sudoku::read_grid(text);
    if (!board) return board.error();
    const sudoku::Answer answer = sudoku::solve(*board);
    if (answer.verdict != sudoku::Verdict::one) {
      return Error{fmt::format("expected one solution of {}", text)};
    }
    if (const auto wrong = sudoku::verify(*board, *answer.solution)) {
      return Error{fmt::format("the solution of {} is wrong: {}", text, *wrong)};
    }
    boards.push_back(*board);
  }
  return boards;
}

Row measure(const BenchLevel& level, const std::vector<sudoku::Grid>& boards,
            const BenchSettings& settings) {
  Row row{.level = level.name, .engine = settings.engine};
  const Clock::time_point start = Clock::now();
  do {
    for (const sudoku::Grid& board : boards) {
      row.nodes += sudoku::solve(board, {.stop = &interrupt()}).stats.nodes;
    }
    row.puzzles += boards.size();
    row.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  } while (row.seconds < settings.seconds && !interrupt().requested());
  return row;
}

std::string show(const Row& row, bool json) {
  if (json) {
    return show_json({{"level", row.level},
                      {"engine", row.engine},
                      {"puzzles", row.puzzles},
                      {"seconds", row.seconds},
                      {"puzzles_per_second", row.rate()},
                      {"nodes_per_puzzle", row.nodes_per_puzzle()}});
  }
  return fmt::format("{:8} {:8} {:>10} {:>10.3f} {:>12.0f} {:>14.1f}\n", row.level, row.engine,
                     row.puzzles, row.seconds, row.rate(), row.nodes_per_puzzle());
}

Status run(const BenchSettings& settings, Console& console) {
  if (!settings.json &&
      !console.print(fmt::format("{:8} {:8} {:>10} {:>10} {:>12} {:>14}\n", "level", "engine",
                                 "puzzles", "seconds", "puzzles/s", "nodes/puzzle"))) {
    return console.status();
  }
  for (const BenchLevel& level : kBenchLevels) {
    const Result<std::vector<sudoku::Grid>> boards = checked_boards(level);
    if (!boards) {
      console.note(fmt::format("bench: {}: {}", level.name, boards.error().text()));
      return Status::unknown;
    }
    const Row row = measure(level, *boards, settings);
    if (interrupt().requested() || !console.print(show(row, settings.json))) break;
  }
  return console.status();
}

}  // namespace

Verb add_bench(CLI::App& app) {
  CLI::App* command = app.add_subcommand("bench", "Measure this machine on built-in puzzles");
  auto settings = std::make_shared<BenchSettings>();
  add_value(
      *command, "--seconds", settings->seconds,
      [](std::string_view text) -> Result<double> {
        const std::string expected = fmt::format("seconds up to {:.0f}, such as 0.5", kLongest);
        const Result<double> seconds = positive(text, expected);
        if (seconds && *seconds > kLongest)
          return Error{"expected " + expected + ", " + found(text)};
        return seconds;
      },
      "S", "Time for each row (default: 0.3)");
  add_choice<std::string_view>(*command, "--engine", settings->engine,
                               {{"auto", "links"}, {"links", "links"}},
                               "Which engine is measured (default: auto, all there are)");
  add_choice<bool>(*command, "--out", settings->json, {{"text", false}, {"json", true}},
                   "A table, or one JSON object a row (default: text)");
  command->footer(kExamples);
  return {command, [settings](Console& console) { return run(*settings, console); }};
}

}  // namespace quadrille::cli
