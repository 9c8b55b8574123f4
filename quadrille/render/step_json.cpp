#include <array>
#include <string>
#include <vector>

#include "quadrille/base/json_writer.h"
#include "quadrille/render/step.h"

namespace quadrille::render {
namespace {

using logic::Deduction;
using sudoku::Layout;

std::string option_name(const Layout& layout, sudoku::Placement option) {
  return sudoku::placement_name(layout.shape(), option);
}

std::vector<std::string> names_of(const Layout& layout, const std::vector<sudoku::RuleId>& rules) {
  std::vector<std::string> names;
  for (const sudoku::RuleId rule : rules) names.push_back(layout.name(rule));
  return names;
}

std::vector<std::string> names_of(const Layout& layout,
                                  const std::vector<sudoku::Placement>& options) {
  std::vector<std::string> names;
  for (const sudoku::Placement& option : options) names.push_back(option_name(layout, option));
  return names;
}

void write_dance(JsonWriter& json, const Layout& layout, const std::vector<logic::Move>& dance) {
  constexpr std::array kNames = {"suppose", "forced", "dead", "out"};
  json.key("dance").begin_array();
  for (const logic::Move& move : dance) {
    json.begin_object().member("move", kNames.at(static_cast<std::size_t>(move.kind)));
    json.member("level", move.level);
    if (move.kind != logic::Move::Kind::suppose || move.level > 1) {
      json.member("item", layout.name(move.rule));
    }
    if (move.kind != logic::Move::Kind::dead) {
      json.member("option", option_name(layout, move.option));
    }
    json.end_object();
  }
  json.end_array();
}

void write_proof(JsonWriter& json, const Layout& layout, const std::vector<logic::Claim>& proof) {
  json.key("proof").begin_array();
  for (const logic::Claim& claim : proof) {
    json.begin_object().member("option", option_name(layout, claim.option)).member("is", claim.is);
    json.key("parents").begin_array();
    for (const std::uint32_t parent : claim.parents) json.value(parent);
    json.end_array();
    if (claim.is && !claim.parents.empty()) {
      json.member("item", layout.name(claim.item));
    }
    if (claim.aid != 0) json.member("aid", claim.aid / 10.0);
    if (claim.inner != 0) json.member("inner", claim.inner - 1);
    json.end_object();
  }
  json.end_array();
}

void write_nested(JsonWriter& json, const Layout& layout,
                  const std::vector<logic::NestedProof>& nested) {
  json.key("nested").begin_array();
  for (const auto& [technique, claims] : nested) {
    json.begin_object().member("technique", logic::name(technique));
    write_proof(json, layout, claims);
    json.end_object();
  }
  json.end_array();
}

// A statement that needs no reason is wrong, but for those that a blossom supposes.
void write_chain(JsonWriter& json, const Layout& layout, const Deduction& step) {
  const bool supposes = step.technique == logic::Technique::death_blossom;
  json.key("chain").begin_array();
  for (const logic::Statement& statement : step.chain) {
    json.begin_object().member("options", names_of(layout, statement.options));
    json.member("is", supposes || !statement.by.empty());
    if (!statement.by.empty()) json.member("items", names_of(layout, statement.by));
    json.end_object();
  }
  json.end_array();
}

}  // namespace

std::string step_json(const Layout& layout, const Deduction& step, std::string_view words) {
  JsonWriter json;
  json.begin_object().member("technique", logic::name(step.technique)).key("rating");
  if (step.difficulty <= logic::kEndOfScale) {
    json.value(step.difficulty / 10.0);
  } else {
    json.null();
  }
  json.member("truths", names_of(layout, step.truths));
  json.member("links", names_of(layout, step.links));
  json.member("candidates", names_of(layout, step.candidates)).key("places");
  if (step.places) {
    json.value(option_name(layout, *step.places));
  } else {
    json.null();
  }
  json.member("rules_out", names_of(layout, step.rules_out));
  if (!step.dance.empty()) write_dance(json, layout, step.dance);
  if (!step.proof.empty()) write_proof(json, layout, step.proof);
  if (!step.nested.empty()) write_nested(json, layout, step.nested);
  if (!step.chain.empty()) write_chain(json, layout, step);
  if (!step.loop.empty()) {
    json.key("loop").begin_array();
    for (const sudoku::Cell cell : step.loop) json.value(layout.name(cell));
    json.end_array();
  }
  return json.member("words", words).end_object().take();
}

}  // namespace quadrille::render
