// The methods called steps.… and technique.…: how a person solves, step by step, and what each way
// of reasoning is.
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "apps/web/core/boards.h"
#include "apps/web/core/methods.h"
#include "apps/web/core/step_view.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/logic/rate.h"
#include "quadrille/play/save.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::web {
namespace {

using logic::Position;
using logic::Technique;

// Tells the steps as they are found: the board with the first of them, then only more steps.
class StepTeller {
 public:
  StepTeller(Session& session, const sudoku::Grid& puzzle, const Position& start, Speech speech)
      : session_(session), speech_(std::move(speech)), empty_(start.empty_cells()) {
    end_after(reported_, kReportEvery);
    json_.begin_object().key("start");
    write_start(json_, puzzle, start);
    json_.key("steps").begin_array();
  }

  void tell(const logic::Deduction& step, const Position& before) {
    write_step(json_, before, step, speech_);
    if (!reported_.requested()) return;
    json_.end_array().end_object();
    session_.report({.done = empty_ - before.empty_cells(),
                     .of = empty_,
                     .text = std::exchange(json_, {}).take()});
    json_.begin_object().key("steps").begin_array();
    end_after(reported_, kReportEvery);
  }

  // What was not told yet, as an object that is still open.
  JsonWriter& finish() { return json_.end_array(); }

 private:
  Session& session_;
  Speech speech_;
  std::uint32_t empty_;
  Stop reported_;
  JsonWriter json_;
};

Result<Speech> speech_in(const Session& session, const Json& payload) {
  auto symbols = texts_in(payload, "symbols");
  if (!symbols) return symbols.error();
  return Speech{language_of(session), *std::move(symbols)};
}

Result<void> solve(Session& session, const Json& payload, JsonWriter& json) {
  const auto text = text_in(payload, "game");
  if (!text) return text.error();
  auto game = play::load(*text);
  if (!game) return game.error();
  const auto shape = small_enough(game->shape());
  if (!shape) return shape.error();
  const auto from_start = flag_in(payload, "fromStart");
  if (!from_start) return from_start.error();
  const auto speech = speech_in(session, payload);
  if (!speech) return speech.error();

  const auto repertoire = repertoire_in(payload);
  if (!repertoire) return repertoire.error();
  const sudoku::Verdict verdict = game->find_solution();
  Position position =
      *from_start ? Position(game->puzzle(), game->shared_layout()) : play::position_of(*game);
  const auto obstacle = *from_start ? std::nullopt : play::find_obstacle(*game);
  StepTeller teller(session, game->puzzle(), position, *speech);
  logic::Rating rating;
  const Position start = position;
  if (!obstacle) {
    const logic::FindOptions options{.repertoire = repertoire->for_puzzle(verdict)};
    rating.outcome = logic::follow_steps(position, options,
                                         [&](const logic::Deduction& step, const Position& before) {
                                           count_in(step, rating);
                                           teller.tell(step, before);
                                           return true;
                                         });
  }
  if (verdict == sudoku::Verdict::one) logic::rate_by_scale(start, {}, rating);
  const auto tell = [&](const logic::Explanation& why) {
    return logic::tell(speech->language, game->layout(), why, speech->symbols);
  };
  JsonWriter& end = teller.finish();
  end.member("obstacle", obstacle ? tell(obstacle->levels.front()) : "");
  end.member("atFault", obstacle ? obstacle->cells : std::vector<sudoku::Cell>());
  end.member("outcome", logic::name(rating.outcome));
  end.member("dead", position.broken()
                         ? tell(logic::explain_obstacles(game->layout(), position.dead_rules(), 1))
                         : "");
  end.member("several", verdict == sudoku::Verdict::many).key("rating");
  write_rating(end, rating);
  json.raw(end.end_object().text());
  return {};
}

void write_technique(const Session& session, JsonWriter& json, Technique technique) {
  const Language& language = language_of(session);
  const logic::TechniqueInfo& info = logic::info(technique);
  static constexpr std::array kFamilies = {"single",  "direct",     "locked", "set",
                                           "fish",    "wing",       "chain",  "aligned",
                                           "forcing", "uniqueness", "trial"};
  json.member("technique", info.key).member("name", logic::tell(language, technique));
  json.member("rating", rating_text(info.least));
  json.member("family", kFamilies[static_cast<std::size_t>(info.family)]);
  json.member("uniqueness", info.needs_uniqueness);
  json.member("what", what_sentence(language, technique));
}

Result<void> list_techniques(Session& session, const Json& /*payload*/, JsonWriter& json) {
  json.begin_object().key("techniques").begin_array();
  for (std::size_t number = 0; number < logic::kTechniqueCount; ++number) {
    json.begin_object();
    write_technique(session, json, static_cast<Technique>(number));
    json.end_object();
  }
  json.end_array().end_object();
  return {};
}

Result<void> show_technique(Session& session, const Json& payload, JsonWriter& json) {
  const auto name = text_in(payload, "technique");
  if (!name) return name.error();
  const auto technique = logic::parse_technique(*name);
  if (!technique) return technique.error();
  if (sudoku::kHasConstraints && logic::is_of_rules(*technique)) {
    return Error{ErrorKind::technique, {{"found", quoted(*name)}}};  // these have no lesson
  }
  const auto speech = speech_in(session, payload);
  if (!speech) return speech.error();
  const logic::Example example = logic::example_of(*technique);
  json.begin_object();
  write_technique(session, json, *technique);
  json.member("why", why(language_of(session), *technique)).key("start");
  write_start(json, example.puzzle, example.position);
  json.key("step");
  write_step(json, example.position, example.step, *speech);
  json.end_object();
  return {};
}

constexpr std::array kStepMethods = {
    NamedMethod{"steps.solve", solve},
    NamedMethod{"technique.list", list_techniques},
    NamedMethod{"technique.show", show_technique},
};

}  // namespace

std::span<const NamedMethod> step_methods() { return kStepMethods; }

}  // namespace quadrille::web
