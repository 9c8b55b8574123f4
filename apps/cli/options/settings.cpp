#include "apps/cli/options/settings.h"

#include <algorithm>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "apps/cli/options/options.h"
#include "apps/cli/options/timeout.h"
#include "apps/cli/options/values.h"
#include "apps/cli/pipeline/input.h"
#include "quadrille/sudoku/text/regions_text.h"

namespace quadrille::cli {
namespace {

using sudoku::Shape;

constexpr std::uint64_t kMostThreads = 1024;
constexpr std::size_t kMostRegionBytes = std::size_t{4} << 20U;
constexpr const char* kBoardGroup = "Board (read off the input by default)";
constexpr const char* kSearchGroup = "Search";

Result<std::optional<Shape>> as_option(Result<Shape> shape) {
  if (!shape) return shape.error();
  return std::optional<Shape>(*std::move(shape));
}

Result<std::uint64_t> any_number(std::string_view text) {
  return whole_number(text, 0, UINT64_MAX);
}

Result<std::optional<Shape>> parse_box(std::string_view text) {
  const std::size_t cross = text.find_first_of("xX");
  if (cross != std::string_view::npos) {
    const auto rows = whole_number(text.substr(0, cross), 1, sudoku::kMaxSize);
    const auto columns = whole_number(text.substr(cross + 1), 1, sudoku::kMaxSize);
    if (rows && columns) {
      return as_option(
          Shape::boxes(static_cast<std::uint32_t>(*rows), static_cast<std::uint32_t>(*columns)));
    }
  }
  return Error{"expected RxC, such as 2x3 for boxes of 2 rows and 3 columns, " + found(text)};
}

// A parser of a board size that hands it on to a maker of shapes.
auto sized(Result<Shape> (*make)(std::uint32_t)) {
  return [make](std::string_view text) -> Result<std::optional<Shape>> {
    const auto size = whole_number(text, 1, sudoku::kMaxSize);
    if (!size) return size.error();
    return as_option(make(static_cast<std::uint32_t>(*size)));
  };
}

Result<std::optional<Shape>> load_regions(const std::string& path) {
  // A wrong file is wrong input, not wrong usage.
  const Result<std::string> text = read_whole(path, kMostRegionBytes);
  if (!text) refuse_file("--regions: " + text.error().text());
  Result<Shape> shape = sudoku::read_regions(*text);
  if (!shape) refuse_file(fmt::format("--regions: {}: {}", path, shape.error().text()));
  return as_option(std::move(shape));
}

Choices<sudoku::EngineName> engine_choices(Engines engines) {
  Choices<sudoku::EngineName> choices;
  for (const sudoku::EngineName engine : sudoku::engine_names()) {
    if (engines == Engines::of_boards || !is_batch(engine)) {
      choices.emplace_back(name(engine), engine);
    }
  }
  return choices;
}

Result<sudoku::EngineName> parse_engine(std::string_view text, Engines engines) {
  Result<sudoku::EngineName> engine = one_of(text, engine_choices(engines));
  if (!engine || is_available(*engine)) return engine;
  if (is_batch(*engine)) return Error{fmt::format("this processor cannot run {}", text)};
  return Error{"this program was built without CaDiCaL, which sat needs"};
}

}  // namespace

void add_sources(CLI::App& app, Settings& settings) {
  add_rest(app, "PUZZLE", settings.sources, "Puzzles or files; - or nothing for standard input");
  add_flag(app, "--strict", settings.strict, "Stop at the first record that cannot be read");
  when_read(app, [&settings] {
    if (settings.sources.empty() && ::isatty(STDIN_FILENO) == 1) {
      ask_for_more("expected a puzzle, a file, or - for standard input");
    }
  });
}

void add_board(CLI::App& app, Settings& settings) {
  const std::vector<CLI::Option*> options = {
      add_value(app, "--box", settings.shape, parse_box, "RxC",
                "Boxes of R rows and C columns on a board R*C wide"),
      add_value(app, "--size", settings.shape, sized(Shape::of_size), "N",
                "N wide, with the most nearly square boxes"),
      add_value(app, "--latin", settings.shape, sized(Shape::latin), "N", "N wide, without boxes"),
      add_value(app, "--regions", settings.shape, load_regions, "FILE",
                "Regions of any form: one letter per cell"),
  };
  for (CLI::Option* option : options) in_group(kBoardGroup, option);
  exclude_each_other(options);
}

void add_colour(CLI::App& app, Settings& settings) {
  add_choice<Colour>(
      app, "--colour,--color", settings.colour,
      {{"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}},
      "Colours on drawn boards; auto minds NO_COLOR");
}

void add_threads(CLI::App& app, Settings& settings) {
  add_value(
      app, "--threads", settings.threads,
      [](std::string_view text) { return whole_number(text, 1, kMostThreads); }, "N",
      "How many threads work on it (default: one per core)");
}

void add_limit(CLI::App& app, Settings& settings, const std::string& help) {
  const auto parse = [](std::string_view text) { return whole_number(text, 1, UINT64_MAX); };
  in_group(kSearchGroup, add_value(app, "--limit", settings.limit, parse, "N", help));
}

void add_limits(CLI::App& app, Settings& settings) {
  in_group(kSearchGroup, add_timeout(app, settings, "Give up on a puzzle after S seconds"));
  in_group(kSearchGroup, add_value(app, "--max-nodes", settings.max_nodes, any_number, "N",
                                   "Give up on a puzzle after N search nodes"));
}

void add_search(CLI::App& app, Settings& settings, Engines engines) {
  add_limits(app, settings);
  const Choices<cover::Choice> choices = {{"least", cover::Choice::least},
                                          {"first", cover::Choice::first},
                                          {"random", cover::Choice::random}};
  in_group(kSearchGroup, add_choice(app, "--choose", settings.choose, choices,
                                    "Which rule is looked at next (default: least)"));
  in_group(kSearchGroup, add_value(app, "--seed", settings.seed, any_number, "N",
                                   "For --choose random (default: 0)"));
  in_group(kSearchGroup, add_flag(app, "--stats", settings.stats,
                                  "Tell the work done, a line per puzzle on standard error"));
  if (engines == Engines::watched) return;
  in_group(kSearchGroup,
           add_value(
               app, "--engine", settings.engine,
               [engines](std::string_view text) { return parse_engine(text, engines); },
               fmt::format("{}", fmt::join(names(engine_choices(engines)), "|")),
               "How the search is done (default: auto)"));
  in_group(kSearchGroup,
           add_flag(app, "--verbose", settings.verbose,
                    "Tell which engine answered and why, a line per puzzle on standard error"));
}

void add_layout(CLI::App& app, Settings& settings, const std::vector<Layout>& offered,
                const std::string& option_names) {
  Choices<Layout> choices;
  for (const Layout layout : offered) choices.emplace_back(layout_name(layout), layout);
  add_choice<Layout>(app, option_names, settings.layout, choices, "How results are written");
}

std::optional<std::string> contradiction(const Settings& settings) {
  if (!is_batch(settings.engine)) return std::nullopt;
  const char* option = settings.max_nodes != UINT64_MAX          ? "--max-nodes"
                       : settings.choose != cover::Choice::least ? "--choose"
                                                                 : nullptr;
  if (option == nullptr) return std::nullopt;
  return fmt::format("{} means nothing to the batch engine: expected --engine auto or links",
                     option);
}

std::size_t thread_count(const Settings& settings) {
  if (settings.threads != 0) return settings.threads;
  return std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace quadrille::cli
