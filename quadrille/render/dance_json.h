// DanceJson: tells the search to a program, one JSON object a line.
//   DanceJson dance(problem);
//   dance.tell(move)   // {"move":"choose","depth":0,"item":"1","choices":2,"kind":"guess"}
#pragma once

#include <string>
#include <vector>

#include "quadrille/cover/moves.h"
#include "quadrille/render/dance/dance_tally.h"

namespace quadrille::render {

// choose: item, choices, kind ("guess", "forced" or "dead end"). attempt: item, option, items,
// number, choices. solution: options. back: item, choices. With `verbose` also cover, uncover,
// purify and unpurify: item, count (of the options that leave or return), and the colour for a
// purify.
class DanceJson {
 public:
  // The problem outlives this.
  explicit DanceJson(const cover::Problem& problem, bool verbose = false);

  // A line with its newline, or nothing.
  // requires: every move from the beginning of the search, in order
  std::string tell(const cover::Move& move);

 private:
  const cover::Problem& problem_;
  bool verbose_;
  DanceTally tally_;
  std::vector<cover::OptionId> path_;  // the option taken at each depth
};

}  // namespace quadrille::render
