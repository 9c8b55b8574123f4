// Find: the next step of reasoning in a position, or all of one technique.
//   Position position(grid);
//   while (auto step = find_next(position)) apply(*step, position);
#pragma once

#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::logic {

namespace chains {
class ChainFinder;
}

// What is kept from one search to the next on the way through a puzzle: chains are found sooner
// with it.
class FindMemory {
 public:
  FindMemory();
  ~FindMemory();
  FindMemory(const FindMemory&) = delete;
  FindMemory& operator=(const FindMemory&) = delete;

  // What the step of the last search is rated at least, whether it was found or not: all that is
  // easier had been tried to its end.
  [[nodiscard]] Difficulty at_least() const { return at_least_; }

  // For finders: a search begins, has come to such steps, or was cut short there, by a limit or
  // because the board is too large.
  void begin() {
    stays_ = false;
    limited_ = false;
  }
  void reach(Difficulty difficulty) {
    if (!stays_) at_least_ = difficulty;
  }
  void stay(bool limited) {
    stays_ = true;
    limited_ = limited_ || limited;
  }
  [[nodiscard]] bool limited() const { return limited_; }
  [[nodiscard]] chains::ChainFinder& chains() { return *chains_; }

 private:
  std::unique_ptr<chains::ChainFinder> chains_;
  Difficulty at_least_ = 0;
  bool stays_ = false;
  bool limited_ = false;
};

struct FindOptions {
  // Techniques that take for granted that there is one solution.
  bool uniqueness = true;
  // Techniques past this one are not tried.
  Technique hardest = Technique::trial;
  // Techniques that are not tried, each by its number.
  std::bitset<kTechniqueCount> left_out = {};
  // Techniques beyond the scale that are tried, each by its number: after all patterns, before
  // anything is supposed.
  std::bitset<kAllTechniques> also = {};
  // Suppositions that one trial, or the search for one kind of chain, may make before it gives up.
  std::uint64_t max_suppositions = 100'000;
  const Stop* stop = nullptr;    // polled during trials and long searches, and between steps
  FindMemory* memory = nullptr;  // of this puzzle; outlives the search
  // Whether chains are to be told: then their proof is made.
  bool proofs = true;
};

// The techniques that Sudoku Explainer does not know, but for the trial: with them left out, steps
// come in the order of its scale.
std::bitset<kTechniqueCount> off_scale_techniques();
// Those past 6.0 on that scale: aligned exclusion, cycles and chains.
std::bitset<kTechniqueCount> chain_techniques();

// Those that are right for a puzzle with so many solutions: nothing that needs uniqueness unless
// there is one, and no trials, which would try everything in vain, where there are several. Chains
// are followed where there is one solution, and steps then come in the order of the scale.
FindOptions find_options(sudoku::Verdict verdict);

// The easiest deduction that can be made; nothing where none is known, the position is solved or
// it is broken.
std::optional<Deduction> find_next(const Position& position, const FindOptions& options = {});

// Every deduction by one technique, in the order in which a person might come across them; those
// found so far where a stop came first. A trial is given once, by its shortest dance.
std::vector<Deduction> find_all(const Position& position, Technique technique,
                                const FindOptions& options = {});

}  // namespace quadrille::logic
