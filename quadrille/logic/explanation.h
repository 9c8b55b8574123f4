// Explanation: why a step follows, as data: which sentence tells it, and what it is about.
//   const Explanation why = explain(layout, step);
//   say(tell(english(), layout, why));   // "In row 4, 7 can only go in r4c2: hidden single."
//   say(tell(*find_language("sl"), layout, explain_hint(layout, step, 1)));
// The sentences, by the same keys in every language, are in quadrille/languages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "quadrille/base/language.h"
#include "quadrille/logic/deduction.h"

namespace quadrille::logic {

struct Part;

struct Explanation {
  std::string story;  // the key of its sentence: "step.naked_set"
  std::vector<Part> parts;

  friend bool operator==(const Explanation&, const Explanation&);
};

// What can stand in the places of a sentence; of each one or more.
struct Cells {
  std::vector<Cell> list;
  friend bool operator==(const Cells&, const Cells&) = default;
};
struct Digits {
  std::vector<Digit> list;
  friend bool operator==(const Digits&, const Digits&) = default;
};
struct Units {  // one, or several rows or columns
  std::vector<Unit> list;
  friend bool operator==(const Units&, const Units&) = default;
};
struct Options {
  std::vector<Placement> list;
  friend bool operator==(const Options&, const Options&) = default;
};
struct Rules {
  std::vector<RuleId> list;
  friend bool operator==(const Rules&, const Rules&) = default;
};

struct Part {
  std::string_view name;  // of the place
  std::variant<Cells, Digits, Units, Options, Rules, std::uint64_t, std::vector<Explanation>> value;

  friend bool operator==(const Part&, const Part&) = default;
};

// Where to look for a step, which gives away as little of it as can be: a unit, some cells, or a
// digit everywhere; where nothing is set, the whole board.
struct Focus {
  std::optional<Unit> unit = std::nullopt;
  std::vector<Cell> cells = {};
  std::optional<Digit> digit = std::nullopt;

  friend bool operator==(const Focus&, const Focus&) = default;
};

Focus focus_of(const Layout& layout, const Deduction& deduction);

// The reason in full, with what follows from it; the same as a statement about items and options.
Explanation explain(const Layout& layout, const Deduction& deduction);
Explanation explain_as_matrix(const Layout& layout, const Deduction& deduction);
// "row 4", "r4c2", "the 7s"
Explanation explain(const Focus& focus);
// "nothing is left for row 4: 7"
// requires: a rule that cannot be satisfied any more
Explanation explain_dead(const Position& position, RuleId rule);
// "No digit is left for r4c2; 7 has no place in row 4; and 3 more such rules."
// requires: some rules that nothing is left for
Explanation explain_obstacles(const Layout& layout, std::span<const RuleId> rules,
                              std::size_t most);

inline constexpr std::uint32_t kHintLevels = 3;

// 1: where to look; 2: what to look for there; 3: the whole reason.
// requires: a level from 1 to 3
Explanation explain_hint(const Layout& layout, const Deduction& deduction, std::uint32_t level);

// What follows, as short as can be and the same in every language: "r4c2=7", "r1c2, r1c5≠7; r3c1≠2"
std::string conclusion(const Layout& layout, const Deduction& deduction,
                       std::span<const std::string> symbols = {});

// "technique.x-wing"
Explanation explain(Technique technique);

// Digits are written as `symbols` has them, from that of 1 on; without it, as numbers.
Message message_of(const Layout& layout, const Explanation& explanation,
                   std::span<const std::string> symbols = {});
std::string tell(const Language& language, const Layout& layout, const Explanation& explanation,
                 std::span<const std::string> symbols = {});
// Of what needs no layout: a technique.
std::string tell(const Language& language, Technique technique);

}  // namespace quadrille::logic
