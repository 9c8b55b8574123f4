#include "apps/cli/verbs/teaching.h"

#include <nlohmann/json.hpp>

#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/render/step.h"
#include "quadrille/sudoku/write.h"

namespace quadrille::cli {

void add_teaching(CLI::App& app, TeachingSettings& settings) {
  Settings& common = settings.reasoning.common;
  common.layout = Layout::line;
  add_choice<bool>(app, "--as", settings.as_matrix, {{"human", false}, {"matrix", true}},
                   "Speak of rows and cells, or of items and options (default: human)");
  add_flag(app, "--candidates", settings.candidates, "Also show the board with its candidates");
  add_choice<Layout>(app, "--out", common.layout,
                     {{"text", Layout::line}, {"json", Layout::json}, {"svg", Layout::svg}},
                     "Text, JSON or a picture (default: text)");
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
  return told(logic::rating_message(step.difficulty));
}

render::StepCaption caption(const TeachingSettings& settings, const sudoku::Layout& layout,
                            const logic::Deduction& step) {
  const Message heading{"step.heading",
                        {{"technique", logic::message_of(step.technique)},
                         {"rating", logic::rating_message(step.difficulty)}}};
  return {told(heading), words(settings, layout, step)};
}

nlohmann::ordered_json object_of(const TeachingSettings& settings, const logic::Position& position,
                                 const logic::Deduction& step) {
  const sudoku::Layout& layout = position.layout();
  auto object = nlohmann::ordered_json::parse(
      render::step_json(layout, step, words(settings, layout, step)), nullptr, false);
  if (settings.candidates) object["before"] = write(position.grid(), sudoku::Format::marks);
  return object;
}

void add_rating(nlohmann::ordered_json& object, const logic::Rating& rating) {
  object["rating"] = nullptr;
  if (!rating.over_the_scale()) object["rating"] = rating.difficulty / 10.0;
  object["level"] = logic::name(rating.level);
  object["hardest"] = nullptr;
  if (rating.difficulty != 0) object["hardest"] = hardest_name(rating);
  object["trials"] = rating.trials;
  object["depth"] = rating.depth;
}

std::string_view hardest_name(const logic::Rating& rating) {
  return rating.difficulty == 0 ? "no step" : logic::name(rating.hardest);
}

Message hardest_message(const logic::Rating& rating) {
  return rating.difficulty == 0 ? Message("end.no_step") : logic::message_of(rating.hardest);
}

}  // namespace quadrille::cli
