#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/interrupt.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/problem_files.h"
#include "apps/cli/verbs/cover_estimate.h"
#include "apps/cli/verbs/cover_show.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/base/text.h"
#include "quadrille/cover/best.h"
#include "quadrille/cover/solution_space.h"
#include "quadrille/cover/verify.h"
#include "quadrille/render/dance.h"

namespace quadrille::cli {
namespace {

using cover::OptionId;
using cover::Problem;
using cover::Verdict;

using Out = CoverOut;

constexpr std::uint64_t kMostSamples = 100'000;  // all of them are kept until they are told

struct CoverSettings {
  Settings common;                      // common.limit is that of --count
  Out out = Out::text;                  // knuth: solutions as lines of the problem
  bool count = false;                   // how many solutions
  std::optional<std::uint64_t> first;   // so many of them
  bool all = false;                     // all of them
  std::optional<std::uint64_t> best;    // so many of the cheapest
  bool most = false;                    // the dearest instead
  std::optional<std::uint64_t> sample;  // so many random ones
  bool marginals = false;               // in how many solutions each option is
  bool verify = false;                  // check every one that is found
  bool draw = false;                    // draw them, where the problem has a shape
  bool estimate = false;                // how long it would take, before any search
  ReadSettings read;
};

ShowStyle show_style(const CoverSettings& settings, const Console& console) {
  return {.out = settings.out,
          .draw = settings.draw,
          .tiling = {.colour = console.coloured(settings.common.colour),
                     .ascii = !console.unicode(),
                     .width = static_cast<std::uint32_t>(console.width()),
                     .language = &language()}};
}

constexpr const char* kCoverExamples =
    "Says whether there are no, one or several solutions, and shows one, unless it is asked for\n"
    "something else. Options are numbered from 1, in the order of the file.\n"
    "\n"
    "--sample and --marginals count first. Random solutions are drawn one by one from all of\n"
    "them, each equally likely; the same seed gives the same ones.\n"
    "\n"
    "The first line of a file names the items: those to be covered exactly once and, behind a\n"
    "lone |, those to be covered at most once. Every further line is an option; item:colour lets\n"
    "several options cover an item of the second kind in the same colour. 2|item is to be covered\n"
    "twice, 1:3|item one to three times; |5 behind an option is its cost. Lines that begin with |\n"
    "are comments. Or a file has rows of 0 and 1, sets (A = 1 4 7), DIMACS (p ec 7 6), or pieces\n"
    "and a box: blocks of letters, with blank lines between them, and box 6x10 or a block of "
    "dots.\n"
    "\n"
    "Drawn are pieces on cells that are called 00, a1, r1c1 or 1,2,3; queens; Langford pairs.\n"
    "\n"
    "Examples:\n"
    "  printf '1 2 3 4 5 6 7\\n1 4 7\\n1 4\\n4 5 7\\n3 5 6\\n2 3 6 7\\n2 7\\n' | quadrille cover\n"
    "  quadrille matrix --latin 3 --out knuth | quadrille cover --count\n"
    "  quadrille matrix --size 4 --out knuth | quadrille cover --first 2 --verify\n"
    "  quadrille cover --all --out json problem.dlx\n"
    "  printf 'A = 1 4 7\\nB = 1 4\\nC = 2 3 5 6\\nD = 7\\n' | quadrille cover --out names\n"
    "  printf 'box 3x4\\n\\nLLL\\nL\\n\\nJJJ\\nJ\\n\\nIIII\\n' | quadrille cover --draw\n"
    "  printf 'box 2x3\\n\\nLL\\nL\\n\\nVV\\nV\\n' | quadrille cover --out svg > pieces.svg\n"
    "  quadrille cover --estimate problem.dlx\n"
    "  quadrille cover --count --limit 1000 --stats problem.dlx\n"
    "  quadrille cover --sample 10 --seed 1 problem.dlx\n"
    "  quadrille cover --marginals --out json problem.dlx\n"
    "  printf '2|a b\\na |4\\na b |1\\na |2\\nb |3\\n' | quadrille cover --best 3";

// What is done for one problem.
class CoverRun {
 public:
  CoverRun(const CoverSettings& settings, Console& console, const NamedProblem& named)
      : settings_(settings),
        console_(console),
        problem_(named.problem),
        title_(named.title),
        source_(named.source),
        number_(named.number),
        puzzle_(named.puzzle),
        obstacles_(obstacles_of(named.problem, named.puzzle)),
        show_(named.problem, show_style(settings, console)),
        limited_(settings.common, interrupt(), thread_count(settings.common)),
        // Solutions that scroll by show themselves that the work goes on.
        progress_(console, "cli.solutions", !lists() || !console.out_is_terminal()) {}

