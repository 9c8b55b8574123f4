#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/teaching.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/rate.h"
#include "quadrille/logic/solve.h"
#include "quadrille/render/board.h"
#include "quadrille/render/step.h"
#include "quadrille/render/terminal.h"

namespace quadrille::cli {
namespace {

using cover::Verdict;
using logic::Deduction;
using logic::Outcome;
using logic::Position;

struct ExplainSettings {
  TeachingSettings teaching;
  std::optional<std::uint64_t> step;  // only this one, from 1
};

constexpr const char* kExplainExamples =
    "Explains every step from the puzzle to its solution, always taking the easiest one first:\n"
    "its number, its rating and the reason for it.\n"
    "\n"
    "Examples:\n"
    "  quadrille explain "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille explain --candidates --as matrix puzzle.txt\n"
    "  quadrille explain --out json puzzles.txt\n"
    "  quadrille explain --step 12 --out svg puzzle.txt > step.svg";

// How text is shown.
struct Page {
  bool colour = false;
  bool ascii = false;
  std::optional<std::size_t> width = std::nullopt;  // to which sentences are wrapped
};

// Where the steps have led.
struct End {
  Outcome outcome;
  const Position& position;
  const logic::Rating& rating;
  const Reasoning& reasoning;

  // "solved in 52 steps: 3.2, hard", "no solution: nothing is left for row 4: 7"
  [[nodiscard]] std::string sentence() const {
    const bool is_none = position.broken() && !reasoning.leaves_rules_out();
    if (is_none && reasoning.obstacles().empty()) {
      return told(no_solution({dead_end(position)}));
    }
    if (reasoning.status(outcome) != Status::fine) return told(reasoning.remark(outcome));
    std::uint32_t steps = 0;
    for (const std::uint32_t count : rating.steps) steps += count;
    if (rating.difficulty >= logic::kOffScale) return told("rule.solved", {{"steps", steps}});
    return told("end.solved", {{"steps", steps},
                               {"rating", logic::message_of(rating)},
                               {"level", logic::message_of(rating.level)},
                               {"technique", hardest_message(rating)}});
  }
};

// Each of the three tellers takes the steps one by one and makes the text of them at the end.
class TextTeller {
 public:
  TextTeller(const ExplainSettings& settings, const Page& page, const Puzzle& puzzle)
      : settings_(settings), page_(page), puzzle_(puzzle) {}

  void tell(std::uint64_t number, const Deduction& step, const Position& position) {
    if (settings_.teaching.candidates) {
      if (!text_.empty()) text_ += '\n';
      text_ += render::candidates_text(puzzle_.grid, position, render::scene_of(position, step),
                                       {.colour = page_.colour, .ascii = page_.ascii});
    }
    const std::string head = fmt::format("{:>3}. ", number);
    const std::string rating = fmt::format("[{}]", rating_of(step));
    text_ += head;
    render::paint(text_, rating, render::ansi::kCyan, page_.colour);
    text_ += ' ';
    put_wrapped(head.size() + rating.size() + 1,
                words(settings_.teaching, position.layout(), step));
  }

  std::string finish(const End& end) {
    if (settings_.step) return std::move(text_);
    if (!text_.empty()) text_ += '\n';
    const sudoku::Grid grid = end.position.grid();
    text_ += render::ruled_board_text(puzzle_.grid, &grid,
                                      {.colour = page_.colour, .ascii = page_.ascii});
    put_wrapped(0, end.sentence());
    return std::move(text_);
  }

 private:
  // The first line begins where the text is, after `margin` columns; the others stand under it.
  void put_wrapped(std::size_t margin, const std::string& sentence) {
    constexpr std::size_t kLeastWidth = 20;
    const bool has_room = page_.width && *page_.width >= margin + kLeastWidth;
    std::string before;
    for (const std::string_view line :
         render::wrap(sentence, has_room ? *page_.width - margin : sentence.size())) {
      text_ += before;
      text_ += line;
      text_ += '\n';
      before.assign(margin, ' ');
    }
  }

  const ExplainSettings& settings_;
  const Page& page_;
  const Puzzle& puzzle_;
  std::string text_;
};

class JsonTeller {
 public:
  JsonTeller(const ExplainSettings& settings, const Puzzle& puzzle)
      : settings_(settings), puzzle_(puzzle) {
    steps_.begin_array();
  }

  void tell(std::uint64_t number, const Deduction& step, const Position& position) {
    add_step(steps_.begin_object().member("step", number), settings_.teaching, position, step);
    steps_.end_object();
  }

