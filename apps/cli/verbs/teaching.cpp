#include "apps/cli/verbs/teaching.h"

#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/show.h"
#include "quadrille/formats/write.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/render/step.h"

namespace quadrille::cli {

void add_teaching(CLI::App& app, TeachingSettings& settings) {
  Settings& common = settings.reasoning.common;
  common.format = OutputFormat::line;
  add_choice<bool>(app, "--as", settings.as_matrix, {{"human", false}, {"matrix", true}},
                   "Speak of rows and cells, or of items and options (default: human)");
  add_flag(app, "--candidates", settings.candidates, "Also show the board with its candidates");
  add_choice<OutputFormat>(
      app, "--out", common.format,
      {{"text", OutputFormat::line}, {"json", OutputFormat::json}, {"svg", OutputFormat::svg}},
      "Text, JSON or a picture (default: text)");
  add_value(app, "--techniques", settings.reasoning.repertoire, parse_repertoire, "NAMES",
            "Also try als-xz,aic, or leave out -x-wing; or try explainer or all,-aic");
  add_colour(app, common);
  add_threads(app, common);
  add_board(app, common);
  add_reasoning(app, settings.reasoning);
}

std::string words(const TeachingSettings& settings, const sudoku::Layout& layout,
                  const logic::Deduction& step) {
  return logic::tell(
      language(), layout,
      settings.as_matrix ? logic::explain_as_matrix(layout, step) : logic::explain(layout, step));
}

Message dead_end(const logic::Position& position) {
  return logic::message_of(position.layout(),
                           logic::explain_dead(position, position.dead_rules().front()));
}

std::string rating_of(const logic::Deduction& step) {
  if (step.difficulty >= logic::kOffScale) return "-";
  return told(logic::rating_message(step.difficulty));
}

render::StepCaption caption(const TeachingSettings& settings, const sudoku::Layout& layout,
                            const logic::Deduction& step) {
  const Message heading{"step.heading",
                        {{"technique", logic::message_of(step.technique)},
                         {"rating", logic::rating_message(step.difficulty)}}};
  return {told(heading), words(settings, layout, step)};
}

void add_step(JsonWriter& json, const TeachingSettings& settings, const logic::Position& position,
              const logic::Deduction& step) {
  const sudoku::Layout& layout = position.layout();
  add_members(json, render::step_json(layout, step, words(settings, layout, step)));
  if (settings.candidates) {
    json.member("before", write(position.grid(), sudoku::Format::marks));
  }
}

std::optional<double> rating_number(const logic::Rating& rating) {
  return rating_number(rating, rating.difficulty);
}

std::optional<double> rating_number(const logic::Rating& rating, logic::Difficulty part) {
  return rating.over_the_scale() ? std::nullopt : std::optional(part / 10.0);
}

void add_rating(JsonWriter& json, const logic::Rating& rating) {
  json.member("rating", rating_number(rating)).key("level");
  if (rating.difficulty < logic::kOffScale) {
    json.value(logic::name(rating.level));
  } else {
    json.null();
  }
  json.key("hardest");
  if (rating.difficulty != 0) {
    json.value(hardest_name(rating));
  } else {
    json.null();
  }
  json.member("trials", rating.trials).member("depth", rating.depth);
}

std::string_view hardest_name(const logic::Rating& rating) {
  return rating.difficulty == 0 ? "no step" : logic::name(rating.hardest);
}

Message hardest_message(const logic::Rating& rating) {
  return rating.difficulty == 0 ? Message("end.no_step") : logic::message_of(rating.hardest);
}

}  // namespace quadrille::cli
