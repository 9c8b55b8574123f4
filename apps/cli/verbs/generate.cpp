#include "quadrille/create/generate.h"

#include <chrono>
#include <memory>
#include <optional>
#include <random>
#include <utility>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/options/spec_options.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/ranks/handout.h"
#include "apps/cli/ranks/packing.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/production.h"
#include "apps/cli/verbs/uniform.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/boards/mosaic.h"
#include "quadrille/create/generate_rules.h"

namespace quadrille::cli {
namespace {

constexpr const char* kGenerateExamples =
    "Every puzzle has exactly one solution. The same seed gives the same puzzles on every "
    "machine,\n"
    "with any number of threads. Without --seed a seed is chosen at random; --stats and --out "
    "json\n"
    "show it. If time runs out before a puzzle meets the requirements, a message says what was\n"
    "tried, and the exit status is 5.\n"
    "\n"
    "With --uniform it makes no puzzles, but full boards, drawn from all that there are, each\n"
    "equally likely.\n"
    "\n"
    "Examples:\n"
    "  quadrille generate\n"
    "  quadrille generate -n 100 --level hard --symmetry rotate180 --seed 7\n"
    "  quadrille generate --clues 24-28 --minimal --technique x-wing --timeout 60\n"
    "  quadrille generate --size 16 --out grid\n"
    "  quadrille generate --rules killer --out svg > killer.svg\n"
    "  quadrille generate --rules x,thermo:4,arrow:3 --seed 7\n"
    "  quadrille generate --boards samurai\n"
    "  quadrille generate --uniform -n 10 --seed 1\n"
    "  quadrille generate --mask pattern.txt --out json";

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

bool makes_mosaics(const GenerateSettings& settings) {
  return settings.common.shape && settings.common.shape->is_mosaic();
}

// "3 of 10 puzzles made in 2.0 s: 4 puzzles tried"
std::string told_so_far(std::uint64_t made, std::uint64_t count, Stop::Clock::time_point start) {
  const std::chrono::duration<double> seconds = Stop::Clock::now() - start;
  const std::uint64_t tried = made + 1;
  const Message attempts{"attempts.tried", {{"number", tried}, {"count", tried}}};
  return told("cli.made", {{"made", made},
                           {"count", count},
                           {"seconds", fmt::format("{:.1f}", seconds.count())},
                           {"tried", attempts}});
}

// On a pipe they are JSON, which alone keeps their rules, unless they are mosaics, which have none.
OutputFormat format_of_ruled(const GenerateSettings& settings, const Console& console) {
  if (settings.common.format != OutputFormat::automatic) return settings.common.format;
  if (console.out_is_terminal() && settings.count == 1) return OutputFormat::board;
  return makes_mosaics(settings) ? OutputFormat::line : OutputFormat::json;
}

// What was asked for beside rules and mosaics, and does not go together with them; or nothing.
std::string_view refused_beside_rules(const GenerateSettings& settings, OutputFormat format) {
  if (const std::string_view option = too_much(settings.spec); !option.empty()) return option;
  if (makes_mosaics(settings) && !can_show_mosaics(format)) return format_name(format);
  return {};
}

void note_lost_rules(OutputFormat format, Console& console) {
  const bool keeps_rules =
      format == OutputFormat::json || format == OutputFormat::svg || format == OutputFormat::board;
  if (!keeps_rules) console.note("generate: " + told("cli.rules_lost"));
}

// Says why there is no further puzzle.
Status tell_end_of_ruled(const Error& error, const std::string& so_far, Console& console) {
  const bool stopped = error.kind == ErrorKind::stopped;
  console.error("generate: " + (stopped ? so_far : told(error)));
  if (stopped) return Status::unknown;
  return error.kind == ErrorKind::no_grid ? Status::no_solution : Status::usage;
}

// One after another.
Status run_with_rules(const GenerateSettings& settings, Console& console) {
  const Settings& common = settings.common;
  const OutputFormat format = format_of_ruled(settings, console);
  if (const auto refused = refused_beside_rules(settings, format); !refused.empty()) {
    const Error error =
        makes_mosaics(settings) ? square_wanted(*common.shape) : Error{ErrorKind::has_rules};
    console.error("generate: " + told(error.about(refused)));
    return Status::usage;
  }
  if (!makes_mosaics(settings)) note_lost_rules(format, console);
  if (format == OutputFormat::csv && !console.print("puzzle,solution\n")) return console.status();
  const create::RulesSpec spec{.shape = common.shape ? *common.shape : *sudoku::Shape::boxes(3, 3),
                               .wishes = settings.wishes};
  const std::uint64_t seed = settings.seed ? *settings.seed : drawn_seed();
  Stop stop{&interrupt()};
  set_timeout(stop, common.timeout);
  const Stop::Clock::time_point start = Stop::Clock::now();
  for (std::uint64_t number = 0; number < settings.count; ++number) {
    const auto made = create::generate_with_rules(spec, seed, number, &stop);
    if (!made) {
      return tell_end_of_ruled(made.error(), told_so_far(number, settings.count, start), console);
    }
    std::string text = show_ruled(*made, format, boards_style(common, console), seed, number + 1);
    if (number > 0) text.insert(0, gap_between(format));
    if (!console.print(text)) break;
  }
  if (common.stats) console.note(fmt::format("seed={} puzzles={}", seed, settings.count));
  return console.status();
}

// On a rank that works for another, which has chosen the seed.
Status help_generate(const GenerateSettings& settings, const create::PuzzleSpec& spec,
                     Console& console) {
  while (const auto order = next_order(*ranks())) {
    Production(settings, spec, Unpacker(*order).number(), console).serve_order();
  }
  return Status::fine;
}

Status run_generate(const GenerateSettings& settings, Console& console) {
  if (settings.uniform) {
    if (const auto refused = refused_beside_uniform(settings); !refused.empty()) {
      const Message wrong{"cli.excludes", {{"option", "--uniform"}, {"other", refused}}};
      console.error("generate: " + told(wrong));
      return Status::usage;
    }
    if (is_helper()) return Status::fine;
    return run_uniform(settings, settings.seed ? *settings.seed : drawn_seed(), console);
  }
  if (settings.wishes != create::RuleWishes{} || makes_mosaics(settings)) {
    return is_helper() ? Status::fine : run_with_rules(settings, console);
  }
  Result<create::PuzzleSpec> spec = spec_of(settings.spec, settings.common.shape);
  if (!spec) {
    console.error("generate: " + told(spec.error()));
    return Status::usage;
  }
  if (is_helper()) return help_generate(settings, *spec, console);
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
  add_flag(*command, "--uniform", settings->uniform,
           "Full boards instead, each of all that there are equally likely");
  add_spec(*command, settings->spec);
  add_board(*command, common, Boards::mosaics, &settings->wishes);
  return {command, [settings](Console& console) { return run_generate(*settings, console); }};
}

}  // namespace quadrille::cli
