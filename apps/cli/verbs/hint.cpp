#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/teaching.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/find.h"
#include "quadrille/render/step.h"

namespace quadrille::cli {
namespace {

using cover::Verdict;
using logic::Deduction;
using logic::Outcome;
using logic::Position;

struct HintSettings {
  TeachingSettings teaching;
  std::uint64_t level = 1;
  std::optional<logic::Technique> technique;  // to be looked for instead of the easiest
};

constexpr const char* kHintExamples =
    "Says where to look for the easiest next step (level 1), what to look for there (2), or gives\n"
    "the whole reason (3). The board may be half solved, and may have pencil marks.\n"
    "\n"
    "Examples:\n"
    "  quadrille hint "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille hint --level 3 --candidates puzzle.txt\n"
    "  quadrille hint --level 3 --as matrix puzzle.txt\n"
    "  quadrille hint --level 3 --out svg puzzle.txt > hint.svg\n"
    "  quadrille hint --technique x-wing --level 3 puzzle.txt";

// The step that the hint is about, if there is one.
std::optional<Deduction> find_step(const HintSettings& settings, const Position& position,
                                   const Reasoning& reasoning) {
  if (!settings.technique) return logic::find_next(position, reasoning.find());
  if (logic::needs_uniqueness(*settings.technique) && !reasoning.takes_one_solution()) {
    return std::nullopt;
  }
  std::vector<Deduction> found = logic::find_all(position, *settings.technique, reasoning.find());
  if (found.empty()) return std::nullopt;
  return std::move(found.front());
}

// Where reasoning runs into the contradiction that a board holds, if it does without trials.
std::optional<Message> find_dead_end(Position position, logic::FindOptions options) {
  options.repertoire = options.repertoire.up_to(logic::Technique::w_wing);
  const auto go_on = [](const Deduction&, const Position&) { return true; };
  logic::follow_steps(position, options, go_on);
  if (!position.broken()) return std::nullopt;
  return dead_end(position);
}

// Why there is no step to be told.
Message excuse(const HintSettings& settings, const Position& position, const Reasoning& reasoning) {
  if (position.solved()) return Message("end.board_solved");
  if (reasoning.verdict() == Verdict::none) {
    Message remark = reasoning.remark(Outcome::stuck);
    if (!reasoning.obstacles().empty()) return remark;
    const std::optional<Message> end = find_dead_end(position, reasoning.find());
    if (!end) return remark;
    return {"cli.some_steps_on", {{"remark", std::move(remark)}, {"end", *end}}};
  }
  if (settings.technique) {
    return {"end.no_technique", {{"technique", logic::message_of(*settings.technique)}}};
  }
  if (reasoning.verdict() == Verdict::many) return Message("cli.no_step_several");
  return reasoning.remark(Outcome::stuck);
}

std::string hint_words(const HintSettings& settings, const sudoku::Layout& layout,
                       const Deduction& step) {
  const auto level = static_cast<std::uint32_t>(settings.level);
  if (level == logic::kHintLevels) return words(settings.teaching, layout, step);
  return logic::tell(language(), layout, logic::explain_hint(layout, step, level));
}

// What may be seen at the level of the hint.
render::StepScene scene(const HintSettings& settings, const Position& position,
                        const Deduction& step) {
  if (settings.level == logic::kHintLevels) return render::scene_of(position, step);
  return render::scene_of(position, logic::focus_of(position.layout(), step));
}

std::string show_picture(const HintSettings& settings, const Puzzle& puzzle,
                         const Position& position, const Deduction& step) {
  const std::string said = hint_words(settings, position.layout(), step);
  const render::StepCaption below = settings.level == logic::kHintLevels
                                        ? caption(settings.teaching, position.layout(), step)
                                        : render::StepCaption{said, ""};
  render::StepsSvg picture(puzzle.grid);
  if (settings.level == logic::kHintLevels) {
    picture.add(step, position, below);
  } else {
    picture.add(scene(settings, position, step), position, below);
  }
  return picture.finish(below.heading);
}

std::string show_object(const HintSettings& settings, const Puzzle& puzzle,
                        const Position& position, const Reasoning& reasoning,
                        const std::optional<Deduction>& step, const std::string& said) {
  JsonWriter json;
  begin_puzzle(json, puzzle);
  reasoning.add_to(json);
  json.member("level", settings.level).member("words", said).key("look_at");
  if (!step) {
    json.null();
    return end_line(json);
  }
  const sudoku::Layout& layout = position.layout();
  json.value(logic::tell(language(), layout, explain(focus_of(layout, *step))));
  if (settings.level > 1) json.member("technique", logic::name(step->technique));
  if (settings.level > 2) {
    add_step(json.key("step").begin_object(), settings.teaching, position, *step);
    json.end_object();
  }
  return end_line(json);
}

Reply hint(const HintSettings& settings, const render::CandidatesStyle& style,
           const Puzzle& puzzle) {
  const Reasoning reasoning(settings.teaching.reasoning, puzzle);
  const Position position(puzzle.grid);
  std::optional<Deduction> step;
  if (reasoning.with_rules_read() != Verdict::none) {
    step = find_step(settings, position, reasoning);
  }
  const std::string said = step ? hint_words(settings, position.layout(), *step)
                                : told(excuse(settings, position, reasoning));
  Reply reply;
  const bool is_read_in_part = reasoning.with_rules_read() != reasoning.verdict();
  if (is_read_in_part || (step && reasoning.verdict() != Verdict::one)) {
    reply.notes = fmt::format("{}: {}\n", puzzle.where(), told(reasoning.remark(Outcome::solved)));
  }
  const bool is_answered = step || settings.technique || position.solved();
  reply.status = reasoning.status(is_answered ? Outcome::solved : Outcome::stuck);
  if (puzzle.format == OutputFormat::json) {
    reply.out = show_object(settings, puzzle, position, reasoning, step, said);
  } else if (puzzle.format == OutputFormat::svg) {
    reply.out =
        step ? show_picture(settings, puzzle, position, *step) : show_svg(puzzle.grid, nullptr);
    if (!step) reply.notes = fmt::format("{}: {}\n", puzzle.where(), said);
  } else {
    if (settings.teaching.candidates) {
      reply.out = render::candidates_text(
          puzzle.grid, position,
          step ? scene(settings, position, *step) : render::scene_of(position, logic::Focus{}),
          style);
    }
    reply.out += said + "\n";
  }
  return reply;
}

Status run_hint(const HintSettings& settings, Console& console) {
  const Settings& common = settings.teaching.reasoning.common;
  const render::CandidatesStyle style = {.colour = console.coloured(common.colour),
                                         .ascii = !console.unicode()};
  Job job;
  job.takes_rules = true;
  job.gives_verdict = true;
  if (settings.teaching.candidates && common.format == OutputFormat::line) job.between = "\n";
  job.answer = [&](const Puzzle& puzzle) { return hint(settings, style, puzzle); };
  return answer_records(common, console, job);
}

}  // namespace

Verb add_hint(CLI::App& app) {
  CLI::App* command = add_verb(app, "hint", "Show where to look for the next step", kHintExamples);
  auto settings = std::make_shared<HintSettings>();
  add_sources(*command, settings->teaching.reasoning.common);
  add_value(
      *command, "--level", settings->level,
      [](std::string_view text) { return whole_number(text, 1, logic::kHintLevels); }, "1|2|3",
      "Where to look, what to look for, or the whole reason (default: 1)");
  add_technique(*command, settings->technique,
                "Look for a step of this kind instead of the easiest");
  add_teaching(*command, settings->teaching);
  return {command, [settings](Console& console) { return run_hint(*settings, console); }};
}

}  // namespace quadrille::cli
