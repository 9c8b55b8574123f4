#include "quadrille/render/step_json.h"

#include <array>
#include <vector>

#include <nlohmann/json.hpp>

namespace quadrille::render {
namespace {

using logic::Deduction;
using sudoku::Layout;
using Json = nlohmann::ordered_json;

std::string option_name(const Layout& layout, sudoku::Placement option) {
  return sudoku::placement_name(layout.shape(), option);
}

Json names_of(const Layout& layout, const std::vector<sudoku::RuleId>& rules) {
  Json names = Json::array();
  for (const sudoku::RuleId rule : rules) names.push_back(layout.name(rule));
  return names;
}

Json names_of(const Layout& layout, const std::vector<sudoku::Placement>& options) {
  Json names = Json::array();
  for (const sudoku::Placement& option : options) names.push_back(option_name(layout, option));
  return names;
}

Json dance_of(const Layout& layout, const std::vector<logic::Move>& dance) {
  constexpr std::array kNames = {"suppose", "forced", "dead"};
  Json moves = Json::array();
  for (const logic::Move& move : dance) {
    Json object;
    object["move"] = kNames.at(static_cast<std::size_t>(move.kind));
    object["level"] = move.level;
    if (move.kind != logic::Move::Kind::suppose || move.level > 1)
      object["item"] = layout.name(move.rule);
    if (move.kind != logic::Move::Kind::dead) object["option"] = option_name(layout, move.option);
    moves.push_back(std::move(object));
  }
  return moves;
}

}  // namespace

std::string step_json(const Layout& layout, const Deduction& step, std::string_view words) {
  Json object;
  object["technique"] = logic::name(step.technique);
  object["rating"] = nullptr;
  if (step.difficulty <= logic::kEndOfScale) object["rating"] = step.difficulty / 10.0;
  object["truths"] = names_of(layout, step.truths);
  object["links"] = names_of(layout, step.links);
  object["candidates"] = names_of(layout, step.candidates);
  object["places"] = nullptr;
  if (step.places) object["places"] = option_name(layout, *step.places);
  object["rules_out"] = names_of(layout, step.rules_out);
  if (!step.dance.empty()) object["dance"] = dance_of(layout, step.dance);
  if (!step.loop.empty()) {
    Json loop = Json::array();
    for (const sudoku::Cell cell : step.loop) loop.push_back(layout.name(cell));
    object["loop"] = std::move(loop);
  }
  object["words"] = words;
  return object.dump();
}

}  // namespace quadrille::render
