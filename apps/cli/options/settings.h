// Settings: the options that several verbs share. A verb adds the groups that mean something to it.
//   auto settings = std::make_shared<Settings>();
//   add_sources(*command, *settings);
//   add_board(*command, *settings);
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/options/colour.h"
#include "apps/cli/options/plan_options.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/rectangle.h"
#include "quadrille/cover/search.h"
#include "quadrille/create/generate_rules.h"
#include "quadrille/logic/technique.h"
#include "quadrille/rules/constraint.h"
#include "quadrille/solve/solve.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace quadrille::cli {

// The heading in --help under which the options of the search stand.
inline constexpr const char* kSearchGroup = "Search";

// How results are written (--out).
enum class OutputFormat {
  automatic,  // board for a single puzzle on a terminal, otherwise line
  board,      // drawn with lines, for people
  line,
  grid,
  numbers,
  sdk,
  sdm,
  csv,
  marks,
  json,  // one object a line
  svg,   // a picture; several puzzles give one document after another
  // Those of other programs, for convert.
  fpuzzles,
  fpuzzles_link,
  sudokupad,
  killer,
  solo,
  ss,
  hodoku,
  opensudoku,
};

// As on the command line; empty for automatic.
std::string_view format_name(OutputFormat format);
// All of our own, but automatic.
const std::vector<OutputFormat>& all_formats();
// These and those of other programs.
const std::vector<OutputFormat>& exchange_formats();

// Which engines a verb has: only the one that can be watched, those of exact-cover problems, or
// also those of boards alone.
enum class Engines { watched, of_problems, of_boards };
// Whether it counts solutions, for which there is one engine more, and a bound to its memory.
enum class Counts { no, yes };

// Whether a verb takes mosaics: boards that are not square, and boards that overlap.
enum class Boards { squares, mosaics };

struct Settings {
  std::vector<std::string> sources;  // puzzles, files, or "-"; none: standard input
  bool strict = false;               // stop at the first record that cannot be read
  std::optional<sudoku::Shape> shape;
  std::optional<std::uint64_t> digits;    // with --size
  std::optional<sudoku::BoardSize> size;  // where --size gives rows and columns, or --digits more
  std::vector<sudoku::Constraint> rules;  // of every board, beside its own
  OutputFormat format = OutputFormat::automatic;
  Colour colour = Colour::automatic;
  std::uint64_t threads = 0;  // 0: as many as there are cores
  std::uint64_t limit = UINT64_MAX;

  // The search.
  std::optional<double> timeout;  // seconds for each puzzle
  std::uint64_t max_nodes = UINT64_MAX;
  std::uint64_t seed = 0;
  cover::Choice choose = cover::Choice::least;
  sudoku::EngineName engine = sudoku::EngineName::automatic;
  const sudoku::Card* card = nullptr;  // for gpu: opened by who answers boards (answer_boards)
  std::uint64_t memory = std::uint64_t{1} << 30U;  // bytes for the tables of a count
  bool stats = false;
  bool verbose = false;  // say who gave each answer, and why

  PlanSettings plan;  // of the search tree; for records, only its part
};

// [PUZZLE…] and --strict. With nothing to read and nobody but a person at the keyboard, parsing
// fails, and the verb's help is shown.
void add_sources(CLI::App& app, Settings& settings);
// --size, --box, --latin, --regions; for verbs that take mosaics also --digits and --boards; and
// --rules: of every board; or for puzzles that are made, what is wished for
void add_board(CLI::App& app, Settings& settings, Boards boards = Boards::squares,
               create::RuleWishes* wishes = nullptr);
void add_colour(CLI::App& app, Settings& settings);                          // --colour, --color
void add_threads(CLI::App& app, Settings& settings);                         // --threads
void add_limit(CLI::App& app, Settings& settings, const std::string& help);  // --limit
// --sample: how many random solutions, which are all kept until they are told
CLI::Option* add_sample(CLI::App& app, std::optional<std::uint64_t>& sample);
CLI::Option* add_memory(CLI::App& app, Settings& settings);                            // --memory
CLI::Option* add_timeout(CLI::App& app, Settings& settings, const std::string& help);  // --timeout
void add_limits(CLI::App& app, Settings& settings);  // --timeout, --max-nodes
// The limits, --seed, --choose, --stats; --engine, --verbose where there is a choice; --memory for
// what counts
void add_search(CLI::App& app, Settings& settings, Engines engines = Engines::of_problems,
                Counts counts = Counts::no);
// --out, or what else it is called, with those of the layouts that the verb can write.
void add_format(CLI::App& app, Settings& settings, const std::vector<OutputFormat>& offered,
                const std::string& option_names = "--out");

// --technique, completed by the names that `quadrille techniques` lists.
CLI::Option* add_technique(CLI::App& app, std::optional<logic::Technique>& target,
                           const std::string& help);

// Sets the deadline of --timeout, from now on.
void set_timeout(Stop& stop, std::optional<double> seconds);

// The number of threads to use, at least 1.
std::size_t thread_count(const Settings& settings);

}  // namespace quadrille::cli