  Reply perform() {
    if (show_.trouble()) return refuse(*show_.trouble());
    if (puzzle_ != nullptr && puzzle_->cells && puzzle_->cells->pieces != puzzle_->cells->box) {
      return cannot_be();
    }
    if (settings_.best) return best();
    if (settings_.count && !settings_.verify) return count();
    if (settings_.sample || settings_.marginals) return ask_all();
    search_.emplace(problem_, limited_.cover_options(), progress_);
    Reply reply = settings_.count ? count_verified() : lists() ? list() : answer();
    return with_bookkeeping(std::move(reply), search_->stats());
  }

 private:
  [[nodiscard]] bool is_json() const { return settings_.out == Out::json; }
  [[nodiscard]] bool is_knuth() const { return settings_.out == Out::knuth; }
  [[nodiscard]] bool lists() const { return settings_.first || settings_.all; }

  [[nodiscard]] Reply refuse(const Error& error) const {
    return {.out = is_json()         ? show_error(error, source_, number_)
                   : settings_.count ? "\n"
                                     : "",
            .notes = fmt::format("{}: {}\n", title_, told(error)),
            .status = Status::unreadable};
  }

  [[nodiscard]] Reply with_bookkeeping(Reply reply, const cover::Stats& stats) const {
    if (fault_) return {.notes = *fault_, .status = Status::unknown};
    if (verified_ > 0) {
      reply.notes += fmt::format("{}: {}\n", title_, told("cli.verified", {{"count", verified_}}));
    }
    reply.notes += limited_.engine_line(title_) + limited_.stats_line(stats);
    return reply;
  }

  // The next solution, checked if that is wanted; a wrong one ends the search.
  bool next() { return !fault_ && search_->next() && is_right(search_->solution()); }

  bool is_right(std::span<const OptionId> solution) {
    if (!settings_.verify) return true;
    if (const auto wrong = cover::verify(problem_, solution)) {
      fault_ = fmt::format(
          "{}: {}\n", title_,
          told("cli.wrong_solution", {{"number", verified_ + 1}, {"error", wrong->message()}}));
      return false;
    }
    ++verified_;
    return true;
  }

  // In the order of the problem.
  static std::vector<OptionId> in_order(std::span<const OptionId> solution) {
    std::vector<OptionId> options(solution.begin(), solution.end());
    std::ranges::sort(options);
    return options;
  }
  [[nodiscard]] std::vector<OptionId> solution() const { return in_order(search_->solution()); }

  // A verdict in words; an unknown one may still have come with some solution.
  [[nodiscard]] Message sentence(Verdict verdict, bool some) const {
    switch (verdict) {
      case Verdict::one:
        return Message("cli.exactly_one");
      case Verdict::many:
        return Message("cli.more_than_one_such_as");
      case Verdict::none:
        return no_solution(obstacles_);
      case Verdict::unknown:
        break;
    }
    if (!some) return limited_.excuse();
    return {"cli.yet_some", {{"excuse", limited_.excuse()}}};
  }

  [[nodiscard]] std::string in_text(const std::vector<OptionId>& options) const {
    if (show_.is_special()) {
      return show_.text(options) + (show_.is_bare() ? "" : cost_line(options));
    }
    if (options.empty()) {
      return is_knuth() ? "| " + told("cli.no_option_needed") + "\n" : told("cli.no_option") + "\n";
    }
    std::string text;
    for (const OptionId option : options) text += line_of(option);
    return text + cost_line(options);
  }

  [[nodiscard]] std::string cost_line(const std::vector<OptionId>& options) const {
    if (!problem_.has_costs()) return {};
    const Message cost{"cli.cost", {{"cost", cover::cost_of(problem_, options)}}};
    return (is_knuth() ? "| " : "") + told(cost) + "\n";
  }

