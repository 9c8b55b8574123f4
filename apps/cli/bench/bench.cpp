#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/bench/run.h"
#include "apps/cli/bench/set.h"
#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/interrupt.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

struct BenchSettings {
  double seconds = 0.3;  // for each row
  bool json = false;
  std::optional<BenchEngine> engine = {};  // none: all that there are
  const BenchLevel* level = nullptr;       // none: all
};

constexpr double kLongest = 3600;

constexpr const char* kExamples =
    "Solves built-in puzzles on one thread: five for each level, each in thousands of random\n"
    "symmetries. The time covers everything from the board to the proof that there is only one\n"
    "solution, and every answer is checked. The engines are those of solve --engine, and single:\n"
    "the one that the library picks for a single board. They take turns; the ratio compares each\n"
    "with links on the same level.\n"
    "\n"
    "Examples:\n"
    "  quadrille bench\n"
    "  quadrille bench --seconds 2 --level hard\n"
    "  quadrille bench --engine batch --out json";

std::string heading() {
  return fmt::format("{:8} {:12} {:>10} {:>10} {:>12} {:>8}\n", "level", "engine", "puzzles",
                     "seconds", "puzzles/s", "ratio");
}

// `ratio` is to the rate of dancing links, where that was measured.
std::string show(std::string_view level, const BenchRun& run, std::optional<double> ratio,
                 bool json) {
  if (!json) {
    return fmt::format("{:8} {:12} {:>10} {:>10.3f} {:>12.0f} {:>8}\n", level, run.engine(),
                       run.puzzles(), run.seconds(), run.rate(),
                       ratio ? fmt::format("{:.1f}x", *ratio) : "-");
  }
  JsonWriter object;
  object.begin_object().member("level", level).member("engine", run.engine());
  object.member("puzzles", run.puzzles()).member("seconds", run.seconds());
  object.member("puzzles_per_second", run.rate());
  object.member("nodes_per_puzzle", run.nodes_per_puzzle()).member("ratio", ratio);
  return end_line(object);
}

// The rows of a level, or what is wrong with an answer.
Result<std::string> measure(const BenchLevel& level, const BenchSettings& settings) {
  const Result<BenchSet> set = make_bench_set(level);
  if (!set) return set.error();
  std::vector<BenchRun> runs;
  if (settings.engine) {
    runs.emplace_back(*settings.engine, *set);
  } else {
    for (const BenchEngine& engine : kBenchEngines) {
      if (is_available(engine)) runs.emplace_back(engine, *set);
    }
  }
  if (const auto wrong = run_by_turns(runs, settings.seconds)) return *wrong;
  std::string rows;
  for (const BenchRun& run : runs) {
    const auto ratio =
        settings.engine ? std::nullopt : std::optional(run.rate() / runs.front().rate());
    rows += show(level.name, run, ratio, settings.json);
  }
  return rows;
}

Status run(const BenchSettings& settings, Console& console) {
  if (!settings.json && !console.print(heading())) return console.status();
  for (const BenchLevel& level : bench_levels()) {
    if (settings.level != nullptr && settings.level != &level) continue;
    const Result<std::string> rows = measure(level, settings);
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

Choices<std::optional<BenchEngine>> engine_choices() {
  const auto best =
      std::ranges::find(kBenchEngines, sudoku::PlainSolver().engine(), &BenchEngine::engine);
  Choices<std::optional<BenchEngine>> choices = {{"auto", std::nullopt}, {"batch", *best}};
  for (const BenchEngine& engine : kBenchEngines) choices.emplace_back(engine.name, engine);
  return choices;
}

Result<std::optional<BenchEngine>> parse_engine(std::string_view text) {
  auto engine = one_of(text, engine_choices());
  if (engine && *engine && !is_available(**engine)) {
    return Error{ErrorKind::engine_processor, {{"engine", text}}};
  }
  return engine;
}

Choices<const BenchLevel*> level_choices() {
  Choices<const BenchLevel*> choices = {{"all", nullptr}};
  for (const BenchLevel& level : bench_levels()) choices.emplace_back(level.name, &level);
  return choices;
}

}  // namespace

Verb add_bench(CLI::App& app) {
  CLI::App* command = add_verb(app, "bench", "Measure this machine on built-in puzzles", kExamples);
  auto settings = std::make_shared<BenchSettings>();
  add_value(*command, "--seconds", settings->seconds, parse_seconds, "S",
            "Time for each row (default: 0.3)");
  add_value(*command, "--engine", settings->engine, parse_engine,
            fmt::format("{}", fmt::join(names(engine_choices()), "|")),
            "Which engine to measure (default: auto, all of them)");
  add_choice<const BenchLevel*>(*command, "--level", settings->level, level_choices(),
                                "Which puzzles to solve (default: all)");
  add_choice<bool>(*command, "--out", settings->json, {{"text", false}, {"json", true}},
                   "A table, or one JSON object per row (default: text)");
  return {command, [settings](Console& console) { return run(*settings, console); }};
}

}  // namespace quadrille::cli
