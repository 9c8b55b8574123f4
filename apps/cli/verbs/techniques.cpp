#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/teaching.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/formats/write.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/render/step.h"
#include "quadrille/render/terminal.h"

namespace quadrille::cli {
namespace {

using logic::Technique;

struct TechniquesSettings {
  TeachingSettings teaching;
  std::vector<std::string> names;  // all, where there are none
  std::vector<Technique> techniques;
};

constexpr const char* kTechniquesExamples =
    "The names are those that hint --technique and generate --technique take; case does not\n"
    "matter, and blanks may stand for dashes. The rating is on the Sudoku Explainer scale, which\n"
    "ends at 6.0. Techniques marked with * rely on the puzzle having only one solution;\n"
    "--no-uniqueness leaves them out. Those below the gap are beyond the scale: hint and explain\n"
    "try them where --techniques asks for them, and no rating counts them.\n"
    "\n"
    "Of techniques that are named it shows more: what they are, why they hold, and a board with\n"
    "a step of the kind.\n"
    "\n"
    "Examples:\n"
    "  quadrille techniques\n"
    "  quadrille techniques x-wing\n"
    "  quadrille techniques --out json\n"
    "  quadrille techniques --out svg swordfish > swordfish.svg";

std::string show_row(Technique technique) {
  const bool rated = !logic::is_beyond_scale(technique);
  return fmt::format("{:<8} {:<25}{} {}\n",
                     rated ? told(logic::rating_message(logic::least_difficulty(technique))) : "-",
                     logic::key(technique), logic::needs_uniqueness(technique) ? "*" : " ",
                     logic::what(language(), technique));
}

void begin_technique(JsonWriter& json, Technique technique) {
  const logic::Difficulty rating = logic::least_difficulty(technique);
  json.begin_object().member("technique", logic::name(technique));
  json.member("option", logic::key(technique));
  json.member("rating", rating <= logic::kEndOfScale ? std::optional(rating / 10.0) : std::nullopt);
  json.member("uniqueness", logic::needs_uniqueness(technique));
  json.member("summary", logic::what(language(), technique));
}

std::string show_object(Technique technique) {
  JsonWriter json;
  begin_technique(json, technique);
  return end_line(json);
}

// A technique with everything that can be said of it.
class LessonText {
 public:
  LessonText(const TeachingSettings& settings, const Console& console)
      : settings_(settings), console_(console) {}

  [[nodiscard]] std::string show(Technique technique) const {
    const logic::Example example = logic::example_of(technique);
    const render::StepCaption below = caption(settings_, example.position.layout(), example.step);
    switch (settings_.reasoning.common.format) {
      case OutputFormat::json:
        return show_object(technique, example);
      case OutputFormat::svg:
        return render::step_svg(example.puzzle, example.position, example.step, below);
      default:
        break;
    }
    std::string text = below.heading + "\n";
    put_wrapped(text, logic::what_sentence(language(), technique));
    put_wrapped(text, logic::why(language(), technique));
    text += '\n';
    text += render::candidates_text(example.puzzle, example.position,
                                    render::scene_of(example.position, example.step),
                                    {.colour = console_.coloured(settings_.reasoning.common.colour),
                                     .ascii = !console_.unicode()});
    put_wrapped(text, below.words);
    return text;
  }

 private:
  [[nodiscard]] std::string show_object(Technique technique, const logic::Example& example) const {
    JsonWriter json;
    begin_technique(json, technique);
    json.member("why", logic::why(language(), technique));
    add_board(json, example.puzzle);
    json.member("before", write(example.position.grid(), sudoku::Format::marks));
    add_step(json.key("step").begin_object(), settings_, example.position, example.step);
    json.end_object();
    return end_line(json);
  }

  void put_wrapped(std::string& text, const std::string& sentences) const {
    const std::size_t width = console_.out_is_terminal() ? console_.width() : sentences.size();
    for (const std::string_view line : render::wrap(sentences, width)) {
      text += line;
      text += '\n';
    }
  }

  const TeachingSettings& settings_;
  const Console& console_;
};

std::vector<Technique> all_techniques() {
  std::vector<Technique> all;
  for (std::size_t number = 0; number < logic::kAllTechniques; ++number) {
    all.push_back(static_cast<Technique>(number));
  }
  return all;
}

Status run_techniques(const TechniquesSettings& settings, Console& console) {
  const OutputFormat format = settings.teaching.reasoning.common.format;
  const LessonText lesson(settings.teaching, console);
  std::string text;
  for (const Technique technique : settings.techniques) {
    if (format == OutputFormat::line && !text.empty()) text += '\n';
    text += lesson.show(technique);
  }
  if (settings.techniques.empty()) {
    for (const Technique technique : all_techniques()) {
      if (format == OutputFormat::svg) text += lesson.show(technique);
      if (format == OutputFormat::json) text += show_object(technique);
      if (format == OutputFormat::line) {
        // Those beyond the scale stand apart.
        if (static_cast<std::size_t>(technique) == logic::kTechniqueCount) text += '\n';
        text += show_row(technique);
      }
    }
  }
  console.print(text);
  return console.status();
}

}  // namespace

Verb add_techniques(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "techniques", "List the solving techniques, or teach one", kTechniquesExamples);
  auto settings = std::make_shared<TechniquesSettings>();
  Settings& common = settings->teaching.reasoning.common;
  common.format = OutputFormat::line;
  add_rest(*command, "NAME", settings->names, "Techniques to be taught; none for a list of all",
           "NAME");
  add_choice<OutputFormat>(
      *command, "--out", common.format,
      {{"text", OutputFormat::line}, {"json", OutputFormat::json}, {"svg", OutputFormat::svg}},
      "Text, one JSON object per technique, or a picture (default: text)");
  add_colour(*command, common);
  when_read(*command, [raw = settings.get()] {
    for (const std::string& name : raw->names) {
      const Result<Technique> technique = parse_technique(name);
      if (!technique) refuse_usage(technique.error());
      // Steps of boards with rules have no lesson: docs/variants.md tells of them.
      if (logic::is_of_rules(*technique)) {
        refuse_usage(Error{ErrorKind::technique, {{"found", found(name)}}});
      }
      raw->techniques.push_back(*technique);
    }
  });
  return {command, [settings](Console& console) { return run_techniques(*settings, console); }};
}

}  // namespace quadrille::cli
