// Methods: the functions behind the techniques; each finds the deductions of one kind.
//   for (const Method& method : all_methods()) method.find(position, method.first, harvest);
// A new technique is a new file, a line here, a line in the table of methods.cpp, and a name in
// technique.h; long chains, almost-locked sets and finned fish will come that way.
#pragma once

#include <span>

#include "quadrille/logic/position.h"
#include "quadrille/logic/techniques/harvest.h"

namespace quadrille::logic {

// Adds what it finds to the harvest, the easiest first, until that is full.
// requires: the position is not broken; the technique is one of the method
using Find = void (*)(const Position& position, Technique technique, Harvest& harvest);

struct Method {
  Technique first;  // a method that has to look for several techniques at once finds all of them
  Technique last;
  Find find;
};

// All but the trial, in the order of the techniques.
std::span<const Method> all_methods();

// k truths in k links.
void find_last_cells(const Position& position, Technique technique, Harvest& harvest);
void find_hidden_singles(const Position& position, Technique technique, Harvest& harvest);
void find_naked_singles(const Position& position, Technique technique, Harvest& harvest);
void find_locked_candidates(const Position& position, Technique technique, Harvest& harvest);
void find_locked_sets(const Position& position, Technique technique, Harvest& harvest);
// The same, looking for a hidden single that appears at once.
void find_direct_locked(const Position& position, Technique technique, Harvest& harvest);
void find_direct_hidden_sets(const Position& position, Technique technique, Harvest& harvest);

// Cells with few candidates.
void find_wings(const Position& position, Technique technique, Harvest& harvest);
void find_w_wings(const Position& position, Technique technique, Harvest& harvest);
// One digit.
void find_turbot_fish(const Position& position, Technique technique, Harvest& harvest);
void find_empty_rectangles(const Position& position, Technique technique, Harvest& harvest);
void find_colourings(const Position& position, Technique technique, Harvest& harvest);
// Patterns that would have two solutions.
void find_unique_loops(const Position& position, Technique technique, Harvest& harvest);
void find_incomplete_rectangles(const Position& position, Technique technique, Harvest& harvest);
void find_universal_graves(const Position& position, Technique technique, Harvest& harvest);

}  // namespace quadrille::logic
