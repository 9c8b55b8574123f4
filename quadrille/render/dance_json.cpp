#include "quadrille/render/dance_json.h"

#include <nlohmann/json.hpp>

namespace quadrille::render {

using cover::Entry;
using cover::Move;
using cover::Problem;
using Json = nlohmann::ordered_json;

namespace {

std::string_view kind_of_choice(const Move& move) {
  return move.choices == 0 ? "dead end" : move.choices == 1 ? "forced" : "guess";
}

Json items_of(const Problem& problem, cover::OptionId option) {
  Json items = Json::array();
  for (const Entry& entry : problem.entries(option)) items.push_back(entry_name(problem, entry));
  return items;
}

}  // namespace

DanceJson::DanceJson(const Problem& problem, bool verbose)
    : problem_(problem),
      verbose_(verbose),
      tally_(problem, verbose),
      path_(problem.primary_count()) {}

std::string DanceJson::tell(const Move& move) {
  if (!verbose_ && is_change(move.kind)) return {};
  Json object;
  object["move"] = move_name(move.kind);
  object["depth"] = move.depth;
  if (move.kind != Move::Kind::solution) object["item"] = problem_.item_name(move.item);
  switch (move.kind) {
    case Move::Kind::choose:
      object["choices"] = move.choices;
      object["kind"] = kind_of_choice(move);
      break;
    case Move::Kind::attempt:
      path_[move.depth] = move.option;
      object["option"] = problem_.option_name(move.option);
      object["items"] = items_of(problem_, move.option);
      object["number"] = move.number;
      object["choices"] = move.choices;
      break;
    case Move::Kind::solution: {
      Json options = Json::array();
      for (std::uint32_t depth = 0; depth < move.depth; ++depth) {
        options.push_back(problem_.option_name(path_[depth]));
      }
      object["options"] = std::move(options);
      break;
    }
    case Move::Kind::back:
      object["choices"] = move.choices;
      break;
    case Move::Kind::cover:
    case Move::Kind::uncover:
    case Move::Kind::purify:
    case Move::Kind::unpurify:
      if (move.kind == Move::Kind::purify) object["colour"] = colour_given(problem_, move);
      object["count"] = tally_.count(move);
      break;
  }
  // Names may hold any bytes; what is no UTF-8 becomes U+FFFD.
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace quadrille::render
