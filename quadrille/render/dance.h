// Dance: tells the search by dancing links, move by move, in words or as JSON.
//   render::DanceText dance(problem);
//   cover::Search search(problem, {}, [&](const cover::Move& move) { use(dance.tell(move)); });
//
//     item 1 has 2 options: guess
//       1. option 2 (1 4 7)
//         item 2 has 1 option: forced, option 3 (2 3 6)
//           item 5 has no option left: back
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/language.h"
#include "quadrille/cover/search.h"

namespace quadrille::render {

class OptionCounts;

// "x", or "x:red" with a colour.
std::string entry_name(const cover::Problem& problem, const cover::Entry& entry);

// What programs call a move: "choose", "attempt", …
std::string_view move_name(cover::Move::Kind kind);

struct DanceStyle {
  bool verbose = false;     // also how items are covered and uncovered
  bool bare_names = false;  // "r4c2 has …", not "item r4c2 has …": the names say what they are
  const Language* language = &english();
};

// The search in plain words, move by move.
// The deeper a move, the further it stands to the right, by smaller steps where many items make a
// deep search; past 80 columns its depth is written out. An option without a name is shown with its
// items.
class DanceText {
 public:
  // The problem outlives this.
  explicit DanceText(const cover::Problem& problem, const DanceStyle& style = {});
  ~DanceText();

  // Whole lines, each with its newline, or nothing: the choice of an item with a single option is
  // told together with that option, and retreats that say nothing new are left out.
  // requires: every move from the beginning of the search, in order
  std::string tell(const cover::Move& move);

 private:
  [[nodiscard]] Argument item(cover::ItemId item) const;
  [[nodiscard]] Argument option(cover::OptionId option) const;
  [[nodiscard]] std::string line(const cover::Move& move, std::uint32_t indent,
                                 const Message& message) const;
  std::string tell_choose(const cover::Move& move);
  [[nodiscard]] bool is_quiet(const cover::Move& move) const;
  std::string tell_attempt(const cover::Move& move);
  std::string tell_pass(const cover::Move& move);
  [[nodiscard]] std::string tell_solution(const cover::Move& move) const;
  [[nodiscard]] std::string tell_back(const cover::Move& move) const;
  std::string tell_change(const cover::Move& move);

  const cover::Problem& problem_;
  DanceStyle style_;
  std::uint32_t step_;  // columns to the right
  std::unique_ptr<OptionCounts> counts_;
  std::vector<std::uint32_t> indent_;                 // of the choice at each depth
  std::vector<std::optional<cover::OptionId>> path_;  // the option taken at each depth
};

// The search told to a program, one JSON object a line:
//   {"move":"choose","depth":0,"item":"1","choices":2,"kind":"guess"}
// choose: item, choices, kind ("guess", "forced" or "dead end"). attempt: item, option, items,
// number, choices. pass: item, number, choices. solution: options. back: item, choices. With
// `verbose` also cover, uncover, purify, unpurify, tweak and untweak: item, count (of the options
// that leave or return), the colour for a purify, the option for a tweak and untweak.
class DanceJson {
 public:
  // The problem outlives this.
  explicit DanceJson(const cover::Problem& problem, bool verbose = false);
  ~DanceJson();

  // A line with its newline, or nothing.
  // requires: every move from the beginning of the search, in order
  std::string tell(const cover::Move& move);

 private:
  const cover::Problem& problem_;
  bool verbose_;
  std::unique_ptr<OptionCounts> counts_;
  std::vector<std::optional<cover::OptionId>> path_;  // the option taken at each depth
};

}  // namespace quadrille::render
