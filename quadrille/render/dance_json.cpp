#include "quadrille/base/json_writer.h"
#include "quadrille/render/dance.h"
#include "quadrille/render/dance/option_counts.h"

namespace quadrille::render {

using cover::Entry;
using cover::Move;
using cover::Problem;

namespace {

std::string_view kind_of_choice(const Move& move) {
  return move.choices == 0 ? "dead end" : move.choices == 1 ? "forced" : "guess";
}

}  // namespace

DanceJson::DanceJson(const Problem& problem, bool verbose)
    : problem_(problem),
      verbose_(verbose),
      counts_(std::make_unique<OptionCounts>(problem, verbose)),
      path_() {}

DanceJson::~DanceJson() = default;

std::string DanceJson::tell(const Move& move) {
  if (!verbose_ && is_change(move.kind)) return {};
  JsonWriter json;
  json.begin_object().member("move", move_name(move.kind)).member("depth", move.depth);
  if (move.kind != Move::Kind::solution) json.member("item", problem_.item_name(move.item));
  switch (move.kind) {
    case Move::Kind::choose:
      json.member("choices", move.choices).member("kind", kind_of_choice(move));
      break;
    case Move::Kind::attempt:
      path_.resize(move.depth);
      path_.emplace_back(move.option);
      json.member("option", problem_.option_name(move.option)).key("items").begin_array();
      for (const Entry& entry : problem_.entries(move.option)) {
        json.value(entry_name(problem_, entry));
      }
      json.end_array().member("number", move.number).member("choices", move.choices);
      break;
    case Move::Kind::pass:
      path_.resize(move.depth);
      path_.emplace_back();
      json.member("number", move.number).member("choices", move.choices);
      break;
    case Move::Kind::solution:
      json.key("options").begin_array();
      for (std::uint32_t depth = 0; depth < move.depth; ++depth) {
        if (path_[depth]) json.value(problem_.option_name(*path_[depth]));
      }
      json.end_array();
      break;
    case Move::Kind::back:
      json.member("choices", move.choices);
      break;
    case Move::Kind::tweak:
    case Move::Kind::untweak:
      json.member("option", problem_.option_name(move.option))
          .member("count", counts_->count(move));
      break;
    case Move::Kind::cover:
    case Move::Kind::uncover:
    case Move::Kind::purify:
    case Move::Kind::unpurify:
      if (move.kind == Move::Kind::purify) json.member("colour", colour_given(problem_, move));
      json.member("count", counts_->count(move));
      break;
  }
  return json.end_object().text() + '\n';
}

}  // namespace quadrille::render
