// The search tells its moves to an observer, which cannot end it. Where no more is to be told, the
// observer falls silent and asks for a stop, and the figures are those of the last move told.
#include "quadrille/render/dance.h"

#include <memory>
#include <optional>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/subject.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

struct DanceSettings {
  SubjectSettings subject;
  std::uint64_t moves = UINT64_MAX;  // to be told
  bool all = false;                  // the whole search
  bool verbose = false;
};

constexpr const char* kDanceExamples =
    "Shows which item is picked, which option is tried for it, and where the search has to back\n"
    "up; the deeper, the further to the right. An item with one option left is forced, one with\n"
    "several is a guess. It stops at the first solution unless --limit or --all says otherwise.\n"
    "\n"
    "Without a puzzle, --size, --box, --latin or --regions stands for the empty board; use - for\n"
    "standard input then.\n"
    "\n"
    "Examples:\n"
    "  quadrille dance --latin 3 12.......\n"
    "  quadrille dance --moves 20 "
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300\n"
    "  quadrille dance --size 4 --all --out json\n"
    "  printf '1 2 3 4 5 6 7\\n3 5 6\\n1 4 7\\n2 3 6\\n1 4\\n2 7\\n4 5 7\\n' |\n"
    "    quadrille dance --problem --choose first";

enum class DanceEnd { complete, limit, moves, effort };

// Writes what is told, up to the last move that is wanted.
class Telling {
 public:
  Telling(Console& console, std::uint64_t moves, const Stop& parent)
      : spool_(console), left_(moves), stop_(&parent) {}

  // Asked of the search when nothing more is wanted.
  [[nodiscard]] const Stop& stop() const { return stop_; }
  // Whether a move was left untold because there were enough of them.
  [[nodiscard]] bool cut_short() const { return cut_short_; }
  [[nodiscard]] const cover::Stats& last_stats() const { return last_stats_; }
  bool flush() { return spool_.flush(); }

  // `text` may be empty: not every move is told.
  void add(const std::string& text, const cover::Search& search) {
    if (text.empty() || stop_.requested()) return;
    if (left_ == 0) {
      cut_short_ = true;
      stop_.request();
      return;
    }
    if (!spool_.add(text)) stop_.request();
    if (--left_ == 0) last_stats_ = search.stats();
  }

 private:
  Spool spool_;
  std::uint64_t left_;
  Stop stop_;
  bool cut_short_ = false;
  cover::Stats last_stats_;  // of the last move wanted
};

Message end_in_words(DanceEnd end, const DanceSettings& settings, const LimitedSolve& limited) {
  switch (end) {
    case DanceEnd::complete:
      return Message("cli.dance_complete");
    case DanceEnd::limit: {
      const std::uint64_t limit = settings.subject.common.limit;
      return {limit == 1 ? "cli.dance_first" : "cli.dance_solutions", {{"count", limit}}};
    }
    case DanceEnd::moves:
      return {"cli.dance_moves", {{"count", settings.moves}}};
    case DanceEnd::effort:
      break;
  }
  return limited.excuse();
}

std::string_view end_name(DanceEnd end) {
  switch (end) {
    case DanceEnd::complete:
      return "complete";
    case DanceEnd::limit:
      return "limit";
    case DanceEnd::moves:
      return "moves";
    case DanceEnd::effort:
      break;
  }
  return "unknown";
}

std::string summary(const DanceSettings& settings, const LimitedSolve& limited, DanceEnd end,
                    const cover::Stats& stats) {
  if (settings.subject.common.format == OutputFormat::json) {
    JsonWriter json;
    json.begin_object().member("move", "end").member("reason", end_name(end));
    json.member("solutions", stats.solutions).member("nodes", stats.links.nodes);
    json.member("updates", stats.links.updates).member("forced", stats.links.forced);
    json.member("guesses", stats.links.free).member("dead_ends", stats.links.dead);
    return end_line(json);
  }
  return told("cli.dance_summary", {{"end", end_in_words(end, settings, limited)},
                                    {"solutions", stats.solutions},
                                    {"nodes", stats.links.nodes},
                                    {"updates", stats.links.updates},
                                    {"forced", stats.links.forced},
                                    {"guesses", stats.links.free},
                                    {"dead", stats.links.dead}}) +
         "\n";
}

template <class Teller>
Reply dance(const DanceSettings& settings, Console& console, const Subject& subject,
            Teller teller) {
  const Settings& common = settings.subject.common;
  const LimitedSolve limited(common, subject.stop);
  Telling telling(console, settings.moves, *limited.options().stop);
  cover::SearchOptions options = limited.cover_options();
  options.stop = &telling.stop();
  std::optional<cover::Search> search;  // none where the time is up before there can be one
  if (!telling.stop().requested()) {
    search.emplace(subject.problem, options,
                   [&](const cover::Move& move) { telling.add(teller.tell(move), *search); });
  }
  const std::uint64_t limit = settings.all ? UINT64_MAX : common.limit;
  std::uint64_t found = 0;
  while (found < limit && !telling.stop().requested() && search->next()) ++found;
  if (!telling.flush()) return {};

  const bool complete = search && search->exhausted();
  const DanceEnd end = telling.cut_short() ? DanceEnd::moves
                       : complete          ? DanceEnd::complete
                       : found == limit    ? DanceEnd::limit
                                           : DanceEnd::effort;
  const cover::Stats stats = end == DanceEnd::moves ? telling.last_stats()
                             : search               ? search->stats()
                                                    : cover::Stats{};
  Reply reply;
  reply.out = summary(settings, limited, end, stats);
  reply.notes = limited.stats_line(stats);
  if (end == DanceEnd::effort) reply.status = Status::unknown;
  if (end == DanceEnd::complete && found == 0) reply.status = Status::no_solution;
  return reply;
}

Status run_dance(const DanceSettings& settings, Console& console) {
  const bool json = settings.subject.common.format == OutputFormat::json;
  const auto answer = [&](const Subject& subject) {
    if (json) {
      return dance(settings, console, subject,
                   render::DanceJson(subject.problem, settings.verbose));
    }
    // "r4c2 has …" says more than "item r4c2 has …".
    return dance(settings, console, subject,
                 render::DanceText(subject.problem, {.verbose = settings.verbose,
                                                     .bare_names = subject.grid != nullptr,
                                                     .language = &language()}));
  };
  return answer_subjects(settings.subject, console, json ? "" : "\n", answer);
}

}  // namespace

Verb add_dance(CLI::App& app) {
  CLI::App* command = add_verb(app, "dance", "Show the search, move by move", kDanceExamples);
  auto settings = std::make_shared<DanceSettings>();
  Settings& common = settings->subject.common;
  common.format = OutputFormat::line;
  common.limit = 1;
  add_subject(*command, settings->subject);
  add_choice<OutputFormat>(*command, "--out", common.format,
                           {{"text", OutputFormat::line}, {"json", OutputFormat::json}},
                           "In words, or one JSON object a line (default: text)");
  add_value(
      *command, "--moves", settings->moves,
      [](std::string_view text) { return whole_number(text, 0, UINT64_MAX); }, "N",
      "Stop after N moves");
  add_flag(*command, "--verbose", settings->verbose, "Also show what is covered and uncovered");
  add_limit(*command, common, "Stop after N solutions (default: 1)");
  CLI::Option* all =
      add_flag(*command, "--all", settings->all, "Continue to the end of the search");
  exclude_each_other({all, option_named(*command, "--limit")});
  add_search(*command, common, Engines::watched);
  return {command, [settings](Console& console) { return run_dance(*settings, console); }};
}

}  // namespace quadrille::cli
