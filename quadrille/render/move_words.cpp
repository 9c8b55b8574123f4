#include "quadrille/render/move_words.h"

#include <cassert>

#include "quadrille/render/dance.h"
#include "quadrille/render/dance/option_counts.h"

namespace quadrille::render {
namespace {

using cover::DanceLists;
using cover::Move;
using cover::NodeId;

const cover::Entry& entry_at(const cover::Problem& problem, cover::OptionId option,
                             cover::ItemId item) {
  for (const cover::Entry& entry : problem.entries(option)) {
    if (entry.item == item) return entry;
  }
  assert(false);
  return problem.entries(option).front();
}

// The options that give the item another colour than this one does. They stay in its own list.
std::uint64_t other_colours(const DanceLists& lists, cover::ItemId item, cover::ColourId colour) {
  std::uint64_t count = 0;
  const NodeId head = cover::head_of(item);
  for (NodeId node = lists.down(head); node != head; node = lists.down(node)) {
    const cover::OptionId option = lists.option_of(node);
    count += static_cast<std::uint64_t>(entry_at(lists.problem(), option, item).colour != colour);
  }
  return count;
}

Message purified(const Move& move, const DanceLists& lists, const MoveNames& names) {
  const cover::ColourId colour = entry_at(lists.problem(), move.option, move.item).colour;
  const std::uint64_t count = other_colours(lists, move.item, colour);
  if (move.kind == Move::Kind::unpurify) {
    return {"dance.unpurify", {{"item", names.item(move.item)}, {"count", count}}};
  }
  return {"dance.purify",
          {{"item", names.item(move.item)},
           {"colour", lists.problem().colour_name(colour)},
           {"count", count}}};
}

}  // namespace

MoveNames names_of(const cover::Problem& problem) {
  return {
      .item =
          [&problem](cover::ItemId item) {
            return Message("dance.item", {{"name", problem.item_name(item)}});
          },
      .option =
          [&problem](cover::OptionId option) {
            return Message("dance.option", {{"name", problem.option_name(option)}});
          },
  };
}

Message message_of(const Move& move, const DanceLists& lists, const MoveNames& names) {
  switch (move.kind) {
    case Move::Kind::choose:
      return {choice_key(lists.problem(), move),
              {{"item", names.item(move.item)}, {"count", move.choices}}};
    case Move::Kind::attempt:
      if (move.choices < 2) return {"dance.attempt", {{"option", names.option(move.option)}}};
      return {"dance.numbered", {{"number", move.number}, {"option", names.option(move.option)}}};
    case Move::Kind::cover:
      return {"dance.cover", {{"item", names.item(move.item)}, {"count", lists.length(move.item)}}};
    case Move::Kind::uncover:
      return {"dance.uncover",
              {{"item", names.item(move.item)}, {"count", lists.length(move.item)}}};
    case Move::Kind::purify:
    case Move::Kind::unpurify:
      return purified(move, lists, names);
    case Move::Kind::tweak:
      return {"dance.tweak", {{"option", names.option(move.option)}}};
    case Move::Kind::untweak:
      return {"dance.untweak", {{"option", names.option(move.option)}}};
    case Move::Kind::pass:
      return {"dance.pass", {{"number", move.number}, {"item", names.item(move.item)}}};
    case Move::Kind::back:
      return {move.choices == 0 ? choice_key(lists.problem(), move) : "dance.tried",
              {{"item", names.item(move.item)}, {"count", move.choices}}};
    case Move::Kind::solution:
      break;
  }
  assert(false);
  return {};
}

SearchLine line_of(const Move& move, cover::ItemId chosen) {
  const bool own = move.item == chosen;
  switch (move.kind) {
    case Move::Kind::choose:
      return SearchLine::choose;
    case Move::Kind::attempt:
    case Move::Kind::pass:
      return SearchLine::take_option;
    case Move::Kind::cover:
      return own ? SearchLine::cover_item : SearchLine::cover_others;
    case Move::Kind::uncover:
      return own ? SearchLine::uncover_item : SearchLine::uncover_others;
    case Move::Kind::purify:
    case Move::Kind::tweak:
      return SearchLine::cover_others;
    case Move::Kind::unpurify:
    case Move::Kind::untweak:
      return SearchLine::uncover_others;
    case Move::Kind::solution:
      return SearchLine::if_none_left;
    case Move::Kind::back:
      return SearchLine::go_back;
  }
  return SearchLine::solve;
}

}  // namespace quadrille::render
