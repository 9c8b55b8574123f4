// Find: the next step of reasoning in a position, or all of one technique.
//   Position position(grid);
//   while (auto step = find_next(position)) apply(*step, position);
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::logic {

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
  // Suppositions that one trial may make before it gives up.
  std::uint64_t max_suppositions = 100'000;
  const Stop* stop = nullptr;  // polled during trials and long searches, and between steps
};

// Those that are right for a puzzle with so many solutions: nothing that needs uniqueness unless
// there is one, and no trials, which would try everything in vain, where there are several.
FindOptions find_options(sudoku::Verdict verdict);

// The easiest deduction that can be made; nothing where none is known, the position is solved or
// it is broken.
std::optional<Deduction> find_next(const Position& position, const FindOptions& options = {});

// Every deduction by one technique, in the order in which a person might come across them; those
// found so far where a stop came first. A trial is given once, by its shortest dance.
std::vector<Deduction> find_all(const Position& position, Technique technique,
                                const FindOptions& options = {});

}  // namespace quadrille::logic
