// OptionCounts: how many options a move of the search takes out of the lists, or brings back.
//   counts.count(move)   // 3: covering this item took three options out of the lists
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/cover/search.h"

namespace quadrille::render {

// Whether it is one of cover, purify, tweak and their undoings, which change the lists.
bool is_change(cover::Move::Kind kind);
// The sentence for a choice: of one option among several, or of a way to go on.
std::string_view choice_key(const cover::Problem& problem, const cover::Move& move);
// The name of the colour that a purify gives to its item.
std::string colour_given(const cover::Problem& problem, const cover::Move& move);

class OptionCounts {
 public:
  // The problem outlives this. One that is not active may not count, and costs nothing.
  OptionCounts(const cover::Problem& problem, bool active);

  // The options that leave with a cover, purify or tweak, or return with the undoing of it.
  // requires: each of these moves from the beginning, in order
  std::uint32_t count(const cover::Move& move);

 private:
  const cover::Problem& problem_;
  std::vector<std::uint32_t> blocked_;                    // per option: what stands against it
  std::vector<std::vector<cover::OptionId>> options_of_;  // per item
};

}  // namespace quadrille::render
