#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/ranks/ranks.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/measure/board_set.h"
#include "quadrille/measure/report.h"
#include "quadrille/measure/run.h"
#include "quadrille/solve/plain.h"

namespace quadrille::cli {
namespace {

using measure::Contender;
using measure::PuzzleLevel;

struct BenchSettings {
  double seconds = 0.3;  // for each row
  bool json = false;
  std::optional<Contender> engine = {};  // none: all that there are
  const PuzzleLevel* level = nullptr;    // none: all
};

constexpr double kLongest = 3600;

constexpr const char* kBenchExamples =
    "Solves built-in puzzles on one thread: five for each level, each in thousands of random\n"
    "symmetries. The time covers everything from the board to the proof that there is only one\n"
    "solution, and every answer is checked. The engines are those of solve --engine, and single:\n"
    "the one that the library picks for a single board. They take turns; the ratio compares each\n"
    "with links on the same level. The graphics card, gpu, is measured only where it is named.\n"
    "\n"
    "Examples:\n"
    "  quadrille bench\n"
    "  quadrille bench --seconds 2 --level hard\n"
    "  quadrille bench --engine batch --out json";

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The rows of a level, or what is wrong with an answer.
Result<std::string> measure_level(const PuzzleLevel& level, const BenchSettings& settings) {
  const Result<measure::BoardSet> set = measure::set_of(level);
  if (!set) return set.error();
  const std::vector<Contender> contenders =
      settings.engine ? std::vector{*settings.engine} : measure::contenders(*set);
  measure::Comparison comparison(
      *set, contenders,
      {.seconds = settings.seconds, .clock = steady_seconds, .stop = &interrupt()});
  while (comparison.advance()) {
  }
  if (comparison.wrong()) return *comparison.wrong();
  std::vector<measure::ReportRow> rows;
  measure::add_rows(rows, level.name, comparison.runs());
  std::string text;
  for (const measure::ReportRow& row : rows) {
    text += settings.json ? measure::report_json(row) + "\n" : measure::report_text(row);
  }
  return text;
}

Status run_bench(const BenchSettings& asked, Console& console) {
  if (is_helper()) return Status::fine;  // it would only be in the way
  BenchSettings settings = asked;
  std::optional<sudoku::Card> card;
  std::string heading = measure::report_heading();
  if (settings.engine && settings.engine->engine == sudoku::EngineName::gpu) {
    const Result<sudoku::Card> opened = sudoku::Card::open();
    if (!opened) {
      console.error(told(opened.error()));
      return Status::unreadable;
    }
    settings.engine = measure::contender_of(card.emplace(*opened));
    heading = fmt::format("{}: {}\n{}", settings.engine->name, card->name(), heading);
  }
  if (!settings.json && !console.print(heading)) return console.status();
  for (const PuzzleLevel& level : measure::puzzle_levels()) {
    if (settings.level != nullptr && settings.level != &level) continue;
    const Result<std::string> rows = measure_level(level, settings);
    if (!rows) {
      console.error(fmt::format("bench: {}: {}", level.name, told(rows.error())));
      return Status::unknown;
    }
    if (interrupt().requested() || !console.print(*rows)) break;
  }
  return console.status();
}

Result<double> parse_seconds(std::string_view text) {
  const std::optional<double> seconds = positive(text);
  if (seconds && *seconds <= kLongest) return *seconds;
  return Error{Message{"cli.seconds_to",
                       {{"most", fmt::format("{:.0f}", kLongest)}, {"found", found(text)}}}};
}

Choices<std::optional<Contender>> contender_choices() {
  const auto all = measure::all_contenders();
  const auto best = std::ranges::find(all, sudoku::PlainSolver().engine(), &Contender::engine);
  Choices<std::optional<Contender>> choices = {{"auto", std::nullopt}, {"batch", *best}};
  for (const Contender& engine : all) choices.emplace_back(engine.name, engine);
  // Whether there is a card is known when it is opened.
  const sudoku::EngineName gpu = sudoku::EngineName::gpu;
  choices.emplace_back(name(gpu), Contender{.name = name(gpu), .engine = gpu});
  return choices;
}

Result<std::optional<Contender>> parse_contender(std::string_view text) {
  auto engine = one_of(text, contender_choices());
  if (engine && *engine && !is_available(**engine)) {
    return Error{ErrorKind::engine_processor, {{"engine", text}}};
  }
  return engine;
}

Choices<const PuzzleLevel*> set_choices() {
  Choices<const PuzzleLevel*> choices = {{"all", nullptr}};
  for (const PuzzleLevel& level : measure::puzzle_levels())
    choices.emplace_back(level.name, &level);
  return choices;
}

}  // namespace

Verb add_bench(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "bench", "Measure this machine on built-in puzzles", kBenchExamples);
  auto settings = std::make_shared<BenchSettings>();
  add_value(*command, "--seconds", settings->seconds, parse_seconds, "S",
            "Time for each row (default: 0.3)");
  add_value(*command, "--engine", settings->engine, parse_contender,
            fmt::format("{}", fmt::join(names(contender_choices()), "|")),
            "Which engine to measure (default: auto, all of them)");
  add_choice<const PuzzleLevel*>(*command, "--level", settings->level, set_choices(),
                                 "Which puzzles to solve (default: all)");
  add_choice<bool>(*command, "--out", settings->json, {{"text", false}, {"json", true}},
                   "A table, or one JSON object per row (default: text)");
  return {command, [settings](Console& console) { return run_bench(*settings, console); }};
}

}  // namespace quadrille::cli
