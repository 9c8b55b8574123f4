#include "apps/web/core/step_view.h"

#include <span>
#include <vector>

#include "apps/web/core/boards.h"
#include "apps/web/core/shape_view.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/render/step.h"
#include "quadrille/render/step_picture.h"

namespace quadrille::web {
namespace {

using logic::Position;
using sudoku::Cell;
using sudoku::Layout;
using sudoku::Placement;

std::vector<std::uint32_t> numbers(const Layout& layout, std::span<const Placement> options) {
  std::vector<std::uint32_t> numbers;
  for (const Placement& option : options) numbers.push_back(option_number(layout, option));
  return numbers;
}

// Every candidate that `keeps` takes.
template <class Keeps>
std::vector<std::uint32_t> candidates(const Position& position, Keeps keeps) {
  std::vector<std::uint32_t> found;
  for (Cell cell = 0; cell < position.layout().cell_count(); ++cell) {
    for (const std::uint32_t number : position.options(Layout::rule(cell))) {
      const Placement option{cell, static_cast<sudoku::Digit>(number + 1)};
      if (keeps(option)) found.push_back(option_number(position.layout(), option));
    }
  }
  return found;
}

void write_matrix(JsonWriter& json, const Layout& layout, const logic::Deduction& step,
                  const Language& language) {
  const render::StepMatrix matrix = render::matrix_of(layout, step);
  json.key("matrix").begin_object().key("columns").begin_array();
  for (const sudoku::RuleId rule : matrix.columns) write_rule(json, layout, rule, language);
  json.end_array().member("truths", matrix.truths).key("rows").begin_array();
  for (const render::StepMatrix::Row& row : matrix.rows) {
    json.begin_object().member("option", option_number(layout, row.option));
    json.member("columns", row.columns).end_object();
  }
  json.end_array().end_object();
}

void write_roles(JsonWriter& json, const Position& position, const render::StepScene& scene) {
  const auto with_role = [&](render::Role role) {
    return candidates(position, [&](Placement option) { return scene.role(option) == role; });
  };
  json.member("pattern", with_role(render::Role::pattern));
  json.member("second", with_role(render::Role::second));
}

// What follows from each supposition of a chain.
void write_ways(JsonWriter& json, const Position& position, const logic::Deduction& step,
                std::span<const std::string> symbols) {
  json.key("ways").begin_array();
  for (const render::StepScene& scene : render::scenes_of(position, step)) {
    if (!scene.directed) continue;
    json.begin_object().member("text", render::way_text(position.layout(), scene, symbols));
    write_shapes(json.key("shapes"), render::step_picture(scene));
    json.end_object();
  }
  json.end_array();
}

void write_shapes_of(JsonWriter& json, const Position& position, const logic::Deduction& step,
                     std::span<const std::string> symbols) {
  write_shapes(json.key("shapes"), render::step_picture(render::scene_of(position, step)));
  write_ways(json, position, step, symbols);
}

}  // namespace

Result<logic::Repertoire> repertoire_in(const Json& payload) {
  if (!payload.find("beyond").is_there()) return logic::Repertoire::usual();
  const auto beyond = flag_in(payload, "beyond");
  if (!beyond) return beyond.error();
  return *beyond ? logic::Repertoire::all() : logic::Repertoire::usual();
}

void write_start(JsonWriter& json, const sudoku::Grid& puzzle, const Position& position) {
  json.begin_object().key("shape");
  write_shape(json, puzzle);
  json.member("givens", puzzle.cells()).member("digits", position.grid().cells());
  json.member("candidates", candidates(position, [](Placement) { return true; }));
  json.end_object();
}

void write_drawing(JsonWriter& json, const Position& position, const logic::Deduction& step,
                   std::span<const std::string> symbols) {
  json.begin_object();
  write_shapes_of(json, position, step, symbols);
  json.member("candidates", candidates(position, [](Placement) { return true; }));
  json.end_object();
}

void write_step(JsonWriter& json, const Position& position, const logic::Deduction& step,
                const Speech& speech) {
  const Layout& layout = position.layout();
  const auto tell = [&](const logic::Explanation& explanation) {
    return logic::tell(speech.language, layout, explanation, speech.symbols);
  };
  Position after = position;
  apply(step, after);
  json.begin_object().member("technique", key(step.technique));
  json.member("name", logic::tell(speech.language, step.technique));
  json.member("rating", rating_text(step.difficulty));
  json.member("text", tell(explain(layout, step)));
  json.member("matrixText", tell(explain_as_matrix(layout, step)));
  json.key("places");
  if (step.places) {
    json.value(option_number(layout, *step.places));
  } else {
    json.null();
  }
  json.member("rulesOut", numbers(layout, step.rules_out));
  json.member("gone", candidates(position, [&](Placement option) { return !after.has(option); }));
  write_roles(json, position, render::scene_of(position, step));
  write_shapes_of(json, position, step, speech.symbols);
  write_matrix(json, layout, step, speech.language);
  json.end_object();
}

}  // namespace quadrille::web
