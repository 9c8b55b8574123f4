#include "apps/web/core/step_view.h"

#include <cmath>
#include <span>
#include <vector>

#include "apps/web/core/boards.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/render/step.h"
#include "quadrille/render/step_arrows.h"

namespace quadrille::web {
namespace {

using logic::Position;
using sudoku::Cell;
using sudoku::Layout;
using sudoku::Placement;

// A cell of the page's board is so wide.
constexpr double kCellUnits = 100;

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

void write_arrows(JsonWriter& json, std::string_view name,
                  const std::vector<render::Arrow>& arrows) {
  json.key(name).begin_array();
  for (const auto& [begin, bend, end, left, right] : arrows) {
    json.begin_array();
    for (const render::Point point : {begin, bend, end, left, right}) {
      json.value(std::lround(point.x * kCellUnits)).value(std::lround(point.y * kCellUnits));
    }
    json.end_array();
  }
  json.end_array();
}

// What follows from each supposition of a chain.
void write_ways(JsonWriter& json, const Position& position, const logic::Deduction& step,
                std::span<const std::string> symbols) {
  json.key("ways").begin_array();
  for (const render::StepScene& scene : render::scenes_of(position, step)) {
    if (!scene.directed) continue;
    const render::StepArrows arrows = render::arrows_of(scene);
    const Layout& layout = position.layout();
    json.begin_object().member("start", option_number(layout, scene.starts.front().option));
    json.member("text", render::way_text(layout, scene, symbols));
    write_roles(json, position, scene);
    write_arrows(json, "truths", arrows.truths);
    write_arrows(json, "links", arrows.links);
    json.end_object();
  }
  json.end_array();
}

void write_drawing(JsonWriter& json, const Position& position, const logic::Deduction& step,
                   std::span<const std::string> symbols) {
  const Layout& layout = position.layout();
  const render::StepScene scene = render::scene_of(position, step);
  write_roles(json, position, scene);
  json.member("truths", scene.truths).member("links", scene.links);
  for (const auto& [name, lines] : {std::pair("pairs", &scene.pairs), {"joints", &scene.joints}}) {
    json.key(name).begin_array();
    for (const auto& [one, other] : *lines) {
      if (scene.directed) break;
      json.value(std::vector{option_number(layout, one), option_number(layout, other)});
    }
    json.end_array();
  }
  write_ways(json, position, step, symbols);
  json.member("loop", scene.loop).member("way", numbers(layout, scene.way));
  json.member("dead", scene.dead);
}

}  // namespace

Result<logic::Repertoire> repertoire_in(const Json& payload) {
  if (find_member(payload, "beyond") == nullptr) return logic::Repertoire::usual();
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
  write_drawing(json, position, step, speech.symbols);
  write_matrix(json, layout, step, speech.language);
  json.end_object();
}

}  // namespace quadrille::web
