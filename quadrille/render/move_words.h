// Move words: a single move of a dance, whatever came before: what is said of it, and the line of
// the algorithm that makes it.
//   const cover::DanceLists lists(problem);
//   const cover::Move move{.kind = cover::Move::Kind::choose, .choices = 2};
//   const Message told = render::message_of(move, lists, render::names_of(problem));
//   const render::SearchLine line = render::line_of(move, cover::ItemId{0});
// DanceText (dance.h) tells a search from its beginning, and leaves out what goes without saying.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "quadrille/base/message.h"
#include "quadrille/cover/dance_lists.h"
#include "quadrille/cover/problem.h"
#include "quadrille/cover/search.h"

namespace quadrille::render {

// What items and options are called in a sentence.
struct MoveNames {
  std::function<Argument(cover::ItemId)> item;
  std::function<Argument(cover::OptionId)> option;
};
// Those that the problem has for them; it outlives the names.
MoveNames names_of(const cover::Problem& problem);

// "item 2 has 3 options: guess"; the lists are those after the move.
// requires: no solution, of which the options taken have more to tell
Message message_of(const cover::Move& move, const cover::DanceLists& lists, const MoveNames& names);

// The algorithm, line by line. Options are tried in a loop; the search of what is left is the same
// algorithm again.
enum class SearchLine : std::uint8_t {
  solve,
  if_none_left,
  choose,
  cover_item,
  for_each_option,
  take_option,
  cover_others,
  solve_rest,
  uncover_others,
  uncover_item,
  go_back,
};
inline constexpr std::array<std::uint8_t, 11> kLineIndents = {0, 1, 1, 1, 1, 2, 2, 2, 2, 1, 1};

// The line that makes a move; `chosen` is the item that was chosen at its depth.
SearchLine line_of(const cover::Move& move, cover::ItemId chosen);

}  // namespace quadrille::render
