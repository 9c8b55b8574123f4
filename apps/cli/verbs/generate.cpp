#include "quadrille/create/generate.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/options/spec_options.h"
#include "apps/cli/pipeline/interrupt.h"
#include "apps/cli/pipeline/threads.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/teaching.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/create/full_grid.h"
#include "quadrille/create/generate_rules.h"

namespace quadrille::cli {
namespace {

using create::GeneratedPuzzle;

struct GenerateSettings {
  Settings common;
  SpecOptions spec;
  std::uint64_t count = 1;
  std::optional<std::uint64_t> seed = {};
  create::RuleWishes wishes = {};  // --rules
};

constexpr const char* kGenerateExamples =
    "Every puzzle has exactly one solution. The same seed gives the same puzzles on every "
    "machine,\n"
    "with any number of threads. Without --seed a seed is chosen at random; --stats and --out "
    "json\n"
    "show it. If time runs out before a puzzle meets the requirements, a message says what was\n"
    "tried, and the exit status is 5.\n"
    "\n"
    "Examples:\n"
    "  quadrille generate\n"
    "  quadrille generate -n 100 --level hard --symmetry rotate180 --seed 7\n"
    "  quadrille generate --clues 24-28 --minimal --technique x-wing --timeout 60\n"
    "  quadrille generate --size 16 --out grid\n"
    "  quadrille generate --rules killer --out svg > killer.svg\n"
    "  quadrille generate --rules x,thermo:4,arrow:3 --seed 7\n"
    "  quadrille generate --mask pattern.txt --out json";

constexpr std::chrono::milliseconds kIdle(1);

// What the threads share.
class Production {
 public:
  Production(const GenerateSettings& settings, create::PuzzleSpec spec, std::uint64_t seed,
             Console& console)
      : settings_(settings),
        console_(console),
        style_(boards_style(settings.common, console)),
        format_(settings.common.format),
        series_(std::move(spec), {.seed = seed, .count = settings.count}),
        progress_(console, "cli.puzzles", true),
        start_(Stop::Clock::now()) {
    if (format_ == OutputFormat::automatic) {
      const bool draws = console.out_is_terminal() && settings.count == 1;
      format_ = draws ? OutputFormat::board : OutputFormat::line;
    }
    set_timeout(stop_, settings.common.timeout);
  }

  Status run() {
    if (format_ == OutputFormat::csv && !console_.print("puzzle,solution\n")) {
      return console_.status();
    }
    try {
      if (!fits_regions()) {
        console_.error("generate: " + told(Error{ErrorKind::no_grid}));
        return Status::no_solution;
      }
    } catch (...) {
      refusal_ = refusal_in_flight();
      gave_up_ = true;
      return finish();
    }
    {
      Threads threads;
      while (threads.count() + 1 < thread_count(settings_.common) &&
             threads.start([this] { work(); })) {
      }
      work();
    }
    // What several threads could not have at a time may be enough for one.
    if (refusal_ && !stop_.requested()) {
      refusal_.reset();
      work();
      gave_up_ = gave_up_ || refusal_.has_value();
    }
    return finish();
  }

 private:
  // Regions may be such that no grid fits: then every attempt would fail.
  bool fits_regions() {
    if (!series_.spec().shape.is_irregular()) return true;
    Random random(series_.seed());
    const auto grid = create::random_full_grid(series_.spec().shape, random, &stop_);
    return grid || stop_.requested();
  }

  // On each thread. One that cannot have what it needs leaves its attempts to the others.
  void work() {
    try {
      make_puzzles();
    } catch (...) {
      const std::lock_guard lock(mutex_);
      refusal_ = refusal_in_flight();
    }
  }

