// An option is in the lists as long as none of its items is covered or purified to another colour,
// and as long as it is not set aside.
// Counting for each option what stands against it gives the same numbers as the lists have, with
// no knowledge of how they are linked.
#include "quadrille/render/dance/option_counts.h"

#include <algorithm>
#include <cassert>

#include "quadrille/render/dance.h"

namespace quadrille::render {

using cover::ColourId;
using cover::Entry;
using cover::ItemId;
using cover::Move;
using cover::OptionId;
using cover::Problem;

namespace {

// requires: the option has the item
ColourId colour_of(const Problem& problem, OptionId option, ItemId item) {
  const auto entry = std::ranges::find(problem.entries(option), item, &Entry::item);
  assert(entry != problem.entries(option).end());
  return entry->colour;
}

}  // namespace

bool is_change(Move::Kind kind) {
  return kind == Move::Kind::cover || kind == Move::Kind::uncover || kind == Move::Kind::purify ||
         kind == Move::Kind::unpurify || kind == Move::Kind::tweak || kind == Move::Kind::untweak;
}

std::string_view choice_key(const Problem& problem, const Move& move) {
  if (problem.bounds(move.item) != cover::Bounds{}) {
    return move.choices == 0 ? "dance.too_few" : move.choices == 1 ? "dance.one_way" : "dance.ways";
  }
  return move.choices == 0 ? "dance.dead" : move.choices == 1 ? "dance.forced" : "dance.guess";
}

std::string entry_name(const Problem& problem, const Entry& entry) {
  std::string name = problem.item_name(entry.item);
  if (entry.colour != cover::kNoColour) name += ':' + problem.colour_name(entry.colour);
  return name;
}

std::string_view move_name(Move::Kind kind) {
  switch (kind) {
    case Move::Kind::choose:
      return "choose";
    case Move::Kind::attempt:
      return "attempt";
    case Move::Kind::cover:
      return "cover";
    case Move::Kind::uncover:
      return "uncover";
    case Move::Kind::purify:
      return "purify";
    case Move::Kind::unpurify:
      return "unpurify";
    case Move::Kind::solution:
      return "solution";
    case Move::Kind::back:
      return "back";
    case Move::Kind::tweak:
      return "tweak";
    case Move::Kind::untweak:
      return "untweak";
    case Move::Kind::pass:
      return "pass";
  }
  return {};
}

std::string colour_given(const Problem& problem, const Move& move) {
  return problem.colour_name(colour_of(problem, move.option, move.item));
}

OptionCounts::OptionCounts(const Problem& problem, bool active) : problem_(problem) {
  if (!active) return;
  blocked_.resize(problem.option_count());
  options_of_.resize(problem.item_count());
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    for (const Entry& entry : problem.entries(OptionId{option})) {
      options_of_[index(entry.item)].push_back(OptionId{option});
    }
  }
}

std::uint32_t OptionCounts::count(const Move& move) {
  if (move.kind == Move::Kind::tweak) return blocked_[index(move.option)]++ == 0 ? 1 : 0;
  if (move.kind == Move::Kind::untweak) return --blocked_[index(move.option)] == 0 ? 1 : 0;
  const bool undo = move.kind == Move::Kind::uncover || move.kind == Move::Kind::unpurify;
  const bool colours = move.kind == Move::Kind::purify || move.kind == Move::Kind::unpurify;
  const ColourId colour = colours ? colour_of(problem_, move.option, move.item) : cover::kNoColour;
  std::uint32_t result = 0;
  for (const OptionId option : options_of_[index(move.item)]) {
    if (colours && colour_of(problem_, option, move.item) == colour) continue;
    std::uint32_t& blocked = blocked_[index(option)];
    if (undo ? --blocked == 0 : blocked++ == 0) ++result;
  }
  return result;
}

}  // namespace quadrille::render
