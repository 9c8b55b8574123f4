#include "apps/cli/verbs/uniform.h"

#include <algorithm>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/interrupt.h"
#include "quadrille/base/random.h"
#include "quadrille/solve/solution_space.h"

namespace quadrille::cli {
namespace {

constexpr std::uint64_t kTogether = 100;  // boards

std::string show(const sudoku::Grid& full, OutputFormat format, const BoardsStyle& style,
                 std::uint64_t seed, std::uint64_t number) {
  if (format != OutputFormat::json) return show_board(full, format, style);
  JsonWriter json;
  add_board(json.begin_object(), full);
  return end_line(json.member("seed", seed).member("number", number));
}

Status tell_end(sudoku::SolutionSpace::End end, Console& console) {
  using Space = sudoku::SolutionSpace;
  const char* const why = end == Space::End::no_memory ? "cli.no_memory"
                          : interrupt().requested()    ? "cli.interrupted"
                                                       : "cli.in_time";
  console.error("generate: " + told(why));
  return end == Space::End::no_memory ? Status::unreadable : Status::unknown;
}

}  // namespace

std::string_view refused_beside_uniform(const GenerateSettings& settings) {
  const SpecOptions& spec = settings.spec;
  if (settings.wishes != create::RuleWishes{}) return "--rules";
  if (settings.common.shape && settings.common.shape->is_mosaic()) return "--boards";
  if (spec.level) return "--level";
  if (spec.technique) return "--technique";
  if (spec.mask) return "--mask";
  if (spec.minimal) return "--minimal";
  if (spec.pattern != create::Pattern::none) return "--symmetry";
  if (spec.rating != create::Range()) return "--rating";
  return spec.clues != create::Range() ? "--clues" : "";
}

Status run_uniform(const GenerateSettings& settings, std::uint64_t seed, Console& console) {
  using Space = sudoku::SolutionSpace;
  const Settings& common = settings.common;
  const sudoku::Grid empty(common.shape ? *common.shape : *sudoku::Shape::boxes(3, 3));
  if (const auto wrong = refusal(sudoku::EngineName::bands, empty)) {
    console.error("generate: --uniform: " + told(*wrong));
    return Status::usage;
  }
  OutputFormat format = common.format;
  if (format == OutputFormat::automatic) {
    const bool draws = console.out_is_terminal() && settings.count == 1;
    format = draws ? OutputFormat::board : OutputFormat::line;
  }
  Stop stop{&interrupt()};
  set_timeout(stop, common.timeout);
  sudoku::SolutionSpace space(
      empty, {.stop = &stop, .threads = static_cast<std::uint32_t>(thread_count(common))});
  if (const Space::End end = space.run(); end != Space::End::ready) return tell_end(end, console);
  if (format == OutputFormat::csv && !console.print("puzzle\n")) return console.status();
  Random random(seed);
  std::uint64_t number = 0;
  while (number < settings.count) {
    const auto drawn = space.sample(std::min(kTogether, settings.count - number), random);
    if (!drawn) return tell_end(Space::End::stopped, console);
    for (const sudoku::Grid& full : *drawn) {
      std::string text(number > 0 ? gap_between(format) : "");
      text += show(full, format, boards_style(common, console), seed, ++number);
      if (!console.print(text)) return console.status();
    }
  }
  if (common.stats) console.note(fmt::format("seed={} boards={}", seed, number));
  return console.status();
}

}  // namespace quadrille::cli