  void make_puzzles() {
    create::Generator generator(series_.spec(), series_.seed(), &stop_);
    std::uint64_t tried = 0;
    while (series_.work(generator)) {
      {
        const std::lock_guard lock(mutex_);
        print();
      }
      // Where others make the last puzzles, there is nothing to do but to wait for what they leave.
      if (generator.stats().tried == tried) std::this_thread::sleep_for(kIdle);
      tried = generator.stats().tried;
    }
    const std::lock_guard lock(mutex_);
    stats_.add(generator.stats());
  }

  void print() {
    try {
      print_ready();
    } catch (...) {
      gave_up_ = true;  // what was taken is lost, and later ones would be out of order
      stop_.request();
      throw;
    }
  }

  // All that are ready, in order.
  void print_ready() {
    std::string text;
    const std::uint64_t before = printed_;
    for (const GeneratedPuzzle& creation : series_.take()) {
      if (printed_ > 0) text += gap_between(format_);
      text += show(creation);
      ++printed_;
    }
    if (!text.empty() && !console_.print(text)) {
      wanted_ = false;
      stop_.request();
    }
    progress_.advance(printed_ - before,
                      static_cast<double>(series_.made()) / static_cast<double>(settings_.count));
  }

  [[nodiscard]] std::string show(const GeneratedPuzzle& creation) const {
    if (format_ == OutputFormat::json) return show_object(creation);
    if (format_ == OutputFormat::csv) {
      return show_line(creation.puzzle) + "," + show_line(creation.solution) + "\n";
    }
    return show_board(creation.puzzle, format_, style_);
  }

  [[nodiscard]] std::string show_object(const GeneratedPuzzle& creation) const {
    JsonWriter json;
    add_board(json.begin_object(), creation.puzzle);
    json.member("solution", show_line(creation.solution));
    json.member("clues", creation.puzzle.given_count());
    json.member("symmetry", create::name(creation.pattern));
    if (creation.rating) {
      json.member("rating", rating_number(*creation.rating));
      json.member("level", logic::name(creation.rating->level));
    }
    json.member("seed", series_.seed()).member("number", printed_ + 1);
    return end_line(json);
  }

  Status finish() {
    print();
    const std::chrono::duration<double> seconds = Stop::Clock::now() - start_;
    if (settings_.common.stats) {
      console_.note(fmt::format("seed={} puzzles={} tried={} seconds={:.6f}", series_.seed(),
                                printed_, stats_.tried, seconds.count()));
    }
    if (gave_up_) {
      console_.error("generate: " + told(message_of(*refusal_)));
      return Status::unreadable;
    }
    if (printed_ == settings_.count || !wanted_) return console_.status();
    console_.error("generate: " +
                   told("cli.made", {{"made", printed_},
                                     {"count", settings_.count},
                                     {"seconds", fmt::format("{:.1f}", seconds.count())},
                                     {"tried", stats_.message(series_.spec())}}));
    return Status::unknown;
  }