  [[nodiscard]] std::string line_of(OptionId option) const {
    std::string text;
    if (!is_knuth()) text = told("cli.option", {{"number", index(option) + 1}}) + ":";
    std::string_view before = is_knuth() ? "" : " ";
    for (const cover::Entry& entry : problem_.entries(option)) {
      const std::string name = render::entry_name(problem_, entry);
      text += before;
      text += is_knuth() ? name : printable(name);
      before = " ";
    }
    if (is_knuth() && problem_.cost(option) > 0) {
      text += fmt::format(" |{}", problem_.cost(option));
    }
    return text + '\n';
  }

  // The member "solution", and the cost where there is one.
  void add_solution(JsonWriter& json, const std::vector<OptionId>& options) const {
    if (problem_.has_costs()) json.member("cost", cover::cost_of(problem_, options));
    json.key("solution").begin_array();
    for (const OptionId option : options) {
      begin_option(json, option);
      json.end_object();
    }
    json.end_array();
    show_.add_drawing(json, options);
  }
  void begin_option(JsonWriter& json, OptionId option) const {
    json.begin_object().member("option", index(option) + 1);
    if (const auto name = given_name(problem_, option)) json.member("name", *name);
    json.key("items").begin_array();
    for (const cover::Entry& entry : problem_.entries(option)) {
      json.value(render::entry_name(problem_, entry));
    }
    json.end_array();
  }

  [[nodiscard]] JsonWriter new_object() const {
    JsonWriter json;
    json.begin_object().member("source", source_).member("record", number_);
    return json;
  }

  Reply cannot_be() const;
  Reply answer();
  Reply count();
  Reply count_verified();
  [[nodiscard]] Reply tell_count(const cover::Count& count, bool reached_limit) const;
  Reply list();
  Reply best();
  Reply ask_all();
  bool sample(const cover::SolutionSpace& space, Reply& reply);
  bool tell_marginals(const cover::SolutionSpace& space, Reply& reply) const;
  void tell_one(std::uint64_t number, const std::vector<OptionId>& solution,
                std::string& out) const;

