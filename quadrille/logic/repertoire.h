// Repertoire: which techniques are tried on a puzzle, and in which order.
//   const Repertoire chosen = *read_repertoire("usual,aic,-trial");
//   const FindOptions options{.repertoire = chosen.for_puzzle(sudoku::Verdict::one)};
// What is tried depends on three things: what a person has chosen, how many solutions the puzzle
// has, and whether its board has constraints. All of it is settled here, so that a hint is the same
// wherever one asks for it.
#pragma once

#include <bitset>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/logic/technique.h"
#include "quadrille/solve/solve.h"

namespace quadrille::logic {

class Repertoire {
 public:
  // What teaches best, and what every program begins with: all techniques but those beyond the
  // scale.
  static Repertoire usual();
  // What Sudoku Explainer knows, and trials: with it steps come in the order of its scale.
  static Repertoire explainer();
  // The usual one, and what is beyond the scale.
  static Repertoire all();
  static Repertoire none() { return Repertoire(Techniques()); }

  [[nodiscard]] bool has(Technique technique) const {
    return techniques_.test(static_cast<std::size_t>(technique));
  }
  Repertoire& add(Technique technique);
  Repertoire& remove(Technique technique);

  // Without what comes after this one in the order of the scale.
  [[nodiscard]] Repertoire up_to(Technique hardest) const;
  // Without aligned exclusion, cycles and chains: what is past 6.0 on the scale.
  [[nodiscard]] Repertoire without_chains() const;
  // Without what takes one solution for granted.
  [[nodiscard]] Repertoire without_uniqueness() const;
  // Without what Sudoku Explainer does not know, but for trials and for what constraints say.
  [[nodiscard]] Repertoire on_scale() const;

  // What is right for a puzzle with so many solutions. Only where there is one may that be taken
  // for granted. Where there may be several, chains and trials would be followed in vain; where
  // there is none, a trial shows why.
  [[nodiscard]] Repertoire for_puzzle(sudoku::Verdict verdict) const;

  friend bool operator==(const Repertoire&, const Repertoire&) = default;

 private:
  using Techniques = std::bitset<kEveryTechnique>;  // each by its number

  explicit Repertoire(const Techniques& techniques) : techniques_(techniques) {}
  template <class Predicate>
  [[nodiscard]] Repertoire without(Predicate belongs) const;

  Techniques techniques_;
};

// Whether it is worth trying on a board with constraints, or on one without. Constraints tell apart
// what techniques that need uniqueness take for alike; and chains that go through every case see
// none of the constraints, so that they are long and lead nowhere.
bool is_for_board(Technique technique, bool has_constraints);

// Every technique, in the order in which they are tried: patterns from the
// easiest to the hardest, then those beyond the scale, then chains, and last what supposes
// something. What constraints say comes before what is harder.
std::span<const Technique> techniques_in_order();

// Reads names between commas. They are added to the usual repertoire, or taken away where a dash
// stands before them; "explainer", "all", "none" and "usual" stand for the repertoires of these
// names, and all that comes before them is forgotten.
Result<Repertoire> read_repertoire(std::string_view text);
// In as few names as that takes.
std::string write_repertoire(const Repertoire& repertoire);

}  // namespace quadrille::logic
