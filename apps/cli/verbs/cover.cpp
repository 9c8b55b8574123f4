// The verb `cover`: what can be asked for, and what fits together.
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/fit_together.h"
#include "apps/cli/pipeline/problem_files.h"
#include "apps/cli/verbs/cover_answers.h"
#include "apps/cli/verbs/cover_estimate.h"
#include "apps/cli/verbs/cover_settings.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

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
    "  quadrille cover --count --ledger run.ledger problem.dlx\n"
    "  quadrille cover --count --part 1/2 --ledger part1.ledger problem.dlx\n"
    "  quadrille cover --count --part 2/2 --ledger part2.ledger problem.dlx\n"
    "  quadrille cover --sample 10 --seed 1 problem.dlx\n"
    "  quadrille cover --marginals --out json problem.dlx\n"
    "  printf '2|a b\\na |4\\na b |1\\na |2\\nb |3\\n' | quadrille cover --best 3";

// What shows solutions, where only numbers are told: "--draw".
std::optional<std::string> form_of_solutions(const CoverSettings& settings) {
  if (settings.draw) return "--draw";
  switch (settings.out) {
    case CoverOut::names:
      return "--out names";
    case CoverOut::rows:
      return "--out rows";
    case CoverOut::svg:
      return "--out svg";
    default:
      return std::nullopt;
  }
}

// What would have no effect where solutions are counted, or nothing is searched for.
std::optional<std::string> without_effect(const CoverSettings& settings) {
  using sudoku::EngineName;
  if (!settings.count && !settings.marginals && !settings.estimate) return std::nullopt;
  if (auto form = form_of_solutions(settings)) return form;
  if (!settings.count && settings.verify) return "--verify";
  if (!settings.estimate) return std::nullopt;
  const EngineName engine = settings.common.engine;
  if (engine == EngineName::learn || engine == EngineName::sat || engine == EngineName::sweep) {
    return fmt::format("--engine {}", name(engine));
  }
  if (settings.common.choose != cover::Choice::least) return "--choose";
  return settings.out == CoverOut::knuth ? std::optional<std::string>("--out knuth") : std::nullopt;
}

// The same of a plan of subtrees.
std::optional<Message> misfit_with_subtrees(const CoverSettings& settings) {
  const PlanSettings& plan = settings.common.plan;
  if (!plan.ledger && !plan.part) return misfit_with_plan(settings.common, PartOf::tree);
  const char* const option = plan.ledger ? "--ledger" : "--part";
  if (!settings.count && !settings.all) {
    return Message("cli.needs", {{"option", option}, {"other", "--count|--all"}});
  }
  if (settings.verify && settings.count) {
    return Message("cli.excludes", {{"option", option}, {"other", "--verify"}});
  }
  return misfit_with_plan(settings.common, PartOf::tree);
}

// Why the settings do not go together, or nothing.
std::optional<Message> misfit(const CoverSettings& settings) {
  if (auto wrong = misfit_with_subtrees(settings)) return wrong;
  if (const auto other = without_effect(settings)) {
    const char* const option = settings.count       ? "--count"
                               : settings.marginals ? "--marginals"
                                                    : "--estimate";
    return Message("cli.excludes", {{"option", option}, {"other", *other}});
  }
  const bool counts = (settings.count && !settings.verify) || settings.sample || settings.marginals;
  if (settings.common.engine == sudoku::EngineName::sweep && !counts) {
    return Message("cli.sweep_counts");
  }
  return std::nullopt;
}

Reply answer(const CoverSettings& settings, Console& console, const NamedProblem& named) {
  if (settings.estimate) return tell_estimate(settings.common, named);
  CoverCase asked(settings, console, named);
  if (asked.show().trouble()) return asked.refuse(*asked.show().trouble());
  if (settings.is_planned() && !asked.is_hopeless()) return answer_by_plan(asked);
  if (settings.count) return count_solutions(asked);
  if (asked.is_hopeless()) return tell_hopeless(asked);
  if (settings.best) return tell_best(asked);
  if (settings.sample) return sample_solutions(asked);
  if (settings.marginals) return tell_marginals(asked);
  return settings.lists() ? list_solutions(asked) : tell_verdict(asked);
}

Status run_cover(CoverSettings settings, Console& console) {
  if (!fit_together(settings.common, "cover", console)) return Status::usage;
  if (const auto wrong = misfit(settings)) {
    console.error(fmt::format("cover: {}", told(*wrong)));
    return Status::usage;
  }
  if (settings.is_json()) settings.common.format = OutputFormat::json;
  ProblemJob job;
  job.read = &settings.read;
  const bool lines = settings.out == CoverOut::text || settings.out == CoverOut::knuth ||
                     settings.out == CoverOut::rows;
  job.between = lines && !settings.count ? "\n" : "";
  job.blank = settings.count ? "\n" : "";
  job.answer = [&](const NamedProblem& named) { return answer(settings, console, named); };
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
  CLI::Option* sample = add_sample(*command, settings->sample);
  CLI::Option* marginals = add_flag(*command, "--marginals", settings->marginals,
                                    "Tell in how many solutions each option is");
  exclude_each_other({count, first, all, best, estimate, sample, marginals});
  add_flag(*command, "--verify", settings->verify,
           "Check every solution found against the definition");
  add_choice<CoverOut>(*command, "--out", settings->out,
                       {{"text", CoverOut::text},
                        {"json", CoverOut::json},
                        {"knuth", CoverOut::knuth},
                        {"names", CoverOut::names},
                        {"rows", CoverOut::rows},
                        {"svg", CoverOut::svg}},
                       "Format of the results (default: text)");
  add_flag(*command, "--draw", settings->draw,
           "Draw solutions, where the names of items are coordinates");
  add_colour(*command, common);
  add_problem_formats(*command, settings->read);
  add_limit(*command, common, "With --count: count no further than N");
  let_need(option_named(*command, "--limit"), count);
  add_threads(*command, common);
  const std::string heading = "Long runs (with --count or --all)";
  add_plan(*command, common.plan, heading);
  in_group(heading, add_part(*command, common.plan, "Only the Kth of N parts of the search tree"));
  add_search(*command, common, Engines::of_problems, Counts::yes);
  describe(option_named(*command, "--seed"), "For --sample and --choose random (default: 0)");
  return {command, [settings](Console& console) { return run_cover(*settings, console); }};
}

}  // namespace quadrille::cli