  const GenerateSettings& settings_;
  Console& console_;
  BoardsStyle style_;
  OutputFormat format_;
  Stop stop_{&interrupt()};
  create::Series series_;
  Progress progress_;
  Stop::Clock::time_point start_;
  std::mutex mutex_;  // over what is below
  std::uint64_t printed_ = 0;
  bool wanted_ = true;              // somebody still reads
  std::optional<Refusal> refusal_;  // what the system refused to one of the threads
  bool gave_up_ = false;            // for that reason
  create::AttemptStats stats_;
};

std::uint64_t drawn_seed() {
  std::random_device device;
  return device();
}

// What is asked for that puzzles with further rules cannot be made for.
std::string_view too_much(const SpecOptions& spec) {
  if (spec.level) return "--level";
  if (spec.technique) return "--technique";
  if (spec.mask) return "--mask";
  if (spec.pattern != create::Pattern::none) return "--symmetry";
  if (spec.rating != create::Range()) return "--rating";
  return spec.clues != create::Range() ? "--clues" : "";
}

std::string show_ruled(const create::RuledPuzzle& made, OutputFormat format,
                       const BoardsStyle& style, std::uint64_t seed, std::uint64_t number) {
  if (format == OutputFormat::csv) {
    return show_line(made.puzzle) + "," + show_line(made.solution) + "\n";
  }
  if (format != OutputFormat::json) return show_board(made.puzzle, format, style);
  JsonWriter json;
  add_board(json.begin_object(), made.puzzle);
  json.member("solution", show_line(made.solution));
  json.member("clues", made.puzzle.given_count()).member("seed", seed).member("number", number);
  return end_line(json);
}

// One after another. On a pipe they are JSON, which alone keeps their rules.
Status run_with_rules(const GenerateSettings& settings, Console& console) {
  const Settings& common = settings.common;
  if (const std::string_view option = too_much(settings.spec); !option.empty()) {
    console.error("generate: " + told(Error{ErrorKind::has_rules}.about(option)));
    return Status::usage;
  }
  const create::RulesSpec spec{.shape = common.shape ? *common.shape : *sudoku::Shape::boxes(3, 3),
                               .wishes = settings.wishes};
  const std::uint64_t seed = settings.seed ? *settings.seed : drawn_seed();
  const bool draws = console.out_is_terminal() && settings.count == 1;
  OutputFormat format = common.format;
  if (format == OutputFormat::automatic) format = draws ? OutputFormat::board : OutputFormat::json;
  if (format == OutputFormat::csv && !console.print("puzzle,solution\n")) return console.status();
  Stop stop{&interrupt()};
  set_timeout(stop, common.timeout);
  for (std::uint64_t number = 0; number < settings.count; ++number) {
    const auto made = create::generate_with_rules(spec, seed, number, &stop);
    if (!made) {
      console.error("generate: " + told(made.error()));
      return made.error().kind == ErrorKind::stopped ? Status::unknown : Status::no_solution;
    }
    std::string text = show_ruled(*made, format, boards_style(common, console), seed, number + 1);
    if (number > 0) text.insert(0, gap_between(format));
    if (!console.print(text)) break;
  }
  if (common.stats) console.note(fmt::format("seed={} puzzles={}", seed, settings.count));
  return console.status();
}

Status run_generate(const GenerateSettings& settings, Console& console) {
  if (settings.wishes != create::RuleWishes{}) return run_with_rules(settings, console);
  Result<create::PuzzleSpec> spec = spec_of(settings.spec, settings.common.shape);
  if (!spec) {
    console.error("generate: " + told(spec.error()));
    return Status::usage;
  }
  const std::uint64_t seed = settings.seed ? *settings.seed : drawn_seed();
  return Production(settings, *std::move(spec), seed, console).run();
}

Result<std::optional<std::uint64_t>> parse_seed(std::string_view text) {
  const Result<std::uint64_t> seed = whole_number(text, 0, UINT64_MAX);
  if (!seed) return seed.error();
  return std::optional(*seed);
}

}  // namespace

Verb add_generate(CLI::App& app) {
  CLI::App* command = add_verb(app, "generate", "Make puzzles", kGenerateExamples);
  auto settings = std::make_shared<GenerateSettings>();
  Settings& common = settings->common;
  add_value(
      *command, "-n,--count", settings->count,
      [](std::string_view text) { return whole_number(text, 1, UINT64_MAX); }, "N",
      "Number of puzzles (default: 1)");
  add_value(*command, "--seed", settings->seed, parse_seed, "N",
            "The same seed gives the same puzzles (default: random)");
  add_timeout(*command, common, "Stop after S seconds");
  add_flag(*command, "--stats", common.stats, "Show the seed and the work done on standard error");
  add_format(*command, common, all_formats());
  add_colour(*command, common);
  add_threads(*command, common);
  add_spec(*command, settings->spec);
  add_board(*command, common, &settings->wishes);
  return {command, [settings](Console& console) { return run_generate(*settings, console); }};
}

}  // namespace quadrille::cli
