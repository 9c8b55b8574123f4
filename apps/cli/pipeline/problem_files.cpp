#include "apps/cli/pipeline/problem_files.h"

#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/input.h"
#include "apps/cli/pipeline/piece_work.h"
#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/ranks/handout.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/system/read_file.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cli {
namespace {

// Millions of options; what is larger is hardly a problem that was meant to be read.
constexpr std::size_t kMostBytes = std::size_t{256} << 20U;

// How a source is called in messages.
std::string title_of(const std::string& path) {
  return path == "-" ? told("cli.standard_input") : path;
}

struct ProblemFile {
  std::string path;
  std::string source;  // for programs: the path, or "standard input"
  std::uint64_t number = 0;
};

Reply refuse(const Settings& settings, const ProblemJob& job, const ProblemFile& file,
             const Error& error) {
  Reply reply{.out = job.blank,
              .notes = fmt::format("{}: {}\n", title_of(file.path), told(error)),
              .status = Status::unreadable};
  if (settings.format == OutputFormat::json)
    reply.out = show_error(error, file.source, file.number);
  return reply;
}

bool is_any_set(const gallery::PieceRules& rules) { return rules.turn || rules.flip; }

Reply answer_pieces(const Settings& settings, const ProblemJob& job, const ProblemFile& file,
                    std::string_view text) {
  const auto puzzle =
      gallery::read_pieces(text, job.read != nullptr ? job.read->rules : gallery::PieceRules());
  if (!puzzle) return refuse(settings, job, file, puzzle.error());
  return job.answer({puzzle->problem, title_of(file.path), file.source, file.number, &*puzzle});
}

Reply answer_file(const Settings& settings, const ProblemJob& job, const ProblemFile& file) {
  const Result<std::string> text = read_whole(file.path, kMostBytes);
  if (!text) return refuse(settings, job, file, text.error());
  const ReadSettings read = job.read != nullptr ? *job.read : ReadSettings();
  if (read.pieces || (!read.format && gallery::is_pieces(*text))) {
    return answer_pieces(settings, job, file, *text);
  }
  if (is_any_set(read.rules)) {
    return refuse(settings, job, file, Error{Message("cli.only_pieces")});
  }
  const cover::ProblemFormat format = read.format ? *read.format : cover::recognise(*text);
  const Result<cover::Problem> problem = cover::read_as(*text, format);
  if (problem) return job.answer({*problem, title_of(file.path), file.source, file.number});
  Reply reply = refuse(settings, job, file, problem.error());
  // A bare list of sets looks like Knuth's format until something is missing in its first line.
  const bool perhaps_sets = job.read != nullptr && !read.format &&
                            format == cover::ProblemFormat::knuth && !is_problem_name(file.path) &&
                            problem.error().kind == ErrorKind::item_unknown;
  if (perhaps_sets) {
    reply.notes =
        fmt::format("{}: {}\n", title_of(file.path),
                    told("cli.perhaps_sets", {{"error", problem.error().placed_message()}}));
  }
  return reply;
}

// What the system refuses to one file leaves the others alone.
Reply answer_or_refuse(const Settings& settings, const ProblemJob& job, const ProblemFile& file) {
  try {
    return answer_file(settings, job, file);
  } catch (...) {
    return refuse(settings, job, file, Error{message_of(refusal_in_flight())});
  }
}

}  // namespace

void add_problem_files(CLI::App& app, Settings& settings) {
  add_rest(app, "FILE", settings.sources, "Files; - or nothing for standard input");
  add_flag(app, "--strict", settings.strict, "Stop at the first file that cannot be read");
  when_read(app, [&settings] {
    if (settings.sources.empty() && ::isatty(STDIN_FILENO) == 1) {
      ask_for_more("cli.files");
    }
  });
}

void add_problem_formats(CLI::App& app, ReadSettings& settings) {
  constexpr const char* kProblemGroup = "Problem (its format is recognised by default)";
  using Format = cover::ProblemFormat;
  const auto parse = [&settings](std::string_view text) -> Result<std::optional<Format>> {
    Choices<std::optional<Format>> choices;
    for (const Format format : {Format::knuth, Format::rows, Format::sets, Format::dimacs}) {
      choices.emplace_back(cover::name(format), format);
    }
    choices.emplace_back("pieces", std::nullopt);
    auto format = one_of(text, choices);
    settings.pieces = format && !*format;
    return format;
  };
  CLI::Option* from = add_value(app, "--from", settings.format, parse,
                                "knuth|rows|sets|dimacs|pieces", "Which format it is");
  CLI::Option* pieces = add_flag(app, "--pieces", settings.pieces,
                                 "The same as --from pieces: pieces and a box, drawn with letters");
  exclude_each_other({from, pieces});
  const Choices<std::optional<bool>> answers = {{"yes", true}, {"no", false}};
  CLI::Option* turn = add_choice(app, "--turn", settings.rules.turn, answers,
                                 "Whether pieces may be turned (default: yes)");
  CLI::Option* flip = add_choice(app, "--flip", settings.rules.flip, answers,
                                 "Whether pieces may be turned over, or mirrored in a box of\n"
                                 "several layers (default: yes if it is flat)");
  for (CLI::Option* option : {from, pieces, turn, flip}) in_group(kProblemGroup, option);
}

bool is_problem_name(const std::string& path) {
  return path.ends_with(".dlx") || path.ends_with(".xcc") || path.ends_with(".mcc") ||
         path.ends_with(".cost");
}

Status answer_problems(const Settings& settings, Console& console, const ProblemJob& job) {
  if (is_helper()) {
    while (const auto order = next_order(*ranks())) serve_pieces(*order);
    return Status::fine;
  }
  const std::vector<std::string> paths =
      settings.sources.empty() ? std::vector<std::string>{"-"} : settings.sources;
  Status status = Status::fine;
  std::uint64_t number = 0;
  for (const std::string& path : paths) {
    if (number > 0 && !job.between.empty() && !console.print(job.between)) break;
    const std::string source = path == "-" ? "standard input" : path;
    const Reply reply = answer_or_refuse(settings, job, {path, source, ++number});
    if (interrupt().requested() && !reply.partial) break;  // it may have been cut short
    const bool taken = reply.out.empty() || console.print(reply.out);
    if (!reply.notes.empty()) console.tell(reply.notes, reply.status);
    status = worse(status, reply.status);
    if (!taken || (settings.strict && reply.status == Status::unreadable)) break;
  }
  return worse(status, console.status());
}

std::vector<Message> obstacles_of(const cover::Problem& problem,
                                  const gallery::PiecePuzzle* puzzle) {
  std::vector<Message> obstacles;
  if (puzzle != nullptr && puzzle->cells && puzzle->cells->pieces != puzzle->cells->box) {
    obstacles.push_back(
        {"cli.cells_of_pieces", {{"pieces", puzzle->cells->pieces}, {"box", puzzle->cells->box}}});
  }
  for (const cover::ItemId item : cover::uncoverable_items(problem)) {
    const std::uint32_t least = problem.bounds(item).least;
    obstacles.push_back({least > 1 ? "cli.too_few_have" : "cli.no_option_has",
                         {{"item", brief(problem.item_name(item))}, {"count", least}}});
  }
  return obstacles;
}

}  // namespace quadrille::cli
