// DanceText: tells the search in plain words, move by move.
//   DanceText dance(problem);
//   cover::Search search(problem, {}, [&](const cover::Move& move) { print(dance.tell(move)); });
//
//   item 1 has 2 options: guess
//     1. option 2 (1 4 7)
//       item 2 has 1 option: forced, option 3 (2 3 6)
//         item 5 has no option left: back
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "quadrille/cover/moves.h"
#include "quadrille/render/dance/dance_tally.h"

namespace quadrille::render {

struct DanceStyle {
  bool verbose = false;     // also how items are covered and uncovered
  bool bare_names = false;  // "r4c2 has …", not "item r4c2 has …": the names say what they are
};

// The deeper a move, the further it stands to the right, by smaller steps where many items make a
// deep search; past 80 columns its depth is written out. An option without a name is shown with its
// items.
class DanceText {
 public:
  // The problem outlives this.
  explicit DanceText(const cover::Problem& problem, const DanceStyle& style = {});

  // Whole lines, each with its newline, or nothing: the choice of an item with a single option is
  // told together with that option, and retreats that say nothing new are left out.
  // requires: every move from the beginning of the search, in order
  std::string tell(const cover::Move& move);

 private:
  [[nodiscard]] std::string item(cover::ItemId item) const;
  [[nodiscard]] std::string option(cover::OptionId option) const;
  [[nodiscard]] std::string line(const cover::Move& move, std::uint32_t indent,
                                 std::string_view words) const;
  std::string tell_choose(const cover::Move& move);
  std::string tell_attempt(const cover::Move& move);
  [[nodiscard]] std::string tell_solution(const cover::Move& move) const;
  [[nodiscard]] std::string tell_back(const cover::Move& move) const;
  std::string tell_change(const cover::Move& move);

  const cover::Problem& problem_;
  DanceStyle style_;
  std::uint32_t step_;  // columns to the right
  DanceTally tally_;
  std::vector<std::uint32_t> indent_;  // of the choice at each depth
  std::vector<cover::OptionId> path_;  // the option taken at each depth
};

}  // namespace quadrille::render
