// Technique: the ways of reasoning that are known here, from the easiest to the hardest.
//   assert(name(Technique::x_wing) == "X-Wing");
//   assert(*parse_technique("x-wing") == Technique::x_wing);
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"

namespace quadrille::logic {

// In the order in which they are tried.
enum class Technique : std::uint8_t {
  last_cell,           // of a unit
  hidden_single_box,   // the only place of a digit in a box or region
  hidden_single_line,  // in a row or column
  direct_pointing,     // a direct pattern leaves a hidden single behind at once
  direct_claiming,
  direct_hidden_pair,
  naked_single,  // the only digit of a cell
  direct_hidden_triplet,
  pointing,  // a digit of a box lies in one line
  claiming,  // a digit of a line lies in one box
  naked_pair,
  x_wing,
  hidden_pair,
  naked_triplet,
  swordfish,
  hidden_triplet,
  xy_wing,
  xyz_wing,
  unique_rectangle_1,
  unique_rectangle_2,
  unique_rectangle_3,
  unique_rectangle_4,
  unique_loop_1,
  unique_loop_2,
  unique_loop_3,
  unique_loop_4,
  naked_quad,
  jellyfish,
  hidden_quad,
  bug_1,
  bug_2,
  bug_3,
  bug_4,
  incomplete_rectangle_1,  // a unique rectangle some of whose candidates have been ruled out
  incomplete_rectangle_2,
  incomplete_rectangle_3,
  incomplete_rectangle_4,
  skyscraper,
  two_string_kite,
  empty_rectangle,
  simple_colouring,
  w_wing,
  aligned_pair,   // digits of two cells that cannot stand together
  forcing_cycle,  // statements that follow from each other, all round
  digit_chain,    // a statement leads to its opposite, through places of one digit
  forcing_chain,  // through any pairs
  aligned_triplet,
  nishio,               // a dynamic chain of one digit that contradicts itself
  multiple_chains,      // from every candidate of a cell, or every place of a digit in a unit
  dynamic_chains,       // the same, on a board from which what is not is taken away
  dynamic_chains_plus,  // and with the help of simple patterns on that board
  nested_chains,        // and with chains inside the chains
  trial,                // suppose an option and dance until it fails

  // Beyond the scale: tried only where they are asked for.
  remote_pair,    // cells of the same two candidates, each in sight of the next
  x_chain,        // one of two places of a digit is right, by a chain of its pairs
  xy_chain,       // the same for cells of two candidates
  nice_loop,      // a chain that comes back to its start
  aic,            // a chain of pairs of any kind
  grouped_chain,  // with several places, or an almost locked set, as one link
  als_xz,         // two almost locked sets that share a digit
  als_xy_wing,    // three of them
  als_chain,      // more
  finned_fish,    // a fish but for some places near what it rules out
  sashimi_fish,   // one that would be none without those places
  franken_fish,   // with boxes among its units
  mutant_fish,    // of any units
  kraken_fish,    // whose fins are tied to what it rules out by chains
  death_blossom,  // a cell, and an almost locked set for each of its candidates
  sue_de_coq,     // cells of a line and a box with as many digits as they are
  multifish,      // cells where rows cross columns, likewise
  junior_exocet,  // two cells whose digits two others must take
  unique_rectangle_5,
  unique_rectangle_6,
  hidden_rectangle,
  avoidable_rectangle_1,  // a unique rectangle whose cells have been filled
  avoidable_rectangle_2,
  bug_lite,  // some cells as in a BUG

  // On boards with constraints, where they are tried without being asked for.
  combinations,  // the sets of digits that a cage can still hold
  rule_alone,    // what no way to satisfy one constraint has
  rule_of_45,    // what cages leave over of some units has a known sum
  common_peers,  // a candidate in sight of every place of a digit in a unit
  group_set,     // as many cells that differ as they have digits
};

inline constexpr std::size_t kTechniqueCount = static_cast<std::size_t>(Technique::trial) + 1;
// The same with those beyond the scale.
inline constexpr Technique kLastTechnique = Technique::bug_lite;
inline constexpr std::size_t kAllTechniques = static_cast<std::size_t>(kLastTechnique) + 1;
// And with those that only boards with constraints have.
inline constexpr Technique kLastRuleTechnique = Technique::group_set;
inline constexpr std::size_t kEveryTechnique = static_cast<std::size_t>(kLastRuleTechnique) + 1;
inline bool is_beyond_scale(Technique technique) { return technique > Technique::trial; }
inline bool is_of_rules(Technique technique) { return technique > kLastTechnique; }

// Tenths on the scale of Sudoku Explainer. A deduction may be a little harder than its technique
// is at least: a loop of eight cells is harder than one of six.
using Difficulty = std::uint32_t;

// Up to this no chains are needed.
inline constexpr Difficulty kEndOfPatterns = 60;
// Past this there is no rating: no chain that is known leads on, or it was not looked for.
inline constexpr Difficulty kEndOfScale = 120;
// Of a step that only a board with constraints has: the scale knows none of these.
inline constexpr Difficulty kOffScale = 300;

enum class TechniqueFamily : std::uint8_t {
  single,
  direct,  // a pattern that leaves a hidden single behind at once
  locked,
  set,
  fish,
  wing,
  chain,       // of places of one digit
  aligned,     // digits of some cells that cannot stand together
  forcing,     // chains of statements of which each follows from those before
  uniqueness,  // takes for granted that the puzzle has only one solution
  trial,
  rule,  // what one constraint says, or some cages
};

// What is known of a technique.
struct TechniqueInfo {
  Technique technique;
  std::string_view key;   // "x-wing": for programs, and for the table of a language
  std::string_view name;  // "X-Wing": in English
  Difficulty least;       // a deduction may be a little harder
  TechniqueFamily family;
  bool needs_uniqueness;
  // Whether Sudoku Explainer knows it. The others make an explanation shorter, and are left out of
  // a rating.
  bool on_scale;
};

const TechniqueInfo& info(Technique technique);

inline std::string_view name(Technique technique) { return info(technique).name; }
inline std::string_view key(Technique technique) { return info(technique).key; }
inline Difficulty least_difficulty(Technique technique) { return info(technique).least; }
inline bool needs_uniqueness(Technique technique) { return info(technique).needs_uniqueness; }
inline bool is_on_scale(Technique technique) { return info(technique).on_scale; }

// Its name, in no language yet.
Message message_of(Technique technique);

// "4.2"
std::string rating_figures(Difficulty difficulty);
// The same; past the scale "over 6.0", which is all that is known.
Message rating_message(Difficulty difficulty);

// By its key or name, in any case, with blanks or dashes between the words.
Result<Technique> parse_technique(std::string_view name);

// The keys that a mistyped name may have meant, the nearest first: x-wing for "xwing". None where
// nothing is near.
std::vector<std::string_view> similar_techniques(std::string_view name);

}  // namespace quadrille::logic