  const CoverSettings& settings_;
  Console& console_;
  const Problem& problem_;
  const std::string& title_;   // for people
  const std::string& source_;  // for programs
  const std::uint64_t number_;
  const gallery::PiecePuzzle* const puzzle_;  // none where the problem is not of pieces
  const std::vector<Message> obstacles_;
  const SolutionShow show_;
  LimitedSolve limited_;
  Progress progress_;
  std::optional<SteadySearch> search_;
  std::uint64_t verified_ = 0;
  std::optional<std::string> fault_;
};

// Nothing is searched for where the pieces cannot fill the box.
Reply CoverRun::cannot_be() const {
  if (settings_.count) {
    const cover::Count none{.solutions = 0, .exact = true};
    return tell_count(none, false);
  }
  Reply reply{.status = Status::no_solution};
  const std::string words = told(no_solution(obstacles_));
  if (is_json()) {
    JsonWriter json = new_object();
    if (lists()) json.member("number", 0);
    json.key("solution").null().member("verdict", verdict_name(Verdict::none));
    add_obstacles(json, obstacles_);
    reply.out = end_line(json);
  }
  if (is_json() ? lists() : lists() || show_.is_bare()) {
    reply.notes = fmt::format("{}: {}\n", title_, words);
  } else if (!is_json()) {
    reply.out = (is_knuth() ? "| " : "") + words + "\n";
  }
  return reply;
}

// None, one or many, and one solution.
Reply CoverRun::answer() {
  std::vector<OptionId> first;
  const bool some = next();
  if (some) first = solution();
  const bool several = some && next();
  const Verdict verdict = several                 ? Verdict::many
                          : !search_->exhausted() ? Verdict::unknown
                          : some                  ? Verdict::one
                                                  : Verdict::none;
  limited_.answered_by(search_->engine());
  Reply reply;
  reply.status = verdict_status(verdict, Status::fine);
  if (is_json()) {
    JsonWriter json = new_object();
    json.member("verdict", verdict_name(verdict));
    if (some) {
      add_solution(json, first);
    } else {
      json.key("solution").null();
    }
    if (some && settings_.verify) json.member("verified", true);
    add_obstacles(json, obstacles_);
    limited_.add_stats(json, search_->stats());
    reply.out = end_line(json);
    return reply;
  }
  // Behind the sign of a comment, what follows can be read as lines of a problem.
  const std::string words = told(sentence(verdict, some));
  if (show_.is_bare()) {
    reply.notes = fmt::format("{}: {}\n", title_, words);
  } else {
    reply.out = (is_knuth() ? "| " : "") + words + "\n";
  }
  if (some) reply.out += in_text(first);
  return reply;
}

Reply CoverRun::count() {
  const std::uint64_t limit = settings_.common.limit;
  // One more than the limit, to know whether there are more.
  const std::uint64_t most = limit == UINT64_MAX ? limit : limit + 1;
  cover::Count count = SteadyCount(problem_, most, limited_.cover_options(), progress_).run();
  const bool more = limit != UINT64_MAX && count.solutions > Natural(limit);
  if (more) count.solutions = limit;
  limited_.answered_by(count.engine);
  return with_bookkeeping(tell_count(count, more), count.stats);
}

// One by one, as each is to be checked.
Reply CoverRun::count_verified() {
  cover::Count count;
  const std::uint64_t limit = settings_.common.limit;
  bool more = false;
  while (next()) {
    more = count.solutions == Natural(limit);
    if (more) break;
    count.solutions += 1;
  }
  count.exact = !more && search_->exhausted();
  count.stats = search_->stats();
  limited_.answered_by(search_->engine());
  return tell_count(count, more);
}

Reply CoverRun::tell_count(const cover::Count& count, bool reached_limit) const {
  const bool complete = count.exact && !reached_limit;
  Reply reply;
  if (complete && count.solutions == 0) reply.status = Status::no_solution;
  if (is_json()) {
    JsonWriter json = new_object();
    json.member("solutions", count.solutions).member("complete", complete);
    limited_.add_stats(json, count.stats);
    reply.out = end_line(json);
  } else if (!interrupt().requested()) {
    reply.out = fmt::format("{}{}\n", count.number(), complete ? "" : "+");
  }
  reply.partial = interrupt().requested();
  if (!complete && !reached_limit) {
    reply.status = Status::unknown;
    reply.notes = fmt::format(
        "{}: {}\n", title_,
        told("cli.at_least", {{"excuse", limited_.excuse()}, {"count", count.number()}}));
  } else if (!obstacles_.empty()) {
    reply.notes = fmt::format("{}: {}\n", title_, told(no_solution(obstacles_)));
  }
  return reply;
}

// One of a list of solutions.
void CoverRun::tell_one(std::uint64_t number, const std::vector<OptionId>& solution,
                        std::string& out) const {
  if (!is_json()) {
    out += std::string(number > 1 ? show_.gap() : "") + in_text(solution);
    return;
  }
  JsonWriter json = new_object();
  add_solution(json.member("number", number), solution);
  if (settings_.verify) json.member("verified", true);
  out += end_line(json);
}

// Solutions as they are found: there may be more than fit into memory.
Reply CoverRun::list() {
  const std::uint64_t limit = settings_.first.value_or(UINT64_MAX);
  Spool spool(console_);
  std::uint64_t number = 0;
  bool read = true;  // somebody still reads
  while (read && number < limit && next()) {
    std::string text;
    tell_one(++number, solution(), text);
    read = spool.add(text);
  }
  if (!spool.flush()) return {};
  limited_.answered_by(search_->engine());
  Reply reply;
  if (number == 0 && is_json() && !fault_) {  // a problem without solutions has its object, too
    JsonWriter json = new_object();
    json.member("number", 0).key("solution").null();
    json.member("verdict", verdict_name(search_->exhausted() ? Verdict::none : Verdict::unknown));
    add_obstacles(json, obstacles_);
    reply.out = end_line(json);
  }
  if (number < limit && !search_->exhausted()) {
    reply.status = Status::unknown;
    reply.notes =
        fmt::format("{}: {}\n", title_,
                    told("cli.perhaps_more", {{"excuse", limited_.excuse()}, {"count", number}}));
  } else if (number == 0) {
    reply.status = Status::no_solution;
    reply.notes = fmt::format("{}: {}\n", title_, told(no_solution(obstacles_)));
  }
  return reply;
}

// The cheapest, or the dearest, in order.
Reply CoverRun::best() {
  const cover::Aim aim = settings_.most ? cover::Aim::most : cover::Aim::least;
  const cover::BestSolutions best =
      SteadyBest(problem_, *settings_.best, aim, limited_.cover_options(), progress_).run();
  limited_.answered_by(best.engine);
  Reply reply;
  std::uint64_t number = 0;
  for (const auto& [cost, options] : best.solutions) {
    if (const auto wrong = cover::verify(problem_, options, cost); settings_.verify && wrong) {
      return {.notes = fmt::format("{}: {}\n", title_,
                                   told("cli.wrong_solution",
                                        {{"number", number + 1}, {"error", wrong->message()}})),
              .status = Status::unknown};
    }
    ++number;
    if (is_json()) {
      JsonWriter json = new_object();
      json.member("number", number).member("proven", best.proven);
      if (!problem_.has_costs()) json.member("cost", cost);
      add_solution(json, options);
      if (settings_.verify) json.member("verified", true);
      reply.out += end_line(json);
    } else {
      reply.out += number > 1 ? show_.gap() : "";
      reply.out += in_text(options);
    }
  }
  if (number == 0 && is_json()) {
    JsonWriter json = new_object();
    json.member("number", 0).member("proven", best.proven).key("solution").null();
    add_obstacles(json, obstacles_);
    reply.out = end_line(json);
  }
  reply.partial = interrupt().requested();
  if (!best.proven) {
    reply.status = Status::unknown;
    reply.notes = fmt::format("{}: {}\n", title_,
                              told("cli.perhaps_better", {{"excuse", limited_.excuse()}}));
  } else if (number == 0) {
    reply.status = Status::no_solution;
    reply.notes = fmt::format("{}: {}\n", title_, told(no_solution(obstacles_)));
  }
  if (settings_.verify && number > 0) {
    reply.notes += fmt::format("{}: {}\n", title_, told("cli.verified", {{"count", number}}));
  }
  return with_bookkeeping(std::move(reply), best.stats);
}

// What concerns all solutions together: random ones, or in how many each option is.
Reply CoverRun::ask_all() {
  cover::SolutionSpace space(problem_, limited_.cover_options());
  const cover::SolutionSpace::End end = space.run();
  const cover::Count count = space.count();
  limited_.answered_by(count.engine);
  Reply reply;
  if (end == cover::SolutionSpace::End::no_memory) {
    reply.status = Status::unknown;
    reply.notes = fmt::format("{}: {}\n", title_,
                              told("cli.no_memory_for_tables", {{"count", count.number()}}));
  } else if (end == cover::SolutionSpace::End::stopped ||
             !(settings_.marginals ? tell_marginals(space, reply) : sample(space, reply))) {
    reply = {.notes = fmt::format("{}: {}\n", title_, told(limited_.excuse())),
             .status = Status::unknown};
  } else if (count.solutions == 0) {
    reply.status = Status::no_solution;
    reply.notes = fmt::format("{}: {}\n", title_, told(no_solution(obstacles_)));
  }
  return with_bookkeeping(std::move(reply), count.stats);
}

// False: stopped first.
bool CoverRun::sample(const cover::SolutionSpace& space, Reply& reply) {
  std::vector<std::vector<OptionId>> drawn;
  if (space.count().solutions > Natural(0)) {
    Random random(settings_.common.seed);
    auto solutions = space.sample(*settings_.sample, random);
    if (!solutions) return false;
    drawn = *std::move(solutions);
  } else if (is_json()) {
    JsonWriter json = new_object();
    json.member("number", 0).key("solution").null();
    reply.out = end_line(json.member("verdict", verdict_name(Verdict::none)));
  }
  std::uint64_t number = 0;
  for (const std::vector<OptionId>& solution : drawn) {
    if (!is_right(solution)) return true;
    tell_one(++number, in_order(solution), reply.out);
  }
  return true;
}

// False: stopped first.
bool CoverRun::tell_marginals(const cover::SolutionSpace& space, Reply& reply) const {
  const auto marginals = space.marginals();
  if (!marginals) return false;
  const cover::Count count = space.count();
  if (is_json()) {
    JsonWriter json = new_object();
    json.member("solutions", count.solutions).key("marginals").begin_array();
    for (std::uint32_t option = 0; option < marginals->size(); ++option) {
      begin_option(json, OptionId{option});
      json.member("solutions", (*marginals)[option]).end_object();
    }
    json.end_array();
    limited_.add_stats(json, count.stats);
    reply.out = end_line(json);
    return true;
  }
  // The numbers in a column as wide as that of all solutions, which is the first.
  const std::string all = count.number();
  reply.out = fmt::format("{}{}\n", is_knuth() ? "| " : "", all);
  for (std::uint32_t option = 0; option < marginals->size(); ++option) {
    const std::string number = (*marginals)[option].text();
    reply.out +=
        is_knuth() ? fmt::format("| {}\n", number) : fmt::format("{:>{}}  ", number, all.size());
    reply.out += line_of(OptionId{option});
  }
  return true;
}

Status run_cover(CoverSettings settings, Console& console) {
  if (!fit_together(settings.common, "cover", console)) return Status::usage;
  const bool asks_all = settings.sample || settings.marginals;
  const bool counts = settings.count && !settings.verify;
  if (settings.common.engine == sudoku::EngineName::sweep && !counts && !asks_all) {
    console.error(fmt::format("cover: {}", told("cli.sweep_counts")));
    return Status::usage;
  }
  const bool listed = settings.out == Out::names || settings.out == Out::rows ||
                      settings.out == Out::svg || settings.draw;
  if (settings.marginals && listed) {
    const std::string form = settings.draw ? "--draw" : "--out names|rows|svg";
    console.error(fmt::format("cover: {}",
                              told("cli.excludes", {{"option", "--marginals"}, {"other", form}})));
    return Status::usage;
  }
  if (settings.out == Out::json) settings.common.format = OutputFormat::json;
  ProblemJob job;
  job.read = &settings.read;
  const bool lines = settings.out != Out::json && settings.out != Out::names &&
                     settings.out != Out::svg && !settings.count;
  job.between = lines ? "\n" : "";
  job.blank = settings.count ? "\n" : "";
  job.answer = [&](const NamedProblem& named) {
    if (settings.estimate) return tell_estimate(settings.common, named);
    return CoverRun(settings, console, named).perform();
  };
  return answer_problems(settings.common, console, job);
}

}  // namespace

Verb add_cover(CLI::App& app) {
  CLI::App* command = add_verb(app, "cover", "Solve any exact-cover problem", kCoverExamples);
  auto settings = std::make_shared<CoverSettings>();
  Settings& common = settings->common;
  add_problem_files(*command, common);
  CLI::Option* count = add_flag(*command, "--count", settings->count, "Count the solutions");
  CLI::Option* first = add_value(
      *command, "--first", settings->first,
      [](std::string_view text) { return whole_number(text, 1, UINT64_MAX); }, "N",
      "List the first N solutions");
  CLI::Option* all = add_flag(*command, "--all", settings->all, "List every solution");
  CLI::Option* estimate = add_flag(*command, "--estimate", settings->estimate,
                                   "Estimate the size of the search, and how long it takes");
  CLI::Option* best = add_value(
      *command, "--best", settings->best,
      [](std::string_view text) { return whole_number(text, 1, UINT64_MAX); }, "N",
      "List the N solutions of the least cost, in order");
  add_flag(*command, "--most", settings->most, "With --best: of the greatest cost");
  let_need(option_named(*command, "--most"), best);
  CLI::Option* sample = add_value(
      *command, "--sample", settings->sample,
      [](std::string_view text) { return whole_number(text, 1, kMostSamples); }, "N",
      "Draw N solutions at random, each equally likely");
  CLI::Option* marginals = add_flag(*command, "--marginals", settings->marginals,
                                    "Tell in how many solutions each option is");
  exclude_each_other({count, first, all, best, estimate, sample, marginals});
  add_flag(*command, "--verify", settings->verify,
           "Check every solution found against the definition");
  add_choice<Out>(*command, "--out", settings->out,
                  {{"text", Out::text},
                   {"json", Out::json},
                   {"knuth", Out::knuth},
                   {"names", Out::names},
                   {"rows", Out::rows},
                   {"svg", Out::svg}},
                  "Format of the results (default: text)");
  add_flag(*command, "--draw", settings->draw,
           "Draw solutions, where the names of items are coordinates");
  add_colour(*command, common);
  add_problem_formats(*command, settings->read);
  add_limit(*command, common, "With --count: count no further than N");
  let_need(option_named(*command, "--limit"), count);
  add_threads(*command, common);
  add_search(*command, common, Engines::of_problems, Counts::yes);
  describe(option_named(*command, "--seed"), "For --sample and --choose random (default: 0)");
  return {command, [settings](Console& console) { return run_cover(*settings, console); }};
}

}  // namespace quadrille::cli
