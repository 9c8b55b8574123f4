#include "quadrille/logic/rate.h"

#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/reasoning.h"
#include "apps/cli/verbs/teaching.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

using cover::Verdict;
using logic::Rating;
using logic::Technique;

struct RateSettings {
  ReasoningSettings reasoning;
  bool pearl = false;  // the ratings of the way to the first digit and of the first step
  bool steps = false;  // the number of steps of each kind
};

constexpr const char* kRateExamples =
    "Prints the rating on the Sudoku Explainer scale, the level and the hardest step, separated\n"
    "by tabs. The rating is that of the hardest step when the easiest one is always taken first.\n"
    "Where no chain leads on it is \"over 6.0\", with the number and depth of the trials.\n"
    "\n"
    "Examples:\n"
    "  quadrille rate "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille rate puzzles.txt | cut -f 2 | sort | uniq -c\n"
    "  quadrille rate --steps puzzles.txt\n"
    "  quadrille rate --pearl hard.txt\n"
    "  quadrille rate --out json --timeout 1 hard.txt";

// Calls visit(technique, count) for each that was used.
template <class Visit>
void for_each_kind(const Rating& rating, Visit visit) {
  for (std::size_t number = 0; number < rating.steps.size(); ++number) {
    if (rating.steps[number] > 0) visit(static_cast<Technique>(number), rating.steps[number]);
  }
}

// "3.2"; of a step that is off the scale, a dash.
std::string part_text(logic::Difficulty difficulty) {
  return difficulty < logic::kOffScale ? logic::rating_figures(difficulty) : "-";
}

std::string show_fields(const RateSettings& settings, const Rating& rating) {
  const bool on_scale = rating.difficulty < logic::kOffScale;
  std::string line = fmt::format("{}\t{}\t{}", logic::rating_text(rating),
                                 on_scale ? logic::name(rating.level) : "-", hardest_name(rating));
  if (settings.pearl) {
    line += fmt::format("\t{}\t{}", part_text(rating.pearl), part_text(rating.diamond));
  }
  if (settings.steps) {
    std::vector<std::string> kinds;
    for_each_kind(rating, [&](Technique technique, std::uint32_t count) {
      kinds.push_back(fmt::format("{} {}", count, logic::name(technique)));
    });
    line += fmt::format("\t{}", fmt::join(kinds, ", "));
  }
  return line + "\n";
}

// For a person: a sentence, then a line for each kind of step.
std::string show_table(const Rating& rating) {
  std::string text = rating.difficulty >= logic::kOffScale
                         ? told("rule.rated", {})
                         : told("cli.rated", {{"rating", logic::message_of(rating)},
                                              {"level", logic::message_of(rating.level)},
                                              {"technique", hardest_message(rating)}});
  text += '\n';
  if (!rating.over_the_scale() && rating.difficulty > logic::kEndOfPatterns) {
    text += told("cli.pearl", {{"pearl", logic::rating_figures(rating.pearl)},
                               {"diamond", logic::rating_figures(rating.diamond)}}) +
            "\n";
  }
  for_each_kind(rating, [&](Technique technique, std::uint32_t count) {
    text += fmt::format("{:>5}  {}\n", count, told(logic::message_of(technique)));
  });
  return text;
}

// Whether some of the rating is known where it was stopped: past the scale there are no figures.
bool knows_least(const Reasoning& reasoning, const Rating& rating) {
  return reasoning.verdict() == Verdict::one && rating.at_least > 0 &&
         rating.at_least <= logic::kEndOfScale;
}

std::string show_object(const Puzzle& puzzle, const Reasoning& reasoning, const Rating& rating,
                        bool is_rated) {
  JsonWriter json;
  begin_puzzle(json, puzzle);
  reasoning.add_to(json);
  if (!is_rated) {
    if (knows_least(reasoning, rating)) json.member("at_least", rating.at_least / 10.0);
    return end_line(json);
  }
  add_rating(json, rating);
  json.member("pearl", rating_number(rating, rating.pearl));
  json.member("diamond", rating_number(rating, rating.diamond));
  json.key("steps").begin_object();
  for_each_kind(rating, [&](Technique technique, std::uint32_t count) {
    json.member(logic::name(technique), count);
  });
  json.end_object();
  return end_line(json);
}

// What is known of a puzzle whose rating was stopped.
Message remark_on(const Reasoning& reasoning, const Rating& rating) {
  Message remark = reasoning.remark(rating.outcome);
  if (!knows_least(reasoning, rating)) return remark;
  return {"cli.rated_at_least",
          {{"remark", std::move(remark)}, {"rating", logic::rating_figures(rating.at_least)}}};
}

Rating rate_one(const Puzzle& puzzle, const Reasoning& reasoning,
                const std::shared_ptr<const sudoku::Layout>& usual) {
  const logic::RateOptions options{.find = reasoning.find()};
  if (puzzle.grid.shape() != usual->shape() || puzzle.grid.constraints())
    return logic::rate(puzzle.grid, options);
  logic::Position position(puzzle.grid, usual);
  return logic::rate(position, options);
}

Reply rate(const RateSettings& settings, const std::shared_ptr<const sudoku::Layout>& usual,
           const Puzzle& puzzle) {
  const Reasoning reasoning(settings.reasoning, puzzle);
  Rating rating;
  if (reasoning.verdict() == Verdict::one) rating = rate_one(puzzle, reasoning, usual);
  Reply reply;
  reply.status = reasoning.status(rating.outcome);
  const bool is_rated = reply.status == Status::fine;
  if (puzzle.format == OutputFormat::json) {
    reply.out = show_object(puzzle, reasoning, rating, is_rated);
  } else if (is_rated) {
    reply.out =
        puzzle.format == OutputFormat::board ? show_table(rating) : show_fields(settings, rating);
  } else if (puzzle.format == OutputFormat::board) {
    reply.out = told(remark_on(reasoning, rating)) + "\n";
  } else {
    reply.out = "\n";
  }
  if (!is_rated && puzzle.format != OutputFormat::board) {
    reply.notes = fmt::format("{}: {}\n", puzzle.where(), told(remark_on(reasoning, rating)));
  }
  return reply;
}

Status run_rate(const RateSettings& settings, Console& console) {
  const Settings& common = settings.reasoning.common;
  const auto usual = std::make_shared<const sudoku::Layout>(*sudoku::Shape::boxes(3, 3));
  Job job;
  job.takes_rules = true;
  job.gives_verdict = true;
  job.answer = [&](const Puzzle& puzzle) { return rate(settings, usual, puzzle); };
  return answer_records(common, console, job);
}

}  // namespace

Verb add_rate(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "rate", "Rate how hard each puzzle is for a person", kRateExamples);
  auto settings = std::make_shared<RateSettings>();
  Settings& common = settings->reasoning.common;
  add_sources(*command, common);
  add_flag(*command, "--pearl", settings->pearl,
           "Also show the ratings of the way to the first digit and of the first step");
  add_flag(*command, "--steps", settings->steps, "Also show the number of steps of each kind");
  add_format(*command, common, {OutputFormat::line, OutputFormat::json});
  add_threads(*command, common);
  add_board(*command, common);
  add_reasoning(*command, settings->reasoning);
  return {command, [settings](Console& console) { return run_rate(*settings, console); }};
}

}  // namespace quadrille::cli