  std::string finish(const End& end) {
    const bool solved = end.outcome == Outcome::solved;
    JsonWriter json;
    begin_puzzle(json, puzzle_);
    json.member("solution", solved ? std::optional(show_line(end.position.grid())) : std::nullopt);
    end.reasoning.add_to(json);
    if (solved) add_rating(json, end.rating);
    json.key("steps").raw(steps_.end_array().text()).member("end", end.sentence());
    return end_line(json);
  }

 private:
  const ExplainSettings& settings_;
  const Puzzle& puzzle_;
  JsonWriter steps_;  // a list that is still open
};

class SvgTeller {
 public:
  SvgTeller(const ExplainSettings& settings, const Puzzle& puzzle)
      : settings_(settings), picture_(puzzle.grid) {}

  void tell(std::uint64_t number, const Deduction& step, const Position& position) {
    render::StepCaption below = caption(settings_.teaching, position.layout(), step);
    if (!settings_.step) below.heading = fmt::format("{}. {}", number, below.heading);
    picture_.add(step, position, below);
    last_heading_ = below.heading;
  }

  std::string finish(const End& end) {
    if (settings_.step) return picture_.finish(last_heading_);
    picture_.add(render::scene_of(end.position, logic::Focus{}), end.position,
                 {end.sentence(), ""});
    return picture_.finish(end.sentence());
  }

 private:
  const ExplainSettings& settings_;
  render::StepsSvg picture_;
  std::string last_heading_;
};

Reply no_such_step(const ExplainSettings& settings, const Puzzle& puzzle, std::uint64_t steps) {
  const Error error =
      Error{Message{"cli.step", {{"most", steps}, {"found", *settings.step}}}}.about("--step");
  return {.out = puzzle.format == OutputFormat::json ? show_error(error, puzzle) : "\n",
          .notes = fmt::format("{}: {}\n", puzzle.where(), told(error)),
          .status = Status::usage};
}

template <class Teller>
Reply explain(const ExplainSettings& settings, const Puzzle& puzzle, Teller teller) {
  const Reasoning reasoning(settings.teaching.reasoning, puzzle);
  Position position(puzzle.grid);
  logic::Rating rating;
  std::uint64_t number = 0;
  // The object of a step also tells how it all ends.
  const bool goes_on = !settings.step || puzzle.format == OutputFormat::json;
  const Outcome outcome = logic::follow_steps(position, reasoning.find(),
                                              [&](const Deduction& step, const Position& before) {
                                                ++number;
                                                count_in(step, rating);
                                                if (!settings.step || number == *settings.step)
                                                  teller.tell(number, step, before);
                                                return goes_on || number != settings.step;
                                              });
  if (goes_on && outcome == Outcome::solved) {
    logic::rate_by_scale(Position(puzzle.grid), reasoning.find(), rating);
  }
  if (settings.step && number < *settings.step) return no_such_step(settings, puzzle, number);
  // What was asked for is told, whether or not all the other steps are known.
  const Outcome answered = settings.step ? Outcome::solved : outcome;
  Reply reply;
  reply.status = reasoning.status(answered);
  reply.out = teller.finish({outcome, position, rating, reasoning});
  if (reply.status != Status::fine) {
    reply.notes = fmt::format("{}: {}\n", puzzle.where(), told(reasoning.remark(answered)));
  }
  return reply;
}

Status run_explain(const ExplainSettings& settings, Console& console) {
  const Settings& common = settings.teaching.reasoning.common;
  Page page{.colour = console.coloured(common.colour), .ascii = !console.unicode()};
  if (console.out_is_terminal()) page.width = console.width();
  Job job;
  job.takes_rules = true;
  job.gives_verdict = true;
  if (common.format == OutputFormat::line) job.between = "\n";
  job.answer = [&](const Puzzle& puzzle) {
    switch (puzzle.format) {
      case OutputFormat::json:
        return explain(settings, puzzle, JsonTeller(settings, puzzle));
      case OutputFormat::svg:
        return explain(settings, puzzle, SvgTeller(settings, puzzle));
      default:
        return explain(settings, puzzle, TextTeller(settings, page, puzzle));
    }
  };
  return answer_records(common, console, job);
}

}  // namespace

Verb add_explain(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "explain", "Explain every step to the solution", kExplainExamples);
  auto settings = std::make_shared<ExplainSettings>();
  add_sources(*command, settings->teaching.reasoning.common);
  add_value(
      *command, "--step", settings->step,
      [](std::string_view text) -> Result<std::optional<std::uint64_t>> {
        const Result<std::uint64_t> number = whole_number(text, 1, UINT64_MAX);
        if (!number) return number.error();
        return std::optional(*number);
      },
      "N", "Explain only step N");
  add_teaching(*command, settings->teaching);
  return {command, [settings](Console& console) { return run_explain(*settings, console); }};
}

}  // namespace quadrille::cli
