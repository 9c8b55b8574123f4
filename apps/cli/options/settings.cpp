#include "apps/cli/options/settings.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/ranks/ranks.h"
#include "apps/cli/system/read_file.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/boards/rectangle.h"
#include "quadrille/formats/read.h"

namespace quadrille::cli {
namespace {

using sudoku::Shape;

constexpr std::uint64_t kMostThreads = 1024;
constexpr std::size_t kMostRegionBytes = std::size_t{4} << 20U;
constexpr const char* kBoardGroup = "Board (detected from the input by default)";

constexpr std::array<std::string_view, 19> kFormatNames = {
    "",       "board", "line", "grid",   "numbers",   "sdk",           "sdm",
    "csv",    "marks", "json", "svg",    "fpuzzles",  "fpuzzles-link", "sudokupad",
    "killer", "solo",  "ss",   "hodoku", "opensudoku"};

Result<std::optional<Shape>> as_option(Result<Shape> shape) {
  if (!shape) return shape.error();
  return std::optional<Shape>(*std::move(shape));
}

Result<std::uint64_t> any_number(std::string_view text) {
  return whole_number(text, 0, UINT64_MAX);
}

Result<Shape> load_regions(std::string_view file, const Settings& settings) {
  const std::string path(file);
  if (settings.shape && !settings.size) return Error{Message("cli.size_rectangle")};
  // A wrong file is wrong input, not wrong usage.
  const Result<std::string> text = read_whole(path, kMostRegionBytes);
  if (!text) refuse_file(text.error().about("--regions: " + path));
  Result<Shape> shape =
      settings.size ? sudoku::read_regions(*text, *settings.size) : sudoku::read_regions(*text);
  if (!shape) refuse_file(in_file("--regions", path, shape.error()));
  return shape;
}

Result<Shape> take_box(std::string_view text, const Settings& settings) {
  if (settings.shape && !settings.size) return Error{Message("cli.size_rectangle")};
  Result<Shape> board = parse_box(text);
  if (!board || !settings.size) return board;
  return sudoku::Rectangle::boxes(*settings.size, board->box_rows(), board->box_columns());
}

// "9"; where the verb takes mosaics, "6x8", or "6" with more digits than that.
Result<Shape> take_size(std::string_view text, Settings& settings, bool mosaics) {
  const bool has_columns = text.find_first_of("xX") != std::string_view::npos;
  if (!mosaics || (!has_columns && !settings.digits)) return parse_size(text, Shape::of_size);
  Result<sudoku::BoardSize> size = parse_board_size(text);
  if (!size) return size.error();
  if (settings.digits) size->digits = static_cast<std::uint32_t>(*settings.digits);
  settings.size = *size;
  return sudoku::Rectangle::shape(*size);
}

CLI::Option* add_digits(CLI::App& app, Settings& settings) {
  const auto parse = [](std::string_view text) -> Result<std::optional<std::uint64_t>> {
    const Result<std::uint64_t> digits = whole_number(text, 1, sudoku::kMaxSize);
    if (!digits) return digits.error();
    return std::optional(*digits);
  };
  return in_group(kBoardGroup, add_value(app, "--digits", settings.digits, parse, "N",
                                         "With --size: digits up to N, more than cells in a row"));
}

void add_boards(CLI::App& app, Settings& settings) {
  const auto take = [&settings](const std::string& text) -> std::optional<Error> {
    const Shape board = settings.shape ? *settings.shape : *Shape::boxes(3, 3);
    const Result<Shape> shape = sudoku::parse_boards(board, text);
    if (!shape) return shape.error();
    settings.shape = *shape;
    return std::nullopt;
  };
  in_group(kBoardGroup, add_text(app, "--boards", take, "PLACES",
                                 "Boards that overlap: samurai, sohei, twodoku, or the cells they\n"
                                 "begin with, such as r1c1,r7c7"));
}

void add_rules(CLI::App& app, Settings& settings, create::RuleWishes* wishes) {
  const std::string help =
      "Further rules: x (both diagonals), windows, disjoint-groups,\n"
      "antiknight, antiking, nonconsecutive, global-entropy,\n"
      "global-modular, anti-taxicab, strict-kropki, strict-xv";
  const auto parse_rules = [](std::string_view text) -> Result<std::vector<sudoku::Constraint>> {
    auto rules = sudoku::parse_global_constraints(text);
    if (!rules) return rule_meant(rules.error(), text);
    return rules;
  };
  const auto parse_wishes = [](std::string_view text) -> Result<create::RuleWishes> {
    auto rules = create::parse_rule_wishes(text);
    if (!rules)
      return rule_meant(rules.error(), text, {"killer", "thermo", "arrow", "whisper", "dots"});
    return rules;
  };
  CLI::Option* option =
      wishes == nullptr
          ? add_value(app, "--rules", settings.rules, parse_rules, "RULE,...", help)
          : add_value(app, "--rules", *wishes, parse_wishes, "RULE,...",
                      help + ", killer,\nthermo:N, arrow:N, whisper:N and dots:N (N of them)");
  in_group(kBoardGroup, option);
}

Choices<sudoku::EngineName> engine_choices(Engines engines, Counts counts) {
  Choices<sudoku::EngineName> choices;
  for (const sudoku::EngineName engine : sudoku::engine_names()) {
    const bool bands = engine == sudoku::EngineName::bands;
    if (engines != Engines::of_boards && (is_batch(engine) || bands)) continue;
    if (counts == Counts::no && (engine == sudoku::EngineName::sweep || bands)) continue;
    choices.emplace_back(name(engine), engine);
  }
  return choices;
}

Result<sudoku::EngineName> parse_engine(std::string_view text, Engines engines, Counts counts) {
  Result<sudoku::EngineName> engine = one_of(text, engine_choices(engines, counts));
  if (!engine || is_available(*engine)) return engine;
  if (is_batch(*engine)) return Error{ErrorKind::engine_processor, {{"engine", text}}};
  return Error{Message("cli.no_cadical")};
}

}  // namespace

std::string_view format_name(OutputFormat format) {
  return kFormatNames[static_cast<std::size_t>(format)];
}

const std::vector<OutputFormat>& all_formats() {
  static const std::vector<OutputFormat> kAll = {
      OutputFormat::board, OutputFormat::line, OutputFormat::grid, OutputFormat::numbers,
      OutputFormat::sdk,   OutputFormat::sdm,  OutputFormat::csv,  OutputFormat::marks,
      OutputFormat::json,  OutputFormat::svg};
  return kAll;
}

const std::vector<OutputFormat>& exchange_formats() {
  static const std::vector<OutputFormat> kAll = [] {
    std::vector<OutputFormat> formats = all_formats();
    formats.insert(formats.end(),
                   {OutputFormat::fpuzzles, OutputFormat::fpuzzles_link, OutputFormat::sudokupad,
                    OutputFormat::killer, OutputFormat::solo, OutputFormat::ss,
                    OutputFormat::hodoku, OutputFormat::opensudoku});
    return formats;
  }();
  return kAll;
}

void add_sources(CLI::App& app, Settings& settings) {
  add_rest(app, "PUZZLE", settings.sources, "Puzzles or files; - or nothing for standard input");
  add_flag(app, "--strict", settings.strict, "Stop at the first record that cannot be read");
  add_part(app, settings.plan, "Only the Kth of N parts of each file");
  when_read(app, [&settings] {
    if (settings.sources.empty() && ::isatty(STDIN_FILENO) == 1) {
      ask_for_more("cli.sources");
    }
  });
}

// Values are taken in the order in which options were added: so the number of digits is known
// before the size, the size before boxes and regions, and the shape of one board before --boards.
void add_board(CLI::App& app, Settings& settings, Boards boards, create::RuleWishes* wishes) {
  const bool mosaics = boards == Boards::mosaics;
  CLI::Option* digits = mosaics ? add_digits(app, settings) : nullptr;
  const auto shape_option = [&](const char* name, auto parse, const char* value,
                                const std::string& help) {
    const auto take = [parse, &settings](std::string_view text) {
      return as_option(parse(text, settings));
    };
    return in_group(kBoardGroup, add_value(app, name, settings.shape, take, value, help));
  };
  CLI::Option* size = shape_option(
      "--size",
      [mosaics](std::string_view text, Settings& given) { return take_size(text, given, mosaics); },
      mosaics ? "SIZE" : "N",
      mosaics ? "N wide, with boxes as nearly square as possible; or RxC: R rows and\n"
                "C columns, without boxes unless --box or --regions adds them"
              : "N wide, with boxes as nearly square as possible");
  CLI::Option* box =
      shape_option("--box", take_box, "RxC", "Boxes of R rows and C columns, on a board R*C wide");
  CLI::Option* latin = shape_option(
      "--latin", [](std::string_view text, Settings&) { return parse_size(text, Shape::latin); },
      "N", "N wide, without boxes");
  CLI::Option* regions =
      shape_option("--regions", load_regions, "FILE", "Regions of any shape: one letter per cell");
  exclude_each_other({box, latin, regions});
  exclude_each_other({size, latin});
  if (!mosaics) exclude_each_other({size, box, regions});
  if (mosaics) let_need(digits, size);
  if (mosaics) add_boards(app, settings);
  add_rules(app, settings, wishes);
}

void add_colour(CLI::App& app, Settings& settings) {
  add_choice<Colour>(
      app, "--colour,--color", settings.colour,
      {{"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}},
      "Colour drawn boards; auto: on a terminal, unless NO_COLOR is set");
}

void add_threads(CLI::App& app, Settings& settings) {
  add_value(
      app, "--threads", settings.threads,
      [](std::string_view text) { return whole_number(text, 1, kMostThreads); }, "N",
      "Number of threads (default: one per core)");
}

void add_limit(CLI::App& app, Settings& settings, const std::string& help) {
  const auto parse = [](std::string_view text) { return whole_number(text, 1, UINT64_MAX); };
  in_group(kSearchGroup, add_value(app, "--limit", settings.limit, parse, "N", help));
}

CLI::Option* add_timeout(CLI::App& app, Settings& settings, const std::string& help) {
  return add_value(
      app, "--timeout", settings.timeout,
      [](std::string_view text) -> Result<std::optional<double>> {
        const Result<double> seconds = parse_timeout(text);
        if (!seconds) return seconds.error();
        return std::optional<double>(*seconds);
      },
      "S", help);
}

void add_limits(CLI::App& app, Settings& settings) {
  in_group(kSearchGroup, add_timeout(app, settings, "Give up on a puzzle after S seconds"));
  in_group(kSearchGroup, add_value(app, "--max-nodes", settings.max_nodes, any_number, "N",
                                   "Give up on a puzzle after N search nodes"));
}

CLI::Option* add_memory(CLI::App& app, Settings& settings) {
  return add_value(app, "--memory", settings.memory, parse_memory, "SIZE",
                   "Memory that a count may use, such as 200M (default: 1G)");
}

CLI::Option* add_sample(CLI::App& app, std::optional<std::uint64_t>& sample) {
  constexpr std::uint64_t kMostSamples = 100'000;
  return add_value(
      app, "--sample", sample,
      [](std::string_view text) { return whole_number(text, 1, kMostSamples); }, "N",
      "Draw N solutions at random, each equally likely");
}

void add_search(CLI::App& app, Settings& settings, Engines engines, Counts counts) {
  add_limits(app, settings);
  const Choices<cover::Choice> choices = {{"least", cover::Choice::least},
                                          {"first", cover::Choice::first},
                                          {"random", cover::Choice::random}};
  in_group(kSearchGroup, add_choice(app, "--choose", settings.choose, choices,
                                    "Which rule to branch on next (default: least)"));
  in_group(kSearchGroup, add_value(app, "--seed", settings.seed, any_number, "N",
                                   "For --choose random (default: 0)"));
  in_group(kSearchGroup, add_flag(app, "--stats", settings.stats,
                                  "Show the work done, one line per puzzle on standard error"));
  if (engines == Engines::watched) return;
  in_group(kSearchGroup,
           add_value(
               app, "--engine", settings.engine,
               [=](std::string_view text) { return parse_engine(text, engines, counts); },
               fmt::format("{}", fmt::join(names(engine_choices(engines, counts)), "|")),
               "Which engine searches (default: auto)"));
  in_group(kSearchGroup,
           add_flag(app, "--verbose", settings.verbose,
                    "Show which engine answered and why, one line per puzzle on standard error"));
  if (counts == Counts::no) return;
  in_group(kSearchGroup, add_memory(app, settings));
}

void add_format(CLI::App& app, Settings& settings, const std::vector<OutputFormat>& offered,
                const std::string& option_names) {
  Choices<OutputFormat> choices;
  for (const OutputFormat format : offered) choices.emplace_back(format_name(format), format);
  add_choice<OutputFormat>(app, option_names, settings.format, choices, "Format of the results");
}

CLI::Option* add_technique(CLI::App& app, std::optional<logic::Technique>& target,
                           const std::string& help) {
  return add_value(
      app, "--technique", target,
      [](std::string_view text) -> Result<std::optional<logic::Technique>> {
        const Result<logic::Technique> technique = parse_technique(text);
        if (!technique) return technique.error();
        return std::optional(*technique);
      },
      fmt::format("{}", fmt::join(technique_names(), "|")), help);
}

void set_timeout(Stop& stop, std::optional<double> seconds) {
  if (seconds) stop.set_deadline(Stop::after(std::chrono::duration<double>(*seconds)));
}

std::size_t thread_count(const Settings& settings) {
  if (settings.threads != 0) return settings.threads;
  if (ranks() != nullptr) return 1;  // there may be as many of them as there are cores
  return std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace quadrille::cli
